// A page in a frame that asks for an analysis and tells its parent on which rung it was made.

import { joinPool } from '../../src/analysis/page.js';
import { valueOf } from '../../src/fault.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseVariant } from '../../src/formats/variant.js';

export interface Told {
  readonly rung?: string | undefined;
  readonly nodes?: number | undefined;
  readonly first?: string | undefined;
  readonly error?: string;
}

const text = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const variant = valueOf(parseVariant('duel-open'));
const view = valueOf(parsePosition(text, variant.rules));

async function ask(): Promise<Told> {
  const { engineSrc } = document.documentElement.dataset;
  const member = joinPool(engineSrc === undefined ? {} : { workerUrl: engineSrc });
  try {
    const report = await member.analyse({ variant, view }, { nodes: 5_000 }).done;
    return { rung: member.rung, nodes: report?.nodes, first: report?.lines[0]?.text.slice(0, 4) };
  } catch (error) {
    return { error: String(error) };
  } finally {
    member.leave();
  }
}

void ask().then((told) => parent.postMessage(told, '*'));

// What the engine is asked about a position of the tree.

import type { AnalyseOptions } from '../../../src/analysis/service.js';
import type { Asked } from '../../../src/analysis/task.js';
import { valueOf } from '../../../src/fault.js';
import { makeVariant, parseVariant } from '../../../src/formats/variant.js';
import type { Reading } from './reading.js';
import type { Watched } from './watch.js';

/** Lines that the engine tells, and seconds it looks at one position. */
const LINES = 3;
const MOST_LINES = 9;
const SECONDS = 60;

type Option = (name: string) => unknown;

/** The position shown, with the author's settings. */
export function watchedIn(reading: Reading, option: Option): Watched {
  return { asked: askedOf(reading), options: optionsOf(reading, option) };
}

/**
 * Whoever knows every rank of a hidden game asks as if all saw them; who does not brings the record along,
 * for it tells of covered pieces.
 */
function askedOf({ tree, viewer }: Reading): Asked {
  const { position: view } = tree.current;
  const isComplete = view.pieces.every((piece) => !piece || piece.rank !== undefined || view.bag);
  if (!isComplete) return tree.record();
  const { variant } = tree;
  if (viewer !== 'all' || view.bag) return { variant, view };
  const rules = { ...variant.rules, visibility: 'open' as const };
  return { variant: valueOf(parseVariant(makeVariant({ ...variant, rules }))), view };
}

function optionsOf({ viewer }: Reading, option: Option): AnalyseOptions {
  const seconds = numberOf(option('seconds'), SECONDS);
  const lines = Math.trunc(numberOf(option('lines'), LINES));
  return {
    lines: Math.max(1, Math.min(MOST_LINES, lines)),
    ...(seconds > 0 && { milliseconds: seconds * 1000 }),
    ...(viewer !== 'all' && { seat: viewer }),
  };
}

function numberOf(given: unknown, usual: number): number {
  const value = Number(given ?? usual);
  return Number.isFinite(value) && value >= 0 ? value : usual;
}

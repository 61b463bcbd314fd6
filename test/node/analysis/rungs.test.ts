// The rungs of Node, with a worker of worker_threads. Those of browsers: test/browser/ladder.test.ts.

import { afterAll, describe, expect, it, vi } from 'vitest';
import { climb } from '../../../src/analysis/ladder.js';
import { Pool } from '../../../src/analysis/pool.js';
import { rungsFor } from '../../../src/analysis/rungs.js';
import { Member } from '../../../src/analysis/service.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';

vi.mock('../../../src/generated/worker.js', async () => {
  const { builtWorker } = await import('./built-worker.js');
  return { default: await builtWorker() };
});

const text = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const variant = valueOf(parseVariant('duel-open'));
const seen = { variant, view: valueOf(parsePosition(text, variant.rules)) };

const members: Member[] = [];
/** Somebody who asks a pool of one rung. */
function asking(name: string): Member {
  const rungs = rungsFor({}).filter((rung) => rung.name === name);
  const member = new Member(new Pool({ most: 1, land: (known) => climb(rungs, known) }));
  members.push(member);
  return member;
}
afterAll(() => members.forEach((member) => member.leave()));

describe.each(['inlined', 'page', 'page-script'])('the rung %s', (name) => {
  const member = asking(name);

  it('finds the same as any other, in so many nodes', async () => {
    const report = await member.analyse(seen, { lines: 2, nodes: 20_000 }).done;
    const same = await asking('page').analyse(seen, { lines: 2, nodes: 20_000 }).done;
    expect(member.rung).toBe(name);
    expect(report?.lines).toHaveLength(2);
    // A slice ends within a few nodes of what it was given.
    expect(report?.nodes).toBeGreaterThanOrEqual(20_000);
    expect(report?.nodes).toBeLessThan(20_100);
    expect(report?.lines).toEqual(same?.lines);
  });

  it('hears stop while it searches, and does the next thing', async () => {
    const told: number[] = [];
    const endless = member.analyse(seen, {}, ({ depth }) => told.push(depth));
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    endless.stop();
    expect((await endless.done)?.depth).toBe(told.at(-1));
    const choice = await member.choose(seen, { seed: 3, milliseconds: 10 }).done;
    expect(choice.from).toBeLessThan(30);
  });
});

it('no worker starts where the page wants none', () => {
  expect(rungsFor({ thread: 'page' }).map(({ name }) => name)).toEqual(['page', 'page-script']);
});

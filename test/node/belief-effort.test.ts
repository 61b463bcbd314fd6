// What cannot be fulfilled is given up in the end.

import { expect, test } from 'vitest';
import { knowledgeOf } from '../../src/belief/deduce.js';
import type { Knowledge, Pair } from '../../src/belief/knowledge.js';
import { ANY } from '../../src/belief/ranks.js';
import { Solver } from '../../src/belief/solve.js';
import { FORMATIONS } from '../../src/formations.js';
import { randomFrom } from '../../src/random.js';
import { PRESETS } from '../../src/rules.js';

/** Nodes of a search that all steps together may stand for: a second or so. */
const MOST = 4_000_000;

/** An army of which nothing is known but pairs that say nothing, and a check over all of it. */
function knowledge(holds: () => boolean): Knowledge {
  const start = { kind: 'setups', setups: { S: FORMATIONS[0]!.setup }, first: 'S' } as const;
  const known = knowledgeOf(PRESETS['duel-dark'], { start, turns: [], result: null });
  const men = known.armies[0]!;
  const allowed = new Array<number>(12).fill(ANY);
  const pairs = men.slice(0, 20).map((one, at): Pair => ({ one, other: men[at + 1]!, allowed }));
  return { ...known, pairs, checks: [{ men, holds, ofWalks: false }] };
}

function effort(holds: () => boolean): { readonly nodes: number; readonly isFound: boolean } {
  const course = new Solver(knowledge(holds)).solving(randomFrom(7));
  for (let nodes = 0; ;) {
    const { done, value } = course.next();
    if (done) return { nodes, isFound: value !== undefined };
    nodes += value;
  }
}

test('a check that never holds is given up', () => {
  const { nodes, isFound } = effort(() => false);
  expect(isFound).toBe(false);
  expect(nodes).toBeLessThan(MOST);
});

test('a check that holds sometimes is fulfilled', () => {
  let asked = 0;
  expect(effort(() => ++asked % 500 === 0).isFound).toBe(true);
});

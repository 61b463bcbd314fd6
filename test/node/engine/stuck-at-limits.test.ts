// A side without a move is out before the limits are asked, and a search that is stopped proves nothing of
// moves it has not looked at. Positions and truths are worked out by hand, and by the reference where it says so.

import { expect, test } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS, type Rules } from '../../../src/rules.js';

const engine = await loadEngine();
const read = (rules: Rules, text: string) => valueOf(parsePosition(text, rules));
const open = PRESETS['duel-open'];
const counted: Rules = { ...open, maxPlies: 76, adjudicate: 'count' };
const four = PRESETS['four-open'];
const solo = PRESETS['solo-open'];

test.each([
  ['some moves leave South none', open, '1j1l1/2j1j/5/5/5/5/5/5/k4/2a2/JIJ2/JL3 N 69 120'],
  ['every move leaves South none', open, '1gjlf/5/5/5/5/5/5/3c1/5/5/JJ3/HL1CJ N 69 75'],
  ['the last ply that may be played', counted, '1gjlf/5/5/5/5/5/5/3c1/5/5/JJ3/HL1CJ N 9 75'],
  ['one of several pieces does', open, 'jl3/2j1j/5/5/5/5/5/5/3c1/4d/2JFJ/2JL1 N 69 120'],
])('the last ply before a limit wins where the other side is stuck: %s', (_, rules, text) => {
  const position = read(rules, text);
  for (const depth of [2, 6]) {
    const { mate, score, move } = engine.search(rules, position, { depth });
    expect(score).toBeGreaterThan(0);
    expect(mate).toBe(1);
    const { over } = reference.play(rules, position, { kind: 'move', ...move! }).position;
    expect(over).toEqual({ result: 'N', by: 'stuck' });
  }
});

test.each([
  ['Solo', solo, 'dlj1h/4c/2h2/5/2e2/5/15/12/15/12/15/5/5/5/5/1JJ2/1LKKJ N 67 37'],
  ['Four', four, 'hlj2/jj3/5/5/5/5/15/8r1vx/15/12/14v/5/5/5/5/5/5 E 1 65 out:S,W'],
])('%s: a side that is stuck has lost when it would move, not a turn later', (_, rules, text) => {
  const position = read(rules, text);
  const { mate, score, move } = engine.search(rules, position, { depth: 4 });
  expect([mate, score > 0]).toEqual([1, true]);
  expect(reference.play(rules, position, { kind: 'move', ...move! }).position.over).toBeTruthy();
});

test.each([
  [
    'a game that is won',
    four,
    '1k1lj/1j1jM/5/5/5/5/VV13/X1S9/3W11/V1R9/Te13/5/5/5/5/5/1R3 N 2 199 out:E,S',
  ],
  ['a level game', open, '1jcl1/2jj1/5/D4/5/5/4d/5/5/5/3J1/EL1JJ N 24 105'],
])('a search stopped at any node tells of no loss that is none: %s', (_, rules, text) => {
  const position = read(rules, text);
  for (let nodes = 50; nodes <= 1_000; nodes += 25) {
    const { mate, score } = engine.search(rules, position, { nodes });
    expect([nodes, score < 0 ? mate : undefined]).toEqual([nodes, undefined]);
  }
});

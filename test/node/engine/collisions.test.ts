// Who is left when two pieces meet, as a grid a person can check against the rules page (§5):
// rows attack, columns stand. `+` the attacker stays, `-` it falls, `=` both fall.

import { expect, test } from 'vitest';
import type { Core } from '../../../src/core.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { makeTurn, parseMove } from '../../../src/formats/turn.js';
import { parsePosition } from '../../../src/formats/position.js';
import { BOARDS } from '../../../src/board.js';
import { RANKS, isMovable } from '../../../src/pieces.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';

const GRID = `
  a b c d e f g h i j k l
a = + + + + + + + + - = +
b - = + + + + + + + - = +
c - - = + + + + + + - = +
d - - - = + + + + + - = +
e - - - - = + + + + - = +
f - - - - - = + + + - = +
g - - - - - - = + + - = +
h - - - - - - - = + - = +
i - - - - - - - - = + = +
j . . . . . . . . . . . .
k = = = = = = = = = = = =
l . . . . . . . . . . . .
`.slice(1, -1);

const rules = PRESETS['duel-open'];
const board = BOARDS.duel;

/** South's piece on c6 runs at North's on c7; both sides keep something to play on with. */
function meet(core: Core, attacker: string, defender: string): string {
  const text = `5/4g/5/5/5/2${defender}2/2${attacker.toUpperCase()}2/5/5/5/4G/5 S 0 0`;
  const position = valueOf(parsePosition(text, rules));
  const move = valueOf(parseMove(board, 'c6c7'));
  const [turn] = core.play(rules, position, { kind: 'move', ...move }).turns;
  return makeTurn(board, turn!).charAt(4);
}

function gridOf(core: Core): string {
  const rows = RANKS.map((attacker) => {
    const signs = RANKS.map((defender) =>
      isMovable(attacker) ? meet(core, attacker, defender) : '.',
    );
    return [attacker, ...signs].join(' ');
  });
  return [`  ${RANKS.join(' ')}`, ...rows].join('\n');
}

test('the reference collides by the grid', () => {
  expect(gridOf(reference)).toBe(GRID);
});

test('the engine collides by the grid', async () => {
  expect(gridOf(await loadEngine())).toBe(GRID);
});

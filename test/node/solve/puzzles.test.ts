// The thirty puzzles, each checked by the reference move by move: what the tree calls right wins whatever
// comes, and what it calls wrong is refuted by the answer it gives.

import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Position } from '../../../src/position.js';
import { moveOf, pliesLeft, rightMoves, type PuzzleNode } from '../../../src/puzzles/puzzle.js';
import { PUZZLES } from '../../../src/puzzles/set.js';
import { makePuzzle, parsePuzzle } from '../../../src/puzzles/text.js';
import { solutionOf } from '../../../src/puzzles/walk.js';
import { reference } from '../../../src/reference/index.js';
import { Prover } from '../../../src/solve/prove.js';

const variant = valueOf(parseVariant('duel-open'));
const { rules } = variant;
const read = (text: string) => valueOf(parsePuzzle(text, variant, reference));

test('there are thirty, all different, of 3 to 9 plies, won in every way', () => {
  expect(PUZZLES).toHaveLength(30);
  expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(30);
  const puzzles = PUZZLES.map(({ text }) => read(text));
  expect(new Set(puzzles.map(({ plies }) => plies))).toEqual(new Set([3, 5, 7, 9]));
  const endings = puzzles.map(({ position, tree }) => {
    const line = solutionOf(reference, rules, { position, node: tree });
    return line.at(-1)?.position.over?.by;
  });
  expect(new Set(endings)).toEqual(new Set(['flag', 'disarmed', 'stuck']));
});

describe.each(PUZZLES)('$id', ({ text }) => {
  const { position, plies, tree } = read(text);
  const prover = new Prover(reference, rules, position.turn);

  test('one first move wins, and nothing wins faster', () => {
    expect(rightMoves(tree)).toHaveLength(1);
    expect(pliesLeft(tree)).toBe(plies);
    expect(prover.wins(position, plies - 1)).toBe(false);
  });

  test('every move of its tree is what the reference says', () => {
    expect(checked(position, tree, plies)).toBeGreaterThan(plies);
  });

  test('is written as it was read', () => {
    expect(makePuzzle({ variant, position, plies, tree })).toBe(text);
  });

  /** How many moves were checked from here on. */
  function checked(before: Position, node: PuzzleNode, left: number): number {
    const moves = reference.moves(rules, before);
    expect(node.size).toBe(moves.length);
    let count = 0;
    for (const [code, reaction] of node) {
      const after = prover.after(before, moveOf(code));
      count++;
      if (reaction.kind === 'won') {
        expect(after.over?.result).toBe('S');
        continue;
      }
      const answered = reaction.answer ? prover.after(after, reaction.answer) : after;
      if (reaction.kind === 'wrong') {
        expect(prover.wins(answered, left - 2)).toBe(false);
      } else {
        expect(prover.wins(after, left - 1)).toBe(true);
        count += checked(answered, reaction.next, left - 2);
      }
    }
    return count;
  }
});

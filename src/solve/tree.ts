// The tree of a puzzle: what comes of every move the solver can make, as far as the right ones lead.

import type { Position } from '../position.js';
import { moveCode, type PuzzleNode, type Reaction } from '../puzzles/puzzle.js';
import type { Move } from '../turn.js';
import type { Prover } from './prove.js';

/** How many of the answers that hold out longest are compared. */
const COMPARED = 6;

/** The tree of a position that is won within so many plies. Throws NodesSpent. */
export function growTree(prover: Prover, position: Position, plies: number): PuzzleNode {
  const node = new Map<number, Reaction>();
  const refutations: Move[] = [];
  for (const move of prover.moves(position)) {
    const after = prover.after(position, move);
    const isRight = prover.wins(after, plies - 1);
    const reaction = isRight
      ? rightReaction(prover, after, plies - 1)
      : wrongReaction(prover, after, plies - 1, refutations);
    node.set(moveCode(move), reaction);
  }
  return node;
}

function rightReaction(prover: Prover, after: Position, plies: number): Reaction {
  if (after.over) return { kind: 'won' };
  if (prover.isOurs(after)) {
    return { kind: 'right', answer: undefined, next: growTree(prover, after, plies) };
  }
  const answer = hardest(prover, after, plies);
  const next = growTree(prover, prover.after(after, answer), plies - 1);
  return { kind: 'right', answer, next };
}

/** The answer that holds out longest and then leaves the fewest right moves. */
function hardest(prover: Prover, position: Position, plies: number): Move {
  const answers = prover.moves(position).map((move) => {
    const after = prover.after(position, move);
    return { move, after, holds: prover.shortest(after, plies - 1) ?? 0 };
  });
  const longest = Math.max(...answers.map(({ holds }) => holds));
  const best = answers.filter(({ holds }) => holds === longest).slice(0, COMPARED);
  if (best.length === 1) return best[0]!.move;
  const counted = best.map(({ move, after }) => ({
    move,
    right: rightCount(prover, after, plies - 1),
  }));
  return counted.reduce((least, each) => (each.right < least.right ? each : least)).move;
}

/** How many moves of a position keep the win. */
export function rightCount(prover: Prover, position: Position, plies: number): number {
  const isRight = (move: Move): boolean => prover.wins(prover.after(position, move), plies - 1);
  return prover.moves(position).filter(isRight).length;
}

/** An answer after which nothing wins in time: one known from another move, a collision, or any. */
function wrongReaction(
  prover: Prover,
  after: Position,
  plies: number,
  refutations: Move[],
): Reaction {
  if (after.over) return { kind: 'wrong', answer: undefined };
  const legal = prover.moves(after);
  const isKnown = (move: Move): boolean =>
    refutations.some((each) => moveCode(each) === moveCode(move));
  const tried = [
    ...legal.filter(isKnown),
    ...legal.filter((move) => !isKnown(move) && after.pieces[move.to]),
    ...legal.filter((move) => !isKnown(move) && !after.pieces[move.to]),
  ];
  const answer = tried.find((move) => !prover.wins(prover.after(after, move), plies - 1));
  if (answer && !isKnown(answer)) refutations.push(answer);
  return { kind: 'wrong', answer };
}

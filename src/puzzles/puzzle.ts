// A puzzle: a position in which the seat to move wins by force, with everything that can be tried in it.

import type { Position } from '../position.js';
import type { Variant } from '../record.js';
import type { Move } from '../turn.js';

export interface Puzzle {
  readonly variant: Variant;
  /** The solver is to move. */
  readonly position: Position;
  /** The solver wins within so many plies, the solver's own and the answers, whatever comes. */
  readonly plies: number;
  readonly tree: PuzzleNode;
}

/** What comes of each legal move of the solver, by the move's code. */
export type PuzzleNode = ReadonlyMap<number, Reaction>;

export type Reaction =
  /** The game is won. */
  | { readonly kind: 'won' }
  /**
   * Still won within the plies: the other seat answers with what holds out longest. Without an
   * answer the solver is to move again, because the other seat had to pass.
   */
  | { readonly kind: 'right'; readonly answer: Move | undefined; readonly next: PuzzleNode }
  /** Won no more, or too late: the answer shows why. Without one the game is over. */
  | { readonly kind: 'wrong'; readonly answer: Move | undefined };

/** A move as a number. */
export const moveCode = ({ from, to }: Move): number => (from << 8) | to;

export const moveOf = (code: number): Move => ({ from: code >> 8, to: code & 0xff });

/** The moves that keep the win, those that end the game first. */
export function rightMoves(node: PuzzleNode): readonly Move[] {
  const codes = (kind: Reaction['kind']): number[] =>
    [...node].filter(([, reaction]) => reaction.kind === kind).map(([code]) => code);
  return [...codes('won'), ...codes('right')].map(moveOf);
}

/** Plies until the win when the solver plays the best and the answers come as they stand. */
export function pliesLeft(node: PuzzleNode): number {
  let fewest = Infinity;
  for (const reaction of node.values()) {
    if (reaction.kind === 'won') return 1;
    if (reaction.kind !== 'right') continue;
    const own = reaction.answer ? 2 : 1;
    fewest = Math.min(fewest, own + pliesLeft(reaction.next));
  }
  return fewest;
}

/** The move that wins fastest against the answers that stand; undefined where none wins. */
export function bestMove(node: PuzzleNode): Move | undefined {
  let best: number | undefined;
  let fewest = Infinity;
  for (const [code, reaction] of node) {
    if (reaction.kind === 'wrong') continue;
    const plies = reaction.kind === 'won' ? 0 : pliesLeft(reaction.next);
    if (plies >= fewest) continue;
    fewest = plies;
    best = code;
  }
  return best === undefined ? undefined : moveOf(best);
}

// Going through a puzzle: what a try comes to, and the way that wins.

import type { Core } from '../core.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move, Turn } from '../turn.js';
import { bestMove, moveCode, type PuzzleNode, type Reaction } from './puzzle.js';

/** A turn and the position it led to. */
export interface Step {
  readonly turn: Turn;
  readonly position: Position;
}

export interface Tried {
  readonly kind: Reaction['kind'];
  /** The solver's turn, then the answer's where there is one. */
  readonly steps: readonly Step[];
  /** Where it goes on; undefined where it does not. */
  readonly next: PuzzleNode | undefined;
}

/** Where a solver stands. */
export interface Stand {
  readonly position: Position;
  readonly node: PuzzleNode;
}

/** What comes of one of the solver's legal moves. Throws a RangeError for any other. */
export function tryMove(core: Core, rules: Rules, { position, node }: Stand, move: Move): Tried {
  const reaction = node.get(moveCode(move));
  if (!reaction) throw new RangeError('the puzzle knows no such move');
  const own = stepOf(core, rules, position, move);
  if (reaction.kind === 'won') return { kind: 'won', steps: [own], next: undefined };
  const { kind, answer } = reaction;
  const steps = answer ? [own, stepOf(core, rules, own.position, answer)] : [own];
  return { kind, steps, next: kind === 'right' ? reaction.next : undefined };
}

/** The turns from here to the win, both sides at their best. */
export function solutionOf(core: Core, rules: Rules, { position, node }: Stand): readonly Step[] {
  const move = bestMove(node);
  if (!move) return [];
  const { steps, next } = tryMove(core, rules, { position, node }, move);
  const last = steps.at(-1);
  if (!next || !last) return steps;
  return [...steps, ...solutionOf(core, rules, { position: last.position, node: next })];
}

function stepOf(core: Core, rules: Rules, position: Position, move: Move): Step {
  const { turns, position: after } = core.play(rules, position, { kind: 'move', ...move });
  return { turn: turns[0]!, position: after };
}

// Leaves of the tree of legal moves, for comparing implementations.

import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Action, Move } from '../turn.js';
import { draws } from './flip.js';
import { legalMoves } from './legality.js';
import { judge, play } from './play.js';

/**
 * Leaves to a depth in plies. A game that is over has no children; a piece turned up has one for
 * every colour and rank that it may be. Automatic passes belong to the move before them.
 */
export function perft(rules: Rules, position: Position, depth: number): number {
  return leaves(rules, judge(rules, position), depth);
}

function leaves(rules: Rules, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const actions = legalMoves(rules, position).flatMap((move) => actionsOf(position, move));
  if (depth === 1) return actions.length;
  return actions.reduce(
    (sum, action) => sum + leaves(rules, play(rules, position, action).position, depth - 1),
    0,
  );
}

function actionsOf(position: Position, move: Move): readonly Action[] {
  if (move.from !== move.to) return [{ kind: 'move', ...move }];
  return draws(move, position).map((draw) => ({ kind: 'uncover', ...draw }));
}

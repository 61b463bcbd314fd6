// Counting nodes, and what a finished game is worth.

import { drawScore } from './draws';
import { turn } from './ending';
import { MATE } from './hash-table';
import { teamOf } from './rules';

/** Positions looked at since the search began: those of the search proper and of its ends. */
export let nodes: u64 = 0;

export function forgetNodes(): void {
  nodes = 0;
}

export function nodesUp(): void {
  nodes++;
}

/** A finished game's score for the team to move at `ply`. */
export function finalScore(ended: i32, ply: i32): i32 {
  if (ended == 3) return drawScore();
  return (ended == 1) == (teamOf(turn()) == 0) ? MATE - ply : ply - MATE;
}

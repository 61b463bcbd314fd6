// Counting nodes, and what a finished game is worth.

import { drawScore } from './draws';
import { DRAW } from './ending';
import { MATE } from './hash-table';

/** Positions looked at since the search began: those of the search proper and of its ends. */
export let nodes: u64 = 0;

export function forgetNodes(): void {
  nodes = 0;
}

export function nodesUp(): void {
  nodes++;
}

/** The score for a team of a game that has ended at `ply`. */
export function finalScore(ended: i32, ply: i32, team: i32): i32 {
  if (ended == DRAW) return drawScore(team);
  return (ended == 1) == (team == 0) ? MATE - ply : ply - MATE;
}

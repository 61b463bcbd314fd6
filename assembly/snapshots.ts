// Whole states kept aside and brought back: where a seat goes out in a search, and for every move
// of rules that ask for the referee.

import { HEADER, SNAPSHOTS, STATE_SIZE } from './memory';

let kept: i32 = 0;

export function keptStates(): i32 {
  return kept;
}

export function forgetStates(): void {
  kept = 0;
}

/** Keeps the whole state; `restoreState` brings it back. Returns what to hand to it. */
export function keepState(): i32 {
  memory.copy(SNAPSHOTS + kept * STATE_SIZE, HEADER, STATE_SIZE);
  return kept++;
}

/** Brings a kept state back and forgets it and all that were kept after it. */
export function restoreState(state: i32): void {
  kept = state;
  memory.copy(HEADER, SNAPSHOTS + state * STATE_SIZE, STATE_SIZE);
}

// Which moves the root of a search looks at.

import { MOST_MOVES, MOVES } from './memory';
import { inner } from './tables';

/** Moves the search is confined to, inner numbers, and how many; none where all are looked at. */
const ONLY: usize = memory.data(4096);
let onlyCount: i32 = 0;

/** First moves of the better lines, found before at the same depth. */
const FOUND_BEFORE: usize = memory.data(128);
let foundCount: i32 = 0;

/** Confines the root to the first `count` of MOVES (outer numbers); 0 for all moves. */
export function confine(count: i32): void {
  foundCount = 0;
  onlyCount = min<i32>(count, MOST_MOVES);
  for (let i = 0; i < onlyCount; i++) {
    const move = <i32>load<u16>(MOVES + i * 2);
    store<u16>(ONLY + i * 2, (inner(move >> 8) << 8) | inner(move & 255));
  }
}

export function leaveOut(move: i32): void {
  store<u16>(FOUND_BEFORE + foundCount * 2, move);
  foundCount++;
}

export function lookAtAll(): void {
  foundCount = 0;
}

/** Whether the root must not look at a move. */
export function isLeftOut(move: i32): bool {
  for (let i = 0; i < foundCount; i++) {
    if (<i32>load<u16>(FOUND_BEFORE + i * 2) == move) return true;
  }
  if (onlyCount == 0) return false;
  for (let i = 0; i < onlyCount; i++) {
    if (<i32>load<u16>(ONLY + i * 2) == move) return false;
  }
  return true;
}

/** Whether the root looks at some of its moves only, so that its score is not the position's. */
export function leavesOut(): bool {
  return onlyCount > 0 || foundCount > 0;
}

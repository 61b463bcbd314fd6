// Pieces as numbers, for both compilers: rank codes 1 … 12 are the letters a … l of the
// championship protocol, and a piece is `seat << 4 | rank`, seats counted as territories are.

export const EMPTY: i32 = 0;
export const COMMANDER: i32 = 1;
export const ENGINEER: i32 = 9;
export const MINE: i32 = 10;
export const BOMB: i32 = 11;
export const FLAG: i32 = 12;
/** The rank of a piece whose rank the reader may not know. */
export const UNKNOWN: i32 = 13;
/** A face-down piece of unknown side (flip). */
export const COVERED: i32 = 0x4d;

/** Pieces of each rank in one army; the index is the rank code. */
export const COUNTS: StaticArray<u8> = [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 2, 1];

/** A commander is 9, an engineer 1; mine, bomb and flag have no strength and are 0. */
export function strength(rank: i32): i32 {
  return rank >= COMMANDER && rank <= ENGINEER ? 10 - rank : 0;
}

export function isRanked(rank: i32): bool {
  return rank >= COMMANDER && rank <= ENGINEER;
}

/** Whether pieces of a rank can ever move: the ranked ones and bombs. */
export function isMovable(rank: i32): bool {
  return isRanked(rank) || rank == BOMB;
}

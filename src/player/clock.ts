// How long a player with a clock thinks about a move (docs/rules.md §9). All times are milliseconds.

/** What a seat has when it begins to think. Absent limits do not hold. */
export interface ClockBudget {
  /** Left to the seat for the rest of the game. */
  readonly left?: number;
  /** Added to that after each of its moves. */
  readonly increment?: number;
  /** For this move alone, used or not. */
  readonly move?: number;
  /** Moves the seat has made. */
  readonly made?: number;
}

/** What may pass between the end of the thinking and the moment the answer counts. */
export const LAG = 50;

/** A game is planned for this many moves of a seat, and late in it for at least so many more. */
const PLANNED = 90;
const LEAST = 30;
/** Kept back for what passes unused at moves after this one. */
const RESERVE = 30 * LAG;

/** No move takes more than this share of the time left. */
const SHARE = 0.1;

/**
 * Milliseconds to think about the move now: within every limit with `LAG` to spare at least, 0 where nothing is to
 * spare, Infinity without a limit. What is left is spread over the moves still expected; an increment is
 * spent as it comes in.
 */
export function thinkingTime({ left, increment = 0, move, made = 0 }: ClockBudget): number {
  const ofMove = move === undefined ? Infinity : move - LAG;
  return Math.max(0, Math.min(ofMove, ofGame(left, increment, made)));
}

function ofGame(left: number | undefined, increment: number, made: number): number {
  if (left === undefined) return Infinity;
  const spare = left - RESERVE;
  const ahead = Math.max(LEAST, PLANNED - made);
  const even = spare / ahead + Math.max(0, increment - LAG);
  // What comes in is there only after the move, so it can be spent only where the rest covers it.
  return Math.min(even, Math.max(spare * SHARE, Math.min(spare / 2, increment)));
}

// What happens in a game: moves as somebody intends them, turns as they came out. Turns are public,
// every word of them; following a record of turns needs no secret.

import type { Point, Seat } from './board.js';
import type { Color } from './position.js';
import type { Rank } from './pieces.js';

/** From a point to another; in flip `from === to` turns the piece there up. */
export interface Move {
  readonly from: Point;
  readonly to: Point;
}

/** `c6c7`, `c6c7+`, `c6c7-`, `c6c7=`, `c6c7~` in this order. */
export const OUTCOMES = ['quiet', 'took', 'fell', 'both', 'bounced'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A move with its outcome and what it showed to everybody. */
export interface MoveTurn {
  readonly kind: 'move';
  readonly from: Point;
  readonly to: Point;
  readonly outcome: Outcome;
  /** A flag fell on the target (`#`). */
  readonly flagTaken: boolean;
  /** Flags shown because a commander fell (`!d12`). */
  readonly flags: readonly Point[];
  /** Pieces shown by a scout (`!c7b`). */
  readonly shown: readonly { readonly point: Point; readonly rank: Rank }[];
  /** Seats that went out by this turn without their flag falling (`xN`). */
  readonly out: readonly Seat[];
}

/** Flip: a piece turned up (`^c6i`). */
export interface UncoverTurn {
  readonly kind: 'uncover';
  readonly at: Point;
  readonly color: Color;
  readonly rank: Rank;
  readonly out: readonly Seat[];
}

/** `--`, a turn lost to the clock, or `pass`, an automatic pass. */
export interface SkipTurn {
  readonly kind: 'lost' | 'pass';
  readonly out: readonly Seat[];
}

/** Off turn: `resign:S`, `left:S`, `draw?:S`, `draw!:S`. */
export interface SeatTurn {
  readonly kind: 'resign' | 'left' | 'offer' | 'agree';
  readonly seat: Seat;
  /** Seats that went out besides the one named. */
  readonly out: readonly Seat[];
}

export type Turn = MoveTurn | UncoverTurn | SkipTurn | SeatTurn;

/** What a seat or its referee may do; the turn says what came of it. */
export type Action =
  | ({ readonly kind: 'move' } & Move)
  /** Flip: the host draws from the bag and says what turned up. */
  | { readonly kind: 'uncover'; readonly at: Point; readonly color: Color; readonly rank: Rank }
  /** The clock ran out; `spent`: the seat's whole time (`secondsPerSeat`), so that it is out. */
  | { readonly kind: 'lost'; readonly spent?: boolean }
  | { readonly kind: 'resign' | 'left' | 'offer' | 'agree'; readonly seat: Seat };

// A position: everything that decides how the game goes on, as small immutable data. With every
// rank filled in it is the host's truth; with ranks absent it is a seat's view. It carries no
// history and no rules: the rules travel beside it.

import type { BoardName, BySeat, Point, Seat } from './board.js';
import type { Rank, SeenPiece } from './pieces.js';

export type Color = 'red' | 'blue';

/** `S`, `N` for one seat, `S+N`, `E+W` for a team, `1/2` for a draw. */
export type Result = 'S' | 'N' | 'S+N' | 'E+W' | '1/2';

export const ENDINGS = [
  'flag',
  'stuck',
  'disarmed',
  'quiet',
  'plies',
  'count',
  'dead',
  'agreement',
  'resign',
  'time',
  'left',
  'illegal',
] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Over {
  readonly result: Result;
  readonly by: Ending;
}

export interface Position {
  readonly board: BoardName;
  /** Seats that take part: S N, or S E N W. */
  readonly seats: readonly Seat[];
  /** By point; undefined where nothing stands. */
  readonly pieces: readonly (SeenPiece | undefined)[];
  readonly turn: Seat;
  /** Plies since the last removal. */
  readonly quiet: number;
  /** Plies played. */
  readonly ply: number;
  /** Seats that are out, in the order they went. */
  readonly out: readonly Seat[];
  /** Points of flags that everybody has been shown, ascending. */
  readonly flags: readonly Point[];
  /** Points of pieces whose rank everybody has been told (scouting), ascending. */
  readonly shown: readonly Point[];
  /** Turns lost to the clock, where not 0. */
  readonly timeouts: BySeat<number>;
  /** Turns passed for want of a move, where not 0. */
  readonly passed: BySeat<number>;
  /** Flags under way, ascending by carrier: who carries one and where it was taken from. */
  readonly carried: readonly { readonly at: Point; readonly home: Point }[];
  /** The last step of each seat's piece and how often it was repeated, ascending (`repetitionLimit`). */
  readonly again: readonly { readonly from: Point; readonly to: Point; readonly times: number }[];
  /** Flip: who owns which colour; absent while undecided. South's letters are red. */
  readonly sides?: BySeat<Color>;
  /** Flip, `flipSides: 'pair'`: the colour each seat turned up last. */
  readonly pair?: BySeat<Color>;
  /** Flip: pieces not yet turned up, by colour and rank. */
  readonly bag?: Readonly<Record<Color, Readonly<Partial<Record<Rank, number>>>>>;
  /** Seconds left to each seat where the text says so; the host keeps the clocks, no rule reads it. */
  readonly clock?: BySeat<number>;
  /** How the game ended, or null. */
  readonly over: Over | null;
}

// What can be drawn over a position besides the game itself.

import type { Point } from '../src/board.js';
import type { Rank } from '../src/pieces.js';
import type { Move } from '../src/turn.js';

/** What an arrow or a circle stands for; letters are the colours of records: green, red, yellow, blue. */
export const ROLES = ['best', 'other', 'user', 'G', 'R', 'Y', 'B'] as const;
export type Role = (typeof ROLES)[number];

/** An arrow along the way that a piece would go, round the bends of the rails. */
export interface ArrowMark extends Move {
  readonly role: Role;
  /** 1 for the first choice; a later one is thinner and paler. */
  readonly place?: number;
}

export interface CircleMark {
  readonly at: Point;
  readonly role: Role;
}

/** Small bars on a piece, such as how likely it is each rank; the greatest is 1, none is longer. */
export interface BarsMark {
  readonly at: Point;
  readonly values: readonly number[];
}

/** How much of something there is on a point, 0 to 1: the point is tinted. */
export interface HeatMark {
  readonly at: Point;
  readonly value: number;
}

/** Small faces on a covered piece: what somebody takes it for. At most three are drawn. */
export interface GuessMark {
  readonly at: Point;
  readonly ranks: readonly Rank[];
}

export interface Annotations {
  readonly arrows?: readonly ArrowMark[];
  readonly circles?: readonly CircleMark[];
  readonly bars?: readonly BarsMark[];
  readonly heat?: readonly HeatMark[];
  readonly guesses?: readonly GuessMark[];
}

/** What a reader has drawn with the pen. */
export type Sketch = Required<Pick<Annotations, 'arrows' | 'circles'>>;

export const EMPTY_SKETCH: Sketch = { arrows: [], circles: [] };

export const isEmpty = ({ arrows, circles }: Sketch): boolean =>
  arrows.length + circles.length === 0;

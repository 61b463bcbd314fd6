// What is known of the pieces of a game whose ranks are not all known. Every piece that was deployed
// is a man, the fallen ones among them: they too hold one of their army's ranks.

import type { Point, Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Start } from '../record.js';
import type { Ranks } from './ranks.js';

export interface Man {
  readonly seat: Seat;
  /** Where it was deployed; undefined where the game is known from a later position only. */
  readonly home: Point | undefined;
  /** Where it stands; undefined once it has fallen. */
  readonly at: Point | undefined;
  /** What it may be, as far as it alone tells. */
  readonly ranks: Ranks;
  /** Turns that it has made, and those of them that were attacks. */
  readonly moves: number;
  readonly attacks: number;
}

/** What two men may be together: `allowed[code of one]` is what the other may then be. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly allowed: readonly Ranks[];
}

/** Rank codes by man. */
export type Ranking = Uint8Array;

/** Something that several men must fulfil together. */
export interface Check {
  readonly men: readonly number[];
  readonly holds: (ranking: Ranking) => boolean;
  /** Whether all that matters is how men walk, so that ranks of `ALIKE` are one as good as another. */
  readonly ofWalks: boolean;
}

export interface Knowledge {
  readonly rules: Rules;
  readonly start: Start;
  /** The position reached, as it is known. */
  readonly position: Position;
  readonly men: readonly Man[];
  /** The man on each point. */
  readonly manAt: readonly (number | undefined)[];
  /** Men of each army of which not every rank is known: 25 of them. */
  readonly armies: readonly (readonly number[])[];
  readonly pairs: readonly Pair[];
  readonly checks: readonly Check[];
}

// A record: how a game started, every turn of it, and what people wrote beside it. A record for a
// seat is the same record without the setups that the seat may not know.

import type { BySeat, Point, Seat } from './board.js';
import type { Rank } from './pieces.js';
import type { Ending, Position, Result } from './position.js';
import type { Rules } from './rules.js';
import type { Turn } from './turn.js';

/** Thirty ranks in the seat's own frame, line 1 first; undefined on camps. May break the rules. */
export type Setup = readonly (Rank | undefined)[];

/** A rule set with the text it is named by, such as `four-dark,quietLimit=71`. */
export interface Variant {
  readonly text: string;
  readonly rules: Rules;
}

/** Setups (an absent one is not known to the reader) and who begins, or a position. */
export type Start =
  | { readonly kind: 'setups'; readonly setups: BySeat<Setup>; readonly first: Seat }
  | { readonly kind: 'position'; readonly position: Position };

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  /** PGN's colour letter: G R Y B. */
  readonly color: string;
}
export interface Circle {
  readonly at: Point;
  readonly color: string;
}

export interface Notes {
  readonly comment?: string;
  /** Seconds left on the mover's clock after the turn. */
  readonly clock?: number;
  readonly arrows?: readonly Arrow[];
  readonly circles?: readonly Circle[];
}

/** A turn, what was written after it, and what might have been played in its place. */
export interface RecordNode extends Notes {
  readonly turn: Turn;
  /** Numeric annotation glyphs, 1 for `!`. */
  readonly glyphs?: readonly number[];
  readonly variations?: readonly (readonly RecordNode[])[];
}

export interface GameRecord {
  readonly variant: Variant;
  readonly start: Start;
  /** Notes before the first turn. */
  readonly notes?: Notes;
  readonly turns: readonly RecordNode[];
  readonly result: Result | null;
  readonly termination?: Ending;
  /** Tags besides those above: Event, Site, Date, South, East, North, West and any other. */
  readonly tags: Readonly<Record<string, string>>;
}

// What a player is asked and what it answers.

import type { Seat } from '../board.js';
import type { Position } from '../position.js';
import type { GameRecord } from '../record.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';

/** A move with what is known of how it was found. */
export interface Choice extends Move {
  /** How the seat stands, above 0 when well, in hundredths of a company commander. */
  readonly score: number;
  /** Plies searched. */
  readonly depth: number;
  readonly nodes: number;
}

/**
 * The move that is asked for: of the seat to move, by the record or by the view that it may know. From a
 * record more is known: it tells where pieces come from and what they did.
 */
export type Task =
  | { readonly record: GameRecord; readonly seat: Seat }
  | { readonly rules: Rules; readonly view: Position };

/** A course of thought that can be broken off after any step. */
export interface Thinking {
  /** Thinks on for about so many nodes; whether there is more to think. */
  step(nodes: number): boolean;
  /** The best move so far. */
  choice(): Choice;
}

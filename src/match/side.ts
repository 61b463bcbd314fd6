// One side of a match, whoever plays it.

import type { Seat } from '../board.js';
import type { Game } from '../game.js';
import type { Setup, Variant } from '../record.js';
import type { End } from '../protocol/says.js';
import type { Gesture } from '../player/manners.js';
import type { Move } from '../turn.js';

/** A game that begins. */
export interface Opening {
  readonly variant: Variant;
  readonly seat: Seat;
  /** The seat that moves first. */
  readonly first: Seat;
  /** The army to set up, unless the side brings its own; absent in flip. */
  readonly setup?: Setup;
  /** What chance this game's player shall have. */
  readonly seed: number;
}

export interface Turned {
  readonly game: Game;
  readonly seat: Seat;
  /** Milliseconds until the time is up; Infinity without a clock. */
  readonly due: number;
  /** Milliseconds left for the game; absent without such a clock. */
  readonly left?: number;
}

/** A move with the line that said it, where there was one. */
export type Answer = Move & { readonly said?: string };

/** All calls but `close` reject with a Forfeit where the side cannot go on. */
export interface Side {
  /** What it was called with: a level, a command. */
  readonly spec: string;
  /** What it calls itself, once it has said so. */
  readonly name: string | undefined;
  /** Its army; undefined in flip. */
  begin(opening: Opening): Promise<Setup | undefined>;
  /** A move for its seat, from what its seat may know of the game. */
  choose(turned: Turned): Promise<Answer>;
  /**
   * What it says besides the move it has just chosen, or to a draw that it has been offered. Programs
   * have no words for any of that.
   */
  gesture?(game: Game, offered: boolean): Gesture | undefined;
  /** Its own move has been played. */
  played(game: Game): void;
  end(how: End): void;
  close(): Promise<void>;
}

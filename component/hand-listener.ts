// Who hears what a hand did on the board.

import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Move } from '../src/turn.js';
import type { Sketch } from './annotations.js';
import type { Note } from './refusals.js';

/** Who hears what a hand did before, or after, the page does. */
export interface HandListener {
  /** Moves that no listener of the page cancelled. */
  move(move: Move): void;
  /** These say whether they have dealt with it. */
  tap(point: Point): boolean;
  discard(from: Point): boolean;
  key(event: KeyboardEvent, point: Point): boolean;
  put(piece: SeenPiece, point: Point): void;
  sketched(sketch: Sketch): void;
  /** What is to be said of a choice. */
  note(note: Note): void;
  /** Whether pointers may draw. */
  readonly mayDraw: boolean;
}

// What can be stepped through.

/** The line of turns that is stepped through. */
export interface SteppedLine {
  /** Turns shown. */
  readonly ply: number;
  /** Turns of the whole line, 0 without a record. */
  readonly plies: number;
  /** Which variation of the record it leads through, from 1 as they are written; none where it is the game itself. */
  readonly variation?: number;
  goTo(ply: number): void;
}

// What can be stepped through.

/** The line of turns that is stepped through. */
export interface SteppedLine {
  /** Turns shown. */
  readonly ply: number;
  /** Turns of the whole line, 0 without a record. */
  readonly plies: number;
  goTo(ply: number): void;
}

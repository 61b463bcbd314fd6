// What the mode says.
export interface PuzzleWords {
  /** What is asked: `Red moves and wins within 3 moves.` */
  readonly task: (army: string, moves: number) => string;
  readonly yourMove: string;
  /** After a right move; `answer` is what the other side did. */
  readonly right: (answer: string, moves: number) => string;
  /** After a wrong one: what was moved and what it was answered with, empty where the game is over by it. */
  readonly wrong: (move: string, answer: string) => string;
  readonly tooLate: string;
  readonly solved: string;
  readonly score: (mistakes: number, hints: number) => string;
  readonly solution: string;
  readonly start: string;
  readonly hintPiece: (piece: string, point: string) => string;
  readonly hintMove: (from: string, to: string) => string;
  readonly backAgain: string;
  readonly buttons: string;
  readonly hint: string;
  readonly moreHint: string;
  readonly showSolution: string;
  readonly takeBack: string;
  readonly again: string;
  readonly previous: string;
  readonly next: string;
}

// What a page and its worker say to each other: numbers, and the texts of positions, records and
// moves, all of them as the seat that asks may know them. Nothing in it is an object of ours.

/** Raised with every change of what follows: copies of different versions must not talk. */
export const PROTOCOL = 2;

/** A game as one seat may know it: its record, or a view alone. */
export type TaskText =
  | { readonly record: string; readonly seat: string }
  /** `rules` is a preset with changes, `four-dark,quietLimit=71`. */
  | { readonly rules: string; readonly position: string; readonly seat: string };

/** The first limit that is reached ends a job; without any it goes on to the greatest depth. */
export interface LimitNumbers {
  /** From the first slice on, pauses left out. */
  readonly milliseconds?: number;
  readonly nodes?: number;
  /** Plies. */
  readonly depth?: number;
}

/** A job. */
export interface Order extends LimitNumbers {
  readonly id: number;
  /** Whose it is: no owner's jobs keep those of another waiting. */
  readonly owner: number;
  readonly kind: 'analyse' | 'choose';
  readonly task: TaskText;
  /** `analyse`: how many lines are wanted. */
  readonly lines?: number;
  /** `analyse`: first moves looked at, `c6c7`; all where absent. */
  readonly only?: readonly string[];
  /** `choose`: 1 to 10. */
  readonly level?: number;
  /** `choose`: what its chance starts from. */
  readonly seed?: number;
}

/** What a worker is told. The first word brings the engine: its bytes, where the worker has none. */
export type Heard =
  | { readonly engine: Uint8Array<ArrayBuffer> | null }
  | { readonly order: Order; readonly paused: boolean }
  | { readonly pause: number }
  | { readonly resume: number }
  | { readonly stop: number }
  /** Whose jobs come first from now on; 0 for nobody's. */
  | { readonly focus: number };

/** One way the game may go on. */
export interface LineText {
  /** For the seat to move, in hundredths of a company commander. */
  readonly score: number;
  /** Plies until the game is won or lost, where that is proved. */
  readonly mate?: number;
  /** `c6c7 d8d7`, as far as it is foreseen. */
  readonly moves: string;
}

/** What a covered piece can still be: `c7`, and how likely each rank is by its letter. */
export interface DoubtText {
  readonly point: string;
  readonly ranks: Readonly<Record<string, number>>;
}

/** What an analysis has found so far, the best line first. */
export interface ReportText {
  readonly depth: number;
  readonly nodes: number;
  /** Spent on searching; waiting for others is left out. */
  readonly milliseconds: number;
  readonly lines: readonly LineText[];
  readonly doubts?: readonly DoubtText[];
}

export interface ChoiceText {
  /** `c6c7`; absent where the seat does something else. */
  readonly move: string;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

/** The worker's first word once its engine stands, or why none does. */
export type Greeting = { readonly hello: number } | { readonly failed: string };

export type Said =
  | Greeting
  | { readonly id: number; readonly report: ReportText }
  | { readonly id: number; readonly done: ReportText }
  | { readonly id: number; readonly choice: ChoiceText }
  | { readonly id: number; readonly error: string };

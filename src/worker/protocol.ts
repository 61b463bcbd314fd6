// What a page and its worker say to each other: numbers, and the texts of positions, records and
// moves. Nothing in it is an object of ours.

/** The worker's first word, once its engine stands. */
export interface Hello {
  readonly hello: 'junqi';
}
/** In place of it: why no engine stands here. */
export interface Failed {
  readonly failed: string;
}

/** A job: a move for the seat to move in a position, or after a record. */
export type Job = {
  readonly id: number;
  readonly milliseconds: number;
  readonly seed: number;
} & (
  | { readonly record: string }
  | {
      /** A preset with changes, `four-dark,quietLimit=71`. */
      readonly rules: string;
      readonly position: string;
    }
);

export interface Answer {
  readonly id: number;
  /** `c6c7` */
  readonly move: string;
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}
export interface Refused {
  readonly id: number;
  readonly error: string;
}

export type Said = Hello | Failed | Answer | Refused;

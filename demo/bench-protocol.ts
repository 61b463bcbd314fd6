// What the bench page and its worker say to each other.

import type { ImplementationName } from '../bench/implementation.js';
import type { MeasureName } from '../bench/measures.js';
import type { Plan, Result } from '../bench/run.js';
import type { BoardName } from '../src/board.js';

/** The clock is the worker's own. */
export type Order = Omit<Plan, 'clock'>;

export type Report =
  | { readonly kind: 'missing'; readonly name: ImplementationName }
  | {
      readonly kind: 'begun';
      readonly name: MeasureName;
      readonly board?: BoardName;
      /** Measures done, and all there are. */
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'finished'; readonly signature: number }
  | { readonly kind: 'failed'; readonly error: string };

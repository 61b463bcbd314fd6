// Analysing, brought for the first job that wants it: whoever only plays needs none.

import type { Analysing } from './analysing-here.js';

let here: Analysing | undefined;
let coming: Promise<void> | undefined;
let failure: Error | undefined;

export function analysingHere(): Analysing | undefined {
  coming ??= import('./analysing.js').then(
    ({ analysing }) => void (here = analysing),
    (error: Error) => void (failure = error),
  );
  if (failure) throw failure;
  return here;
}

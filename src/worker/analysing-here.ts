// Analysing where it is part of the program. In single files `analysing-beside.ts` stands here.

import { analysing } from './analysing.js';

export type Analysing = typeof analysing;

/** Undefined while it is being brought; throws where it cannot be. */
export const analysingHere = (): Analysing | undefined => analysing;

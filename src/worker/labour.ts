// The work on one job, done in slices.

import type { Engine } from '../engine/engine.js';
import type { ChoiceText, Order, ReportText } from './protocol.js';

/** What has been found, without the time, which whoever hands out the slices knows. */
export type Findings = Omit<ReportText, 'milliseconds'>;

export interface Labour {
  /** Looked at so far. */
  readonly nodes: number;
  /** Goes on for about so many nodes; whether there is more to do. */
  step(nodes: number): boolean;
  /** What has been found so far; undefined before there is anything. */
  findings(): Findings | undefined;
  /** The move to play, where one was asked for. */
  choice?(): ChoiceText;
}

/**
 * Begins the work on a job, with an engine that is its own until it ends. Throws an Error with a sentence
 * where the job cannot be done.
 */
export type BeginLabour = (order: Order, engine: Engine) => Labour;

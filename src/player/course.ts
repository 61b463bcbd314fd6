// A course of thought written as a generator: it yields whenever it has looked at some more nodes.

import type { Engine } from '../engine/engine.js';
import type { SearchOptions, SearchResult } from '../engine/search.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Budget } from './budget.js';
import type { Choice, Thinking } from './choice.js';

/** Yields the nodes just looked at. */
export type Course<T> = Generator<number, T>;

/** What thinks: it always has a choice, a better one the longer it runs. */
export interface Mind {
  readonly course: () => Course<void>;
  readonly choice: () => Choice;
}

/**
 * Nodes until the first look at the budget, doubled up to the most between two of them. Always the same,
 * whatever the steps that are asked for, so that the answer depends on the limits alone.
 */
const FIRST_SLICE = 1_024;
const MOST_SLICE = 8_192;

/** What there is to search, and what it is told to: `found` gets every answer on the way. */
export interface Question {
  readonly rules: Rules;
  readonly position: Position;
  readonly options?: Omit<SearchOptions, 'keep'>;
  readonly found?: (result: SearchResult) => void;
}

/** The searches of one thought, which share a budget and what they have found out. */
export class Study {
  #searches = 0;

  constructor(
    readonly engine: Engine,
    readonly budget: Budget,
  ) {}

  /** Searches a position until the budget is spent to a share of it or the search has seen all. */
  *until(share: number, { rules, position, options, found }: Question): Course<SearchResult> {
    const { budget } = this;
    // The first search forgets what others have left in the engine, the next ones go on from there.
    const search = this.engine.begin(rules, position, { ...options, keep: this.#searches++ > 0 });
    let seen = 0;
    for (let slice = FIRST_SLICE; ; slice = Math.min(MOST_SLICE, slice * 2)) {
      const isMore = search.step(Math.max(1, Math.min(slice, budget.until(share))));
      const result = search.result();
      const looked = result.nodes - seen;
      seen = result.nodes;
      budget.used += looked;
      found?.(result);
      yield looked;
      if (!isMore || budget.spent >= share) return result;
    }
  }
}

/** A course run in steps. */
export class Steps implements Thinking {
  readonly #mind: Mind;
  #course: Course<void> | undefined;

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#course = mind.course();
  }

  step(nodes: number): boolean {
    for (let left = nodes; left > 0 && this.#course;) {
      const { done, value } = this.#course.next();
      if (done) this.#course = undefined;
      else left -= value;
    }
    return this.#course !== undefined;
  }

  choice(): Choice {
    return this.#mind.choice();
  }
}

// A course of thought written as a generator: it yields whenever it has looked at some more nodes.

import { advanced, type Course } from '../course.js';
import type { Engine } from '../engine/engine.js';
import type { SearchOptions, SearchResult } from '../engine/search.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Budget } from './budget.js';
import type { Choice, Thinking } from './choice.js';

/** What thinks: it always has a choice, a better one the longer it runs. */
export interface Mind {
  readonly course: () => Course;
  readonly choice: () => Choice;
}

/** Nodes between two pauses. */
const STRIDE = 500;
/** Nodes until the first answer is read, and at most between two of them: their number doubles up to it. */
const FIRST_LOOK = 1_000;
const MOST_LOOK = 8_000;

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
    let look = FIRST_LOOK;
    for (let seen = 0; ;) {
      const isMore = search.step(Math.max(1, Math.min(STRIDE, budget.until(share))));
      const looked = search.nodes - seen;
      seen += looked;
      budget.used += looked;
      const isEnd = !isMore || budget.spent >= share;
      if (isEnd || seen >= look) {
        const result = search.result();
        found?.(result);
        if (isEnd) return result;
        look = Math.min(look * 2, seen + MOST_LOOK);
      }
      yield looked;
    }
  }
}

/** A course run in steps. */
export class Steps implements Thinking {
  readonly #mind: Mind;
  #course: Course | undefined;

  constructor(mind: Mind) {
    this.#mind = mind;
    this.#course = mind.course();
  }

  step(nodes: number): boolean {
    if (this.#course && advanced(this.#course, nodes)) this.#course = undefined;
    return this.#course !== undefined;
  }

  choice(): Choice {
    return this.#mind.choice();
  }
}

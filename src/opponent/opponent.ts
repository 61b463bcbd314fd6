// The computer opponent: a member of the page's pool that asks for moves.

import { joinPool } from '../analysis/page.js';
import type { RungOptions } from '../analysis/rungs.js';
import type { Choice, Job, Member } from '../analysis/service.js';
import type { Asked } from '../analysis/task.js';

export type { Choice } from '../analysis/service.js';
export type { Seen } from '../analysis/task.js';

export interface OpponentOptions extends RungOptions {
  /** The same seed, the same choices where time plays no part. */
  readonly seed?: number;
  /** Strength, 1 to 10; 10 unless given. */
  readonly level?: number;
}

export interface ChoiceLimits {
  /** 1000 unless `nodes` are given. */
  readonly milliseconds?: number;
  readonly nodes?: number;
}

export interface Opponent {
  /** Where it thinks, once it has been asked. */
  readonly thread: 'worker' | 'page' | undefined;
  /**
   * A move for the seat to move, from the record or the view that this seat may know. Rejects with an
   * AbortError when stopped, and with what is wrong where no move can be chosen.
   */
  choose(from: Asked, limits?: ChoiceLimits): Promise<Choice>;
  /** Drops what it is thinking about. */
  stop(): void;
  /** Stops, and leaves the pool for good. */
  dispose(): void;
}

export function createOpponent(options: OpponentOptions = {}): Opponent {
  return new PoolOpponent(options);
}

const MILLISECONDS = 1_000;

class PoolOpponent implements Opponent {
  readonly #options: OpponentOptions;
  readonly #member: Member;
  #job: Job<Choice> | undefined;
  #questions = 0;
  #disposed = false;

  constructor(options: OpponentOptions) {
    this.#options = options;
    this.#member = joinPool(options);
  }

  get thread(): 'worker' | 'page' | undefined {
    const { rung } = this.#member;
    if (rung === undefined || this.#questions === 0) return undefined;
    return rung === 'page' || rung === 'page-script' ? 'page' : 'worker';
  }

  async choose(from: Asked, limits: ChoiceLimits = {}): Promise<Choice> {
    if (this.#disposed) throw new Error('the opponent has been disposed of');
    this.stop();
    const { seed = Math.random() * 2 ** 32, level } = this.#options;
    const given = limits.nodes ?? limits.milliseconds;
    this.#job = this.#member.choose(from, {
      ...(given === undefined ? { milliseconds: MILLISECONDS } : limits),
      ...(level !== undefined && { level }),
      seed: seed + ++this.#questions,
    });
    return this.#job.done;
  }

  stop(): void {
    this.#job?.stop();
    this.#job = undefined;
  }

  dispose(): void {
    this.#disposed = true;
    this.stop();
    this.#member.leave();
  }
}

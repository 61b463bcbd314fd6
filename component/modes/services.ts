// What modes need of the world outside the board. A page may give its own by the property `services`.

import type { Core } from '../../src/core.js';
import type { GameRecord } from '../../src/record.js';
import type { Choice, createOpponent, Seen } from '../../src/opponent/opponent.js';
import { browserKeeping, type Keeping } from '../keeping.js';

/** Who plays against the reader. */
export interface Opponent {
  /**
   * A move for the seat to move, from what that seat may know: its record or its view. Rejects with an
   * AbortError when stopped.
   */
  choose(from: GameRecord | Seen, pace: Pace): Promise<Choice>;
  /** Drops what it is thinking about. */
  stop(): void;
  /** Ends it for good. */
  dispose(): void;
}

export interface Pace {
  /** 1 to 10; undefined plays as well as it can. */
  readonly level?: number | undefined;
  readonly milliseconds: number;
}

export interface Services {
  /** An implementation of the rules: the engine, or the reference where none runs. */
  core(): Promise<Core>;
  opponent(): Promise<Opponent>;
  readonly keeping: Keeping;
}

/** The project's own, loaded when first asked for. */
export const standardServices: Services = {
  core: async () => (await import('../../src/cores.js')).loadCore(),
  opponent: async () => new LevelledOpponent((await opponents()).createOpponent),
  keeping: browserKeeping,
};

const opponents = () => import('../../src/opponent/opponent.js');

/** An opponent whose level may change from move to move. */
class LevelledOpponent implements Opponent {
  #level: number | undefined;
  #thinker: ReturnType<typeof createOpponent> | undefined;

  constructor(private readonly create: typeof createOpponent) {}

  async choose(from: GameRecord | Seen, { level, milliseconds }: Pace): Promise<Choice> {
    if (level !== this.#level) this.dispose();
    this.#level = level;
    this.#thinker ??= this.create(level === undefined ? {} : { level });
    return this.#thinker.choose(from, { milliseconds });
  }

  stop(): void {
    this.#thinker?.stop();
  }

  dispose(): void {
    this.#thinker?.dispose();
    this.#thinker = undefined;
  }
}

/** The project's own services with those that a page gave in their place. */
export const servicesWith = (given: unknown): Services =>
  typeof given === 'object' && given !== null
    ? { ...standardServices, ...(given as Partial<Services>) }
    : standardServices;

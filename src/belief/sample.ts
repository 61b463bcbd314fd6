// Whole worlds that agree with everything known: a ranking of all men at random, each as likely, or as likely
// as people set up so.

import { setupPoint, type BySeat } from '../board.js';
import { finished, type Course } from '../course.js';
import { RANKS, type Rank } from '../pieces.js';
import type { Position } from '../position.js';
import { randomFrom } from '../random.js';
import type { Setup } from '../record.js';
import { filled } from './facts.js';
import { Habits } from './habits.js';
import type { Knowledge, Ranking } from './knowledge.js';
import { Solver } from './solve.js';

/** Random exchanges after a ranking was made anew, for each army. */
const MIXING = 250;
/** Random exchanges from one ranking of a chain to the next, for each army. */
const APART = 60;

/** So many times as many where an exchange may be refused for being unlikely. */
const RELUCTANCE = 2;

/** How the ranks that are not known might be. */
export interface World {
  /** The position reached with every rank. */
  readonly position: Position;
  /** The setups it comes from, known ones included; none where the game began with a position. */
  readonly setups: BySeat<Setup>;
}

export class Sampler {
  readonly solver: Solver;
  readonly #random: () => number;
  readonly #habits: Habits | undefined;
  #last: Ranking | undefined;

  /** `byHabit`: worlds are the likelier the more their setups are like those that people lay out. */
  constructor(knowledge: Knowledge, random: () => number, { byHabit = false } = {}) {
    this.solver = new Solver(knowledge);
    this.#random = random;
    this.#habits = byHabit ? Habits.of(knowledge) : undefined;
  }

  get knowledge(): Knowledge {
    return this.solver.knowledge;
  }

  /** Whether any ranking agrees with what is known; it is kept for when none is found later. */
  *beginning(): Course<boolean> {
    this.#last = yield* this.solver.solving(randomFrom(1));
    return this.#last !== undefined;
  }

  /**
   * A ranking made anew, in small steps, or where that takes too long one far from the last. Throws a
   * RangeError where none agrees with what is known.
   */
  *fresh(): Course<Ranking> {
    const ranking = (yield* this.solver.solving(this.#random)) ?? this.#last?.slice();
    if (ranking === undefined) throw new RangeError('no setups agree with the record');
    yield* this.#mixing(ranking, MIXING);
    return (this.#last = ranking);
  }

  /** One more ranking, not far from the one before: cheaper, for averages over many. */
  *next(): Course<Ranking> {
    if (this.#last === undefined) return yield* this.fresh();
    const ranking = Uint8Array.from(this.#last);
    yield* this.#mixing(ranking, APART);
    return (this.#last = ranking);
  }

  /** A world made anew. */
  world(): World {
    return finished(this.making());
  }

  /** The same in small steps. */
  *making(): Course<World> {
    return worldOf(this.knowledge, yield* this.fresh());
  }

  #mixing(ranking: Ranking, exchanges: number): Course {
    const { armies } = this.knowledge;
    const all = exchanges * armies.length * (this.#habits ? RELUCTANCE : 1);
    return this.solver.mixing(ranking, all, this.#random, this.#habits);
  }
}

export function worldOf(knowledge: Knowledge, ranking: Ranking): World {
  const { position, manAt, start } = knowledge;
  return {
    position: filled(position, manAt, ranking),
    setups: start.kind === 'setups' ? setupsOf(knowledge, ranking) : {},
  };
}

function setupsOf({ men }: Knowledge, ranking: Ranking): BySeat<Setup> {
  const setups: BySeat<(Rank | undefined)[]> = {};
  for (const [index, { home, seat }] of men.entries()) {
    const setup = (setups[seat] ??= new Array<Rank | undefined>(30).fill(undefined));
    setup[setupPoint(home!)] = RANKS[ranking[index]!];
  }
  return setups;
}

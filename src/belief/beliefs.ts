// What covered pieces may be and how likely, for whoever shows or counts it.

import { mustBe } from '../argument.js';
import type { Point } from '../board.js';
import { finished, type Course } from '../course.js';
import { RANKS, type Rank } from '../pieces.js';
import { randomFrom } from '../random.js';
import type { GameRecord, Start } from '../record.js';
import { isHidden } from '../reference/sight.js';
import { deducing, knowledgeOf } from './deduce.js';
import type { Knowledge } from './knowledge.js';
import { codesOf } from './ranks.js';
import { Sampler } from './sample.js';

/** Ranks by how likely a covered piece has them; ranks it cannot have are absent. */
export type Likelihood = ReadonlyMap<Rank, number>;

export interface BeliefOptions {
  /** Worlds averaged over, 400 unless given. */
  readonly worlds?: number;
  readonly seed?: number;
}

/** Rankings made from one another before one is made anew. */
const CHAIN = 20;

/**
 * For every covered piece on the board what it may be, by setups that agree with all that is known and
 * are taken to be equally likely. A rank that is possible, but in none of the worlds looked at, is
 * given half the share of one world.
 */
export function beliefsOf(
  knowledge: Knowledge,
  { worlds = 400, seed = 1 }: BeliefOptions = {},
): ReadonlyMap<Point, Likelihood> {
  const tally = new Tally(knowledge, seed);
  for (let world = 0; world < worlds; world++) finished(tally.drawing());
  return finished(tally.likelihoods());
}

/** The same in small steps, for whoever must not be kept long. */
export class Tally {
  readonly #covered: readonly (readonly [Point, number])[];
  readonly #seen: readonly Float64Array[];
  readonly #random: () => number;
  readonly #sampler: Sampler;
  /** What was found out of ranks by man. */
  readonly #possible = new Map<number, boolean>();
  #worlds = 0;

  constructor(knowledge: Knowledge, seed = 1) {
    this.#covered = coveredPoints(knowledge);
    this.#seen = this.#covered.map(() => new Float64Array(RANKS.length));
    this.#random = randomFrom(seed);
    this.#sampler = new Sampler(knowledge, this.#random);
  }

  /** Looks at one more world. Throws a RangeError where none agrees with what is known. */
  *drawing(): Course {
    if (this.#covered.length === 0) return;
    const isAnew = this.#worlds++ % CHAIN === 0;
    const ranking = yield* isAnew ? this.#sampler.fresh() : this.#sampler.next();
    this.#covered.forEach(([, man], index) => this.#seen[index]![ranking[man]!]!++);
  }

  /** What the worlds so far say; of ranks that none of them had it is found out whether they can be. */
  *likelihoods(): Course<ReadonlyMap<Point, Likelihood>> {
    const { solver } = this.#sampler;
    const found = new Map<Point, Likelihood>();
    for (const [index, [point, man]] of this.#covered.entries()) {
      const counts = Float64Array.from(this.#seen[index]!);
      const unseen = codesOf(solver.masks[man]!).filter((code) => counts[code] === 0);
      for (const code of unseen) {
        if (yield* this.#canBe(man, code)) counts[code] = 0.5;
      }
      found.set(point, likelihoodOf(counts));
    }
    return found;
  }

  *#canBe(man: number, code: number): Course<boolean> {
    const key = man * RANKS.length + code;
    const known = this.#possible.get(key);
    if (known !== undefined) return known;
    const ranking = yield* this.#sampler.solver.solving(this.#random, [man, 1 << code]);
    this.#possible.set(key, ranking !== undefined);
    return ranking !== undefined;
  }
}

/** The same by a record, as whoever has it may know the game. */
export function beliefs(
  record: GameRecord,
  options?: BeliefOptions,
): ReadonlyMap<Point, Likelihood> {
  mustBe('record', record);
  return beliefsOf(knowledgeOf(record.variant.rules, record), options);
}

/**
 * Ranks that everybody can exclude, by point: what turns and the rules of setting up say alone, whoever
 * asks. Nothing where every rank is known to everybody.
 */
export function publicExclusions(record: GameRecord): Exclusions {
  return finished(excluding(record));
}

export type Exclusions = ReadonlyMap<Point, readonly Rank[]>;

/** Worlds looked at before ranks are looked into one by one. */
const WORLDS = 100;

/** The same in small steps, for whoever must not be kept long. */
export function* excluding(record: GameRecord): Course<Exclusions> {
  mustBe('record', record);
  const { rules } = record.variant;
  if (!isHidden(rules)) return new Map();
  const told = { ...record, start: publicStart(record.start) };
  const tally = new Tally(yield* deducing(rules, told));
  for (let world = 0; world < WORLDS; world++) yield* tally.drawing();
  const possible = yield* tally.likelihoods();
  return new Map(
    [...possible].map(([point, ranks]) => [point, RANKS.filter((rank) => !ranks.has(rank))]),
  );
}

/** A start without what only its seats know. */
function publicStart(start: Start): Start {
  if (start.kind === 'setups') return { ...start, setups: {} };
  const { position } = start;
  const pieces = position.pieces.map((piece, point) => {
    if (piece?.seat === undefined) return piece;
    if (position.flags.includes(point) || position.shown.includes(point)) return piece;
    return { seat: piece.seat };
  });
  return { ...start, position: { ...position, pieces } };
}

/** Ranks that covered pieces can have, exactly. */
export function possibleRanks(knowledge: Knowledge): ReadonlyMap<Point, readonly Rank[]> {
  const beliefs = beliefsOf(knowledge, { worlds: WORLDS });
  return new Map([...beliefs].map(([point, likelihood]) => [point, [...likelihood.keys()]]));
}

function coveredPoints({ position, manAt }: Knowledge): (readonly [Point, number])[] {
  return position.pieces.flatMap((piece, point) => {
    const man = manAt[point];
    return piece && piece.rank === undefined && man !== undefined ? [[point, man] as const] : [];
  });
}

function likelihoodOf(counts: Float64Array): Likelihood {
  const sum = counts.reduce((total, count) => total + count, 0);
  const entries = RANKS.map((rank, code) => [rank, counts[code]! / sum] as const);
  return new Map(entries.filter(([, share]) => share > 0));
}

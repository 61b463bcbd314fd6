// Finds rankings that agree with all that is known: men that depend on each other first, one after
// another with what follows for the rest, then a matching for each army.

import { finished, type Course } from '../course.js';
import { pick, randomFrom } from '../random.js';
import type { Habits } from './habits.js';
import type { Check, Knowledge, Pair, Ranking } from './knowledge.js';
import { canMatch, matchArmy, shuffled, weighted } from './match.js';
import { ALIKE, codesOf, COUNTS, firstCode, hasCode, isSingle, type Ranks } from './ranks.js';

/** Branches looked at before the search starts again in another order. */
const BRANCHES = 400;
const STARTS = 25;
/** Random exchanges in which a ranking may come to fulfil the checks. */
const REPAIRS = 400;
/** The same over all branches and starts: where so many did not help, none is found. */
const ALL_REPAIRS = 10_000;
/** Pairs of men that are looked at for one exchange. */
const PICKS = 30;
/** Exchanges between two pauses, and what they and a branch cost in nodes of a search. */
const PAUSE = 8;
const EXCHANGES = 50;
const BRANCHING = 200;

/** A man that is limited to some ranks. */
type Forced = readonly [man: number, ranks: Ranks];

export class Solver {
  /** By man: what it may be, with what follows from the pairs. */
  readonly masks: Int32Array;
  /** By man: the pairs it belongs to. */
  readonly pairsOf: readonly (readonly Pair[])[];
  /** By man: the checks that look at it. */
  readonly #checksOf: readonly (readonly Check[])[];
  readonly #solvable: boolean;
  #branches = 0;
  #repairs = 0;

  constructor(readonly knowledge: Knowledge) {
    const { men, pairs, checks } = knowledge;
    this.masks = Int32Array.from(men, ({ ranks }) => ranks);
    const pairsOf: Pair[][] = men.map(() => []);
    for (const pair of pairs) {
      pairsOf[pair.one]!.push(pair);
      pairsOf[pair.other]!.push(pair);
    }
    this.pairsOf = pairsOf;
    const checksOf: Check[][] = men.map(() => []);
    for (const check of checks) for (const man of check.men) checksOf[man]!.push(check);
    this.#checksOf = checksOf;
    this.#solvable = this.#propagate(this.masks);
  }

  /** A ranking that agrees with everything, `forced` men limited to some ranks; undefined where none is found. */
  solve(random: () => number, forced?: Forced): Ranking | undefined {
    return finished(this.solving(random, forced));
  }

  /** The same in small steps. */
  *solving(random: () => number, forced?: Forced): Course<Ranking | undefined> {
    if (!this.#solvable) return undefined;
    const masks = Int32Array.from(this.masks);
    if (forced) {
      masks[forced[0]]! &= forced[1];
      if (!this.#propagate(masks)) return undefined;
    }
    this.#repairs = ALL_REPAIRS;
    for (let start = 0; start < STARTS && this.#repairs > 0; start++) {
      this.#branches = BRANCHES;
      const found = yield* this.#search(masks, random);
      // A search that came to its end has looked everywhere.
      if (found || (this.#branches > 0 && this.knowledge.checks.length === 0)) return found;
    }
    return undefined;
  }

  *#search(masks: Int32Array, random: () => number): Course<Ranking | undefined> {
    if (this.#branches-- <= 0 || this.#repairs <= 0) return undefined;
    yield BRANCHING;
    const man = this.#next(masks, random);
    if (man === undefined) return yield* this.#complete(masks, random);
    for (const code of weighted(codesOf(masks[man]!), random)) {
      const narrowed = Int32Array.from(masks);
      narrowed[man] = 1 << code;
      const found = this.#propagate(narrowed) && (yield* this.#search(narrowed, random));
      if (found) return found;
      if (this.#branches <= 0 || this.#repairs <= 0) return undefined;
    }
    return undefined;
  }

  /** The man in a pair with the fewest ranks left to choose from. */
  #next(masks: Int32Array, random: () => number): number | undefined {
    let next: number | undefined;
    let least = Infinity;
    for (const { one, other } of shuffled(this.knowledge.pairs, random)) {
      if (isSingle(masks[one]!) || isSingle(masks[other]!)) continue;
      for (const man of [one, other]) {
        const left = codesOf(masks[man]!).length;
        if (left < least) [next, least] = [man, left];
      }
    }
    return next;
  }

  *#complete(masks: Int32Array, random: () => number): Course<Ranking | undefined> {
    const ranking = new Uint8Array(masks.length);
    masks.forEach((ranks, man) => {
      if (isSingle(ranks)) ranking[man] = firstCode(ranks);
    });
    for (const men of this.knowledge.armies) {
      if (!matchArmy(men, masks, ranking, random)) return undefined;
    }
    return yield* this.#repaired(ranking, masks, random);
  }

  /** Exchanges ranks of men that a check looks at until all checks hold too. */
  *#repaired(
    ranking: Ranking,
    masks: Int32Array,
    random: () => number,
  ): Course<Ranking | undefined> {
    const { checks, armies } = this.knowledge;
    const armyOf = (man: number) => armies.find((army) => army.includes(man));
    for (let tries = 0; tries <= REPAIRS && this.#repairs-- > 0; tries++) {
      const broken = checks.find(({ holds }) => !holds(ranking));
      if (broken === undefined) return ranking;
      const men = broken.men.filter(armyOf);
      if (men.length === 0) return undefined;
      if (tries % PAUSE === 0) yield EXCHANGES;
      for (let picks = 0, isChanged = false; picks < PICKS && !isChanged; picks++) {
        const one = pick(men, random);
        isChanged = this.#exchange(ranking, masks, one, pick(armyOf(one)!, random));
      }
    }
    return undefined;
  }

  /**
   * So many times exchanges the ranks of two men of an army chosen at random, where all that is known
   * allows it; with habits as often as it is likely (Metropolis).
   */
  *mixing(ranking: Ranking, exchanges: number, random: () => number, habits?: Habits): Course {
    for (let done = 1; done <= exchanges; done++) {
      const men = pick(this.knowledge.armies, random);
      const [one, other] = [pick(men, random), pick(men, random)];
      const isChanged = this.#exchange(ranking, this.masks, one, other);
      const isUnlikely = (): boolean =>
        habits !== undefined && random() >= likelihood(habits, ranking, men, one, other);
      if (isChanged && (!this.#isChecked(ranking, one, other) || isUnlikely())) {
        swap(ranking, one, other);
      }
      if (done % PAUSE === 0) yield EXCHANGES;
    }
  }

  /** Exchanges the ranks of two men where they alone and their pairs allow it; whether anything has changed. */
  #exchange(ranking: Ranking, masks: Int32Array, one: number, other: number): boolean {
    const [a, b] = [ranking[one]!, ranking[other]!];
    if (a === b || !hasCode(masks[one]!, b) || !hasCode(masks[other]!, a)) return false;
    swap(ranking, one, other);
    if (this.#isPaired(ranking, one) && this.#isPaired(ranking, other)) return true;
    swap(ranking, one, other);
    return false;
  }

  #isPaired(ranking: Ranking, man: number): boolean {
    return this.pairsOf[man]!.every(({ one, other, allowed }) =>
      hasCode(allowed[ranking[one]!]!, ranking[other]!),
    );
  }

  #isChecked(ranking: Ranking, one: number, other: number): boolean {
    const areAlike = hasCode(ALIKE, ranking[one]!) && hasCode(ALIKE, ranking[other]!);
    const matters = ({ ofWalks }: Check): boolean => !(ofWalks && areAlike);
    const checks = this.#checksOf[one]!;
    const holds = (check: Check): boolean => !matters(check) || check.holds(ranking);
    return (
      checks.every(holds) &&
      this.#checksOf[other]!.every((check) => checks.includes(check) || holds(check))
    );
  }

  /** Narrows masks by pairs, counts and matchings; whether something is left for everybody. */
  #propagate(masks: Int32Array): boolean {
    let changed = true;
    while (changed) {
      changed = false;
      for (const pair of this.knowledge.pairs) {
        if (narrow(masks, pair)) changed = true;
      }
      for (const men of this.knowledge.armies) {
        if (exhaust(masks, men)) changed = true;
      }
    }
    if (masks.includes(0)) return false;
    return this.knowledge.armies.every((men) => canMatch(men, masks));
  }
}

/** How much likelier an army is than before two men exchanged their ranks. */
function likelihood(
  habits: Habits,
  ranking: Ranking,
  army: readonly number[],
  one: number,
  other: number,
): number {
  const after = habits.weigh(ranking, army);
  swap(ranking, one, other);
  const before = habits.weigh(ranking, army);
  swap(ranking, one, other);
  return Math.exp(after - before);
}

function swap(ranking: Ranking, one: number, other: number): void {
  [ranking[one], ranking[other]] = [ranking[other]!, ranking[one]!];
}

/** Leaves both men of a pair what goes with something of the other's. */
function narrow(masks: Int32Array, { one, other, allowed }: Pair): boolean {
  const [first, second] = [masks[one]!, masks[other]!];
  let kept = 0;
  let possible = 0;
  for (let code = 0; code < COUNTS.length; code++) {
    if (!hasCode(first, code) || (allowed[code]! & second) === 0) continue;
    kept |= 1 << code;
    possible |= allowed[code]!;
  }
  masks[one] = kept;
  masks[other] = second & possible;
  return masks[one] !== first || masks[other] !== second;
}

/** A rank that is held as often as it occurs is nobody else's. */
function exhaust(masks: Int32Array, men: readonly number[]): boolean {
  let changed = false;
  for (let code = 0; code < COUNTS.length; code++) {
    const rank = 1 << code;
    const holders = men.filter((man) => masks[man] === rank).length;
    if (holders < COUNTS[code]!) continue;
    for (const man of men) {
      const ranks = masks[man]!;
      if (ranks === rank && holders === COUNTS[code]) continue;
      if ((ranks & rank) === 0) continue;
      masks[man] = ranks & ~rank;
      changed = true;
    }
  }
  return changed;
}

/** Whether any ranking agrees with what is known. */
export function* solvable(knowledge: Knowledge): Course<boolean> {
  return (yield* new Solver(knowledge).solving(randomFrom(1))) !== undefined;
}

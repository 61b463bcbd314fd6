// Finds rankings that agree with all that is known: men that depend on each other first, one after
// another with what follows for the rest, then a matching for each army.

import { randomFrom } from '../random.js';
import type { Knowledge, Pair, Ranking } from './knowledge.js';
import { canMatch, matchArmy, shuffled, weighted } from './match.js';
import { codesOf, COUNTS, firstCode, hasCode, isSingle, type Ranks } from './ranks.js';

/** Branches looked at before the search starts again in another order. */
const BRANCHES = 400;
const STARTS = 25;
/** Random exchanges in which a ranking may come to fulfil the checks. */
const REPAIRS = 400;

export class Solver {
  /** By man: what it may be, with what follows from the pairs. */
  readonly masks: Int32Array;
  /** By man: the pairs it belongs to. */
  readonly pairsOf: readonly (readonly Pair[])[];
  readonly #solvable: boolean;
  #branches = 0;

  constructor(readonly knowledge: Knowledge) {
    const { men, pairs } = knowledge;
    this.masks = Int32Array.from(men, ({ ranks }) => ranks);
    const pairsOf: Pair[][] = men.map(() => []);
    for (const pair of pairs) {
      pairsOf[pair.one]!.push(pair);
      pairsOf[pair.other]!.push(pair);
    }
    this.pairsOf = pairsOf;
    this.#solvable = this.#propagate(this.masks);
  }

  /** A ranking that agrees with everything, `forced` men limited to some ranks; undefined where none is found. */
  solve(random: () => number, forced?: readonly [man: number, ranks: Ranks]): Ranking | undefined {
    if (!this.#solvable) return undefined;
    const masks = Int32Array.from(this.masks);
    if (forced) {
      masks[forced[0]]! &= forced[1];
      if (!this.#propagate(masks)) return undefined;
    }
    for (let start = 0; start < STARTS; start++) {
      this.#branches = BRANCHES;
      const found = this.#search(masks, random);
      // A search that came to its end has looked everywhere.
      if (found || (this.#branches > 0 && this.knowledge.checks.length === 0)) return found;
    }
    return undefined;
  }

  /** Whether all that is asked of a ranking beyond pairs holds, for the checks that look at some man. */
  fulfils(ranking: Ranking): boolean {
    return this.knowledge.checks.every(({ holds }) => holds(ranking));
  }

  #search(masks: Int32Array, random: () => number): Ranking | undefined {
    if (this.#branches-- <= 0) return undefined;
    const man = this.#next(masks, random);
    if (man === undefined) return this.#complete(masks, random);
    for (const code of weighted(codesOf(masks[man]!), random)) {
      const narrowed = Int32Array.from(masks);
      narrowed[man] = 1 << code;
      const found = this.#propagate(narrowed) && this.#search(narrowed, random);
      if (found) return found;
      if (this.#branches <= 0) return undefined;
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

  #complete(masks: Int32Array, random: () => number): Ranking | undefined {
    const ranking = new Uint8Array(masks.length);
    masks.forEach((ranks, man) => {
      if (isSingle(ranks)) ranking[man] = firstCode(ranks);
    });
    for (const men of this.knowledge.armies) {
      if (!matchArmy(men, masks, ranking, random)) return undefined;
    }
    return this.#repaired(ranking, masks, random);
  }

  /** Exchanges ranks at random until the checks hold too. */
  #repaired(ranking: Ranking, masks: Int32Array, random: () => number): Ranking | undefined {
    for (let tries = 0; !this.fulfils(ranking); tries++) {
      if (tries >= REPAIRS) return undefined;
      this.#exchange(ranking, masks, random, false);
    }
    return ranking;
  }

  /**
   * Exchanges the ranks of two men of an army chosen at random where all that is known allows it.
   * Whether anything has changed.
   */
  exchange(ranking: Ranking, random: () => number): boolean {
    return this.#exchange(ranking, this.masks, random, true);
  }

  #exchange(ranking: Ranking, masks: Int32Array, random: () => number, checked: boolean): boolean {
    const { armies } = this.knowledge;
    const men = armies[Math.floor(random() * armies.length)]!;
    const one = men[Math.floor(random() * men.length)]!;
    const other = men[Math.floor(random() * men.length)]!;
    const [a, b] = [ranking[one]!, ranking[other]!];
    if (a === b || !hasCode(masks[one]!, b) || !hasCode(masks[other]!, a)) return false;
    ranking[one] = b;
    ranking[other] = a;
    const agrees =
      this.#isPaired(ranking, one) &&
      this.#isPaired(ranking, other) &&
      (!checked || this.#isChecked(ranking, one, other));
    if (agrees) return true;
    ranking[one] = a;
    ranking[other] = b;
    return false;
  }

  #isPaired(ranking: Ranking, man: number): boolean {
    return this.pairsOf[man]!.every(({ one, other, allowed }) =>
      hasCode(allowed[ranking[one]!]!, ranking[other]!),
    );
  }

  #isChecked(ranking: Ranking, one: number, other: number): boolean {
    return this.knowledge.checks.every(
      ({ men, holds }) => (!men.includes(one) && !men.includes(other)) || holds(ranking),
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
export function isSolvable(knowledge: Knowledge): boolean {
  return new Solver(knowledge).solve(randomFrom(1)) !== undefined;
}

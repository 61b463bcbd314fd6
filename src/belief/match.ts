// Giving an army's ranks to its men: a matching of men to places of ranks, grown by augmenting paths.

import { codesOf, COUNTS, type Ranks } from './ranks.js';
import type { Ranking } from './knowledge.js';

/** The order in which a man tries ranks. */
type Order = (codes: readonly number[]) => readonly number[];

/**
 * Gives every man of an army one of its ranks so that each rank is held as often as it occurs; whether
 * that can be done. The order in which men choose is random, and so is what they choose first.
 */
export function matchArmy(
  men: readonly number[],
  masks: ArrayLike<Ranks>,
  ranking: Ranking,
  random: () => number,
): boolean {
  const matching = new Matching(masks, (codes) => weighted(codes, random));
  if (!shuffled(men, random).every((man) => matching.seat(man, 0))) return false;
  matching.holders.forEach((held, code) => {
    for (const man of held) ranking[man] = code;
  });
  return true;
}

/** Whether every man of an army can have one of its ranks. */
export function canMatch(men: readonly number[], masks: ArrayLike<Ranks>): boolean {
  const matching = new Matching(masks, (codes) => codes);
  return men.every((man) => matching.seat(man, 0));
}

class Matching {
  /** Men by the code of the rank they hold so far. */
  readonly holders: number[][] = COUNTS.map(() => []);
  /** Ranks whose holders have been asked for another one, for the man being seated. */
  #asked: Ranks = 0;

  constructor(
    private readonly masks: ArrayLike<Ranks>,
    private readonly order: Order,
  ) {}

  /** Finds a place for a man, if need be by moving others; `depth` 0 for a new man. */
  seat(man: number, depth: number): boolean {
    if (depth === 0) this.#asked = 0;
    const codes = this.order(codesOf(this.masks[man]! & ~this.#asked));
    for (const code of codes) {
      if (this.holders[code]!.length >= COUNTS[code]!) continue;
      this.holders[code]!.push(man);
      return true;
    }
    for (const code of codes) {
      if ((this.#asked >> code) & 1) continue;
      this.#asked |= 1 << code;
      const held = this.holders[code]!;
      for (let index = 0; index < held.length; index++) {
        if (!this.seat(held[index]!, depth + 1)) continue;
        held[index] = man;
        return true;
      }
    }
    return false;
  }
}

export function shuffled<T>(from: readonly T[], random: () => number): T[] {
  const all = [...from];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** Codes in random order, those of frequent ranks the likelier to come early. */
export function weighted(codes: readonly number[], random: () => number): number[] {
  const keys = new Map(codes.map((code) => [code, random() ** (1 / COUNTS[code]!)]));
  return [...codes].sort((a, b) => keys.get(b)! - keys.get(a)!);
}

// Giving an army's ranks to its men: a matching of men to places of ranks, grown by augmenting paths.

import { codesOf, COUNTS, type Ranks } from './ranks.js';
import type { Ranking } from './knowledge.js';

/** Men that hold each rank so far, by code. */
type Holders = number[][];

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
  const holders: Holders = COUNTS.map(() => []);
  for (const man of shuffled(men, random)) {
    if (!seatMan(man, masks, holders, random, new Set())) return false;
  }
  holders.forEach((held, code) => {
    for (const man of held) ranking[man] = code;
  });
  return true;
}

function seatMan(
  man: number,
  masks: ArrayLike<Ranks>,
  holders: Holders,
  random: () => number,
  tried: Set<number>,
): boolean {
  const codes = weighted(codesOf(masks[man]!), random).filter((code) => !tried.has(code));
  const free = codes.find((code) => holders[code]!.length < COUNTS[code]!);
  if (free !== undefined) {
    holders[free]!.push(man);
    return true;
  }
  for (const code of codes) {
    if (tried.has(code)) continue;
    tried.add(code);
    for (const [index, holder] of holders[code]!.entries()) {
      if (!seatMan(holder, masks, holders, random, tried)) continue;
      holders[code]![index] = man;
      return true;
    }
  }
  return false;
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

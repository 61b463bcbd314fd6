// Sets of ranks as bits, bit n for `RANKS[n]`: what a covered piece may be.

import { RANK_COUNTS, RANKS, type Rank } from '../pieces.js';

/** A set of ranks: bit 0 the commander … bit 11 the flag. */
export type Ranks = number;

/** Every rank. */
export const ANY: Ranks = (1 << RANKS.length) - 1;

/** Pieces of each rank in an army, by the rank's place in `RANKS`. */
export const COUNTS: readonly number[] = RANKS.map((rank) => RANK_COUNTS[rank]);

/** A rank's place in `RANKS`: 0 the commander … 11 the flag. */
export function codeOf(rank: Rank): number {
  return RANKS.indexOf(rank);
}

export function only(...ranks: readonly Rank[]): Ranks {
  return ranks.reduce((set, rank) => set | (1 << codeOf(rank)), 0);
}

/** Every rank but these. */
export function without(...ranks: readonly Rank[]): Ranks {
  return ANY & ~only(...ranks);
}

export function hasCode(ranks: Ranks, code: number): boolean {
  return ((ranks >> code) & 1) === 1;
}

/** Whether exactly one rank is left. */
export function isSingle(ranks: Ranks): boolean {
  return ranks !== 0 && (ranks & (ranks - 1)) === 0;
}

/** The code of the strongest rank of a set that is not empty, the only one where it is single. */
export function firstCode(ranks: Ranks): number {
  return 31 - Math.clz32(ranks & -ranks);
}

/** By set: the codes of its ranks, and the ranks. */
const CODES: readonly (readonly number[])[] = Array.from({ length: ANY + 1 }, (_, ranks) =>
  RANKS.flatMap((__, code) => (hasCode(ranks, code) ? [code] : [])),
);

export function codesOf(ranks: Ranks): readonly number[] {
  return CODES[ranks]!;
}

export function ranksOf(ranks: Ranks): Rank[] {
  return codesOf(ranks).map((code) => RANKS[code]!);
}

/** The ranks of a set for which something holds. */
export function keep(ranks: Ranks, holds: (rank: Rank) => boolean): Ranks {
  return codesOf(ranks).reduce((set, code) => (holds(RANKS[code]!) ? set | (1 << code) : set), 0);
}

/** Ranks that walk alike whatever the rules: all that have nothing special about them. */
export const ALIKE: Ranks = only('b', 'c', 'd', 'e', 'f', 'g', 'h');

/** Landmine and flag: what never moves. */
export const IMMOVABLE: Ranks = only('j', 'l');

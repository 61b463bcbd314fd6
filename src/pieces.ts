// Ranks and pieces.

import type { Seat } from './board.js';

/** Rank letters of the championship protocol, the strongest first. */
export const RANKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
export type Rank = (typeof RANKS)[number];

/** Names as messages and labels use them. */
export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  a: 'commander',
  b: 'army commander',
  c: 'division commander',
  d: 'brigadier',
  e: 'regiment commander',
  f: 'battalion commander',
  g: 'company commander',
  h: 'platoon leader',
  i: 'engineer',
  j: 'landmine',
  k: 'bomb',
  l: 'flag',
};

/** Pieces of each rank in an army of 25. */
export const RANK_COUNTS: Readonly<Record<Rank, number>> = {
  a: 1,
  b: 1,
  c: 2,
  d: 2,
  e: 2,
  f: 2,
  g: 3,
  h: 3,
  i: 3,
  j: 3,
  k: 2,
  l: 1,
};

/**
 * A piece as somebody sees it. What may not be known is absent: no `rank` where the rank is
 * covered, no `seat` either for a face-down piece in flip.
 */
export interface SeenPiece {
  readonly seat?: Seat;
  readonly rank?: Rank;
}

/** 9 for a commander down to 1 for an engineer; undefined for mine, bomb and flag. */
export function strengthOf(rank: Rank): number | undefined {
  const strength = 9 - RANKS.indexOf(rank);
  return strength >= 1 ? strength : undefined;
}

/** Whether pieces of a rank can ever move: the ranked ones and bombs. */
export function isMovable(rank: Rank): boolean {
  return rank !== 'j' && rank !== 'l';
}

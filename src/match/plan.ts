// Which games a match is made of. Game 2 of a pair is game 1 with the players exchanged: the same armies
// on the same sides, the same chance.

import { armyFor } from '../armies.js';
import { randomFrom } from '../random.js';
import type { Setup } from '../record.js';
import type { Rules } from '../rules.js';
import { parseSetupLetters } from '../formats/setup-text.js';
import { valueOf } from '../fault.js';
import { mirrorSetup, setupReasons } from '../setup.js';
import { NEAR_EQUAL } from './near-equal.js';
import type { ByDuelSeat, DuelSeat } from './referee.js';

export interface Planned {
  /** From 0. */
  readonly pair: number;
  readonly game: 1 | 2;
  /** Where the first player of the match sits. */
  readonly seat: DuelSeat;
  readonly setups?: ByDuelSeat<Setup>;
  readonly seed: number;
}

/** A match: its games are the same for the same plan, wherever they are played. */
export interface Plan {
  readonly rules: Rules;
  readonly games: number;
  readonly seed: number;
}

/** A share of a match: every `of`-th pair, the `index`-th of them, counted from 0. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export const WHOLE: Shard = { index: 0, of: 1 };

/** The pairs of a share of a match of so many games, in order. */
export function pairsOfShard(games: number, { index, of }: Shard = WHOLE): number[] {
  const pairs = Math.ceil(games / 2);
  return Array.from(
    { length: Math.max(0, Math.ceil((pairs - index) / of)) },
    (_, n) => n * of + index,
  );
}

/** The games of a pair: two, but for the last pair of an odd match. */
export function gamesOfPair(plan: Plan, pair: number): Planned[] {
  const { rules, games, seed } = plan;
  const setups = rules.visibility === 'flip' ? undefined : setupsOf(rules, seed, pair);
  const both: Planned[] = ([1, 2] as const).map((game) => ({
    pair,
    game,
    seat: game === 1 ? 'S' : 'N',
    ...(setups && { setups }),
    seed: seedOf(seed, pair),
  }));
  return both.slice(0, games - pair * 2);
}

/** Chance of a pair: near numbers give seeds that have nothing in common. */
function seedOf(seed: number, pair: number): number {
  return Math.floor(randomFrom(seed + Math.imul(pair + 1, 0x9e3779b1))() * 2 ** 31);
}

/**
 * The armies of a pair, South's first. The near-equal ones come first, from a place that the seed
 * chooses, then the same turned left to right; where the rules forbid them, or all have been played,
 * armies as players lay them out.
 */
function setupsOf(rules: Rules, seed: number, pair: number): ByDuelSeat<Setup> {
  const round = Math.floor(pair / Math.max(1, NEAR_EQUAL.length));
  const near = round < 2 ? NEAR_EQUAL[(pair + seed) % NEAR_EQUAL.length] : undefined;
  if (near) {
    const [S, N] = near.map((text) => valueOf(parseSetupLetters(text))) as [Setup, Setup];
    const isAllowed = [S, N].every((setup) => setupReasons(rules, 'S', setup).length === 0);
    if (isAllowed) return round === 0 ? { S, N } : { S: mirrorSetup(S), N: mirrorSetup(N) };
  }
  const random = randomFrom(seedOf(seed, pair));
  return { S: armyFor(rules, random), N: armyFor(rules, random) };
}

// What pieces are worth to a player that looks one ply ahead, and what an attack may come to by
// what everybody knows.

import { kindOf, type Point, type Seat } from '../board.js';
import { RANK_COUNTS, RANKS, strengthOf, type Rank } from '../pieces.js';
import type { Position } from '../position.js';
import { teamOf, type Rules } from '../rules.js';

/** In tenths of a platoon leader. A mine is worth little to its owner, a flag everything. */
export const WORTH: Readonly<Record<Rank, number>> = {
  a: 90,
  b: 70,
  c: 50,
  d: 38,
  e: 28,
  f: 20,
  g: 14,
  h: 10,
  i: 16,
  j: 12,
  k: 32,
  l: 1000,
};

/** What a piece is worth that nobody knows anything of: the mean of an army without its flag. */
const MEAN_WORTH =
  RANKS.filter((rank) => rank !== 'l').reduce(
    (sum, rank) => sum + WORTH[rank] * RANK_COUNTS[rank],
    0,
  ) / 24;

/**
 * How a team stands by what is on the board, above 0 when well, in hundredths of a company commander
 * as the engine counts.
 */
export function standing(view: Position, team: readonly Seat[]): number {
  let sum = 0;
  for (const piece of view.pieces) {
    if (piece?.seat === undefined || piece.rank === 'l') continue;
    const worth = piece.rank === undefined ? MEAN_WORTH : WORTH[piece.rank];
    sum += team.includes(piece.seat) ? worth : -worth;
  }
  return Math.round((sum * 100) / WORTH.g);
}

/** Whose letters a seat's team has on its pieces: in flip those of its colour, if it has one. */
export function lettersOf(rules: Rules, { sides, bag, turn }: Position): readonly Seat[] {
  if (!bag) return teamOf(rules, turn);
  const color = sides?.[turn];
  return color === undefined ? [] : [color === 'red' ? 'S' : 'N'];
}

/** The first point of the fifth line of a territory: mines are laid from here on. */
const MINEFIELD = 20;

/** What a piece may be, by rank, as the number of such pieces in an army. */
export type Guess = readonly (readonly [rank: Rank, weight: number])[];

/**
 * Ranks a covered piece may have by where it stands: mines and flags never move, so outside the place
 * where they are set up there are none. A known rank is the only guess.
 */
export function guess(view: Position, point: Point): Guess {
  const piece = view.pieces[point];
  if (piece?.rank !== undefined) return [[piece.rank, 1]];
  const owner = piece?.seat;
  const shown = view.flags.some((flag) => view.pieces[flag]?.seat === owner);
  return RANKS.filter((rank) => {
    if (rank === 'j') return mayBeMine(view, point, owner);
    if (rank === 'l')
      return !shown && kindOf(point) === 'headquarters' && isHome(view, point, owner);
    return true;
  }).map((rank) => [rank, RANK_COUNTS[rank]]);
}

function mayBeMine(view: Position, point: Point, owner: Seat | undefined): boolean {
  return isHome(view, point, owner) && point % 30 >= MINEFIELD;
}

function isHome(view: Position, point: Point, owner: Seat | undefined): boolean {
  const territories: readonly Seat[] = view.board === 'duel' ? ['S', 'N'] : ['S', 'E', 'N', 'W'];
  return owner !== undefined && Math.floor(point / 30) === territories.indexOf(owner);
}

/** What is won, less what is lost, when `mine` attacks a piece; and whether it can be lost at all. */
export function attackWorth(mine: Rank, target: Guess): { gain: number; safe: boolean } {
  let sum = 0;
  let weights = 0;
  let safe = true;
  for (const [rank, weight] of target) {
    const gain = outcomeWorth(mine, rank);
    if (gain < 0) safe = false;
    sum += gain * weight;
    weights += weight;
  }
  return { gain: sum / Math.max(weights, 1), safe };
}

function outcomeWorth(mine: Rank, theirs: Rank): number {
  if (theirs === 'l') return WORTH.l;
  if (mine === 'k' || theirs === 'k') return WORTH[theirs] - WORTH[mine];
  if (theirs === 'j') return mine === 'i' ? WORTH.j : -WORTH[mine];
  const lead = (strengthOf(mine) ?? 0) - (strengthOf(theirs) ?? 0);
  if (lead === 0) return WORTH[theirs] - WORTH[mine];
  return lead > 0 ? WORTH[theirs] : -WORTH[mine];
}

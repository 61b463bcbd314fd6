// What an army has lost, from what a view knows: where every standing rank is known the ranks that are
// missing, else how many pieces.

import type { Seat } from '../../src/board.js';
import { RANKS, RANK_COUNTS, type Rank } from '../../src/pieces.js';
import type { Position } from '../../src/position.js';

export interface Losses {
  /** Pieces on the board. */
  readonly standing: number;
  /** Ranks that fell, the strongest first, as far as they are known. */
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
  /** Pieces that fell and are not among `ranks`. */
  readonly covered: number;
}

/**
 * The losses of a seat in `view`. `start` is the same sight of the position the game began in: an army may
 * have begun with less than 25 pieces.
 */
export function lossesOf(start: Position, view: Position, seat: Seat): Losses {
  const [before, now] = [censusOf(start, seat), censusOf(view, seat)];
  const missing = before.total - now.total;
  // A covered piece may be any rank, so only a census without one says which are gone.
  if (now.covered > 0 || before.covered > 0)
    return { standing: now.total, ranks: [], covered: Math.max(0, missing) };
  const ranks = RANKS.flatMap((rank) => {
    const count = (before.ranks.get(rank) ?? 0) - (now.ranks.get(rank) ?? 0);
    return count > 0 ? [{ rank, count }] : [];
  });
  return { standing: now.total, ranks, covered: 0 };
}

/**
 * Ranks of an army of which the view knows nothing yet: all 25 less those it sees; none where it sees all that
 * stands, or where the army began with less.
 */
export function unaccounted(start: Position, view: Position, seat: Seat): Losses['ranks'] {
  const { ranks, covered } = censusOf(view, seat);
  if (covered === 0 || censusOf(start, seat).total < ARMY) return [];
  return RANKS.flatMap((rank) => {
    const count = RANK_COUNTS[rank] - (ranks.get(rank) ?? 0);
    return count > 0 ? [{ rank, count }] : [];
  });
}

const ARMY = 25;

function censusOf({ pieces }: Position, seat: Seat) {
  const ranks = new Map<Rank, number>();
  let [total, covered] = [0, 0];
  for (const piece of pieces) {
    if (piece?.seat !== seat) continue;
    total++;
    if (piece.rank === undefined) covered++;
    else ranks.set(piece.rank, (ranks.get(piece.rank) ?? 0) + 1);
  }
  return { ranks, total, covered };
}

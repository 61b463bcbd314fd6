// What covered pieces can still be, drawn on them and said.

import type { Point } from '../../../src/board.js';
import type { Doubt } from '../../../src/analysis/report.js';
import { RANKS, type Rank } from '../../../src/pieces.js';
import type { Annotations, BarsMark, HeatMark } from '../../annotations.js';

/** `off`, `all`: bars on every piece, or how likely each piece is one rank, as a heat map. */
export type Shown = 'off' | 'all' | Rank;

export const SHOWN: readonly Shown[] = ['off', 'all', ...RANKS];

/** Marks on covered pieces. */
export function doubtMarks(
  doubts: readonly Doubt[],
  shown: Shown,
): Pick<Annotations, 'bars' | 'heat'> {
  if (shown === 'off') return {};
  if (shown === 'all') return { bars: doubts.map(barsOf) };
  return { heat: doubts.flatMap((doubt) => heatOf(doubt, shown)) };
}

/** A bar a rank in their order, the tallest for the likeliest. */
function barsOf({ point, ranks }: Doubt): BarsMark {
  const most = Math.max(...Object.values(ranks));
  return { at: point, values: RANKS.map((rank) => (ranks[rank] ?? 0) / most) };
}

function heatOf({ point, ranks }: Doubt, rank: Rank): HeatMark[] {
  const share = ranks[rank];
  return share === undefined ? [] : [{ at: point, value: Math.sqrt(share) }];
}

/** The ranks that the piece on a point can have, the likeliest first. */
export function likeliest(
  doubts: readonly Doubt[],
  point: Point,
): readonly (readonly [Rank, number])[] {
  const ranks = doubts.find((doubt) => doubt.point === point)?.ranks ?? {};
  const known = RANKS.flatMap((rank) => {
    const share = ranks[rank];
    return share === undefined ? [] : [[rank, share] as const];
  });
  return known.sort(([, a], [, b]) => b - a);
}

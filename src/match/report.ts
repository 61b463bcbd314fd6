// A match in words and in JSON.

import { SPRT_BOUND, type Estimate } from './statistics.js';
import { roundOf, type Figures, type Outcome, type Tally } from './tally.js';

export interface Players {
  readonly first: string;
  readonly second: string;
}

/** The figures as text, a line each, and what games were lost by besides play. */
export function reportText(players: Players, figures: Figures, tally: Tally): string {
  const { games, won, drawn, lost, pairs, estimate, plies } = figures;
  const lines = [
    `${players.first} against ${players.second}`,
    `games ${games}: won ${won}, drawn ${drawn}, lost ${lost}; ${plies.toFixed(0)} plies each`,
    `pairs by points 0 ½ 1 1½ 2: ${pairs.join(' ')}`,
    `Elo ${estimate ? eloText(estimate) : 'not known before a pair is complete'}`,
    ...sprtLines(figures),
    ...countsText(tally.outcomes),
    ...tally.outcomes.flatMap((outcome) => forfeitText(players, outcome)),
  ];
  return lines.join('\n');
}

function sprtLines({ sprt }: Figures): string[] {
  if (!sprt) return [];
  const { elo0, elo1, ratio, verdict } = sprt;
  const says =
    verdict === 'H1'
      ? `at least ${elo1} likelier`
      : verdict === 'H0'
        ? `at most ${elo0} likelier`
        : 'open';
  return [
    `SPRT ${elo0}, ${elo1}: log-likelihood ratio ${ratio.toFixed(2)} of ±${SPRT_BOUND.toFixed(2)}, ${says}`,
  ];
}

/** How games ended, the most frequent first. */
function countsText(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { by = 'unknown' } of outcomes) counts.set(by, (counts.get(by) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.length === 0
    ? []
    : [`ended by ${sorted.map(([by, n]) => `${by} ${n}`).join(', ')}`];
}

function forfeitText({ first, second }: Players, outcome: Outcome): string[] {
  const { forfeit } = outcome;
  if (!forfeit) return [];
  const who = forfeit.first ? `A (${first})` : `B (${second})`;
  return [`game ${roundOf(outcome)}: ${who} lost by ${forfeit.kind}, ${forfeit.why}`];
}

/** `+56 ± 17 (+40 … +73)`; without a bound where every game was won or lost. */
export function eloText({ elo, low, high }: Estimate): string {
  const range = `(${signed(low)} … ${signed(high)})`;
  return Number.isFinite(elo)
    ? `${signed(elo)} ± ${((high - low) / 2).toFixed(0)} ${range}`
    : range;
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '∞' : '−∞';
  const rounded = Math.round(elo);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

export function reportJson(players: Players, figures: Figures, tally: Tally): object {
  const { estimate, sprt, pairs, ...counts } = figures;
  const finite = (value: number) => (Number.isFinite(value) ? Math.round(value * 10) / 10 : null);
  return {
    ...players,
    ...counts,
    pairs,
    elo: estimate ? finite(estimate.elo) : null,
    low: estimate ? finite(estimate.low) : null,
    high: estimate ? finite(estimate.high) : null,
    ...(sprt && { sprt }),
    forfeits: tally.outcomes.flatMap((outcome) => {
      const { forfeit } = outcome;
      if (!forfeit) return [];
      const player = forfeit.first ? players.first : players.second;
      return [{ round: roundOf(outcome), player, kind: forfeit.kind, why: forfeit.why }];
    }),
  };
}

// What a match says about strength. Games are played in pairs, the same start with seats exchanged, and
// a pair's two results hang together, so the pair is what is counted: a pentanomial of five outcomes.
//
// Sources: M. Van den Bergh, "A practical introduction to the GSPRT" (2017), for the likelihood ratio of
// a mean when nothing else of the distribution is known, as fishtest uses it; A. Wald, "Sequential
// Analysis" (1947), for the bounds; S. S. Wilks (1938) for the interval: twice the log-likelihood ratio
// is a chi-squared of one degree of freedom.

/** Pairs by the points the first player made of two games: 0, ½, 1, 1½, 2. */
export type Pentanomial = readonly [number, number, number, number, number];

/** Share of the points a pair of that column gives. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** The 95 % quantile of a chi-squared of one degree of freedom. */
const CHI_SQUARED_95 = 3.841458820694124;

/** Counts nobody has seen yet are not impossible: fishtest's regularisation. */
const UNSEEN = 1e-3;

export const pairsOf = (counts: Pentanomial): number => counts.reduce((sum, n) => sum + n, 0);

/** The share of the points, 0 to 1; ½ where no pair has been played. */
export function shareOf(counts: Pentanomial): number {
  const pairs = pairsOf(counts);
  if (pairs === 0) return 0.5;
  return counts.reduce((sum, count, column) => sum + count * SHARES[column]!, 0) / pairs;
}

/** Elo that a share of the points stands for; infinite at 0 and 1. */
export function eloOf(share: number): number {
  return share <= 0 ? -Infinity : share >= 1 ? Infinity : 400 * Math.log10(share / (1 - share));
}

/** The share of the points that a lead of so many Elo is expected to make. */
export function shareFor(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

export interface Estimate {
  readonly elo: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Elo of the first player over the second with its 95 % interval; without a pair anything is possible. */
export function estimateOf(counts: Pentanomial): Estimate {
  if (pairsOf(counts) === 0) return { elo: 0, low: -Infinity, high: Infinity };
  const share = shareOf(counts);
  const deviance = (mean: number) => 2 * (peak(counts) - likelihoodAt(counts, mean));
  const within = (mean: number) => deviance(mean) <= CHI_SQUARED_95;
  return {
    elo: eloOf(share),
    low: eloOf(limit(share, 0, within)),
    high: eloOf(limit(share, 1, within)),
  };
}

/** The farthest point from `inside` towards `end` that is still within. */
function limit(inside: number, end: number, within: (mean: number) => boolean): number {
  let [near, far] = [inside, end];
  for (let step = 0; step < 30; step++) {
    const middle = (near + far) / 2;
    if (within(middle)) near = middle;
    else far = middle;
  }
  return near;
}

const regular = (counts: Pentanomial): number[] => counts.map((count) => Math.max(count, UNSEEN));

/** The greatest log-likelihood that any distribution gives the counts. */
function peak(counts: Pentanomial): number {
  const seen = regular(counts);
  const all = seen.reduce((sum, count) => sum + count, 0);
  return seen.reduce((sum, count) => sum + count * Math.log(count / all), 0);
}

/** The greatest log-likelihood of the counts under a distribution with this mean share. */
function likelihoodAt(counts: Pentanomial, mean: number): number {
  const seen = regular(counts);
  const all = seen.reduce((sum, count) => sum + count, 0);
  const chances = mostLikely(seen, all, mean);
  return seen.reduce((sum, count, column) => sum + count * Math.log(chances[column]!), 0);
}

/**
 * The distribution with this mean under which the counts are likeliest: `p̂ / (1 + θ (share − mean))`
 * for the θ that makes the mean right (Van den Bergh, proposition 1.1).
 */
function mostLikely(seen: readonly number[], all: number, mean: number): number[] {
  const chances = (theta: number) =>
    seen.map((count, column) => count / all / (1 + theta * (SHARES[column]! - mean)));
  // The sum falls as θ grows between the poles.
  const pull = (theta: number) =>
    chances(theta).reduce((sum, chance, column) => sum + chance * (SHARES[column]! - mean), 0);
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < 44; step++) {
    const theta = (low + high) / 2;
    if (pull(theta) > 0) low = theta;
    else high = theta;
  }
  return chances((low + high) / 2);
}

/** A sequential test of two hypotheses about Elo, errors of 5 % either way. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

/** ln(0.95 / 0.05): the log-likelihood ratio at which a hypothesis is taken. */
export const SPRT_BOUND = Math.log(0.95 / 0.05);

/** The log-likelihood ratio of `elo1` against `elo0`. */
export function logLikelihoodRatio(counts: Pentanomial, { elo0, elo1 }: Sprt): number {
  if (pairsOf(counts) === 0) return 0;
  return likelihoodAt(counts, shareFor(elo1)) - likelihoodAt(counts, shareFor(elo0));
}

/** `H1` where the lead is rather `elo1`, `H0` where it is rather `elo0`, undefined where games must go on. */
export function verdictOf(counts: Pentanomial, sprt: Sprt): 'H0' | 'H1' | undefined {
  const ratio = logLikelihoodRatio(counts, sprt);
  if (Math.abs(ratio) < SPRT_BOUND) return undefined;
  return ratio > 0 ? 'H1' : 'H0';
}

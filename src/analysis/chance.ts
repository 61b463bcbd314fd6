// Scores as chances to win.

/**
 * Hundredths of a company commander that multiply the odds by ten. Fitted to games of the engine
 * against itself by `node build/bench/chance.js`, see docs/analysis.md.
 */
export const TENFOLD = 2_000;

/** The chance that the side to move wins, a draw counting half: a logistic curve, 0.5 at 0. */
export function chanceOf(score: number, mate?: number): number {
  if (mate !== undefined) return score > 0 ? 1 : 0;
  return 1 / (1 + 10 ** (-score / TENFOLD));
}

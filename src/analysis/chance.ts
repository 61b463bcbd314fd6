// Scores as chances to win.

/**
 * Hundredths of a company commander that multiply the odds by ten: what `node build/bench/chance.js 150 1000 1`
 * found in 13,354 positions of the engine against itself. Beyond 2,000 more is won than it says.
 */
export const TENFOLD = 4_390;

/** The chance that the side to move wins, a draw counting half: a logistic curve, 0.5 at 0. */
export function chanceOf(score: number, mate?: number): number {
  if (mate !== undefined) return score > 0 ? 1 : 0;
  return 1 / (1 + 10 ** (-score / TENFOLD));
}

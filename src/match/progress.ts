// How far a match has come, on one line that is written again and again.

import { eloText } from './report.js';
import type { Figures } from './tally.js';

const WIDTH = 24;

/** The line, without its end: `[#####     ] 120/400  +61 =22 −37  Elo +84 ± 61`. */
export function progressLine(
  { games, won, drawn, lost, estimate, sprt }: Figures,
  all: number,
): string {
  const done = Math.round((WIDTH * games) / Math.max(1, all));
  const bar = '#'.repeat(done).padEnd(WIDTH);
  const elo = estimate ? `  Elo ${eloText(estimate)}` : '';
  const test = sprt ? `  LLR ${sprt.ratio.toFixed(2)}` : '';
  return `[${bar}] ${games}/${all}  +${won} =${drawn} −${lost}${elo}${test}`;
}

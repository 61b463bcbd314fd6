// Results as a table for people.

import { LABELS } from './implementation.js';
import { ABOUT } from './measures.js';
import type { Result, Row } from './run.js';

/** Three significant digits with a unit: `48.5 M`. */
export function rateText(rate: number): string {
  for (const [size, letter] of [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const) {
    if (rate >= size) return `${digits(rate / size)} ${letter}`;
  }
  return digits(rate);
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** How many times slower than the first row: `3.6`, `160`. */
export const slowerText = ({ ratio }: Row): string => digits(1 / ratio);

/** Its rate over another measure's: ` · 0.072 of perft full`. */
const shareText = ({ share }: Row): string =>
  share ? ` · ${share.median.toFixed(3)} of ${share.of}` : '';

export const titleOf = ({ name, board, unit }: Result): string =>
  `${name}${board ? `, ${board === 'duel' ? 'Duel' : 'Four'}` : ''} (${unit}/s)`;

/** A block of lines for each result, under a heading where it is asked for. */
export function table(results: readonly Result[], headed = true): string {
  const heading = `${'implementation'.padEnd(30)}${'median'.padStart(9)}   ${'min – max'.padEnd(18)}  slower`;
  const lines = headed ? [heading] : [];
  for (const result of results) {
    lines.push('', `${titleOf(result)}: ${ABOUT[result.name]}`);
    for (const row of result.rows) {
      const spread = `${rateText(row.least)} – ${rateText(row.most)}`;
      lines.push(
        `  ${LABELS[row.implementation].padEnd(28)}${rateText(row.median).padStart(9)}   ` +
          `${spread.padEnd(18)}${slowerText(row).padStart(7)}×${shareText(row)}`,
      );
    }
  }
  return lines.join('\n');
}

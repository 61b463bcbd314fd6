// The list of 25 rank letters in which an engine says its setup: top row to bottom, left to right,
// camps skipped. It is the canonical text of a setup without the dots.

import { kindOf } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Setup } from '../record.js';

const POINTS = Array.from({ length: 30 }, (_, point) => point);

/** The ranks in their order; the setup must have one on every point but the camps. */
export function makeList(setup: Setup): string {
  return setup.filter((rank) => rank !== undefined).join('');
}

/** The setup, or undefined where the text is not 25 rank letters. Whether it is allowed is not judged. */
export function parseList(text: string): Setup | undefined {
  if (!/^[a-l]{25}$/i.test(text)) return undefined;
  const ranks = [...text.toLowerCase()] as Rank[];
  return POINTS.map((point) => (kindOf(point) === 'camp' ? undefined : ranks.shift()));
}

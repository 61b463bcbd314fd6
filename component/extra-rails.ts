// Railways that some rules add between the palaces of Four.

import { pointNamed } from '../src/board.js';
import type { Rules } from '../src/rules.js';
import { xyOf, type Facing } from './geometry.js';

/** Opposite corner palaces, and how far the arc between them bends to the side of its middle. */
const DIAGONALS = [
  ['g7', 'k11'],
  ['k7', 'g11'],
] as const;
const BEND = 90;

/** An SVG path over the lines that `rules` add; empty where they add none. */
export function extraRails(at: Facing, rules: Rules | undefined): string {
  if (!rules || at.board.name !== 'four' || rules.board !== 'four') return '';
  return DIAGONALS.map(([from, to]) => {
    const [a, b] = [from, to].map((name) => xyOf(at, pointNamed(at.board, name) ?? 0));
    if (!a || !b) return '';
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const bend = {
      x: middle.x + ((a.y - b.y) / length) * BEND,
      y: middle.y + ((b.x - a.x) / length) * BEND,
    };
    const line = rules.crossLines ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
    const arc = rules.cornerArcs ? `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}` : '';
    return line + arc;
  }).join('');
}

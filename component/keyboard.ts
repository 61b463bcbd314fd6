// Keys that walk over the points as they are seen. Pure: which point a key leads to.

import type { Point } from '../src/board.js';
import { rowsOf, xyOf, type Facing, type XY } from './geometry.js';

const ARROWS: Readonly<Record<string, XY>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The point a key leads to from `point`, or undefined when it is not a key for walking.
 * Home and End go to the ends of the row, with Ctrl to the ends of the board.
 */
export function walk(at: Facing, point: Point, key: string, ctrl: boolean): Point | undefined {
  const direction = ARROWS[key];
  if (direction) return ctrl ? undefined : nearestToward(at, point, direction);
  if (key !== 'Home' && key !== 'End') return undefined;
  const rows = rowsOf(at);
  const row = ctrl ? rows.flat() : (rows.find((points) => points.includes(point)) ?? []);
  return row.at(key === 'Home' ? 0 : -1);
}

/** The nearest point within 45° of a direction; straight ahead counts as nearer. */
function nearestToward(at: Facing, point: Point, direction: XY): Point {
  const start = xyOf(at, point);
  let best = point;
  let least = Infinity;
  for (let other = 0; other < at.board.points; other++) {
    const { x, y } = xyOf(at, other);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead <= 0 || aside > ahead || cost >= least) continue;
    best = other;
    least = cost;
  }
  return best;
}

/** The next (1) or previous (-1) of some points in reading order, round from the last to the first. */
export function cycle(
  at: Facing,
  points: readonly Point[],
  current: Point,
  step: 1 | -1,
): Point | undefined {
  const order = rowsOf(at).flat();
  const place = (point: Point) => order.indexOf(point);
  const sorted = [...points].sort((a, b) => place(a) - place(b));
  if (step === 1) return sorted.find((point) => place(point) > place(current)) ?? sorted[0];
  return sorted.filter((point) => place(point) < place(current)).at(-1) ?? sorted.at(-1);
}

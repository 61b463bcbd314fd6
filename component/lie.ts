// How a board lies on the screen, whatever its ancestors do to it: moved, scaled, zoomed, turned. Cells tell,
// for the middle of a box around a cell is the cell's own.

import type { Point } from '../src/board.js';
import { xyOf, type Facing, type XY } from './geometry.js';

/** Three points of the seat at the beginning of a board that are on no one line: its first, and along both edges. */
const CORNER: Point = 0;
const [ACROSS, ALONG]: readonly [Point, Point] = [4, 25];

const minus = (a: XY, b: XY): XY => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: XY, b: XY): number => a.x * b.y - a.y * b.x;

function middleOf(points: Element, point: Point): XY {
  const cell = points.querySelector(`[data-point="${point}"]`) ?? points;
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where a place of the window is in units of the drawing; `points` are the board's cells. */
export function boardXY(at: Facing, points: Element, place: XY): XY {
  const corner = middleOf(points, CORNER);
  const [a, b] = [ACROSS, ALONG].map((point) => minus(middleOf(points, point), corner)) as [XY, XY];
  const from = minus(place, corner);
  const whole = cross(a, b);
  const [s, t] = [cross(from, b) / whole, cross(a, from) / whole];
  const start = xyOf(at, CORNER);
  const [u, v] = [minus(xyOf(at, ACROSS), start), minus(xyOf(at, ALONG), start)];
  return { x: start.x + s * u.x + t * v.x, y: start.y + s * u.y + t * v.y };
}

/** Pixels of a unit of the drawing. */
export function pixelsOf(at: Facing, points: Element): number {
  const seen = minus(middleOf(points, ACROSS), middleOf(points, CORNER));
  const drawn = minus(xyOf(at, ACROSS), xyOf(at, CORNER));
  return Math.hypot(seen.x, seen.y) / Math.hypot(drawn.x, drawn.y);
}

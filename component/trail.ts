// The way a piece went: over the road, along a rail line, or (engineers, and where options let others
// turn) the shortest way over empty rail points. Found on the board alone; moves are public.

import type { Board, Point } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { Move } from '../src/turn.js';

/** Points from `from` to `to`, both included; just the two where no way is found. */
export function trailOf(board: Board, view: Position, { from, to }: Move): readonly Point[] {
  const isFree = (point: Point) => view.pieces[point] === undefined;
  if (from === to || board.roads[from]?.includes(to)) return [from, to];
  return alongLine(board, isFree, from, to) ?? overRails(board, isFree, from, to) ?? [from, to];
}

function alongLine(
  board: Board,
  isFree: (point: Point) => boolean,
  from: Point,
  to: Point,
): readonly Point[] | undefined {
  const stretches = (board.linesAt[from] ?? []).flatMap((index) => {
    const line = board.lines[index] ?? [];
    const [a, b] = [line.indexOf(from), line.indexOf(to)];
    if (b < 0) return [];
    return [a < b ? line.slice(a, b + 1) : line.slice(b, a + 1).reverse()];
  });
  return stretches.find((stretch) => stretch.slice(1, -1).every(isFree));
}

/** Breadth first, so as few stations as there can be. */
function overRails(
  board: Board,
  isFree: (point: Point) => boolean,
  from: Point,
  to: Point,
): readonly Point[] | undefined {
  const before = new Map<Point, Point>([[from, from]]);
  const queue = [from];
  for (const point of queue) {
    if (point === to) return wayBack(before, to);
    if (point !== from && !isFree(point)) continue;
    for (const next of board.rails[point] ?? []) {
      if (before.has(next)) continue;
      before.set(next, point);
      queue.push(next);
    }
  }
  return undefined;
}

function wayBack(before: ReadonlyMap<Point, Point>, to: Point): readonly Point[] {
  const way = [to];
  for (let at = to; before.get(at) !== at;) {
    at = before.get(at) ?? at;
    way.unshift(at);
  }
  return way;
}

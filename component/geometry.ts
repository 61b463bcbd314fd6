// Where points lie on the drawing. A seat's territory is laid out once, as South sees it from the
// centre of the board; every seat's is that turned by seat·4/seats quarter turns, less the turns of
// the seat that sits at the bottom.

import { kindOf, type Board, type BoardName, type Point, type Seat } from '../src/board.js';

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** Sizes of a board's drawing in units of its viewBox. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** From file to file. */
  readonly across: number;
  /** From line to line. */
  readonly along: number;
  /** From the centre of the board to line 1. */
  readonly front: number;
  readonly piece: { readonly width: number; readonly height: number; readonly radius: number };
  readonly station: { readonly width: number; readonly height: number; readonly radius: number };
  readonly headquarters: {
    readonly width: number;
    readonly height: number;
    readonly gable: number;
  };
  /** Radius. */
  readonly camp: number;
  /** Side. */
  readonly palace: number;
  readonly rail: { readonly width: number; readonly light: number; readonly dash: string };
  readonly road: number;
  /** Stroke of marks, and font size of coordinates. */
  readonly mark: number;
  readonly letters: number;
}

export const LAYOUTS: Readonly<Record<BoardName, Layout>> = {
  duel: {
    width: 524,
    height: 916,
    across: 100,
    along: 70,
    front: 56,
    piece: { width: 84, height: 50, radius: 7 },
    station: { width: 66, height: 38, radius: 5 },
    headquarters: { width: 96, height: 62, gable: 10 },
    camp: 33,
    palace: 0,
    rail: { width: 8, light: 4.6, dash: '7 5' },
    road: 2.4,
    mark: 4,
    letters: 12,
  },
  four: {
    width: 880,
    height: 880,
    across: 50,
    along: 50,
    front: 150,
    piece: { width: 46, height: 32, radius: 5 },
    station: { width: 36, height: 24, radius: 4 },
    headquarters: { width: 49, height: 38, gable: 7 },
    camp: 19,
    palace: 34,
    rail: { width: 6, light: 3.4, dash: '5 4' },
    road: 1.6,
    mark: 2.8,
    letters: 11,
  },
};

/** A board as seen by who sits at `bottom`: what every drawing and every key press needs. */
export interface Facing {
  readonly board: Board;
  readonly layout: Layout;
  readonly bottom: Seat;
}

export const facing = (board: Board, bottom: Seat): Facing => ({
  board,
  layout: LAYOUTS[board.name],
  bottom,
});

/** Quarter turns anticlockwise from the bottom to a seat: 1 is the right-hand side. */
export function quarterTurns({ board, bottom }: Facing, seat: Seat): number {
  const places = board.seats.indexOf(seat) - board.seats.indexOf(bottom) + board.seats.length;
  return ((places * 4) / board.seats.length) % 4;
}

/** Degrees by which a seat's pieces are turned: those of the sides face their seat, others are upright. */
export function degreesOf(at: Facing, seat: Seat): number {
  return [0, -90, 0, 90][quarterTurns(at, seat)] ?? 0;
}

/** A vector turned anticlockwise, y pointing downwards. */
function turned({ x, y }: XY, quarters: number): XY {
  switch (quarters) {
    case 1:
      return { x: y, y: -x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: -y, y: x };
    default:
      return { x, y };
  }
}

function fromCentre({ layout }: Facing, offset: XY): XY {
  return { x: layout.width / 2 + offset.x, y: layout.height / 2 + offset.y };
}

export function xyOf(at: Facing, point: Point): XY {
  const { board, layout, bottom } = at;
  if (kindOf(point) === 'palace') {
    const [row, column] = [Math.floor((point - 120) / 3), (point - 120) % 3];
    const offset = { x: (column - 1) * 2 * layout.across, y: (row - 1) * 2 * layout.across };
    return fromCentre(at, turned(offset, quarterTurns(at, 'S')));
  }
  const seat = board.seats[Math.floor(point / 30)] ?? bottom;
  const [line, file] = [Math.floor((point % 30) / 5), point % 5];
  const offset = { x: (file - 2) * layout.across, y: layout.front + line * layout.along };
  return fromCentre(at, turned(offset, quarterTurns(at, seat)));
}

const knownRows = new WeakMap<Facing, readonly (readonly Point[])[]>();

/** All points from the top row down, each row left to right, as they are seen. */
export function rowsOf(at: Facing): readonly (readonly Point[])[] {
  const rows = knownRows.get(at) ?? sortedRows(at);
  knownRows.set(at, rows);
  return rows;
}

function sortedRows(at: Facing): readonly (readonly Point[])[] {
  const rows = new Map<number, Point[]>();
  for (let point = 0; point < at.board.points; point++) {
    const { y } = xyOf(at, point);
    rows.set(y, [...(rows.get(y) ?? []), point]);
  }
  const xs = (point: Point) => xyOf(at, point).x;
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, points]) => points.sort((a, b) => xs(a) - xs(b)));
}

/** The point of some that lies nearest to `xy`, if any does within `reach`. */
export function nearestOf(
  at: Facing,
  points: Iterable<Point>,
  { x, y }: XY,
  reach: number,
): Point | undefined {
  let nearest: Point | undefined;
  let least = reach;
  for (const point of points) {
    const place = xyOf(at, point);
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance > least) continue;
    nearest = point;
    least = distance;
  }
  return nearest;
}

/** The point whose cell lies under `at`. */
export function pointUnder(at: Facing, { x, y }: XY): Point | undefined {
  const { across, along } = at.layout;
  for (let point = 0; point < at.board.points; point++) {
    const place = xyOf(at, point);
    if (Math.abs(x - place.x) <= across / 2 && Math.abs(y - place.y) <= along / 2) return point;
  }
  return undefined;
}

/** Whether two neighbours on a rail are joined by an arc: front corners of neighbouring seats. */
export function isArc(board: Board, a: Point, b: Point): boolean {
  if (board.name === 'duel' || kindOf(a) === 'palace' || kindOf(b) === 'palace') return false;
  return Math.floor(a / 30) !== Math.floor(b / 30);
}

/** How far an arc's tangents reach, as a share of its radius: it bends clear of the corner palace. */
const BEND = 0.3;

/** The middle of an arc, for what moves along it. */
export function arcMiddle(at: Facing, a: Point, b: Point): XY {
  const [p, q, corner] = [xyOf(at, a), xyOf(at, b), arcCorner(at, a, b)];
  const weight = 0.375 * BEND;
  return {
    x: ((p.x + q.x) / 2) * (1 - 2 * weight) + corner.x * 2 * weight,
    y: ((p.y + q.y) / 2) * (1 - 2 * weight) + corner.y * 2 * weight,
  };
}

/** Where the two rail lines that an arc joins would meet: the corner palace. */
function arcCorner(at: Facing, a: Point, b: Point): XY {
  const [p, q] = [xyOf(at, a), xyOf(at, b)];
  const alongside = quarterTurns(at, at.board.seats[Math.floor(a / 30)] ?? at.bottom) % 2 === 0;
  return alongside ? { x: p.x, y: q.y } : { x: q.x, y: p.y };
}

/** An SVG path over points joined by roads, rails and arcs. */
export function pathOver(at: Facing, points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const { x, y } = xyOf(at, point);
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      if (!isArc(at.board, before, point)) return `L${x} ${y}`;
      const p = xyOf(at, before);
      const corner = arcCorner(at, before, point);
      const toward = (end: XY) =>
        `${end.x + (corner.x - end.x) * BEND} ${end.y + (corner.y - end.y) * BEND}`;
      return `C${toward(p)} ${toward({ x, y })} ${x} ${y}`;
    })
    .join('');
}

/** Pieces that an arc is cut into where it must be straight. */
const CHORDS = 8;

/** The way of `pathOver` as straight strokes. */
export function strokesOver(at: Facing, points: readonly Point[]): readonly XY[] {
  return points.flatMap((point, index): XY[] => {
    const end = xyOf(at, point);
    const before = points[index - 1];
    if (before === undefined || !isArc(at.board, before, point)) return [end];
    const [start, corner] = [xyOf(at, before), arcCorner(at, before, point)];
    const toward = (from: XY): XY => between(from, corner, BEND);
    return Array.from({ length: CHORDS }, (_, i) =>
      onCurve([start, toward(start), toward(end), end], (i + 1) / CHORDS),
    );
  });
}

const between = (from: XY, to: XY, share: number): XY => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A point of a curve, found by cutting its handles (de Casteljau). */
function onCurve(handles: readonly XY[], share: number): XY {
  const [first, ...others] = handles;
  if (!first) throw new RangeError('a curve has handles');
  if (others.length === 0) return first;
  return onCurve(
    others.map((handle, i) => between(handles[i]!, handle, share)),
    share,
  );
}

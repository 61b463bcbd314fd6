// The boards as TypeScript sees them: names and neighbours over the tables of `assembly/board`.

import * as geometry from '../assembly/board/board';

export const SEATS = ['S', 'E', 'N', 'W'] as const;
/** A seat by its side of the board, South first, in turn order. */
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Partial<Record<Seat, T>>;

export const BOARD_NAMES = ['duel', 'four'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

/** `seat·30 + line·5 + file`, all from zero; palaces 120 … 128. */
export type Point = number;

export const KINDS = ['station', 'camp', 'headquarters', 'palace'] as const;
export type Kind = (typeof KINDS)[number];

/** The points a finger can follow on a railway without turning, in order. */
export type Line = readonly Point[];

export interface Board {
  readonly name: BoardName;
  /** The geometry's own number: 0 Duel, 1 Four. */
  readonly code: number;
  /** 60 or 129. */
  readonly points: number;
  /** Seats whose territories the board has, in the order of their numbers. */
  readonly seats: readonly Seat[];
  readonly lines: readonly Line[];
  /** Points one road step away, by point. */
  readonly roads: readonly (readonly Point[])[];
  /** Points one rail step away, by point. */
  readonly rails: readonly (readonly Point[])[];
  /** Lines through a point, by point, as indices into `lines`. */
  readonly linesAt: readonly (readonly number[])[];
  /** Field names such as `c6`, by point. */
  readonly names: readonly string[];
}

function buildBoard(name: BoardName, seats: readonly Seat[]): Board {
  const code = BOARD_NAMES.indexOf(name);
  const points = geometry.pointCount(code);
  const all = Array.from({ length: points }, (_, point) => point);
  const lines = Array.from({ length: geometry.lineCount(code) }, (_, line) =>
    Array.from({ length: geometry.lineLength(code, line) }, (_, index) =>
      geometry.linePoint(code, line, index),
    ),
  );
  const rails: Set<Point>[] = all.map(() => new Set());
  for (const line of lines) {
    line.forEach((point, index) => {
      for (const next of [line[index - 1], line[index + 1]]) {
        if (next !== undefined) rails[point]?.add(next);
      }
    });
  }
  return {
    name,
    code,
    points,
    seats,
    lines,
    roads: all.map((a) => all.filter((b) => a !== b && geometry.isRoad(a, b))),
    rails: rails.map((set) => [...set].sort((a, b) => a - b)),
    linesAt: all.map((point) =>
      lines.flatMap((line, index) => (line.includes(point) ? [index] : [])),
    ),
    names: all.map(
      (point) =>
        String.fromCharCode(97 + geometry.gridFile(code, point)) +
        (geometry.gridRank(code, point) + 1),
    ),
  };
}

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  duel: buildBoard('duel', ['S', 'N']),
  four: buildBoard('four', SEATS),
};

const POINTS_BY_NAME: Readonly<Record<BoardName, ReadonlyMap<string, Point>>> = {
  duel: new Map(BOARDS.duel.names.map((name, point) => [name, point])),
  four: new Map(BOARDS.four.names.map((name, point) => [name, point])),
};

/** The field name of a point, `c6`. */
export function pointName(board: Board, point: Point): string {
  const name = board.names[point];
  if (name === undefined) throw new RangeError(`no point ${point} on the ${board.name} board`);
  return name;
}

/** The point with a field name, or undefined where the board has none. */
export function pointNamed(board: Board, name: string): Point | undefined {
  return POINTS_BY_NAME[board.name].get(name);
}

export function kindOf(point: Point): Kind {
  return KINDS[geometry.kindOf(point)] as Kind;
}

/** Whose territory a point lies in; undefined for a palace. */
export function seatOfPoint(board: Board, point: Point): Seat | undefined {
  return point >= geometry.PALACES ? undefined : board.seats[Math.floor(point / 30)];
}

/** A point of a territory as that of a setup, 0 … 29. */
export function setupPoint(point: Point): number {
  return point % 30;
}

/** The point of a seat's territory, `line` and `file` counted from zero. */
export function territoryPoint(board: Board, seat: Seat, line: number, file: number): Point {
  return board.seats.indexOf(seat) * 30 + line * 5 + file;
}

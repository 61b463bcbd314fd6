// The two boards as territories and rail lines. Compiled by asc and tsc alike.
//
// point = seat·30 + line·5 + file, seats in turn order (Duel: S N; Four: S E N W); the nine palaces
// of Four are 120 … 128, row by row from the top left. A rail line is the ordered list of points a
// finger can follow without turning; an arc is simply two neighbours on a line.

import {
  FILES,
  PALACE,
  TERRITORY,
  fileOf,
  lineOf,
  territoryKind,
  territoryRoad,
} from './territory';

export const DUEL: i32 = 0;
export const FOUR: i32 = 1;

/** The first palace. */
export const PALACES: i32 = 120;
/** No board has more points. */
export const MOST_POINTS: i32 = 129;
/** No rail line has more points. */
export const LONGEST_LINE: i32 = 13;

/** Points of a board: 60 or 129. */
export function pointCount(board: i32): i32 {
  return board == DUEL ? 60 : 129;
}

/** Territories of a board: 2 or 4. */
export function territoryCount(board: i32): i32 {
  return board == DUEL ? 2 : 4;
}

/** Kind of a point of either board. */
export function kindOf(point: i32): u8 {
  return point >= PALACES ? PALACE : territoryKind(point % TERRITORY);
}

/** Whether a road joins two points: always two of one territory. */
export function isRoad(a: i32, b: i32): bool {
  if (a >= PALACES || b >= PALACES) return false;
  const territory = (a / TERRITORY) | 0;
  return territory == ((b / TERRITORY) | 0) && territoryRoad(a % TERRITORY, b % TERRITORY);
}

/** Rail lines of a board: 7 or 18. */
export function lineCount(board: i32): i32 {
  return board == DUEL ? 7 : 18;
}

/** Points on a rail line, in `LONGEST_LINE` or fewer. */
export function lineLength(board: i32, line: i32): i32 {
  const across = 2 * territoryCount(board);
  if (line < across) return FILES;
  const crossing = line - across;
  if (board == DUEL) return crossing == 1 ? 2 : 10;
  if (crossing < 6) return crossing % 3 == 1 ? 5 : 13;
  return 10;
}

/**
 * Point `index` of a rail line. First lines 1 and 5 of every territory; then files 1, 3 and 5 from
 * one territory to the one opposite; then, on Four, file 5 of a seat round the arc into file 1 of
 * the next.
 */
export function linePoint(board: i32, line: i32, index: i32): i32 {
  const across = 2 * territoryCount(board);
  if (line < across) return (line >> 1) * TERRITORY + (line & 1) * 4 * FILES + index;
  const crossing = line - across;
  if (board == DUEL) return straight(0, 1, crossing * 2, index, 0);
  if (crossing < 6) {
    const seat = crossing < 3 ? 0 : 1;
    return straight(seat, seat + 2, (crossing % 3) * 2, index, 3);
  }
  const seat = crossing - 6;
  return index < 5 ? onFile(seat, 4, 4 - index) : onFile((seat + 1) & 3, 0, index - 5);
}

function onFile(seat: i32, file: i32, line: i32): i32 {
  return seat * TERRITORY + line * FILES + file;
}

/** The middle file is a rail on line 1 only; the side files from line 5 on. */
function straight(near: i32, far: i32, file: i32, index: i32, palaces: i32): i32 {
  const arm = file == 2 ? 1 : 5;
  if (index < arm) return onFile(near, file, arm - 1 - index);
  if (index < arm + palaces) return palaceBefore(near, file >> 1, index - arm);
  return onFile(far, 4 - file, index - arm - palaces);
}

/** The `depth`-th palace (0 nearest) on column 0 … 2 as South or East looks at them. */
function palaceBefore(seat: i32, column: i32, depth: i32): i32 {
  return seat == 0 ? PALACES + (2 - depth) * 3 + column : PALACES + (2 - column) * 3 + (2 - depth);
}

/** Grid file of a point from the left, counted from 0: 0 … 4 on Duel, 0 … 16 on Four. */
export function gridFile(board: i32, point: i32): i32 {
  if (point >= PALACES) return 6 + ((point - PALACES) % 3) * 2;
  const seat = (point / TERRITORY) | 0;
  const line = lineOf(point % TERRITORY);
  const file = fileOf(point % TERRITORY);
  if (board == DUEL) return seat == 0 ? file : 4 - file;
  if (seat == 0) return 6 + file;
  if (seat == 1) return 11 + line;
  return seat == 2 ? 10 - file : 5 - line;
}

/** Grid rank of a point from the bottom, counted from 0: 0 … 11 on Duel, 0 … 16 on Four. */
export function gridRank(board: i32, point: i32): i32 {
  if (point >= PALACES) return 10 - (((point - PALACES) / 3) | 0) * 2;
  const seat = (point / TERRITORY) | 0;
  const line = lineOf(point % TERRITORY);
  const file = fileOf(point % TERRITORY);
  if (board == DUEL) return seat == 0 ? 5 - line : 6 + line;
  if (seat == 0) return 5 - line;
  if (seat == 1) return 6 + file;
  return seat == 2 ? 11 + line : 10 - file;
}

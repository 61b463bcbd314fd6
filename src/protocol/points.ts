// Points as the championship protocol writes them: a row letter, `A` at the top to `L` at the bottom,
// and a column digit, `0` to `4` from the left, of the Duel board turned so that the reader sits below.
//
//   A0 … A4   the opponent's line 6        G0 … G4   the own line 1
//   F0 … F4   the opponent's line 1        L0 … L4   the own line 6; L1 and L3 are headquarters

import { BOARDS, territoryPoint, type Point, type Seat } from '../board.js';
import type { Move } from '../turn.js';

const DUEL = BOARDS.duel;
const ROWS = 'ABCDEFGHIJKL';
/** Lines, and files, of a territory. */
const LINES = 6;
const FILES = 5;

const opposite = (seat: Seat): Seat => (seat === 'S' ? 'N' : 'S');

/** A point as `seat` writes it. */
export function makePoint(seat: Seat, point: Point): string {
  const isOwn = DUEL.seats[Math.floor(point / (LINES * FILES))] === seat;
  const line = Math.floor(point / FILES) % LINES;
  const file = point % FILES;
  const row = isOwn ? LINES + line : LINES - 1 - line;
  return `${ROWS.charAt(row)}${isOwn ? file : FILES - 1 - file}`;
}

/** The point that `seat` means, or undefined where the board has none. Small letters will do. */
export function parsePoint(seat: Seat, text: string): Point | undefined {
  if (!/^[A-La-l][0-4]$/.test(text)) return undefined;
  const row = ROWS.indexOf(text.charAt(0).toUpperCase());
  const column = Number(text.charAt(1));
  return row >= LINES
    ? territoryPoint(DUEL, seat, row - LINES, column)
    : territoryPoint(DUEL, opposite(seat), LINES - 1 - row, FILES - 1 - column);
}

export function makeMove(seat: Seat, { from, to }: Move): string {
  return makePoint(seat, from) + makePoint(seat, to);
}

/** The move that `seat` means by four characters, or undefined. */
export function parseMove(seat: Seat, text: string): Move | undefined {
  const from = parsePoint(seat, text.slice(0, 2));
  const to = parsePoint(seat, text.slice(2));
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

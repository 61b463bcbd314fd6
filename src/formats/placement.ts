// The first word of position text: rows from the top, left to right, only points that exist.

import { BOARDS, type BoardName, type Point, type Seat } from '../board.js';
import { fault, type Parsed } from '../fault.js';
import type { SeenPiece } from '../pieces.js';
import { letterOfPiece, pieceOfLetter } from './letters.js';
import { quoted } from './scan.js';

type Pieces = readonly (SeenPiece | undefined)[];

/** Points of a board row by row: the top row first, left to right. */
const ROWS: Readonly<Record<BoardName, readonly (readonly Point[])[]>> = {
  duel: rowsOf('duel'),
  four: rowsOf('four'),
};

function rowsOf(name: BoardName): Point[][] {
  const { names, points } = BOARDS[name];
  const rank = (point: Point) => Number(names[point]?.slice(1));
  const file = (point: Point) => names[point]?.charCodeAt(0) ?? 0;
  const all = Array.from({ length: points }, (_, point) => point);
  const ranks = [...new Set(all.map(rank))].sort((a, b) => b - a);
  return ranks.map((row) =>
    all.filter((point) => rank(point) === row).sort((a, b) => file(a) - file(b)),
  );
}

export function makePlacement(board: BoardName, pieces: Pieces): string {
  return ROWS[board].map((row) => makeRow(row.map((point) => pieces[point]))).join('/');
}

function makeRow(row: Pieces): string {
  let text = '';
  let empty = 0;
  for (const piece of row) {
    if (piece === undefined) {
      empty++;
      continue;
    }
    text += (empty ? String(empty) : '') + letterOfPiece(piece);
    empty = 0;
  }
  return empty ? text + String(empty) : text;
}

/** Who may stand on the board: the seats that take part, and face-down pieces in flip alone. */
export interface Cast {
  readonly seats: readonly Seat[];
  readonly flip: boolean;
}

export function parsePlacement(
  board: BoardName,
  cast: Cast,
  text: string,
): Parsed<(SeenPiece | undefined)[]> {
  const rows = ROWS[board];
  const texts = text.split('/');
  const pieces = new Array<SeenPiece | undefined>(BOARDS[board].points).fill(undefined);
  for (const [index, points] of rows.entries()) {
    const where = `placement, row ${index + 1}`;
    const row = texts[index];
    if (row === undefined) {
      return fault(where, 'the end of the placement', `${rows.length} rows in all`);
    }
    const read = parseRow(where, row, points.length, cast);
    if ('fault' in read) return read;
    points.forEach((point, file) => (pieces[point] = read.value[file]));
  }
  if (texts.length > rows.length) {
    const where = `placement, row ${rows.length + 1}`;
    return fault(where, quoted(texts[rows.length] ?? ''), `no more than ${rows.length} rows`);
  }
  return { value: pieces };
}

function parseRow(
  where: string,
  text: string,
  length: number,
  cast: Cast,
): Parsed<(SeenPiece | undefined)[]> {
  const row: (SeenPiece | undefined)[] = [];
  for (const [word] of text.matchAll(/\d+|./gsu)) {
    const empty = Number(word);
    if (Number.isNaN(empty) || word.trim() === '') {
      const piece = pieceOfLetter(word);
      const wrong = piece === undefined ? 'a piece letter or a number' : unfit(piece, cast);
      if (wrong !== undefined) return fault(where, quoted(word), wrong);
      row.push(piece);
    } else {
      if (word.startsWith('0') || empty > length) {
        return fault(where, quoted(word), `a run of 1 to ${length} empty points`);
      }
      for (let i = 0; i < empty; i++) row.push(undefined);
    }
    if (row.length > length) return fault(where, quoted(text), `${length} points, not more`);
  }
  if (row.length < length) {
    return fault(where, `${quoted(text)}, ${row.length} points`, `${length} points`);
  }
  return { value: row };
}

/** What a piece should have been that may not stand in this game. */
function unfit(piece: SeenPiece, { seats, flip }: Cast): string | undefined {
  if (piece.seat === undefined) {
    return flip ? undefined : 'a piece of a seat (face-down pieces lie in flip alone)';
  }
  if (!seats.includes(piece.seat)) return `a piece of ${seats.join(' or ')}`;
  if (flip && piece.rank === undefined) return '"?" for a face-down piece';
  return undefined;
}

// Moves and turns as text: `c6c7`, `c6c7+#!d12!c7bxN`, `^c6`, `^c6i`, `--`, `pass`, `resign:S`.

import { mustBe } from '../argument.js';
import { pointNamed, pointName, type Board, type Point, type Seat } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Rank } from '../pieces.js';
import { OUTCOMES, type Move, type MoveTurn, type Turn } from '../turn.js';
import { quoted } from './scan.js';

/** The signs of `OUTCOMES`, in its order. */
const SIGNS = ['', '+', '-', '=', '~'] as const;

/** What stands before the colon of a turn off turn. */
const CALLS = { resign: 'resign', left: 'left', 'draw?': 'offer', 'draw!': 'agree' } as const;

/** Reads from the left of a text and says in which column it stopped. */
class Cursor {
  at = 0;
  constructor(
    readonly board: Board,
    readonly text: string,
  ) {
    mustBe('board', board);
    mustBe('text', text);
  }

  get done(): boolean {
    return this.at === this.text.length;
  }

  /** What `pattern` (sticky) finds here, passed over; undefined where it finds nothing. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  point(): Parsed<Point> {
    const start = this.at;
    const name = this.take(/[a-z]\d{1,2}/y);
    const point = name === undefined ? undefined : pointNamed(this.board, name);
    if (point !== undefined) return { value: point };
    this.at = start;
    return this.fault(`a point of the ${this.board.name} board`, name);
  }

  seat(): Parsed<Seat> {
    const name = this.text.charAt(this.at);
    const seat = this.board.seats.find((known) => known === name);
    if (seat === undefined) return this.fault(`one of ${this.board.seats.join(' ')}`, name);
    this.at++;
    return { value: seat };
  }

  /** `xN` for each seat that went out, up to the end of the text. */
  outs(): Parsed<Seat[]> {
    const out: Seat[] = [];
    while (this.take(/x/y)) {
      const seat = this.seat();
      if (isFault(seat)) return seat;
      if (out.includes(seat.value)) {
        return fault(`column ${this.at}`, `${seat.value} a second time`, 'it once');
      }
      out.push(seat.value);
    }
    return this.done ? { value: out } : this.fault('"x" and a seat, or the end');
  }

  fault(expected: string, found = this.text.slice(this.at)) {
    return fault(`column ${this.at + 1}`, quoted(found), expected);
  }
}

/** Reads a move, `c6c7`, or `^c6` for the turning up of a piece. */
export function parseMove(board: Board, text: string): Parsed<Move> {
  const cursor = new Cursor(board, text);
  const move = cursor.take(/\^/y) ? readCovered(cursor) : readMove(cursor);
  return isFault(move) || cursor.done ? move : cursor.fault('the end of the move');
}

export function makeMove(board: Board, { from, to }: Move): string {
  return (from === to ? '^' : pointName(board, from)) + pointName(board, to);
}

function readCovered(cursor: Cursor): Parsed<Move> {
  const at = cursor.point();
  return isFault(at) ? at : { value: { from: at.value, to: at.value } };
}

function readMove(cursor: Cursor): Parsed<Move> {
  const from = cursor.point();
  if (isFault(from)) return from;
  const start = cursor.at;
  const to = cursor.point();
  if (isFault(to)) return to;
  if (from.value !== to.value) return { value: { from: from.value, to: to.value } };
  cursor.at = start;
  return cursor.fault('another point than the move starts from');
}

export function parseTurn(board: Board, text: string): Parsed<Turn> {
  const cursor = new Cursor(board, text);
  const call = cursor.take(/(resign|left|draw[?!]):/y);
  if (call !== undefined) return readCall(cursor, CALLS[call.slice(0, -1) as keyof typeof CALLS]);
  const skip = cursor.take(/--|pass/y);
  if (skip !== undefined) return withOuts(cursor, { kind: skip === '--' ? 'lost' : 'pass' });
  return cursor.take(/\^/y) ? readUncover(cursor) : readMoveTurn(cursor);
}

function withOuts<T extends object>(
  cursor: Cursor,
  turn: T,
): Parsed<T & { readonly out: readonly Seat[] }> {
  const out = cursor.outs();
  return isFault(out) ? out : { value: { ...turn, out: out.value } };
}

function readCall(cursor: Cursor, kind: (typeof CALLS)[keyof typeof CALLS]): Parsed<Turn> {
  const seat = cursor.seat();
  return isFault(seat) ? seat : withOuts(cursor, { kind, seat: seat.value });
}

function readUncover(cursor: Cursor): Parsed<Turn> {
  const at = cursor.point();
  if (isFault(at)) return at;
  const letter = cursor.take(/[A-La-l]/y);
  if (letter === undefined) return cursor.fault('the rank letter that turned up');
  const rank = letter.toLowerCase() as Rank;
  const color = letter === rank ? 'blue' : 'red';
  return withOuts(cursor, { kind: 'uncover', at: at.value, color, rank });
}

function readMoveTurn(cursor: Cursor): Parsed<Turn> {
  const move = readMove(cursor);
  if (isFault(move)) return move;
  const sign = cursor.take(/[-+=~]?/y) ?? '';
  const outcome = OUTCOMES[(SIGNS as readonly string[]).indexOf(sign)] ?? 'quiet';
  const flagTaken = cursor.take(/#/y) !== undefined;
  const flags: Point[] = [];
  const shown: { point: Point; rank: Rank }[] = [];
  while (cursor.take(/!/y)) {
    const point = cursor.point();
    if (isFault(point)) return point;
    const rank = cursor.take(/[a-l]/y) as Rank | undefined;
    if (rank === undefined) flags.push(point.value);
    else shown.push({ point: point.value, rank });
  }
  return withOuts(cursor, { kind: 'move', ...move.value, outcome, flagTaken, flags, shown });
}

export function makeTurn(board: Board, turn: Turn): string {
  return makeWhat(board, turn) + turn.out.map((seat) => `x${seat}`).join('');
}

function makeWhat(board: Board, turn: Turn): string {
  switch (turn.kind) {
    case 'move':
      return makeMoveTurn(board, turn);
    case 'uncover': {
      const letter = turn.color === 'red' ? turn.rank.toUpperCase() : turn.rank;
      return `^${pointName(board, turn.at)}${letter}`;
    }
    case 'lost':
      return '--';
    case 'pass':
      return 'pass';
    case 'offer':
      return `draw?:${turn.seat}`;
    case 'agree':
      return `draw!:${turn.seat}`;
    case 'resign':
    case 'left':
      return `${turn.kind}:${turn.seat}`;
  }
}

function makeMoveTurn(board: Board, turn: MoveTurn): string {
  const sign = SIGNS[OUTCOMES.indexOf(turn.outcome)] ?? '';
  const flags = turn.flags.map((point) => `!${pointName(board, point)}`);
  const shown = turn.shown.map(({ point, rank }) => `!${pointName(board, point)}${rank}`);
  return makeMove(board, turn) + sign + (turn.flagTaken ? '#' : '') + [...flags, ...shown].join('');
}

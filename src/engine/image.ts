// Positions and rule sets as the bytes of assembly/memory.ts, and back.

import { COVERED, UNKNOWN } from '../../assembly/board/pieces';
import * as at from '../../assembly/memory';
import { BOARDS, type Board, type Seat } from '../board.js';
import { readU16, writeU16 } from './bytes.js';
import { readExtras, writeExtras } from './extras.js';
import { RANKS, type SeenPiece } from '../pieces.js';
import { ENDINGS, type Position, type Result } from '../position.js';
import { OPTIONS, type OptionName, type Rules } from '../rules.js';

/** An option's value as a number: a choice's place in its list, a count, -1 for none. */
function optionCode(rules: Rules, name: OptionName): number {
  const option = OPTIONS[name];
  const value = rules[name];
  if ('values' in option) return (option.values as readonly unknown[]).indexOf(value);
  return typeof value === 'number' ? value : -1;
}

export function writeRules(view: DataView, rules: Rules): void {
  (Object.keys(OPTIONS) as OptionName[]).forEach((name, index) => {
    view.setInt16(at.RULES + index * 2, optionCode(rules, name), true);
  });
}

/** Territories that take part, as bits. */
export function seatBits(board: Board, seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << board.seats.indexOf(seat)), 0);
}

function pieceByte(board: Board, piece: SeenPiece | undefined): number {
  if (!piece) return 0;
  if (!piece.seat) return COVERED;
  const rank = piece.rank ? RANKS.indexOf(piece.rank) + 1 : UNKNOWN;
  return (board.seats.indexOf(piece.seat) << 4) | rank;
}

/** One object a kind of piece, shared by all positions read. */
const pieces = new Map<string, readonly (SeenPiece | undefined)[]>();

function piecesOf(board: Board): readonly (SeenPiece | undefined)[] {
  let known = pieces.get(board.name);
  if (!known) {
    known = Array.from({ length: 80 }, (_, byte) => {
      const rank = RANKS[(byte & 15) - 1];
      const seat = board.seats[byte >> 4];
      if (byte === COVERED) return {};
      if (!seat || (byte & 15) === 0) return undefined;
      return rank ? { seat, rank } : { seat };
    });
    pieces.set(board.name, known);
  }
  return known;
}

const team = (position: Position, result: Result): number =>
  result === '1/2' ? 3 : result === 'S' || result === 'S+N' ? 1 : 2;

export function writeImage(bytes: Uint8Array, position: Position): void {
  const board = BOARDS[position.board];
  bytes.fill(0, at.IMAGE, at.IMAGE + at.IMAGE_SIZE);
  const { over } = position;
  const playing = seatBits(board, position.seats);
  bytes[at.IMAGE + at.IMAGE_TURN] = board.seats.indexOf(position.turn);
  bytes[at.IMAGE + at.IMAGE_OUT] =
    (((1 << board.seats.length) - 1) & ~playing) | seatBits(board, position.out);
  bytes[at.IMAGE + at.IMAGE_RESULT] = over ? team(position, over.result) : 0;
  bytes[at.IMAGE + at.IMAGE_BY] = over ? ENDINGS.indexOf(over.by) + 1 : 0;
  writeU16(bytes, at.IMAGE + at.IMAGE_QUIET, position.quiet);
  writeU16(bytes, at.IMAGE + at.IMAGE_PLY, position.ply);
  bytes.fill(at.NONE, at.IMAGE + at.IMAGE_FLAGS, at.IMAGE + at.IMAGE_FLAGS + 8);
  for (const point of position.flags) {
    const seat = position.pieces[point]?.seat;
    if (seat) bytes[at.IMAGE + at.IMAGE_FLAGS + board.seats.indexOf(seat)] = point;
  }
  position.out.forEach((seat, index) => {
    bytes[at.IMAGE + at.IMAGE_GONE + index] = board.seats.indexOf(seat);
  });
  writeExtras(bytes, board, position);
  for (let point = 0; point < board.points; point++) {
    bytes[at.IMAGE + at.IMAGE_PIECES + point] = pieceByte(board, position.pieces[point]);
  }
}

/** The position in IMAGE; what the engine does not keep is taken over from `before`. */
export function readImage(bytes: Uint8Array, before: Position): Position {
  const board = BOARDS[before.board];
  const known = piecesOf(board);
  const gone = [...bytes.subarray(at.IMAGE + at.IMAGE_GONE, at.IMAGE + at.IMAGE_GONE + 4)];
  const flags = [...bytes.subarray(at.IMAGE + at.IMAGE_FLAGS, at.IMAGE + at.IMAGE_FLAGS + 4)];
  const result = bytes[at.IMAGE + at.IMAGE_RESULT]!;
  const by = ENDINGS[bytes[at.IMAGE + at.IMAGE_BY]! - 1];
  const { board: name, seats } = before;
  return {
    board: name,
    seats,
    ...readExtras(bytes, board, before),
    pieces: Array.from(
      bytes.subarray(at.IMAGE + at.IMAGE_PIECES, at.IMAGE + at.IMAGE_PIECES + board.points),
      (byte) => known[byte],
    ),
    turn: board.seats[bytes[at.IMAGE + at.IMAGE_TURN]!]!,
    quiet: readU16(bytes, at.IMAGE + at.IMAGE_QUIET),
    ply: readU16(bytes, at.IMAGE + at.IMAGE_PLY),
    flags: flags.filter((point) => point !== at.NONE).sort((a, b) => a - b),
    out: gone.filter((seat) => seat !== at.NONE).map((seat) => board.seats[seat]!),
    over: result === 0 ? null : { result: resultOf(before, result), by: by ?? 'flag' },
  };
}

function resultOf(position: Position, result: number): Result {
  if (result === 3) return '1/2';
  if (position.seats.length === 2) return result === 1 ? 'S' : 'N';
  return result === 1 ? 'S+N' : 'E+W';
}

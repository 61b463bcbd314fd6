// The records of a `.jgs` file as turns. The file says less than a turn does (who moved, whether a flag
// fell), so the pieces are moved along; whether a move was legal is not asked here.

import {
  BOARDS,
  kindOf,
  pointNamed,
  SEATS,
  territoryPoint,
  type BySeat,
  type Point,
  type Seat,
} from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import { isMovable, type SeenPiece } from '../pieces.js';
import type { Ending } from '../position.js';
import type { Setup } from '../record.js';
import type { MoveTurn, Outcome, Turn } from '../turn.js';
import { byteAt, hex } from './bytes.js';

/** Seats by block number. */
export const BLOCKS: readonly Seat[] = ['E', 'S', 'W', 'N'];

/** A record's size. */
export const RECORD = 10;

const board = BOARDS.four;
const MOVE = 0x5f;
const EVENT = 0xf5;
const MOVE_OUTCOMES: readonly Outcome[] = ['quiet', 'took', 'fell', 'both'];

/** The game as far as it has been read. */
export interface Replay {
  readonly pieces: Map<Point, Required<SeenPiece>>;
  turn: Seat;
  out: Seat[];
  quiet: number;
  /** Why the last seat went out. */
  lastEnding: Ending | undefined;
  /** The file says that the game is over. */
  ended: boolean;
  readonly turns: Turn[];
}

export function newReplay(setups: BySeat<Setup>, first: Seat): Replay {
  const pieces = new Map<Point, Required<SeenPiece>>();
  for (const seat of SEATS) {
    setups[seat]?.forEach((rank, index) => {
      if (rank !== undefined) pieces.set(territoryPoint(board, seat, 0, index), { seat, rank });
    });
  }
  return { pieces, turn: first, out: [], quiet: 0, lastEnding: undefined, ended: false, turns: [] };
}

/** Reads one record into the replay; what it cannot be is a fault. */
export function readRecord(replay: Replay, bytes: Uint8Array, at: number): Parsed<unknown> {
  switch (bytes[at]) {
    case MOVE:
      return readMove(replay, bytes, at);
    case EVENT:
      return readEvent(replay, bytes, at);
    default:
      return fault(byteAt(at), hex(bytes.subarray(at, at + 1)), '5f (a move) or f5 (an event)');
  }
}

function readMove(replay: Replay, bytes: Uint8Array, at: number): Parsed<unknown> {
  const from = pointAt(bytes, at + 2);
  if (isFault(from)) return from;
  const to = pointAt(bytes, at + 4);
  if (isFault(to)) return to;
  const outcome = MOVE_OUTCOMES[(bytes[at + 1] ?? 0) & 7];
  if (outcome === undefined) {
    return fault(byteAt(at + 1), hex(bytes.subarray(at + 1, at + 2)), 'an outcome of 0 to 3');
  }
  const mover = replay.pieces.get(from.value);
  const target = replay.pieces.get(to.value);
  if (mover === undefined) return fault(byteAt(at + 2), name(from.value), 'a point with a piece');
  if ((target === undefined) !== (outcome === 'quiet')) {
    const expected = outcome === 'quiet' ? 'an empty point' : 'a point with a piece';
    return fault(byteAt(at + 4), name(to.value), expected);
  }
  const flags: Point[] = [];
  for (const offset of [at + 6, at + 8]) {
    if (bytes[offset] === 0 && bytes[offset + 1] === 0) continue;
    const flag = pointAt(bytes, offset);
    if (isFault(flag)) return flag;
    flags.push(flag.value);
  }
  const flagTaken = target?.rank === 'l' && outcome !== 'fell';
  play(replay, mover, {
    kind: 'move',
    from: from.value,
    to: to.value,
    outcome,
    flagTaken,
    flags,
    shown: [],
    out: [],
  });
  return { value: undefined };
}

function name(point: Point): string {
  return board.names[point] ?? '';
}

/** `x`, `y` on the 17×17 grid from the top left. */
function pointAt(bytes: Uint8Array, at: number): Parsed<Point> {
  const [x = 0, y = 0] = bytes.subarray(at, at + 2);
  const point = pointNamed(board, `${String.fromCharCode(97 + x)}${17 - y}`);
  return point === undefined
    ? fault(byteAt(at), hex(bytes.subarray(at, at + 2)), 'x and y of a point')
    : { value: point };
}

function play(replay: Replay, mover: Required<SeenPiece>, turn: MoveTurn): void {
  const { pieces } = replay;
  if (turn.outcome !== 'fell') pieces.delete(turn.to);
  pieces.delete(turn.from);
  if (turn.outcome === 'quiet' || turn.outcome === 'took') pieces.set(turn.to, mover);
  replay.turns.push(turn);
  replay.quiet = turn.outcome === 'quiet' ? replay.quiet + 1 : 0;
  replay.turn = nextSeat(replay, mover.seat);
}

/** The next seat in the order E N W S that is not out. */
function nextSeat({ out, turn }: Replay, after: Seat): Seat {
  const from = SEATS.indexOf(after);
  const order = [1, 2, 3, 4].map((step) => SEATS[(from + step) % SEATS.length] ?? turn);
  return order.find((seat) => !out.includes(seat)) ?? turn;
}

function readEvent(replay: Replay, bytes: Uint8Array, at: number): Parsed<unknown> {
  const [, kind = 0, block = 0, why = 0] = bytes.subarray(at, at + RECORD);
  if (kind === 5) {
    replay.ended = true;
    if (why === 6) replay.lastEnding = 'left';
    return { value: undefined };
  }
  const seat = BLOCKS[block];
  if (seat === undefined) {
    return fault(byteAt(at + 2), hex(bytes.subarray(at + 2, at + 3)), 'a block number, 0 to 3');
  }
  switch (kind) {
    case 2:
      return loseTurn(replay, seat, at);
    case 3:
      return depart(replay, seat, why, at);
    case 4:
      if (!replay.turns.some((turn) => turn.kind === 'left' && turn.seat === seat)) {
        replay.turns.push({ kind: 'left', seat, out: [] });
      }
      return { value: undefined };
    default:
      return fault(byteAt(at + 1), hex(bytes.subarray(at + 1, at + 2)), 'an event, 02 to 05');
  }
}

function loseTurn(replay: Replay, seat: Seat, at: number): Parsed<unknown> {
  if (seat !== replay.turn) {
    return fault(byteAt(at + 2), `a lost turn of ${seat}`, `a turn of ${replay.turn}`);
  }
  replay.turns.push({ kind: 'lost', out: [] });
  replay.quiet++;
  replay.turn = nextSeat(replay, seat);
  return { value: undefined };
}

/** A seat is out; the turn that says so is the last one, or a turn of its own when it resigned. */
function depart(replay: Replay, seat: Seat, why: number, at: number): Parsed<unknown> {
  const last = replay.turns.at(-1);
  const ending = endingOf(replay, seat, why);
  switch (ending) {
    case undefined:
      return fault(byteAt(at + 3), why.toString(16).padStart(2, '0'), 'a reason, 01 to 04 or 06');
    case 'flag':
      if (hasFlag(replay, seat)) {
        return fault(byteAt(at + 3), `the flag of ${seat} taken`, 'a move that takes it before');
      }
      break;
    case 'resign':
    case 'left':
      replay.turns.push({ kind: ending, seat, out: [] });
      break;
    default:
      if (last === undefined) return fault(byteAt(at), `${seat} out`, 'a turn before');
      replay.turns[replay.turns.length - 1] = { ...last, out: [...last.out, seat] };
  }
  replay.lastEnding = ending;
  replay.out.push(seat);
  for (const [point, piece] of replay.pieces) if (piece.seat === seat) replay.pieces.delete(point);
  if (replay.turn === seat) replay.turn = nextSeat(replay, seat);
  return { value: undefined };
}

/**
 * Reason 6 stands where a player went away: the event that ends a game broken off by flight has the same
 * number, and in the one such game known nothing on the board explains it.
 */
function endingOf(replay: Replay, seat: Seat, why: number): Ending | undefined {
  if (why === 2) return isDisarmed(replay, seat) ? 'disarmed' : 'stuck';
  const endings: Readonly<Record<number, Ending>> = {
    1: 'flag',
    3: 'time',
    4: 'resign',
    6: 'left',
  };
  return endings[why];
}

function isDisarmed({ pieces }: Replay, seat: Seat): boolean {
  const locked = (point: Point) => kindOf(point) === 'headquarters';
  return ![...pieces].some(
    ([point, piece]) => piece.seat === seat && isMovable(piece.rank) && !locked(point),
  );
}

function hasFlag({ pieces }: Replay, seat: Seat): boolean {
  return [...pieces.values()].some((piece) => piece.seat === seat && piece.rank === 'l');
}

// A game's own steps: loading and saving a position, its moves, playing one with all that comes of
// it, following a turn of which only the public part is known.

import { DUEL, pointCount } from './board/board';
import * as option from './board/options';
import { COMMANDER, FLAG } from './board/pieces';
import { check } from './check';
import { duelLoad, duelMake, duelMoves, duelQuiet } from './duel';
import { buildDuelTables } from './duel-tables';
import {
  BY_DISARMED,
  BY_FLAG,
  BY_STUCK,
  BY_TIME,
  conclude,
  decide,
  depart,
  isDisarmed,
  isKnown,
  isOut,
  result,
  seatAfter,
  turn,
} from './ending';
import { fourLoad, fourMake, fourMoves } from './four';
import {
  HEADER,
  ILLEGAL,
  IMAGE,
  IMAGE_BY,
  IMAGE_FLAGS,
  IMAGE_GONE,
  IMAGE_PIECES,
  IMAGE_PLY,
  IMAGE_QUIET,
  LEFT,
  LISTS,
  MAIL,
  MOVES,
  NONE,
  PLAYED,
  TURN,
  TURN_FLAGS,
  TURN_FLAG_TAKEN,
  TURN_FROM,
  TURN_GONE,
  TURN_OUTCOME,
  TURN_SIZE,
  TURN_TO,
} from './memory';
import { board, chooseBoard, rule } from './rules';
import { stepMake, stepUnmake } from './step';
import { buildTables, inner, outer } from './tables';

/** Builds the tables for a board (0 Duel, 1 Four), its seats as bits, and the options in RULES. */
export function setRules(newBoard: i32, newSeats: i32): void {
  chooseBoard(newBoard, newSeats);
  buildTables();
  if (board == DUEL) buildDuelTables();
}

/** Takes the position in IMAGE. */
export function loadImage(): void {
  memory.copy(HEADER, IMAGE, IMAGE_PIECES);
  for (let seat = 0; seat < 4; seat++) {
    const flag = load<u8>(IMAGE + IMAGE_FLAGS + seat);
    if (flag != NONE) store<u8>(HEADER + IMAGE_FLAGS + seat, inner(flag));
  }
  memory.fill(MAIL, 0, 136);
  for (let point = 0; point < pointCount(board); point++) {
    store<u8>(MAIL + inner(point), load<u8>(IMAGE + IMAGE_PIECES + point));
  }
  reload();
  check();
}

function reload(): void {
  if (board == DUEL) duelLoad(turn(), load<u16>(HEADER + IMAGE_QUIET));
  else fourLoad();
}

/** Writes the position to IMAGE. */
export function saveImage(): void {
  memory.copy(IMAGE, HEADER, IMAGE_PIECES);
  for (let seat = 0; seat < 4; seat++) {
    const flag = load<u8>(HEADER + IMAGE_FLAGS + seat);
    if (flag != NONE) store<u8>(IMAGE + IMAGE_FLAGS + seat, outer(flag));
  }
  for (let point = 0; point < pointCount(board); point++) {
    store<u8>(IMAGE + IMAGE_PIECES + point, load<u8>(MAIL + inner(point)));
  }
}

/** Writes the legal moves in outer numbers to MOVES, unsorted; returns how many. */
export function listMoves(): i32 {
  if (result() != 0) return 0;
  const end = movesOf(turn(), LISTS);
  let to: usize = MOVES;
  for (let at: usize = LISTS; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    store<u16>(to, (outer(move >> 8) << 8) | outer(move & 255));
    to += 2;
  }
  return (<i32>(to - MOVES)) >> 1;
}

export function movesOf(seat: i32, list: usize): usize {
  return board == DUEL ? duelMoves(seat, list) : fourMoves(seat, list);
}

function isLegal(from: i32, to: i32): bool {
  if (result() != 0) return false;
  const end = movesOf(turn(), LISTS);
  for (let at: usize = LISTS; at < end; at += 2) {
    if (load<u16>(at) == ((from << 8) | to)) return true;
  }
  return false;
}

/** The loaded position judged as after a move. */
export function judge(): void {
  if (result() != 0) return;
  decide(turn());
  if (result() != 0) {
    if (load<u8>(HEADER + IMAGE_BY) == 0) store<u8>(HEADER + IMAGE_BY, BY_FLAG);
    return;
  }
  conclude(turn(), true);
}

/** Plays a move in outer numbers and writes what came of it to TURN; PLAYED or ILLEGAL. */
export function play(outerFrom: i32, outerTo: i32): i32 {
  const from = inner(outerFrom);
  const to = inner(outerTo);
  if (!isLegal(from, to)) return ILLEGAL;
  const mover = turn();
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const left = <i32>load<u8>(LEFT + (attacker << 7) + defender);
  writeMove(outerFrom, outerTo, outcomeOf(attacker, defender, left));
  move(from, to, left);
  if (left != attacker && (attacker & 15) == COMMANDER) showFlag(attacker >> 4);
  if (left != defender && (defender & 15) == COMMANDER) showFlag(defender >> 4);
  if ((defender & 15) == FLAG && left != defender) {
    store<u8>(TURN + TURN_FLAG_TAKEN, 1);
    depart(defender >> 4, BY_FLAG);
  }
  const known = countGone();
  conclude(seatAfter(mover), true);
  for (let i = known; i < countGone(); i++) {
    store<u8>(TURN + TURN_GONE + i - known, load<u8>(HEADER + IMAGE_GONE + i));
  }
  check();
  return PLAYED;
}

function outcomeOf(attacker: i32, defender: i32, left: i32): i32 {
  if (defender == 0) return 0;
  if (left == attacker) return 1;
  return left == defender ? 2 : 3;
}

function writeMove(from: i32, to: i32, outcome: i32): void {
  memory.fill(TURN, <u8>NONE, TURN_SIZE);
  store<u8>(TURN + TURN_FROM, from);
  store<u8>(TURN + TURN_TO, to);
  store<u8>(TURN + TURN_OUTCOME, outcome);
  store<u8>(TURN + TURN_FLAG_TAKEN, 0);
}

function move(from: i32, to: i32, left: i32): void {
  const captured = load<u8>(MAIL + to);
  if (board == DUEL) {
    duelMake(from, to, left);
    store<u16>(HEADER + IMAGE_QUIET, duelQuiet());
  } else {
    fourMake(from, to, left);
  }
  addPly();
  if (captured != 0) forgetFlag(to);
}

export function addPly(): void {
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) + 1);
}

/** A flag that was shown and is no longer there is not shown any more. */
function forgetFlag(point: i32): void {
  if ((load<u8>(MAIL + point) & 15) == FLAG) return;
  for (let seat = 0; seat < 4; seat++) {
    if (load<u8>(HEADER + IMAGE_FLAGS + seat) == point) {
      store<u8>(HEADER + IMAGE_FLAGS + seat, NONE);
    }
  }
}

/** Visibilities under which a fallen commander shows its owner's flag: dark and partners. */
function showsFlags(): bool {
  const visibility = rule(option.VISIBILITY);
  return rule(option.FLAG_SHOWN) == 0 && (visibility == 1 || visibility == 2);
}

function showFlag(seat: i32): void {
  if (!showsFlags() || load<u8>(HEADER + IMAGE_FLAGS + seat) != NONE) return;
  for (let point = 0; point < pointCount(board); point++) {
    if (load<u8>(MAIL + point) != ((seat << 4) | FLAG)) continue;
    store<u8>(HEADER + IMAGE_FLAGS + seat, point);
    const at: usize = TURN + TURN_FLAGS + (load<u8>(TURN + TURN_FLAGS) == NONE ? 0 : 1);
    store<u8>(at, outer(point));
  }
}

function countGone(): i32 {
  let count = 0;
  while (count < 4 && load<u8>(HEADER + IMAGE_GONE + count) != NONE) count++;
  return count;
}

/** Follows the turn in TURN by what it says alone; ILLEGAL where nobody could have moved so. */
export function follow(): i32 {
  const from = inner(load<u8>(TURN + TURN_FROM));
  const to = inner(load<u8>(TURN + TURN_TO));
  const mover = turn();
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const outcome = <i32>load<u8>(TURN + TURN_OUTCOME);
  if (result() != 0 || attacker == 0 || attacker >> 4 != mover) return ILLEGAL;
  if ((outcome == 0) != (defender == 0)) return ILLEGAL;
  move(from, to, outcome <= 1 ? attacker : outcome == 2 ? defender : 0);
  for (let i = 0; i < 2; i++) {
    const flag = load<u8>(TURN + TURN_FLAGS + i);
    if (flag != NONE) learnFlag(inner(flag));
  }
  if (load<u8>(TURN + TURN_FLAG_TAKEN) == 1) depart(defender >> 4, BY_FLAG);
  const next = seatAfter(mover);
  departAsTold();
  conclude(next, false);
  check();
  return PLAYED;
}

/** Everybody is told that the piece on a point is a flag. */
function learnFlag(point: i32): void {
  const seat = (<i32>load<u8>(MAIL + point)) >> 4;
  if (load<u8>(MAIL + point) == 0) return;
  store<u8>(MAIL + point, (seat << 4) | FLAG);
  store<u8>(HEADER + IMAGE_FLAGS + seat, point);
  reload();
}

/** A seat leaves the game off turn; `told`: who else goes out stands in TURN, nothing is derived. */
export function leave(seat: i32, by: i32, told: bool): void {
  depart(seat, by);
  if (told) departAsTold();
  conclude(turn(), !told);
}

/**
 * The turn passes without a move. `departs`: the seat's allowance of lost turns is spent and it goes
 * out; `told` as for `leave`.
 */
export function skipTurn(departs: bool, told: bool): void {
  const mover = turn();
  addPly();
  const quiet: usize = HEADER + IMAGE_QUIET;
  store<u16>(quiet, load<u16>(quiet) + 1);
  const next = seatAfter(mover);
  if (departs) depart(mover, BY_TIME);
  if (told) departAsTold();
  conclude(next, !told);
}

/** Seats that TURN says went out. */
function departAsTold(): void {
  for (let i = 0; i < 4; i++) {
    const seat = load<u8>(TURN + TURN_GONE + i);
    if (seat == NONE) break;
    if (!isOut(seat)) depart(seat, isKnown(seat) && !isDisarmed(seat) ? BY_STUCK : BY_DISARMED);
  }
}

/** Plays a legal move in outer numbers as a search does: `unmakeMove` brings every byte back. */
export function makeMove(from: i32, to: i32): void {
  stepMake(inner(from), inner(to));
}

export function unmakeMove(): void {
  stepUnmake();
}

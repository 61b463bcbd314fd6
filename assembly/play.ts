// A game's own steps: playing a move with all that comes of it, following a turn of which only the
// public part is known, turns nobody plays.

import { DUEL, pointCount } from './board/board';
import * as option from './board/options';
import { COMMANDER, ENGINEER, FLAG, isRanked } from './board/pieces';
import { check } from './check';
import { collide } from './flags';
import { duelLoad, duelMake, duelMoves, duelQuiet } from './duel';
import {
  BY_DISARMED,
  BY_FLAG,
  BY_STUCK,
  BY_TIME,
  conclude,
  depart,
  isDisarmed,
  isKnown,
  isOut,
  result,
  seatAfter,
  turn,
} from './ending';
import { fourLoad, fourMake, fourQuiet } from './four';
import { fourMoves } from './four-moves';
import {
  HEADER,
  ILLEGAL,
  IMAGE_FLAGS,
  IMAGE_GONE,
  IMAGE_PASSED,
  IMAGE_PLY,
  IMAGE_QUIET,
  IMAGE_TIMEOUTS,
  LEFT,
  LISTS,
  MAIL,
  NONE,
  PLAYED,
  TURN,
  TURN_FLAGS,
  TURN_FLAG_TAKEN,
  TURN_FROM,
  TURN_GONE,
  TURN_OUTCOME,
  TURN_SHOWN,
  TURN_SIZE,
  TURN_TO,
} from './memory';
import { isShown, ownerAt, pieceAt, setShown } from './ownership';
import {
  applyMove,
  applyUncover,
  breakPair,
  fallenCount,
  fallenSeat,
  hasFallen,
  hasFlagAlong,
} from './refereed';
import { forgetSteps } from './repetition';
import { board, isHidden, refereed, rule } from './rules';
import { inner, outer } from './tables';
import { movesAsRuled } from './walk';

/** Builds what each way of playing keeps besides HEADER and MAIL. */
export function reload(): void {
  if (refereed) return;
  if (board == DUEL) duelLoad(turn(), load<u16>(HEADER + IMAGE_QUIET));
  else fourLoad(turn(), load<u16>(HEADER + IMAGE_QUIET));
}

export function movesOf(seat: i32, list: usize): usize {
  if (refereed) return movesAsRuled(seat, list);
  return board == DUEL ? duelMoves(seat, list) : fourMoves(seat, list);
}

function isLegal(from: i32, to: i32): bool {
  if (result() != 0 || from == to) return false;
  const end = movesOf(turn(), LISTS);
  for (let at: usize = LISTS; at < end; at += 2) {
    if (load<u16>(at) == ((from << 8) | to)) return true;
  }
  return false;
}

/** Plays a move in outer numbers and writes what came of it to TURN; PLAYED or ILLEGAL. */
export function play(outerFrom: i32, outerTo: i32): i32 {
  const from = inner(outerFrom);
  const to = inner(outerTo);
  if (!isLegal(from, to)) return ILLEGAL;
  playMove(from, to);
  check();
  return PLAYED;
}

/** The same for a legal move in inner numbers. */
export function playMove(from: i32, to: i32): void {
  const mover = turn();
  const attacker = pieceAt(from);
  const defender = pieceAt(to);
  const left = <i32>load<u8>(LEFT + (attacker << 7) + defender);
  const meets = defender != 0 && ownerAt(to) != mover;
  const outcome = meets ? collide(from, to, left, attacker, defender) : 0;
  const brought = outcome == 0 && hasFlagAlong(from);
  const taken = (defender & 15) == FLAG && outcome != 4 && !brought;
  const shown = shownByScout(from, to, outcome);
  const first = outcome == 2 || outcome == 3 ? flagToShow(attacker) : NONE;
  const second = outcome == 1 || outcome == 3 ? flagToShow(defender) : NONE;
  writeMove(from, to, outcome, taken);
  makeMove(from, to, outcome, left, taken);
  showFlag(attacker >> 4, first);
  showFlag(defender >> 4, second);
  if (shown != 0) {
    store<u8>(TURN + TURN_SHOWN, outer(to));
    store<u8>(TURN + TURN_SHOWN + 1, shown);
    setShown(to, true);
  }
  finishTurn(mover, defender, taken);
}

/** Departures of the turn just made, the next seat, the end; seats told of are written to TURN. */
function finishTurn(mover: i32, defender: i32, taken: bool): void {
  const before = countGone();
  const next = seatAfter(mover);
  let fallen = 0;
  if (refereed) {
    fallen = fallenCount();
    for (let i = 0; i < fallen; i++) departOnce(fallenSeat(i), BY_FLAG);
  } else if (taken) {
    fallen = 1;
    depart(defender >> 4, BY_FLAG);
  }
  const told = countGone();
  conclude(next, true);
  writeGone(fallen == 0 ? before : told);
}

function departOnce(seat: i32, by: i32): void {
  if (!isOut(seat)) depart(seat, by);
}

/** Seats that went out after the first `known` are told of in TURN. */
function writeGone(known: i32): void {
  memory.fill(TURN + TURN_GONE, <u8>NONE, 4);
  for (let i = known; i < countGone(); i++) {
    store<u8>(TURN + TURN_GONE + i - known, load<u8>(HEADER + IMAGE_GONE + i));
  }
}

function writeMove(from: i32, to: i32, outcome: i32, taken: bool): void {
  memory.fill(TURN, <u8>NONE, TURN_SIZE);
  store<u8>(TURN + TURN_FROM, outer(from));
  store<u8>(TURN + TURN_TO, outer(to));
  store<u8>(TURN + TURN_OUTCOME, outcome);
  store<u8>(TURN + TURN_FLAG_TAKEN, <u8>taken);
}

/** Changes the board, the ply and the quiet count; the seat to move is settled afterwards. */
function makeMove(from: i32, to: i32, outcome: i32, left: i32, taken: bool): void {
  const captured = pieceAt(to) != 0;
  const quiet: usize = HEADER + IMAGE_QUIET;
  if (refereed) {
    const contact = outcome == 4 ? rule(option.QUIET_COUNTS) != 0 : outcome != 0;
    const mover = ownerAt(from);
    applyMove(from, to, outcome, taken);
    breakPair(mover);
    store<u16>(quiet, contact ? 0 : load<u16>(quiet) + 1);
  } else if (board == DUEL) {
    duelMake(from, to, left);
    store<u16>(quiet, duelQuiet());
  } else {
    fourMake(from, to, left);
    store<u16>(quiet, fourQuiet());
  }
  addPly();
  if (captured && !refereed) forgetFlag(to);
}

function addPly(): void {
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) + 1);
}

/** A flag that was shown and is no longer there is not shown any more. */
function forgetFlag(point: i32): void {
  if ((pieceAt(point) & 15) == FLAG) return;
  for (let seat = 0; seat < 4; seat++) {
    if (load<u8>(HEADER + IMAGE_FLAGS + seat) == point) {
      store<u8>(HEADER + IMAGE_FLAGS + seat, NONE);
    }
  }
}

/** Where the flag stands that the fall of a piece shows to everybody, NONE where it shows none. */
function flagToShow(piece: i32): i32 {
  if ((piece & 15) != COMMANDER || rule(option.FLAG_SHOWN) != 0 || !isHidden()) return NONE;
  const seat = piece >> 4;
  for (let point = 0; point < pointCount(board); point++) {
    if (pieceAt(point) != ((seat << 4) | FLAG)) continue;
    return load<u8>(HEADER + IMAGE_FLAGS + seat) == point ? NONE : point;
  }
  return NONE;
}

function showFlag(seat: i32, point: i32): void {
  if (point == NONE || (refereed && hasFallen(seat))) return;
  store<u8>(HEADER + IMAGE_FLAGS + seat, point);
  const at: usize = TURN + TURN_FLAGS + (load<u8>(TURN + TURN_FLAGS) == NONE ? 0 : 1);
  store<u8>(at, outer(point));
}

/** The rank of the piece that an engineer lost to, which everybody is then shown, or 0. */
function shownByScout(from: i32, to: i32, outcome: i32): i32 {
  if (rule(option.SCOUTING) == 0 || !isHidden() || (outcome != 1 && outcome != 2)) return 0;
  const winner = outcome == 1 ? from : to;
  const loser = outcome == 1 ? to : from;
  const rank = pieceAt(winner) & 15;
  if ((pieceAt(loser) & 15) != ENGINEER || !isRanked(rank) || isShown(winner)) return 0;
  return rank;
}

function countGone(): i32 {
  let count = 0;
  while (count < 4 && load<u8>(HEADER + IMAGE_GONE + count) != NONE) count++;
  return count;
}

/** Follows the move in TURN by what it says alone; ILLEGAL where nobody could have moved so. */
export function follow(): i32 {
  const from = inner(load<u8>(TURN + TURN_FROM));
  const to = inner(load<u8>(TURN + TURN_TO));
  const mover = turn();
  const attacker = pieceAt(from);
  const defender = pieceAt(to);
  const outcome = <i32>load<u8>(TURN + TURN_OUTCOME);
  const taken = load<u8>(TURN + TURN_FLAG_TAKEN) == 1;
  if (result() != 0 || ownerAt(from) != mover) return ILLEGAL;
  if (!refereed && (outcome == 0) != (defender == 0)) return ILLEGAL;
  makeMove(from, to, outcome, outcome <= 1 ? attacker : outcome == 2 ? defender : 0, taken);
  for (let i = 0; i < 2; i++) {
    const flag = load<u8>(TURN + TURN_FLAGS + i);
    if (flag != NONE) learnFlag(inner(flag));
  }
  if (load<u8>(TURN + TURN_SHOWN) != NONE) learnRank();
  const next = seatAfter(mover);
  if (refereed) {
    for (let i = 0; i < fallenCount(); i++) departOnce(fallenSeat(i), BY_FLAG);
  } else if (taken) {
    depart(defender >> 4, BY_FLAG);
  }
  departAsTold();
  conclude(next, false);
  check();
  return PLAYED;
}

/** Everybody is told that the piece on a point is a flag. */
function learnFlag(point: i32): void {
  const seat = pieceAt(point) >> 4;
  if (pieceAt(point) == 0) return;
  store<u8>(MAIL + point, (seat << 4) | FLAG);
  store<u8>(HEADER + IMAGE_FLAGS + seat, point);
  reload();
}

/** Everybody is told the rank of a piece. */
function learnRank(): void {
  const point = inner(load<u8>(TURN + TURN_SHOWN));
  store<u8>(MAIL + point, (pieceAt(point) & 0xf0) | load<u8>(TURN + TURN_SHOWN + 1));
  setShown(point, true);
}

/** Seats that TURN says went out. */
function departAsTold(): void {
  for (let i = 0; i < 4; i++) {
    const seat = load<u8>(TURN + TURN_GONE + i);
    if (seat == NONE) break;
    departOnce(seat, isKnown(seat) && !isDisarmed(seat) ? BY_STUCK : BY_DISARMED);
  }
}

/** Flip: the covered piece on an outer point turns out to be a rank of a colour (0 red, 1 blue). */
export function uncover(point: i32, color: i32, rank: i32): void {
  const mover = turn();
  const before = countGone();
  applyUncover(inner(point), color, rank, mover);
  passPly();
  conclude(seatAfter(mover), true);
  writeGone(before);
  check();
}

function passPly(): void {
  addPly();
  const quiet: usize = HEADER + IMAGE_QUIET;
  store<u16>(quiet, load<u16>(quiet) + 1);
}

/** A seat leaves the game off turn; `told`: who else goes out stands in TURN, nothing is derived. */
export function leave(seat: i32, by: i32, told: bool): void {
  depart(seat, by);
  const before = countGone();
  if (told) departAsTold();
  conclude(turn(), !told);
  if (!told) writeGone(before);
  check();
}

/** The seat to move loses its turn to the clock; `told` as for `leave`. */
export function loseTurn(told: bool): void {
  const mover = turn();
  count(HEADER + IMAGE_TIMEOUTS + mover);
  const clock = rule(option.SECONDS_PER_SEAT) >= 0 && rule(option.SECONDS_PER_MOVE) < 0;
  skip(mover, clock || isAllowanceSpent(mover) ? BY_TIME : 0, told);
}

/** The seat to move cannot, and passes (`noMoves: pass`); `told` as for `leave`. */
export function passTurn(told: bool): void {
  const mover = turn();
  count(HEADER + IMAGE_PASSED + mover);
  skip(mover, isAllowanceSpent(mover) ? BY_STUCK : 0, told);
}

function count(at: usize): void {
  store<u8>(at, min<i32>(<i32>load<u8>(at) + 1, 255));
}

/** Whether a seat has lost and passed as many turns as put it out. */
function isAllowanceSpent(seat: i32): bool {
  const allowance = rule(option.TIMEOUTS);
  const spent =
    <i32>load<u8>(HEADER + IMAGE_TIMEOUTS + seat) + <i32>load<u8>(HEADER + IMAGE_PASSED + seat);
  return allowance >= 0 && spent >= allowance;
}

function skip(mover: i32, departsBy: i32, told: bool): void {
  const before = countGone();
  forgetSteps(mover);
  breakPair(mover);
  passPly();
  const next = seatAfter(mover);
  if (departsBy != 0) depart(mover, departsBy);
  if (told) departAsTold();
  conclude(next, !told);
  if (!told) writeGone(before);
  check();
}

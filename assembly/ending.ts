// How seats go out and games end, in the order of the rules: fallen flags, disarmed seats, the
// result; the next seat, stuck seats one after another; the quiet limit, the most plies.

import { DUEL, pointCount, territoryCount } from './board/board';
import * as option from './board/options';
import { UNKNOWN } from './board/pieces';
import { coveredOf, isTurnedUp } from './bag';
import { isDead } from './dead';
import { duelClear, duelCount, duelMovable, duelPass } from './duel';
import { fourClear, fourDisarmed, fourPass } from './four';
import { fourMoves } from './four-moves';
import {
  HEADER,
  IMAGE_BY,
  IMAGE_FLAGS,
  IMAGE_GONE,
  IMAGE_OUT,
  IMAGE_PLY,
  IMAGE_QUIET,
  IMAGE_RESULT,
  IMAGE_TURN,
  LISTS,
  LISTS_SIZE,
  MAIL,
  NONE,
} from './memory';
import { ownerAt } from './ownership';
import { clearAsRuled } from './refereed';
import { board, isFlip, quietLimit, refereed, rule, seats, teamOf, teamSeats } from './rules';
import { isArmed, movesAsRuled } from './walk';

/** Endings by 1 + their place in the wrapper's list. */
export const BY_FLAG: i32 = 1;
export const BY_STUCK: i32 = 2;
export const BY_DISARMED: i32 = 3;
export const BY_QUIET: i32 = 4;
export const BY_PLIES: i32 = 5;
export const BY_COUNT: i32 = 6;
export const BY_DEAD: i32 = 7;
export const BY_TIME: i32 = 10;
export const BY_LEFT: i32 = 11;

export const DRAW: i32 = 3;

/** A list nobody else writes to: the last part of the search's own. */
const SCRATCH: usize = LISTS + LISTS_SIZE - 4096;

export function turn(): i32 {
  return load<u8>(HEADER + IMAGE_TURN);
}

export function result(): i32 {
  return load<u8>(HEADER + IMAGE_RESULT);
}

function outSeats(): i32 {
  return load<u8>(HEADER + IMAGE_OUT);
}

export function isOut(seat: i32): bool {
  return ((outSeats() >> seat) & 1) != 0;
}

function setTurn(seat: i32): void {
  if (refereed) store<u8>(HEADER + IMAGE_TURN, seat);
  else if (board == DUEL) duelPass(seat);
  else fourPass(seat);
}

/** The seat after `seat` in the order of play that is still in; `seat` itself where no other is. */
export function seatAfter(seat: i32): i32 {
  // Two or four, so that a mask does for the remainder.
  const last = territoryCount(board) - 1;
  const step = rule(option.TURN_ORDER) == 0 ? 1 : last;
  let next = (seat + step) & last;
  while (next != seat && isOut(next)) next = (next + step) & last;
  return next;
}

/** Whether every rank of a seat's pieces is known, so that its end can be derived. */
export function isKnown(seat: i32): bool {
  const covered = (seat << 4) | UNKNOWN;
  for (let point = 0; point < pointCount(board); point++) {
    if (load<u8>(MAIL + point) == covered) return false;
  }
  return true;
}

export function isDisarmed(seat: i32): bool {
  if (refereed) return isDisarmedAsRuled(seat);
  return board == DUEL ? duelMovable(seat) == 0 : fourDisarmed(seat);
}

function isDisarmedAsRuled(seat: i32): bool {
  if (isFlip() && !isTurnedUp(seat)) return false;
  for (let point = 0; point < pointCount(board); point++) {
    if (isArmed(seat, point)) return false;
  }
  return true;
}

export function hasMoves(seat: i32): bool {
  if (refereed) return movesAsRuled(seat, SCRATCH) > SCRATCH;
  return board == DUEL ? duelCount(seat) > 0 : fourMoves(seat, SCRATCH) > SCRATCH;
}

/** A seat goes out: all its pieces leave at once. */
export function depart(seat: i32, by: i32): void {
  const out: usize = HEADER + IMAGE_OUT;
  store<u8>(out, <u8>((<i32>load<u8>(out)) | (1 << seat)));
  store<u8>(HEADER + IMAGE_FLAGS + seat, NONE);
  store<u8>(HEADER + IMAGE_BY, by);
  for (let i = 0; i < 4; i++) {
    if (load<u8>(HEADER + IMAGE_GONE + i) != NONE) continue;
    store<u8>(HEADER + IMAGE_GONE + i, seat);
    break;
  }
  if (refereed) clearAsRuled(seat);
  else if (board == DUEL) duelClear(seat);
  else fourClear(seat);
}

function isTeamOut(team: i32): bool {
  return (teamSeats(team) & ~outSeats()) == 0;
}

/**
 * The result once a team has nobody left. `next` is the seat that would have moved, which decides
 * where both teams went out at once.
 */
export function decide(next: i32): void {
  const first = isTeamOut(0);
  const second = isTeamOut(1);
  if (!first && !second) return;
  let won = first ? 2 : 1;
  if (first && second) won = rule(option.BOTH_STUCK) == 0 ? DRAW : 2 - teamOf(next);
  store<u8>(HEADER + IMAGE_RESULT, won);
}

/** Seats with nothing left to move go out, South first. */
function disarm(): void {
  let disarmed = 0;
  for (let seat = 0; seat < territoryCount(board); seat++) {
    if (!isOut(seat) && isDisarmed(seat) && isKnown(seat)) disarmed |= 1 << seat;
  }
  for (let seat = 0; seat < 4; seat++) {
    if ((disarmed >> seat) & 1) depart(seat, BY_DISARMED);
  }
}

function canAnyoneMove(): bool {
  for (let seat = 0; seat < territoryCount(board); seat++) {
    if (!isOut(seat) && (!isKnown(seat) || hasMoves(seat))) return true;
  }
  return false;
}

/** `seat`, or where it is out the first after it that is in. */
function firstIn(seat: i32): i32 {
  return isOut(seat) ? seatAfter(seat) : seat;
}

/** Whether the seat to move can only pass (`noMoves: pass`). */
export function mustPass(): bool {
  return result() == 0 && rule(option.NO_MOVES) != 0 && isKnown(turn()) && !hasMoves(turn());
}

/** While the seat to move is stuck it goes out, and so do all where nobody can move. */
export function skipStuck(): void {
  while (result() == 0 && isKnown(turn()) && !hasMoves(turn())) {
    const next = turn();
    const all = !canAnyoneMove();
    if (!all && rule(option.NO_MOVES) != 0) return;
    for (let seat = 0; seat < territoryCount(board); seat++) {
      if (seat == next || (all && !isOut(seat))) depart(seat, BY_STUCK);
    }
    decide(next);
    setTurn(firstIn(next));
  }
}

/**
 * All that follows once the turn has passed to `next` or whoever is in after it: disarmed seats and
 * stuck ones where they may be derived, the result, the limits.
 */
export function conclude(next: i32, derive: bool): void {
  next = firstIn(next);
  decide(next);
  if (derive && result() == 0) {
    disarm();
    decide(next);
  }
  setTurn(firstIn(next));
  if (derive) skipStuck();
  if (result() == 0) limit();
}

/** The result that the quiet limit or the most plies give, 0 for none; `quiet` plies removed nothing. */
export function limitResult(quiet: i32): i32 {
  if (isQuietOver(quiet)) return rule(option.QUIET_OUTCOME) == 0 ? DRAW : 2 - teamOf(turn());
  if (isLongOver()) return rule(option.ADJUDICATE) == 0 ? DRAW : moreMen();
  return isDeadOver() ? DRAW : 0;
}

function isLongOver(): bool {
  const most = rule(option.MAX_PLIES);
  return most >= 0 && <i32>load<u16>(HEADER + IMAGE_PLY) >= most;
}

function isDeadOver(): bool {
  if (rule(option.DEAD_POSITION) == 0) return false;
  for (let seat = 0; seat < 4; seat++) {
    if (!isOut(seat) && !isKnown(seat)) return false;
  }
  return isDead(seats & ~outSeats());
}

/** Whether the plies without a removal have reached the limit. */
function isQuietOver(quiet: i32): bool {
  const most = quietLimit();
  const begin = rule(option.QUIET_AFTER);
  if (quiet < most) return false;
  return begin == 0 || <i32>load<u16>(HEADER + IMAGE_PLY) - begin >= most;
}

export function finish(outcome: i32, by: i32): void {
  store<u8>(HEADER + IMAGE_RESULT, outcome);
  store<u8>(HEADER + IMAGE_BY, by);
}

function limit(): void {
  const quiet = <i32>load<u16>(HEADER + IMAGE_QUIET);
  const outcome = limitResult(quiet);
  if (outcome == 0) return;
  finish(outcome, isQuietOver(quiet) ? BY_QUIET : isLongOver() ? byLength() : BY_DEAD);
}

/** Flip: pieces of a seat's colour not turned up yet. */
function coveredMen(seat: i32): i32 {
  let count = 0;
  for (let rank = 1; rank <= 12; rank++) count += coveredOf(seat, rank);
  return count;
}

function byLength(): i32 {
  return rule(option.ADJUDICATE) == 0 ? BY_PLIES : BY_COUNT;
}

/** The team with more pieces on the board, or a draw. */
function moreMen(): i32 {
  let balance = 0;
  for (let point = 0; point < pointCount(board); point++) {
    const owner = ownerAt(point);
    if (owner >= 0) balance += teamOf(owner) == 0 ? 1 : -1;
  }
  if (isFlip()) balance += coveredMen(0) - coveredMen(1);
  return balance == 0 ? DRAW : balance > 0 ? 1 : 2;
}

// Moves as a search or a count plays them: made and taken back again, with the departures they
// cause, on either board.

import { DUEL, pointCount } from './board/board';
import { BOTH_STUCK, MAX_PLIES, QUIET_AFTER } from './board/options';
import { FLAG } from './board/pieces';
import { HEADQUARTERS } from './board/territory';
import {
  duelDefender,
  duelHash,
  duelMake,
  duelMovable,
  duelQuiet,
  duelQuiets,
  duelSkip,
  duelUnmake,
  duelUnskip,
} from './duel';
import { check } from './check';
import {
  BY_FLAG,
  DRAW,
  conclude,
  depart,
  hasMoves,
  limitResult,
  mustPass,
  result,
  seatAfter,
  skipStuck,
  turn,
} from './ending';
import {
  fourCopy,
  fourForget,
  fourHash,
  fourMake,
  fourNewlyDisarmed,
  fourPass,
  fourQuiet,
  fourSkip,
  fourUnmake,
  fourUnskip,
} from './four';
import { fourQuiets, movers, onlyTo } from './four-moves';
import { HEADER, IMAGE_PLY, IMAGE_QUIET, KINDS, LEFT, MAIL, TURN_KEYS } from './memory';
import { movesOf, passTurn, playMove, uncover } from './play';
import { carriedCount, carrierAt } from './carried';
import { board, refereed, rule, teamOf } from './rules';
import { keepState, keptStates, restoreState } from './snapshots';
import { keyOf, outer } from './tables';

/** Whether a board's own short cuts hold: no rule asks for the referee or for the ply reached. */
export function isPlain(): bool {
  return !refereed && rule(MAX_PLIES) < 0 && rule(QUIET_AFTER) == 0;
}

export function stepMoves(list: usize): usize {
  return movesOf(turn(), list);
}

export function stepHash(): u64 {
  if (refereed) return hashAsRuled();
  return board == DUEL ? duelHash() : fourHash();
}

/** Under the referee no hash is kept along: it is added up where it is asked for. */
function hashAsRuled(): u64 {
  let hash = load<u64>(turn() * 8, TURN_KEYS);
  for (let point = 0; point < pointCount(board); point++) {
    hash ^= load<u64>(keyOf(load<u8>(point, MAIL), point));
  }
  for (let i = 0; i < carriedCount(); i++) {
    hash ^= rotl(load<u64>(keyOf(1, carrierAt(i))), 17);
  }
  return hash;
}

/** Moves onto enemy pieces, where a referee is asked. */
export function stepCaptures(list: usize): usize {
  return onlyTo(true, list, stepMoves(list));
}

/** Moves onto empty points; in flip those that turn a piece up are not among them. */
export function stepQuiets(list: usize): usize {
  if (refereed) return onlyTo(false, list, stepMoves(list));
  return board == DUEL ? duelQuiets(turn(), list) : fourQuiets(turn(), list);
}

/** Plies without a removal. */
export function stepQuiet(): i32 {
  if (refereed) return load<u16>(HEADER + IMAGE_QUIET);
  return board == DUEL ? duelQuiet() : fourQuiet();
}

/** The turn passes without a move, which no rule allows; only where no referee is asked. */
export function stepSkip(): void {
  if (board == DUEL) duelSkip();
  else fourSkip(seatAfter(turn()));
}

export function stepUnskip(): void {
  if (board == DUEL) duelUnskip();
  else fourUnskip();
}

/** How many pieces the seat to move has that can move some time, as a search needs to know it. */
export function stepMovable(): i32 {
  const seat = turn();
  if (board == DUEL) return <i32>popcnt(duelMovable(seat));
  return menOf(seat);
}

/** Plays a move that `stepMoves` gave. */
export function stepMake(from: i32, to: i32): void {
  if (refereed) return stepAsRuled(from, to);
  step(from, to, true);
}

/** Plays a move after which the game surely goes on with every seat that was in; no referee is asked. */
export function stepOn(from: i32, to: i32): void {
  step(from, to, false);
}

/** `mayDepart`: a seat may go out by it. */
function step(from: i32, to: i32, mayDepart: bool): void {
  const attacker = <i32>load<u8>(from, MAIL);
  const left = <i32>load<u8>((attacker << 7) + <i32>load<u8>(to, MAIL), LEFT);
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) + 1);
  if (board == DUEL) duelMake(from, to, left);
  else fourStep(from, to, left, mayDepart);
  check();
}

/** The move and the automatic passes it leads to; the state before it is kept whole. */
function stepAsRuled(from: i32, to: i32): void {
  keepState();
  playMove(from, to);
  while (mustPass()) passTurn(false);
  check();
}

/** Flip: a covered piece turns out to be a rank of a colour. */
export function stepUncover(point: i32, color: i32, rank: i32): void {
  keepState();
  uncover(outer(point), color, rank);
}

export function stepUnmake(): void {
  if (refereed) return restoreState(keptStates() - 1);
  if (board == DUEL) duelUnmake();
  else fourUnmake();
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) - 1);
  check();
}

/** Four: the move with the departures it causes; a seat found stuck waits until it is asked to move. */
function fourStep(from: i32, to: i32, left: i32, mayDepart: bool): void {
  const defender = <i32>load<u8>(to, MAIL);
  fourMake(from, to, left);
  const flag = (defender & 15) == FLAG;
  // Only a collision or a headquarters takes a seat's last piece out of play.
  const counts = mayDepart && (defender != 0 || load<u8>(to, KINDS) == HEADQUARTERS);
  if (flag || (counts && fourNewlyDisarmed() != 0)) {
    keepState();
    if (flag) depart(defender >> 4, BY_FLAG);
    conclude(seatAfter(turn()), true);
    return;
  }
  fourPass(seatAfter(turn()));
}

/** Who moves after the seat to move, where its move puts nobody out. */
export function stepNext(): i32 {
  return board == DUEL ? 1 - turn() : seatAfter(turn());
}

/** Whether both seats surely have pieces left that can move after a collision with `defender`. */
export function stepLeavesMen(defender: i32): bool {
  if (board == DUEL) {
    return popcnt(duelMovable(0)) > 1 && popcnt(duelMovable(1)) > 1;
  }
  return menOf(turn()) > 1 && menOf(defender >> 4) > 1;
}

function menOf(seat: i32): i32 {
  return <i32>(popcnt(movers(seat, 0)) + popcnt(movers(seat, 1)));
}

/** 0 going on, 1 and 2 the team that has won, 3 a draw; a side found stuck is not among them before a limit. */
export function stepResult(): i32 {
  if (refereed) return result();
  if (board != DUEL) {
    if (result() != 0) return result();
    const limited = limitResult(fourQuiet());
    return limited == 0 ? 0 : stuckOr(limited);
  }
  const taken = duelDefender();
  if ((taken & 15) == FLAG) return 2 - (taken >> 4);
  const south = duelMovable(0) == 0;
  const north = duelMovable(1) == 0;
  if (south || north) return south && north ? DRAW : south ? 2 : 1;
  const limited = limitResult(duelQuiet());
  return limited == 0 || hasMoves(turn()) ? limited : stepStuckResult();
}

/** Four at a limit: whoever is stuck goes out before limits are asked. */
function stuckOr(limited: i32): i32 {
  if (hasMoves(turn())) return limited;
  const kept = stepStuck();
  const ended = result();
  stepUnstick(kept);
  return ended != 0 ? ended : limited;
}

/** Duel: the result where the seat to move has no move. */
export function stepStuckResult(): i32 {
  const isDraw = rule(BOTH_STUCK) == 0 && !hasMoves(1 - turn());
  return isDraw ? DRAW : 2 - teamOf(turn());
}

/**
 * The seat to move has no move. On Duel it has lost; on Four it goes out and the next one moves,
 * until `stepUnmake` or `restoreState` brings it back. Returns what `restoreState` takes, or -1.
 */
export function stepStuck(): i32 {
  if (board == DUEL || refereed) return -1;
  const kept = keepState();
  fourCopy();
  skipStuck();
  return kept;
}

/** Brings back what `stepStuck` kept. */
export function stepUnstick(kept: i32): void {
  restoreState(kept);
  fourForget();
}

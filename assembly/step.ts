// Moves as a search or a count plays them: made and taken back again, with the departures they
// cause, on either board.

import { DUEL } from './board/board';
import { MAX_PLIES, QUIET_AFTER } from './board/options';
import { FLAG } from './board/pieces';
import {
  duelDefender,
  duelHash,
  duelMake,
  duelMovable,
  duelMoves,
  duelQuiet,
  duelUnmake,
} from './duel';
import { check } from './check';
import {
  BY_FLAG,
  DRAW,
  conclude,
  depart,
  limitResult,
  result,
  seatAfter,
  skipStuck,
  turn,
} from './ending';
import {
  fourHash,
  fourKeep,
  fourMake,
  fourMoves,
  fourNewlyDisarmed,
  fourPass,
  fourUnmake,
} from './four';
import { HEADER, IMAGE_PLY, IMAGE_QUIET, LEFT, MAIL } from './memory';
import { board, rule } from './rules';

/** Whether Duel's own short cuts hold: no rule asks for the ply a search has reached. */
export function isPlainDuel(): bool {
  return board == DUEL && rule(MAX_PLIES) < 0 && rule(QUIET_AFTER) == 0;
}

export function stepMoves(list: usize): usize {
  return board == DUEL ? duelMoves(turn(), list) : fourMoves(turn(), list);
}

export function stepHash(): u64 {
  return board == DUEL ? duelHash() : fourHash();
}

/** Plays a move that `stepMoves` gave. */
export function stepMake(from: i32, to: i32): void {
  const attacker = <i32>load<u8>(MAIL + from);
  const left = <i32>load<u8>(LEFT + (attacker << 7) + <i32>load<u8>(MAIL + to));
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) + 1);
  if (board == DUEL) duelMake(from, to, left);
  else fourStep(from, to, left);
  check();
}

export function stepUnmake(): void {
  if (board == DUEL) duelUnmake();
  else fourUnmake();
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) - 1);
  check();
}

/** Four: the move with the departures it causes; a seat found stuck waits until it is asked to move. */
function fourStep(from: i32, to: i32, left: i32): void {
  const defender = <i32>load<u8>(MAIL + to);
  fourMake(from, to, left);
  const flag = (defender & 15) == FLAG;
  if (flag || fourNewlyDisarmed() != 0) {
    fourKeep();
    if (flag) depart(defender >> 4, BY_FLAG);
    conclude(seatAfter(turn()), true);
    return;
  }
  fourPass(seatAfter(turn()));
}

/** 0 going on, 1 and 2 the team that has won, 3 a draw; a side found stuck is not among them. */
export function stepResult(): i32 {
  if (board != DUEL) {
    return result() != 0 ? result() : limitResult(load<u16>(HEADER + IMAGE_QUIET));
  }
  const taken = duelDefender();
  if ((taken & 15) == FLAG) return 2 - (taken >> 4);
  const south = duelMovable(0) == 0;
  const north = duelMovable(1) == 0;
  if (south || north) return south && north ? DRAW : south ? 2 : 1;
  return limitResult(duelQuiet());
}

/**
 * The seat to move has no move. On Duel it has lost; on Four it goes out and the next one moves,
 * until `stepUnmake` or `fourRestore` brings it back. Returns what `fourRestore` takes, or -1.
 */
export function stepStuck(): i32 {
  if (board == DUEL) return -1;
  const kept = fourKeep();
  skipStuck();
  return kept;
}

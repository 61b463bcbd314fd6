// Counting the game tree: leaves to a depth, by counting the last ply's moves (bulk) or by playing
// every one of them (full). Both keep every part of the state, the hash included.

import { DUEL } from './board/board';
import { FLAG } from './board/pieces';
import { duelCount, duelEnded, duelMake, duelMoves, duelQuiet, duelUnmake } from './duel';
import { conclude, depart, isOut, isQuietOver, result, skipStuck, turn, BY_FLAG } from './ending';
import {
  fourKeep,
  fourMake,
  fourMoves,
  fourNewlyDisarmed,
  fourPass,
  fourRestore,
  fourUnmake,
} from './four';
import { IMAGE_PLY, HEADER, LEFT, LISTS, MAIL } from './memory';
import { board, quietLimit, rule } from './rules';
import { MAX_PLIES, QUIET_AFTER, TURN_ORDER } from './board/options';

let bulk: bool = true;
let quietMost: i32 = 0;

/** Leaves of the loaded position's tree to `depth`; with `full` the last ply is played as well. */
export function perft(depth: i32, full: bool): f64 {
  if (depth == 0) return 1;
  if (result() != 0) return 0;
  bulk = !full;
  quietMost = quietLimit();
  const plain = rule(MAX_PLIES) < 0 && rule(QUIET_AFTER) == 0;
  if (board == DUEL && plain) return <f64>duelPerft(turn(), depth, LISTS);
  return <f64>fourPerft(depth, LISTS);
}

function duelPerft(seat: i32, depth: i32, list: usize): u64 {
  if (depth == 1 && bulk) return duelCount(seat);
  const end = duelMoves(seat, list);
  let leaves: u64 = 0;
  for (let at = list; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    const from = move >> 8;
    const to = move & 255;
    const attacker = <i32>load<u8>(MAIL + from);
    duelMake(from, to, load<u8>(LEFT + (attacker << 7) + <i32>load<u8>(MAIL + to)));
    if (depth == 1) leaves += 1;
    else if (!duelEnded() && duelQuiet() < quietMost) leaves += duelPerft(seat ^ 1, depth - 1, end);
    duelUnmake();
  }
  return leaves;
}

function fourPerft(depth: i32, list: usize): u64 {
  let end = fourMoves(turn(), list);
  if (end == list) return fourStuck(depth, list);
  if (depth == 1 && bulk) return (end - list) >> 1;
  let leaves: u64 = 0;
  for (let at = list; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    fourStep(move >> 8, move & 255);
    if (depth == 1) leaves += 1;
    else if (result() == 0 && !isQuietOver()) leaves += fourPerft(depth - 1, end);
    fourUnmake();
    const ply: usize = HEADER + IMAGE_PLY;
    store<u16>(ply, load<u16>(ply) - 1);
  }
  return leaves;
}

/** A move with the departures it causes; stuck seats wait until their moves are asked for. */
function fourStep(from: i32, to: i32): void {
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const mover = turn();
  fourMake(from, to, load<u8>(LEFT + (attacker << 7) + defender));
  const ply: usize = HEADER + IMAGE_PLY;
  store<u16>(ply, load<u16>(ply) + 1);
  const flag = (defender & 15) == FLAG;
  if (flag || fourNewlyDisarmed() != 0) {
    fourKeep();
    if (flag) depart(defender >> 4, BY_FLAG);
    conclude(mover, true);
    return;
  }
  fourPass(after(mover));
}

function after(mover: i32): i32 {
  const step = rule(TURN_ORDER) == 0 ? 1 : 3;
  let next = (mover + step) & 3;
  while (isOut(next)) next = (next + step) & 3;
  return next;
}

/** The seat to move has no move: what follows counts in its place. */
function fourStuck(depth: i32, list: usize): u64 {
  const kept = fourKeep();
  skipStuck(turn());
  const leaves = result() != 0 || isQuietOver() ? 0 : fourPerft(depth, list);
  fourRestore(kept);
  return leaves;
}

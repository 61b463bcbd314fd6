// Four's game tree counted by its own loop: what the moves of one piece have in common is done once,
// and moves by which a seat goes out, which are rare, are played step by step.

import { FLAG } from './board/pieces';
import { seatAfter, turn } from './ending';
import { HASH, canMove, flip, fourDisarmed, fourMoves, key } from './four';
import { FOUR_SETS, HEADER, IMAGE_QUIET, IMAGE_TURN, LEFT, LISTS, MAIL, TURN_KEYS } from './memory';
import { restoreState } from './snapshots';
import { stepMake, stepResult, stepStuck, stepUnmake } from './step';
import { walk } from './walk';

const QUIET: usize = HEADER + IMAGE_QUIET;

let bulk: bool = true;
let quietMost: i32 = 0;

/**
 * Leaves of the tree of legal moves; with `full` the moves of the last ply are made and taken back
 * as well. `limit` quiet plies end the game.
 */
export function fourPerft(seat: i32, depth: i32, full: bool, limit: i32): u64 {
  bulk = !full;
  quietMost = limit;
  return countNodes(seat, depth, LISTS);
}

function countNodes(seat: i32, depth: i32, list: usize): u64 {
  const end = depth == 1 && bulk ? fourMoves(seat, list) : list;
  if (end > list) return (end - list) >> 1;
  let leaves: u64 = 0;
  let moves: usize = 0;
  if (depth > 1 || !bulk) {
    const next = seatAfter(seat);
    for (let word = 0; word < 3; word++) {
      for (let set = load<u64>(FOUR_SETS + seat * 24 + word * 8); set; set &= set - 1) {
        const from = (word << 6) + <i32>ctz(set);
        const last = walk(seat, from, list);
        moves += last - list;
        leaves += countFrom(seat, from, next, depth, list, last);
      }
    }
  }
  return moves == 0 ? countStuck(depth, list) : leaves;
}

/** The seat to move has no move: what follows counts in its place. */
function countStuck(depth: i32, list: usize): u64 {
  const kept = stepStuck();
  const leaves = stepResult() == 0 ? countNodes(turn(), depth, list) : 0;
  restoreState(kept);
  return leaves;
}

/** Makes every move of one piece, counts below it and takes it back. */
function countFrom(seat: i32, from: i32, next: i32, depth: i32, list: usize, end: usize): u64 {
  const attacker = <i32>load<u8>(MAIL + from);
  const before = load<u64>(HASH);
  const quiet = <i32>load<u16>(QUIET);
  const turns = load<u64>(TURN_KEYS + seat * 8) ^ load<u64>(TURN_KEYS + next * 8);
  const hash = before ^ key(attacker, from) ^ turns;
  let leaves: u64 = 0;
  store<u8>(MAIL + from, 0);
  store<u8>(HEADER + IMAGE_TURN, next);
  flip(seat, from);
  for (let at = list; at < end; at += 2) {
    const to = <i32>load<u8>(at);
    const defender = <i32>load<u8>(MAIL + to);
    const left = <i32>load<u8>(LEFT + (attacker << 7) + defender);
    change(to, defender, left);
    store<u64>(HASH, hash ^ key(defender, to) ^ key(left, to));
    store<u16>(QUIET, defender == 0 ? quiet + 1 : 0);
    store<u8>(MAIL + to, left);
    let someoneLeaves = false;
    if (depth == 1) leaves += 1;
    else if (defender != 0 && takesOut(seat, defender)) someoneLeaves = true;
    else if (<i32>load<u16>(QUIET) < quietMost) leaves += countNodes(next, depth - 1, end);
    store<u8>(MAIL + to, defender);
    change(to, defender, left);
    if (!someoneLeaves) continue;
    store<u8>(MAIL + from, attacker);
    store<u8>(HEADER + IMAGE_TURN, seat);
    store<u64>(HASH, before);
    store<u16>(QUIET, quiet);
    flip(seat, from);
    leaves += countStep(from, to, depth, end);
    flip(seat, from);
    store<u8>(HEADER + IMAGE_TURN, next);
    store<u8>(MAIL + from, 0);
  }
  flip(seat, from);
  store<u8>(MAIL + from, attacker);
  store<u8>(HEADER + IMAGE_TURN, seat);
  store<u64>(HASH, before);
  store<u16>(QUIET, quiet);
  return leaves;
}

/** Changes the sets on the target as a move does; the same again changes them back. */
function change(to: i32, defender: i32, left: i32): void {
  if (left == defender) return;
  if (defender != 0 && canMove(defender, to)) flip(defender >> 4, to);
  if (left != 0 && canMove(left, to)) flip(left >> 4, to);
}

/** Whether a collision just made puts a seat out. */
function takesOut(seat: i32, defender: i32): bool {
  return (defender & 15) == FLAG || fourDisarmed(seat) || fourDisarmed(defender >> 4);
}

/** A move with departures, played as a search plays it. */
function countStep(from: i32, to: i32, depth: i32, list: usize): u64 {
  stepMake(from, to);
  const leaves = stepResult() == 0 ? countNodes(turn(), depth - 1, list) : 0;
  stepUnmake();
  return leaves;
}

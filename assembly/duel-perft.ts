// Duel's game tree counted by its own loop: what the moves of one piece have in common is done once.

import { FLAG } from './board/pieces';
import {
  QUIET,
  countMoves,
  duelTop,
  floods,
  key,
  movable,
  occupiedRails,
  runs,
  targets,
  turnKeys,
} from './duel';
import { BITS, DUEL_LEFT, DUEL_STATE, MAIL, MEMBERS, SLIDES } from './memory';

let bulk: bool = true;
let quietMost: i32 = 0;

/**
 * Leaves of the tree of legal moves; with `full` the moves of the last ply are made and taken back
 * as well. `limit` quiet plies end the game.
 */
export function duelPerft(seat: i32, depth: i32, full: bool, limit: i32): u64 {
  bulk = !full;
  quietMost = limit;
  return countNodes(duelTop, seat, depth);
}

function countNodes(state: usize, seat: i32, depth: i32): u64 {
  if (depth == 1 && bulk) return countMoves(state, seat);
  const allowed = targets(state, seat);
  const rails = occupiedRails(state);
  const mine = movable(state, seat);
  const turning = load<u64>(state, 24);
  let leaves: u64 = 0;
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    leaves += countFrom(state, ctz(set), runs(ctz(set), rails) & allowed, seat, depth);
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    leaves += countFrom(state, ctz(set), floods(ctz(set), rails) & allowed, seat, depth);
  }
  for (let set = mine >> 32; set; set &= set - 1) {
    const point = <u32>ctz(set) + 32;
    leaves += countFrom(state, point, load<u64>(point << 4, SLIDES) & allowed, seat, depth);
  }
  return leaves;
}

/** Makes every move of one piece, counts below it and takes it back. */
function countFrom(state: usize, from: i32, to: u64, seat: i32, depth: i32): u64 {
  if (to == 0) return 0;
  const attacker = <i32>load<u8>(from, MAIL);
  store<u8>(from, 0, MAIL);
  const hash = load<u64>(state, 32) ^ load<u64>(key(attacker, from)) ^ turnKeys();
  const leaves = ASC_FEATURE_SIMD
    ? countTargets(state, from, attacker, to, hash, seat, depth)
    : countTargetsPlain(state, from, attacker, to, hash, seat, depth);
  store<u8>(from, attacker, MAIL);
  return leaves;
}

/** Each move as `change` makes it, with what they have in common taken out of the loop. */
function countTargets(
  state: usize,
  from: i32,
  attacker: i32,
  to: u64,
  hash: u64,
  seat: i32,
  depth: i32,
): u64 {
  const next = state + DUEL_STATE;
  const remains: usize = DUEL_LEFT + (attacker << 5);
  const leaving = v128.load(BITS + (from << 5));
  const sides = v128.andnot(v128.load(state), leaving);
  const kinds = v128.andnot(v128.load(state, 16), leaving);
  const quiet = load<i32>(state, QUIET) + 1;
  let leaves: u64 = 0;
  for (; to; to &= to - 1) {
    const target = <i32>ctz(to);
    const defender = <i32>load<u8>(target, MAIL);
    const left = <i32>load<u8>(remains + defender);
    const member: usize = MEMBERS + (left << 5);
    const bits: usize = BITS + (target << 5);
    const bit = v128.load(bits);
    v128.store(next, v128.bitselect(v128.load(member), sides, bit));
    const added = v128.and(v128.load(member, 16), v128.load(bits, 16));
    v128.store(next, v128.or(v128.andnot(kinds, bit), added), 16);
    store<u64>(next, hash ^ load<u64>(key(defender, target)) ^ load<u64>(key(left, target)), 32);
    store<i32>(next, defender == 0 ? quiet : 0, QUIET);
    store<u8>(target, left, MAIL);
    if (depth == 1) leaves += 1;
    else if (goesOn(next, defender)) leaves += countNodes(next, seat ^ 1, depth - 1);
    store<u8>(target, defender, MAIL);
  }
  return leaves;
}

function countTargetsPlain(
  state: usize,
  from: i32,
  attacker: i32,
  to: u64,
  hash: u64,
  seat: i32,
  depth: i32,
): u64 {
  const next = state + DUEL_STATE;
  const remains: usize = DUEL_LEFT + (attacker << 5);
  const staying = ~load<u64>(from << 5, BITS);
  const south = load<u64>(state) & staying;
  const north = load<u64>(state, 8) & staying;
  const able = load<u64>(state, 16) & staying;
  const turning = load<u64>(state, 24) & staying;
  const quiet = load<i32>(state, QUIET) + 1;
  let leaves: u64 = 0;
  for (; to; to &= to - 1) {
    const target = <i32>ctz(to);
    const defender = <i32>load<u8>(target, MAIL);
    const left = <i32>load<u8>(remains + defender);
    const member: usize = MEMBERS + (left << 5);
    const bits: usize = BITS + (target << 5);
    const bit = load<u64>(bits);
    store<u64>(next, (south & ~bit) | (load<u64>(member) & bit));
    store<u64>(next, (north & ~bit) | (load<u64>(member, 8) & bit), 8);
    store<u64>(next, (able & ~bit) | (load<u64>(member, 16) & load<u64>(bits, 16)), 16);
    store<u64>(next, (turning & ~bit) | (load<u64>(member, 24) & bit), 24);
    store<u64>(next, hash ^ load<u64>(key(defender, target)) ^ load<u64>(key(left, target)), 32);
    store<i32>(next, defender == 0 ? quiet : 0, QUIET);
    store<u8>(target, left, MAIL);
    if (depth == 1) leaves += 1;
    else if (goesOn(next, defender)) leaves += countNodes(next, seat ^ 1, depth - 1);
    store<u8>(target, defender, MAIL);
  }
  return leaves;
}

/** Whether the game goes on in a state: no flag fell, both sides can move some time, not too quiet. */
function goesOn(state: usize, taken: i32): bool {
  const able = load<u64>(state, 16);
  return (
    (taken & 15) != FLAG &&
    (load<u64>(state) & able) != 0 &&
    (load<u64>(state, 8) & able) != 0 &&
    load<i32>(state, QUIET) < quietMost
  );
}

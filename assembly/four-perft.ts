// Four's game tree counted by its own loop: what the moves of one piece have in common is done once,
// and moves by which a seat goes out, which are rare, are played step by step.

import { FLAG } from './board/pieces';
import { seatAfter, turn } from './ending';
import {
  ASIDE,
  HASH,
  QUIET,
  changeSets,
  fourDisarmed,
  fourTop,
  fourStand,
  isOnLast,
  key,
} from './four';
import {
  countMovesFrom,
  findTargets,
  isWalker,
  movers,
  movesFrom,
  prepareMoves,
  targetLast,
  targetOthers,
  targetRails,
} from './four-moves';
import { LAST } from './four-tables';
import {
  FOUR_BITS,
  FOUR_MEMBERS,
  FOUR_STATE,
  HEADER,
  IMAGE_TURN,
  LEFT,
  LISTS,
  MAIL,
  TURN_KEYS,
} from './memory';
import { stepMake, stepResult, stepStuck, stepUnmake, stepUnstick } from './step';
import { walk } from './walk';

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
  prepareMoves(seat);
  if (depth == 1 && bulk) {
    const count = countMoves(seat, list);
    return count == 0 ? countStuck(depth, list) : count;
  }
  if (depth == 1) {
    const made = makeAll(seat, list);
    return made == 0 ? countStuck(depth, list) : made;
  }
  // All moves are found before the first is made: the ways out are those of this state.
  let end = list;
  for (let set = movers(seat, 0); set; set &= set - 1) {
    end = movesFrom(seat, <i32>ctz(set), end);
  }
  for (let set = movers(seat, 1); set; set &= set - 1) {
    end = movesFrom(seat, 64 + <i32>ctz(set), end);
  }
  if (isOnLast(fourTop, seat, true)) end = movesFrom(seat, LAST, end);
  if (end == list) return countStuck(depth, list);
  const next = seatAfter(seat);
  let leaves: u64 = 0;
  for (let at = list; at < end;) {
    const from = load<u8>(at, 1);
    let last = at + 2;
    while (last < end && load<u8>(last, 1) == from) last += 2;
    leaves += countFrom(seat, from, next, depth, at, last, end);
    at = last;
  }
  return leaves;
}

/** The last ply in full: every move is made and taken back. */
function makeAll(seat: i32, list: usize): u64 {
  let made: u64 = 0;
  const turns = load<u64>(seat * 8, TURN_KEYS) ^ load<u64>(seatAfter(seat) * 8, TURN_KEYS);
  for (let set = movers(seat, 0); set; set &= set - 1) {
    made += makeFrom(seat, <i32>ctz(set), turns, list);
  }
  for (let set = movers(seat, 1); set; set &= set - 1) {
    made += makeFrom(seat, 64 + <i32>ctz(set), turns, list);
  }
  return isOnLast(fourTop, seat, true) ? made + makeFrom(seat, LAST, turns, list) : made;
}

function makeFrom(seat: i32, from: i32, turns: u64, list: usize): u64 {
  const attacker = <i32>load<u8>(from, MAIL);
  const hash = load<u64>(fourTop, HASH) ^ key(attacker, from) ^ turns;
  let made: u64 = 0;
  if (isWalker(from)) {
    const end = walk(seat, from, list);
    store<u8>(from, 0, MAIL);
    for (let at = list; at < end; at += 2) {
      const to = <i32>load<u8>(at);
      made += makeOne(from, attacker, to, hash);
    }
  } else {
    findTargets(from);
    store<u8>(from, 0, MAIL);
    made += make(from, attacker, 0, targetRails, hash);
    made += make(from, attacker, 64, targetOthers, hash);
    if (targetLast) made += makeOne(from, attacker, LAST, hash);
  }
  store<u8>(from, attacker, MAIL);
  return made;
}

function make(from: i32, attacker: i32, base: i32, to: u64, hash: u64): u64 {
  if (ASC_FEATURE_SIMD) return makeSets(from, attacker, base, to, hash);
  return makePlain(from, attacker, base, to, hash);
}

/** Makes and takes back one piece's moves to the points of half a set, `base` its first. */
function makeSets(from: i32, attacker: i32, base: i32, to: u64, hash: u64): u64 {
  const state = fourTop;
  const below = state + FOUR_STATE;
  const leaving = v128.load(FOUR_BITS + (from << 5));
  const team = v128.andnot(v128.load(state), leaving);
  const other = v128.andnot(v128.load(state, 16), leaving);
  const first = v128.andnot(v128.load(state, 32), leaving);
  const able = v128.andnot(v128.load(state, 48), leaving);
  const quiet = load<i32>(state, QUIET) + 1;
  const apart = from == LAST ? 0 : load<i32>(state, ASIDE);
  const remains: usize = LEFT + (attacker << 7);
  let made: u64 = 0;
  for (; to; to &= to - 1) {
    const target = base + <i32>ctz(to);
    const defender = <i32>load<u8>(target, MAIL);
    const left = <i32>load<u8>(remains + defender);
    const member: usize = FOUR_MEMBERS + left * 80;
    const bits: usize = FOUR_BITS + (target << 5);
    const bit = v128.load(bits);
    const added = v128.and(v128.load(member, 48), v128.load(bits, 16));
    v128.store(below, v128.bitselect(v128.load(member), team, bit));
    v128.store(below, v128.bitselect(v128.load(member, 16), other, bit), 16);
    v128.store(below, v128.bitselect(v128.load(member, 32), first, bit), 32);
    v128.store(below, v128.or(v128.andnot(able, bit), added), 48);
    store<i32>(below, apart, ASIDE);
    store<u64>(below, hash ^ key(defender, target) ^ key(left, target), HASH);
    store<i32>(below, defender == 0 ? quiet : 0, QUIET);
    store<u8>(target, left, MAIL);
    made += 1;
    store<u8>(target, defender, MAIL);
  }
  return made;
}

function makePlain(from: i32, attacker: i32, base: i32, to: u64, hash: u64): u64 {
  let made: u64 = 0;
  for (; to; to &= to - 1) made += makeOne(from, attacker, base + <i32>ctz(to), hash);
  return made;
}

function makeOne(from: i32, attacker: i32, to: i32, hash: u64): u64 {
  const state = fourTop;
  const below = state + FOUR_STATE;
  const defender = <i32>load<u8>(to, MAIL);
  const left = <i32>load<u8>((attacker << 7) + defender, LEFT);
  const apart = from == LAST ? 0 : load<i32>(state, ASIDE);
  changeSets(state, below, from, to, left);
  store<i32>(below, to == LAST ? <i32>load<u8>(FOUR_MEMBERS + left * 80, 64) : apart, ASIDE);
  store<u64>(below, hash ^ key(defender, to) ^ key(left, to), HASH);
  store<i32>(below, defender == 0 ? load<i32>(state, QUIET) + 1 : 0, QUIET);
  store<u8>(to, left, MAIL);
  store<u8>(to, defender, MAIL);
  return 1;
}

function countMoves(seat: i32, list: usize): u64 {
  let count = 0;
  for (let set = movers(seat, 0); set; set &= set - 1) {
    count += countMovesFrom(seat, <i32>ctz(set), list);
  }
  for (let set = movers(seat, 1); set; set &= set - 1) {
    count += countMovesFrom(seat, 64 + <i32>ctz(set), list);
  }
  if (isOnLast(fourTop, seat, true)) count += countMovesFrom(seat, LAST, list);
  return count;
}

/** The seat to move has no move: what follows counts in its place. */
function countStuck(depth: i32, list: usize): u64 {
  const kept = stepStuck();
  const leaves = stepResult() == 0 ? countNodes(turn(), depth, list) : 0;
  stepUnstick(kept);
  return leaves;
}

/** Makes every move of one piece, counts below it and takes it back. */
function countFrom(
  seat: i32,
  from: i32,
  next: i32,
  depth: i32,
  list: usize,
  end: usize,
  free: usize,
): u64 {
  const state = fourTop;
  const attacker = <i32>load<u8>(from, MAIL);
  const turns = load<u64>(seat * 8, TURN_KEYS) ^ load<u64>(next * 8, TURN_KEYS);
  const hash = load<u64>(state, HASH) ^ key(attacker, from) ^ turns;
  const apart = from == LAST ? 0 : load<i32>(state, ASIDE);
  const quiet = load<i32>(state, QUIET) + 1;
  const below = state + FOUR_STATE;
  let leaves: u64 = 0;
  store<u8>(from, 0, MAIL);
  store<u8>(HEADER + IMAGE_TURN, next);
  for (let at = list; at < end; at += 2) {
    const to = <i32>load<u8>(at);
    const defender = <i32>load<u8>(to, MAIL);
    const left = <i32>load<u8>((attacker << 7) + defender, LEFT);
    changeSets(state, below, from, to, left);
    store<i32>(below, to == LAST ? <i32>load<u8>(FOUR_MEMBERS + left * 80, 64) : apart, ASIDE);
    store<u64>(below, hash ^ key(defender, to) ^ key(left, to), HASH);
    store<i32>(below, defender == 0 ? quiet : 0, QUIET);
    store<u8>(to, left, MAIL);
    fourStand(below);
    if (defender != 0 && takesOut(seat, defender)) {
      fourStand(state);
      store<u8>(to, defender, MAIL);
      store<u8>(from, attacker, MAIL);
      store<u8>(HEADER + IMAGE_TURN, seat);
      leaves += countStep(from, to, depth, free);
      store<u8>(HEADER + IMAGE_TURN, next);
      store<u8>(from, 0, MAIL);
    } else if (load<i32>(below, QUIET) < quietMost) {
      leaves += countNodes(next, depth - 1, free);
    }
    fourStand(state);
    store<u8>(to, defender, MAIL);
  }
  store<u8>(from, attacker, MAIL);
  store<u8>(HEADER + IMAGE_TURN, seat);
  return leaves;
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

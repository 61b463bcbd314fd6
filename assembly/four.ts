// Four: positions as four sets of inner points, copied and changed ply by ply.
//
//   state, 96 bytes    0 South's team   16 other team   32 South and East   48 movable   64 hash
//                     72 u32 quiet   76 u32 k7, a bit a set   80 u32 the last move: from | to << 8 |
//                     attacker << 16 | defender << 24   84 turn before it   88 states kept before it

import {
  FOUR_BITS,
  FOUR_MEMBERS,
  FOUR_STATE,
  HEADER,
  IMAGE_OUT,
  IMAGE_TURN,
  KEYS,
  MAIL,
  STATES,
  TURN_KEYS,
} from './memory';
import { LAST } from './four-tables';
import { teamOf } from './rules';
import { keptStates, restoreState } from './snapshots';

export const HASH: usize = 64;
export const QUIET: usize = 72;
export const ASIDE: usize = 76;
const MOVE: usize = 80;
const TURN_BEFORE: usize = 84;
const KEPT: usize = 88;

/** The state reached by now. */
export let fourTop: usize = STATES;

/** Goes to a state that a loop of its own has written. */
export function fourStand(state: usize): void {
  fourTop = state;
}

export function fourHash(): u64 {
  return load<u64>(fourTop, HASH);
}

export function fourQuiet(): i32 {
  return load<i32>(fourTop, QUIET);
}

export function key(piece: i32, point: i32): u64 {
  return load<u64>((piece * 136 + point) * 8, KEYS);
}

/** Four bits for k7, none for any other point. */
function aside(point: i32): i32 {
  return point == LAST ? 15 : 0;
}

/** Rebuilds the first state from the mailbox. */
export function fourLoad(turn: i32, quiet: i32): void {
  fourTop = STATES;
  rebuild(STATES, turn);
  store<i32>(STATES, quiet, QUIET);
}

const AUDIT: usize = memory.data(96, 16);

/** Whether the sets and the hash are those of the mailbox. */
export function fourIsSound(): bool {
  rebuild(AUDIT, load<u8>(HEADER + IMAGE_TURN));
  return (
    memory.compare(AUDIT, fourTop, 72) == 0 && load<i32>(AUDIT, ASIDE) == load<i32>(fourTop, ASIDE)
  );
}

function rebuild(state: usize, turn: i32): void {
  memory.fill(state, 0, FOUR_STATE);
  let hash = load<u64>(turn * 8, TURN_KEYS);
  let apart = 0;
  for (let point = 0; point < 129; point++) {
    const piece = <i32>load<u8>(point, MAIL);
    if (piece == 0) continue;
    const member: usize = FOUR_MEMBERS + piece * 80;
    for (let set = 0; set < 8; set++) {
      const held = set < 6 ? 0 : 16;
      const at = state + set * 8;
      const bit = load<u64>(point * 32 + held + (set & 1) * 8, FOUR_BITS);
      store<u64>(at, load<u64>(at) | (load<u64>(member + set * 8) & bit));
    }
    apart |= load<u8>(member, 64) & aside(point);
    hash ^= key(piece, point);
  }
  store<u64>(state, hash, HASH);
  store<i32>(state, apart, ASIDE);
}

/** Writes the sets after a move below those before it; `left` then stands on `to`. */
export function changeSets(state: usize, below: usize, from: i32, to: i32, left: i32): void {
  if (ASC_FEATURE_SIMD) changeWide(state, below, from, to, left);
  else changePlain(state, below, from, to, left);
}

function changeWide(state: usize, below: usize, from: i32, to: i32, left: i32): void {
  const member: usize = FOUR_MEMBERS + left * 80;
  const bits: usize = FOUR_BITS + (to << 5);
  const leaving = v128.load(FOUR_BITS + (from << 5));
  const bit = v128.load(bits);
  const team = v128.andnot(v128.load(state), leaving);
  const other = v128.andnot(v128.load(state, 16), leaving);
  const first = v128.andnot(v128.load(state, 32), leaving);
  const able = v128.andnot(v128.load(state, 48), v128.or(leaving, bit));
  v128.store(below, v128.bitselect(v128.load(member), team, bit));
  v128.store(below, v128.bitselect(v128.load(member, 16), other, bit), 16);
  v128.store(below, v128.bitselect(v128.load(member, 32), first, bit), 32);
  v128.store(below, v128.or(able, v128.and(v128.load(member, 48), v128.load(bits, 16))), 48);
}

function changePlain(state: usize, below: usize, from: i32, to: i32, left: i32): void {
  const member: usize = FOUR_MEMBERS + left * 80;
  for (let half: usize = 0; half < 16; half += 8) {
    const bits: usize = FOUR_BITS + (to << 5) + <i32>half;
    const bit = load<u64>(bits);
    const kept = ~(load<u64>((from << 5) + <i32>half, FOUR_BITS) | bit);
    const at = state + half;
    const put = below + half;
    const pieces = member + half;
    store<u64>(put, (load<u64>(at) & kept) | (load<u64>(pieces) & bit));
    store<u64>(put, (load<u64>(at, 16) & kept) | (load<u64>(pieces, 16) & bit), 16);
    store<u64>(put, (load<u64>(at, 32) & kept) | (load<u64>(pieces, 32) & bit), 32);
    store<u64>(put, (load<u64>(at, 48) & kept) | (load<u64>(pieces, 48) & load<u64>(bits, 16)), 48);
  }
}

/** Moves `from` to `to`, where `left` then stands on `to`. The turn does not pass yet. */
export function fourMake(from: i32, to: i32, left: i32): void {
  const attacker = <i32>load<u8>(from, MAIL);
  const defender = <i32>load<u8>(to, MAIL);
  const state = fourTop;
  const next = state + FOUR_STATE;
  changeSets(state, next, from, to, left);
  const member: usize = FOUR_MEMBERS + left * 80;
  const apart = load<i32>(state, ASIDE) & ~(aside(from) | aside(to));
  store<i32>(next, apart | ((<i32>load<u8>(member, 64)) & aside(to)), ASIDE);
  store<u64>(next, fourHash() ^ key(attacker, from) ^ key(defender, to) ^ key(left, to), HASH);
  store<i32>(next, defender == 0 ? load<i32>(state, QUIET) + 1 : 0, QUIET);
  store<i32>(next, from | (to << 8) | (attacker << 16) | (defender << 24), MOVE);
  store<u8>(next, load<u8>(HEADER + IMAGE_TURN), TURN_BEFORE);
  store<i32>(next, keptStates(), KEPT);
  store<u8>(from, 0, MAIL);
  store<u8>(to, left, MAIL);
  fourTop = next;
}

/** The seat to move becomes `seat`. */
export function fourPass(seat: i32): void {
  const turn: usize = HEADER + IMAGE_TURN;
  const keys = load<u64>(<i32>load<u8>(turn) * 8, TURN_KEYS) ^ load<u64>(seat * 8, TURN_KEYS);
  store<u64>(fourTop, fourHash() ^ keys, HASH);
  store<u8>(turn, seat);
}

/** Takes the last move back, and the departures it led to. */
export function fourUnmake(): void {
  const kept = load<i32>(fourTop, KEPT);
  if (keptStates() != kept) restoreState(kept);
  const move = load<u32>(fourTop, MOVE);
  store<u8>(move & 255, (move >> 16) & 255, MAIL);
  store<u8>((move >> 8) & 255, move >> 24, MAIL);
  store<u8>(HEADER + IMAGE_TURN, load<u8>(fourTop, TURN_BEFORE));
  fourTop -= FOUR_STATE;
}

/** The turn goes to `seat` without a move, until `fourUnskip`. */
export function fourSkip(seat: i32): void {
  fourCopy();
  store<u8>(fourTop, load<u8>(HEADER + IMAGE_TURN), TURN_BEFORE);
  store<i32>(fourTop, fourQuiet() + 1, QUIET);
  fourPass(seat);
}

export function fourUnskip(): void {
  store<u8>(HEADER + IMAGE_TURN, load<u8>(fourTop, TURN_BEFORE));
  fourForget();
}

/** A copy of the state to go on from; `fourForget` drops it. Departures of stuck seats need one. */
export function fourCopy(): void {
  memory.copy(fourTop + FOUR_STATE, fourTop, FOUR_STATE);
  fourTop += FOUR_STATE;
}

export function fourForget(): void {
  fourTop -= FOUR_STATE;
}

/** Half 0 or 1 of a seat's pieces. */
export function piecesOf(state: usize, seat: i32, half: usize): u64 {
  const team = load<u64>(state + teamOf(seat) * 16 + half * 8);
  const first = load<u64>(state + half * 8, 32);
  return team & (seat < 2 ? first : ~first);
}

/** Whether a seat's piece stands on k7; with `able` only one that can move. */
export function isOnLast(state: usize, seat: i32, able: bool): bool {
  const bits = load<i32>(state, ASIDE);
  const team = (bits >> teamOf(seat)) & 1;
  const first = (bits >> 2) & 1;
  return team != 0 && (first != 0) == seat < 2 && (!able || (bits & 8) != 0);
}

/** Whether a seat has no piece left that can ever move. */
export function fourDisarmed(seat: i32): bool {
  const rails = piecesOf(fourTop, seat, 0) & load<u64>(fourTop, 48);
  const others = piecesOf(fourTop, seat, 1) & load<u64>(fourTop, 56);
  return (rails | others) == 0 && !isOnLast(fourTop, seat, true);
}

/** Seats still in that have no piece left that can ever move, as bits. */
export function fourNewlyDisarmed(): i32 {
  const out = <i32>load<u8>(HEADER + IMAGE_OUT);
  let found = 0;
  for (let seat = 0; seat < 4; seat++) {
    if (((out >> seat) & 1) == 0 && fourDisarmed(seat)) found |= 1 << seat;
  }
  return found;
}

/** Takes every piece of a seat off the board. */
export function fourClear(seat: i32): void {
  const state = fourTop;
  let hash = fourHash();
  for (let point = 0; point < 129; point++) {
    const piece = <i32>load<u8>(point, MAIL);
    if (piece == 0 || piece >> 4 != seat) continue;
    hash ^= key(piece, point);
    store<u8>(point, 0, MAIL);
  }
  if (isOnLast(state, seat, false)) store<i32>(state, 0, ASIDE);
  for (let half: usize = 0; half < 2; half++) {
    const others = ~piecesOf(state, seat, half);
    for (let set: usize = half * 8; set < 64; set += 16) {
      store<u64>(state + set, load<u64>(state + set) & others);
    }
  }
  store<u64>(state, hash, HASH);
}

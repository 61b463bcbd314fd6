// Duel: positions as four sets of inner points, copied and changed ply by ply.
//
//   state, 64 bytes    0 South   8 North   16 movable   24 turning   32 hash   40 u32 quiet
//                     44 u32 the last move: from | to << 8 | attacker << 16 | defender << 24

import {
  BITS,
  COLUMNS,
  DUEL_STATE,
  STATES,
  HEADER,
  IMAGE_TURN,
  KEYS,
  MAIL,
  MEMBERS,
  ROWS,
  SLIDES,
  TURN_KEYS,
} from './memory';
import { camps } from './duel-tables';

export const QUIET: usize = 40;
const MOVE: usize = 44;
const DEFENDER: usize = 47;

/** The state reached by now. */
export let duelTop: usize = STATES;

export function duelHash(): u64 {
  return load<u64>(duelTop, 32);
}

export function duelQuiet(): i32 {
  return load<i32>(duelTop, QUIET);
}

/** The piece that stood on the last move's target, 0 where it was empty. */
export function duelDefender(): i32 {
  return load<u8>(duelTop, DEFENDER);
}

/** Rebuilds the first state from the mailbox. */
export function duelLoad(turn: i32, quiet: i32): void {
  duelTop = STATES;
  rebuild(STATES, turn);
  store<i32>(STATES, quiet, QUIET);
}

/** Whether the sets and the hash are those of the mailbox. */
export function duelIsSound(): bool {
  const turn = load<u8>(HEADER + IMAGE_TURN);
  rebuild(AUDIT, turn);
  return memory.compare(AUDIT, duelTop, 32) == 0 && load<u64>(AUDIT, 32) == duelHash();
}

const AUDIT: usize = memory.data(64, 8);

function rebuild(state: usize, turn: i32): void {
  memory.fill(state, 0, DUEL_STATE);
  let hash = load<u64>(turn * 8, TURN_KEYS);
  for (let point = 0; point < 60; point++) {
    const piece = <i32>load<u8>(point, MAIL);
    if (piece == 0) continue;
    for (let set = 0; set < 4; set++) {
      const member = load<u64>(piece * 32 + set * 8, MEMBERS);
      const bit = load<u64>(point * 32 + set * 8, BITS);
      const at = state + set * 8;
      store<u64>(at, load<u64>(at) | (member & bit));
    }
    hash ^= load<u64>(key(piece, point));
  }
  store<u64>(state, hash, 32);
}

export function key(piece: i32, point: i32): usize {
  return KEYS + (((piece << 6) | point) << 3);
}

/** Both sides' keys of the turn: a move flips one for the other. */
export function turnKeys(): u64 {
  return load<u64>(TURN_KEYS) ^ load<u64>(TURN_KEYS, 8);
}

/** Writes the state after a move but for the mailbox; `hash` has the mover taken off `from`. */
function change(state: usize, from: i32, to: i32, defender: i32, left: i32, hash: u64): void {
  const next = state + DUEL_STATE;
  const member: usize = MEMBERS + (left << 5);
  const bits: usize = BITS + (to << 5);
  const leaves: usize = BITS + (from << 5);
  if (ASC_FEATURE_SIMD) {
    const gone = v128.or(v128.load(leaves), v128.load(bits));
    put(next, v128.andnot(v128.load(state), gone), member, bits);
    put(next + 16, v128.andnot(v128.load(state, 16), gone), member + 16, bits + 16);
  } else {
    const kept = ~(load<u64>(leaves) | load<u64>(bits));
    for (let set: usize = 0; set < 32; set += 8) {
      const added = load<u64>(member + set) & load<u64>(bits + set);
      store<u64>(next + set, (load<u64>(state + set) & kept) | added);
    }
  }
  store<u64>(next, hash ^ load<u64>(key(defender, to)) ^ load<u64>(key(left, to)), 32);
  // A collision that removes nothing (a bounce) is quiet as well; it is played elsewhere.
  store<i32>(next, defender == 0 ? load<i32>(state, QUIET) + 1 : 0, QUIET);
}

/** Two sets with the piece that then stands on the target added, where it belongs to them. */
function put(next: usize, rest: v128, member: usize, bits: usize): void {
  v128.store(next, v128.or(rest, v128.and(v128.load(member), v128.load(bits))));
}

/** Moves `from` to `to`, where `left` is the piece that then stands on `to`; the turn passes. */
export function duelMake(from: i32, to: i32, left: i32): void {
  const attacker = <i32>load<u8>(from, MAIL);
  const hash = duelHash() ^ load<u64>(key(attacker, from)) ^ turnKeys();
  const defender = <i32>load<u8>(to, MAIL);
  change(duelTop, from, to, defender, left, hash);
  duelTop += DUEL_STATE;
  store<i32>(duelTop, from | (to << 8) | (attacker << 16) | (defender << 24), MOVE);
  store<u8>(from, 0, MAIL);
  store<u8>(to, left, MAIL);
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
}

export function duelUnmake(): void {
  const move = load<u32>(duelTop, MOVE);
  store<u8>(move & 255, (move >> 16) & 255, MAIL);
  store<u8>((move >> 8) & 255, move >> 24, MAIL);
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
  duelTop -= DUEL_STATE;
}

/** Movable pieces of a territory. */
export function duelMovable(seat: i32): u64 {
  return movable(duelTop, seat);
}

/** The turn goes to the other side without a move, until `duelUnskip`. */
export function duelSkip(): void {
  const next = duelTop + DUEL_STATE;
  memory.copy(next, duelTop, DUEL_STATE);
  store<u64>(next, duelHash() ^ turnKeys(), 32);
  store<i32>(next, duelQuiet() + 1, QUIET);
  store<u32>(next, 0, MOVE);
  duelTop = next;
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
}

export function duelUnskip(): void {
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
  duelTop -= DUEL_STATE;
}

/** The turn goes to `seat` without a move. */
export function duelPass(seat: i32): void {
  const turn: usize = HEADER + IMAGE_TURN;
  const keys = load<u64>(<i32>load<u8>(turn) * 8, TURN_KEYS) ^ load<u64>(seat * 8, TURN_KEYS);
  store<u64>(duelTop, duelHash() ^ keys, 32);
  store<u8>(turn, seat);
}

/** Points that a seat's pieces may go to: empty ones, and enemies outside camps. */
export function targets(state: usize, seat: i32): u64 {
  const own = load<u64>(state + seat * 8);
  const enemy = load<u64>(state + (seat ^ 1) * 8);
  return ~(own | (enemy & camps));
}

export function occupiedRails(state: usize): u32 {
  return load<u32>(state) | load<u32>(state, 8);
}

export function movable(state: usize, seat: i32): u64 {
  return load<u64>(state + seat * 8) & load<u64>(state, 16);
}

/** Where a piece on the railway may run without turning: the first piece met included. */
function slide(point: u32, rails: u32): u32 {
  const at: usize = SLIDES + (point << 4);
  const columnShift = load<u8>(at, 12);
  const inner = (rails >> (columnShift + 1)) & 255;
  const column = load<u16>(load<u16>(at, 8) + (inner << 1), COLUMNS);
  const row = load<u32>(load<u16>(at, 10) + (((rails >> load<u8>(at, 13)) & 7) << 2), ROWS);
  return ((<u32>column) << columnShift) | row;
}

/** The ten points where a railway meets another: the ends of rows, and the middle crossing. */
const JUNCTIONS: u32 =
  (1 << 0) |
  (1 << 4) |
  (1 << 5) |
  (1 << 9) |
  (1 << 10) |
  (1 << 14) |
  (1 << 15) |
  (1 << 19) |
  (1 << 21) |
  (1 << 27);

/** Where a piece that turns may run: a search over the junctions. */
function flood(point: u32, rails: u32): u32 {
  let reached = slide(point, rails);
  const open = JUNCTIONS & ~rails;
  let done: u32 = 0;
  let next = reached & open;
  while (next) {
    reached |= slide(ctz(next), rails);
    done |= next & -next;
    next = reached & open & ~done;
  }
  return reached & ~((<u32>1) << point);
}

/** Where a piece that does not turn gets to from a rail point, whoever stands there. */
export function runs(point: u32, rails: u32): u64 {
  return load<u64>(point << 4, SLIDES) | (<u64>slide(point, rails));
}

/** The same for one that turns. */
export function floods(point: u32, rails: u32): u64 {
  return load<u64>(point << 4, SLIDES) | (<u64>flood(point, rails));
}

/** Writes a seat's moves as `from << 8 | to` in inner numbers, a u16 each; returns their end. */
export function duelMoves(seat: i32, list: usize): usize {
  return duelMovesTo(targets(duelTop, seat), seat, list);
}

/** Those onto empty points. */
export function duelQuiets(seat: i32, list: usize): usize {
  return duelMovesTo(~(load<u64>(duelTop) | load<u64>(duelTop, 8)), seat, list);
}

function duelMovesTo(allowed: u64, seat: i32, list: usize): usize {
  const state = duelTop;
  const rails = occupiedRails(state);
  const mine = movable(state, seat);
  const turning = load<u64>(state, 24);
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    list = write(ctz(set), runs(ctz(set), rails) & allowed, list);
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    list = write(ctz(set), floods(ctz(set), rails) & allowed, list);
  }
  for (let set = mine >> 32; set; set &= set - 1) {
    const point = <u32>ctz(set) + 32;
    list = write(point, load<u64>(point << 4, SLIDES) & allowed, list);
  }
  return list;
}

function write(from: u32, to: u64, list: usize): usize {
  for (; to; to &= to - 1) {
    store<u16>(list, (from << 8) | (<u32>ctz(to)));
    list += 2;
  }
  return list;
}

/** How many moves a seat has. */
export function duelCount(seat: i32): i32 {
  return <i32>countMoves(duelTop, seat);
}

export function countMoves(state: usize, seat: i32): u64 {
  const allowed = targets(state, seat);
  const rails = occupiedRails(state);
  const mine = movable(state, seat);
  const turning = load<u64>(state, 24);
  let count: u64 = 0;
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    count += popcnt(runs(ctz(set), rails) & allowed);
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    count += popcnt(floods(ctz(set), rails) & allowed);
  }
  for (let set = mine >> 32; set; set &= set - 1) {
    count += popcnt(load<u64>((<u32>ctz(set) + 32) << 4, SLIDES) & allowed);
  }
  return count;
}

/** Takes every piece of a seat off the board (a seat that goes out). */
export function duelClear(seat: i32): void {
  for (let set = load<u64>(duelTop + seat * 8); set; set &= set - 1) {
    const point = <i32>ctz(set);
    const piece = <i32>load<u8>(point, MAIL);
    store<u64>(duelTop, duelHash() ^ load<u64>(key(piece, point)), 32);
    store<u8>(point, 0, MAIL);
  }
  const others = ~load<u64>(duelTop + seat * 8);
  for (let set = 0; set < 4; set++) {
    const at = duelTop + set * 8;
    store<u64>(at, load<u64>(at) & others);
  }
}

// Duel: positions as four sets of inner points, copied and changed ply by ply.
//
//   state, 64 bytes    0 South   8 North   16 movable   24 turning   32 hash
//                     40 u16 quiet   42 from   43 to   44 attacker   45 defender   46 left

import { FLAG } from './board/pieces';
import {
  BITS,
  COLUMNS,
  DUEL_STATE,
  DUEL_STATES,
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

const QUIET: usize = 40;
const FROM: usize = 42;
const TO: usize = 43;
const ATTACKER: usize = 44;
const DEFENDER: usize = 45;
const REMAINS: usize = 46;

/** The state reached by now. */
export let duelTop: usize = DUEL_STATES;

export function duelHash(): u64 {
  return load<u64>(duelTop, 32);
}

export function duelQuiet(): i32 {
  return load<u16>(duelTop, QUIET);
}

/** The piece that stood on the last move's target, 0 where it was empty. */
export function duelDefender(): i32 {
  return load<u8>(duelTop, DEFENDER);
}

/** Rebuilds the first state from the mailbox. */
export function duelLoad(turn: i32, quiet: i32): void {
  duelTop = DUEL_STATES;
  rebuild(DUEL_STATES, turn);
  store<u16>(DUEL_STATES, quiet, QUIET);
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
  let hash = load<u64>(TURN_KEYS + turn * 8);
  for (let point = 0; point < 60; point++) {
    const piece = <i32>load<u8>(MAIL + point);
    if (piece == 0) continue;
    for (let set = 0; set < 4; set++) {
      const member = load<u64>(MEMBERS + piece * 32 + set * 8);
      const bit = load<u64>(BITS + (((piece >> 4) << 6) | point) * 32 + set * 8);
      const at = state + set * 8;
      store<u64>(at, load<u64>(at) | (member & bit));
    }
    hash ^= load<u64>(KEYS + ((piece << 8) | point) * 8);
  }
  store<u64>(state, hash, 32);
}

/** Moves `from` to `to`, where `left` is the piece that then stands on `to`; the turn passes. */
export function duelMake(from: i32, to: i32, left: i32): void {
  const state = duelTop;
  const next = state + DUEL_STATE;
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const gone = ((<u64>1) << from) | ((<u64>1) << to);
  const member: usize = MEMBERS + (left << 5);
  const bits: usize = BITS + ((((left >> 4) << 6) | to) << 5);
  if (ASC_FEATURE_SIMD) {
    const both = i64x2.splat(gone);
    v128.store(
      next,
      v128.or(v128.andnot(v128.load(state), both), v128.and(v128.load(member), v128.load(bits))),
    );
    v128.store(
      next,
      v128.or(
        v128.andnot(v128.load(state, 16), both),
        v128.and(v128.load(member, 16), v128.load(bits, 16)),
      ),
      16,
    );
  } else {
    store<u64>(next, (load<u64>(state) & ~gone) | (load<u64>(member) & load<u64>(bits)));
    store<u64>(
      next,
      (load<u64>(state, 8) & ~gone) | (load<u64>(member, 8) & load<u64>(bits, 8)),
      8,
    );
    store<u64>(
      next,
      (load<u64>(state, 16) & ~gone) | (load<u64>(member, 16) & load<u64>(bits, 16)),
      16,
    );
    store<u64>(
      next,
      (load<u64>(state, 24) & ~gone) | (load<u64>(member, 24) & load<u64>(bits, 24)),
      24,
    );
  }
  store<u64>(
    next,
    load<u64>(state, 32) ^
      load<u64>(KEYS + (((attacker << 8) | from) << 3)) ^
      load<u64>(KEYS + (((defender << 8) | to) << 3)) ^
      load<u64>(KEYS + (((left << 8) | to) << 3)) ^
      load<u64>(TURN_KEYS) ^
      load<u64>(TURN_KEYS, 8),
    32,
  );
  // A collision that removes nothing (a bounce) is quiet as well; it is played elsewhere.
  store<u16>(next, defender == 0 ? load<u16>(state, QUIET) + 1 : 0, QUIET);
  store<u8>(next, from, FROM);
  store<u8>(next, to, TO);
  store<u8>(next, attacker, ATTACKER);
  store<u8>(next, defender, DEFENDER);
  store<u8>(next, left, REMAINS);
  store<u8>(MAIL + from, 0);
  store<u8>(MAIL + to, left);
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
  duelTop = next;
}

export function duelUnmake(): void {
  const state = duelTop;
  store<u8>(MAIL + load<u8>(state, FROM), load<u8>(state, ATTACKER));
  store<u8>(MAIL + load<u8>(state, TO), load<u8>(state, DEFENDER));
  store<u8>(HEADER + IMAGE_TURN, load<u8>(HEADER + IMAGE_TURN) ^ 1);
  duelTop = state - DUEL_STATE;
}

/** Whether the last move ended the game: a flag fell or a side has nothing left to move. */
export function duelEnded(): bool {
  const movable = load<u64>(duelTop, 16);
  return (
    (load<u8>(duelTop, DEFENDER) & 15) == FLAG ||
    (load<u64>(duelTop) & movable) == 0 ||
    (load<u64>(duelTop, 8) & movable) == 0
  );
}

/** Movable pieces of a territory. */
export function duelMovable(seat: i32): u64 {
  return load<u64>(duelTop + seat * 8) & load<u64>(duelTop, 16);
}

/** The turn goes to `seat` without a move. */
export function duelPass(seat: i32): void {
  const turn: usize = HEADER + IMAGE_TURN;
  const keys = load<u64>(TURN_KEYS + <i32>load<u8>(turn) * 8) ^ load<u64>(TURN_KEYS + seat * 8);
  store<u64>(duelTop, duelHash() ^ keys, 32);
  store<u8>(turn, seat);
}

/** Points that a seat's pieces may go to: empty ones, and enemies outside camps. */
function targets(seat: i32): u64 {
  const own = load<u64>(duelTop + seat * 8);
  const enemy = load<u64>(duelTop + (seat ^ 1) * 8);
  return ~(own | (enemy & camps));
}

function occupied(): u64 {
  return load<u64>(duelTop) | load<u64>(duelTop, 8);
}

/** Where a piece on the railway may run without turning: the first piece met included. */
function slide(point: u32, rails: u32): u32 {
  const at: usize = SLIDES + (point << 4);
  const columnShift = load<u8>(at, 12);
  const inner = (rails >> (columnShift + 1)) & 255;
  const column = load<u16>(COLUMNS + load<u16>(at, 8) + (inner << 1));
  const row = load<u32>(ROWS + load<u16>(at, 10) + (((rails >> load<u8>(at, 13)) & 7) << 2));
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

/** Writes a seat's moves as `from << 8 | to` in inner numbers, a u16 each; returns their end. */
export function duelMoves(seat: i32, list: usize): usize {
  const allowed = targets(seat);
  const rails = <u32>occupied();
  const mine = duelMovable(seat);
  const turning = load<u64>(duelTop, 24);
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    const point = ctz(set);
    list = write(
      point,
      (load<u64>(SLIDES + (point << 4)) | (<u64>slide(point, rails))) & allowed,
      list,
    );
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    const point = ctz(set);
    list = write(
      point,
      (load<u64>(SLIDES + (point << 4)) | (<u64>flood(point, rails))) & allowed,
      list,
    );
  }
  for (let set = mine >> 32; set; set &= set - 1) {
    const point = <u32>ctz(set) + 32;
    list = write(point, load<u64>(SLIDES + (point << 4)) & allowed, list);
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
  const allowed = targets(seat);
  const rails = <u32>occupied();
  const mine = duelMovable(seat);
  const turning = load<u64>(duelTop, 24);
  let count: u64 = 0;
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    const point = ctz(set);
    count += popcnt((load<u64>(SLIDES + (point << 4)) | (<u64>slide(point, rails))) & allowed);
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    const point = ctz(set);
    count += popcnt((load<u64>(SLIDES + (point << 4)) | (<u64>flood(point, rails))) & allowed);
  }
  for (let set = mine >> 32; set; set &= set - 1) {
    const point = <u32>ctz(set) + 32;
    count += popcnt(load<u64>(SLIDES + (point << 4)) & allowed);
  }
  return <i32>count;
}

/** Takes every piece of a seat off the board (a seat that goes out). */
export function duelClear(seat: i32): void {
  for (let set = load<u64>(duelTop + seat * 8); set; set &= set - 1) {
    const point = <i32>ctz(set);
    const piece = <i32>load<u8>(MAIL + point);
    store<u64>(duelTop, duelHash() ^ load<u64>(KEYS + ((piece << 8) | point) * 8), 32);
    store<u8>(MAIL + point, 0);
  }
  const others = ~load<u64>(duelTop + seat * 8);
  for (let set = 0; set < 4; set++) {
    const at = duelTop + set * 8;
    store<u64>(at, load<u64>(at) & others);
  }
}

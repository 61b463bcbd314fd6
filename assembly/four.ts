// Four: the mailbox, and for each territory the set of its pieces that can move (three u64 over the
// inner points), changed in place and changed back.
//
//   undo, 32 bytes     0 hash   8 u16 quiet   10 from   11 to   12 attacker   13 defender   14 left
//                     15 turn   16 snapshots taken before

import { UNKNOWN, isMovable } from './board/pieces';
import {
  FOUR_SETS,
  HEADER,
  HELD,
  IMAGE_OUT,
  IMAGE_QUIET,
  IMAGE_TURN,
  KEYS,
  MAIL,
  TURN_KEYS,
  UNDO,
} from './memory';
import { keptStates, restoreState } from './snapshots';
import { walk } from './walk';

export const HASH: usize = FOUR_SETS + 96;

let undo: usize = UNDO;

export function fourHash(): u64 {
  return load<u64>(HASH);
}

/** Whether a piece counts as one that can still move from an inner point. */
export function canMove(piece: i32, point: i32): bool {
  const rank = piece & 15;
  return (isMovable(rank) || rank == UNKNOWN) && load<u8>(HELD + ((piece >> 4) << 8) + point) == 0;
}

export function flip(seat: i32, point: i32): void {
  const at: usize = FOUR_SETS + seat * 24 + (point >> 6) * 8;
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (point & 63)));
}

export function key(piece: i32, point: i32): u64 {
  return load<u64>(KEYS + ((piece << 8) | point) * 8);
}

export function fourLoad(): void {
  undo = UNDO;
  rebuild();
}

const AUDIT: usize = memory.data(104, 8);

/** Whether the sets and the hash are those of the mailbox. */
export function fourIsSound(): bool {
  memory.copy(AUDIT, FOUR_SETS, 104);
  rebuild();
  const sound = memory.compare(AUDIT, FOUR_SETS, 104) == 0;
  memory.copy(FOUR_SETS, AUDIT, 104);
  return sound;
}

/** Rebuilds sets and hash from the mailbox. */
function rebuild(): void {
  memory.fill(FOUR_SETS, 0, 96);
  let hash = load<u64>(TURN_KEYS + <i32>load<u8>(HEADER + IMAGE_TURN) * 8);
  for (let point = 0; point < 129; point++) {
    const piece = <i32>load<u8>(MAIL + point);
    if (piece == 0) continue;
    if (canMove(piece, point)) flip(piece >> 4, point);
    hash ^= key(piece, point);
  }
  store<u64>(HASH, hash);
}

/** Moves `from` to `to`, where `left` then stands on `to`. The turn does not pass yet. */
export function fourMake(from: i32, to: i32, left: i32): void {
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const quiet: usize = HEADER + IMAGE_QUIET;
  store<u64>(undo, load<u64>(HASH));
  store<u16>(undo, load<u16>(quiet), 8);
  store<u8>(undo, from, 10);
  store<u8>(undo, to, 11);
  store<u8>(undo, attacker, 12);
  store<u8>(undo, defender, 13);
  store<u8>(undo, left, 14);
  store<u8>(undo, load<u8>(HEADER + IMAGE_TURN), 15);
  store<i32>(undo, keptStates(), 16);
  undo += 32;
  settle(from, to, attacker, defender, left);
  store<u64>(HASH, load<u64>(HASH) ^ key(attacker, from) ^ key(defender, to) ^ key(left, to));
  store<u16>(quiet, defender == 0 ? load<u16>(quiet) + 1 : 0);
  store<u8>(MAIL + from, 0);
  store<u8>(MAIL + to, left);
}

/** Changes the sets as a move does; the same again changes them back. */
function settle(from: i32, to: i32, attacker: i32, defender: i32, left: i32): void {
  flip(attacker >> 4, from);
  if (defender != 0 && canMove(defender, to)) flip(defender >> 4, to);
  if (left != 0 && canMove(left, to)) flip(left >> 4, to);
}

/** The seat to move becomes `seat`. */
export function fourPass(seat: i32): void {
  const turn: usize = HEADER + IMAGE_TURN;
  const now = <i32>load<u8>(turn);
  store<u64>(
    HASH,
    load<u64>(HASH) ^ load<u64>(TURN_KEYS + now * 8) ^ load<u64>(TURN_KEYS + seat * 8),
  );
  store<u8>(turn, seat);
}

export function fourUnmake(): void {
  undo -= 32;
  const before = load<i32>(undo, 16);
  if (keptStates() != before) restoreState(before);
  const from = <i32>load<u8>(undo, 10);
  const to = <i32>load<u8>(undo, 11);
  const attacker = <i32>load<u8>(undo, 12);
  const defender = <i32>load<u8>(undo, 13);
  settle(from, to, attacker, defender, load<u8>(undo, 14));
  store<u8>(MAIL + from, attacker);
  store<u8>(MAIL + to, defender);
  store<u64>(HASH, load<u64>(undo));
  store<u16>(HEADER + IMAGE_QUIET, load<u16>(undo, 8));
  store<u8>(HEADER + IMAGE_TURN, load<u8>(undo, 15));
}

/** Whether a seat has no piece left that can ever move. */
export function fourDisarmed(seat: i32): bool {
  const at: usize = FOUR_SETS + seat * 24;
  return (load<u64>(at) | load<u64>(at, 8) | load<u64>(at, 16)) == 0;
}

/** Seats still in that have no piece left that can ever move, as bits. */
export function fourNewlyDisarmed(): i32 {
  const out = <i32>load<u8>(HEADER + IMAGE_OUT);
  const found =
    (<i32>fourDisarmed(0)) |
    ((<i32>fourDisarmed(1)) << 1) |
    ((<i32>fourDisarmed(2)) << 2) |
    ((<i32>fourDisarmed(3)) << 3);
  return found & ~out;
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
export function fourMoves(seat: i32, list: usize): usize {
  for (let word = 0; word < 3; word++) {
    const at: usize = FOUR_SETS + seat * 24 + word * 8;
    for (let set = load<u64>(at); set; set &= set - 1) {
      list = walk(seat, (word << 6) + <i32>ctz(set), list);
    }
  }
  return list;
}

/** Takes every piece of a seat off the board. */
export function fourClear(seat: i32): void {
  for (let point = 0; point < 129; point++) {
    const piece = <i32>load<u8>(MAIL + point);
    if (piece == 0 || piece >> 4 != seat) continue;
    store<u64>(HASH, load<u64>(HASH) ^ key(piece, point));
    store<u8>(MAIL + point, 0);
  }
  memory.fill(FOUR_SETS + seat * 24, 0, 24);
}

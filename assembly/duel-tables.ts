// Duel's own tables, over its rail-first numbers: a slide is two loads (the column by eight inner
// bits, the row by three), and a set's bit of a point depends on the set.
//
//   sets      South   North   movable   turning      one u64 each, 32 bytes
//
// "Movable" leaves out pieces that can never move from where they stand; "turning" are the pieces
// that may turn anywhere on the railway.

import { ENGINEER, UNKNOWN, isMovable } from './board/pieces';
import { CAMP } from './board/territory';
import {
  BITS,
  COLUMNS,
  DUEL_LEFT,
  HELD,
  KINDS,
  LEFT,
  MEMBERS,
  OUTER,
  ROADS,
  ROWS,
  SLIDES,
} from './memory';

/** Points of camps as a set of inner points. */
export let camps: u64 = 0;
/** South's half of the board as a set of inner points. */
export let southHalf: u64 = 0;

export function buildDuelTables(): void {
  fillColumns();
  fillRows();
  for (let point = 0; point < 60; point++) placeSlides(point);
  fillMembers();
  fillBits();
  fillLeft();
}

/** Reach from `position` on a line whose occupied points are the bits of `occupied`. */
function reach(position: i32, occupied: i32, length: i32): i32 {
  let set = 0;
  for (let i = position - 1; i >= 0; i--) {
    set |= 1 << i;
    if ((occupied >> i) & 1) break;
  }
  for (let i = position + 1; i < length; i++) {
    set |= 1 << i;
    if ((occupied >> i) & 1) break;
  }
  return set;
}

function fillColumns(): void {
  for (let position = 0; position < 10; position++) {
    for (let bits = 0; bits < 256; bits++) {
      store<u16>(COLUMNS + position * 512 + bits * 2, reach(position, bits << 1, 10));
    }
  }
  memory.fill(COLUMNS + 10 * 512, 0, 512);
}

/** Inner numbers of the five points of row 0 … 3: a and e belong to the columns. */
function rowPoint(row: i32, position: i32): i32 {
  if (position > 0 && position < 4) return 20 + row * 3 + position - 1;
  // Rows are S line 1, S line 5, N line 1, N line 5; North's run from e to a.
  const height = row == 0 ? 4 : row == 1 ? 0 : row == 2 ? 5 : 9;
  const left = row < 2 ? position == 0 : position == 4;
  return left ? height : 10 + height;
}

function fillRows(): void {
  for (let row = 0; row < 4; row++) {
    for (let position = 0; position < 5; position++) {
      const table = ROWS + (row * 5 + position) * 32;
      for (let bits = 0; bits < 8; bits++) {
        const set = reach(position, bits << 1, 5);
        let points: u32 = 0;
        for (let i = 0; i < 5; i++) {
          if ((set >> i) & 1) points |= (<u32>1) << rowPoint(row, i);
        }
        // The middle of lines 1 also crosses the front, one step and no further.
        if (position == 2 && (row == 0 || row == 2)) points |= (<u32>1) << rowPoint(row ^ 2, 2);
        store<u32>(table + bits * 4, points);
      }
    }
  }
  memory.fill(ROWS + 20 * 32, 0, 32);
}

function placeSlides(point: i32): void {
  let steps: u64 = 0;
  const roads: usize = ROADS + point * 16;
  for (let i = <i32>load<u8>(roads); i > 0; i--) steps |= (<u64>1) << load<u8>(roads + i);
  let column = COLUMNS + 10 * 512;
  let columnShift = 0;
  let row = ROWS + 20 * 32;
  let rowShift = 0;
  if (point < 20) {
    columnShift = point < 10 ? 0 : 10;
    column = COLUMNS + (point - columnShift) * 512;
  }
  for (let r = 0; r < 4; r++) {
    for (let position = 0; position < 5; position++) {
      if (rowPoint(r, position) != point) continue;
      row = ROWS + (r * 5 + position) * 32;
      rowShift = 20 + r * 3;
    }
  }
  const at: usize = SLIDES + point * 16;
  store<u64>(at, steps);
  store<u16>(at, <u16>(column - COLUMNS), 8);
  store<u16>(at, <u16>(row - ROWS), 10);
  store<u8>(at, columnShift, 12);
  store<u8>(at, rowShift, 13);
}

function fillMembers(): void {
  memory.fill(MEMBERS, 0, 80 * 32);
  for (let seat = 0; seat < 2; seat++) {
    for (let rank = 1; rank <= UNKNOWN; rank++) {
      const at: usize = MEMBERS + ((seat << 4) | rank) * 32;
      store<i64>(at + seat * 8, -1);
      if (isMovable(rank) || rank == UNKNOWN) store<i64>(at, -1, 16);
      if (rank == ENGINEER) store<i64>(at, -1, 24);
    }
  }
}

function fillBits(): void {
  camps = 0;
  southHalf = 0;
  for (let point = 0; point < 60; point++) {
    const bit = (<u64>1) << point;
    const at: usize = BITS + point * 32;
    store<u64>(at, bit);
    store<u64>(at, bit, 8);
    store<u64>(at, load<u8>(HELD + point) != 0 ? 0 : bit, 16);
    store<u64>(at, bit, 24);
    if (load<u8>(KINDS + point) == CAMP) camps |= bit;
    if (load<u8>(OUTER + point) < 30) southHalf |= bit;
  }
}

/** LEFT once more, close together. */
function fillLeft(): void {
  for (let attacker = 0; attacker < 32; attacker++) {
    memory.copy(DUEL_LEFT + attacker * 32, LEFT + (attacker << 7), 32);
  }
}

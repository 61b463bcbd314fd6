// Four's own tables, over its rail-first numbers. A set is a pair of u64 (a v128): the rails of the
// arms, then the other points of the arms and eight palaces; the ninth palace, k7, is one bit aside.
//
//   sets      team of South   other team   South and East   movable
//
// A seat's pieces are its team's within "South and East" or outside it.

import { PALACES } from './board/board';
import { UNKNOWN, isMovable } from './board/pieces';
import { CAMP } from './board/territory';
import {
  ARM_COLUMNS,
  ARM_ROWS,
  ARM_SLIDES,
  CROSSINGS,
  FOUR_BITS,
  FOUR_MEMBERS,
  FOUR_ROADS,
  HELD,
  KINDS,
  PALACE_RAILS,
  RAILS,
  ROADS,
} from './memory';
import { seats, teamOf } from './rules';

/** Camps as the second u64 of a set. */
export let fourCamps: u64 = 0;
/** k7: the only point that no set of two u64 has room for. */
export const LAST: i32 = 128;

export function buildFourTables(): void {
  fillMembers();
  fillBits();
  fillRoads();
  fillColumns();
  fillRows();
  fillSlides();
  fillCrossings();
  fillPalaces();
}

function fillPalaces(): void {
  memory.fill(PALACE_RAILS, 0, 9 * 16);
  for (let palace = 0; palace < 9; palace++) {
    const rails: usize = RAILS + (PALACES + palace) * 16;
    const at: usize = PALACE_RAILS + palace * 16;
    for (let i = <i32>load<u8>(rails); i > 0; i--) {
      const next = <i32>load<u8>(rails + i);
      if (next < 64) store<u64>(at, load<u64>(at) | ((<u64>1) << next));
      else store<u32>(at, load<u32>(at, 8) | (1 << (next - PALACES)), 8);
    }
  }
}

function fillMembers(): void {
  memory.fill(FOUR_MEMBERS, 0, 80 * 80);
  for (let seat = 0; seat < 4; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    for (let rank = 1; rank <= UNKNOWN; rank++) {
      const at: usize = FOUR_MEMBERS + ((seat << 4) | rank) * 80;
      let bits = 0;
      if (teamOf(seat) == 0) bits |= 1;
      else bits |= 2;
      if (seat < 2) bits |= 4;
      if (isMovable(rank) || rank == UNKNOWN) bits |= 8;
      for (let set = 0; set < 4; set++) {
        if (((bits >> set) & 1) == 0) continue;
        store<i64>(at + set * 16, -1);
        store<i64>(at + set * 16, -1, 8);
      }
      store<u8>(at, bits, 64);
    }
  }
}

function fillBits(): void {
  fourCamps = 0;
  memory.fill(FOUR_BITS, 0, 136 * 32);
  for (let point = 0; point < LAST; point++) {
    const bit = (<u64>1) << (point & 63);
    const at: usize = FOUR_BITS + point * 32 + (point >> 6) * 8;
    store<u64>(at, bit);
    if (load<u8>(HELD + point) == 0) store<u64>(at, bit, 16);
    if (load<u8>(KINDS + point) == CAMP) fourCamps |= bit;
  }
}

function fillRoads(): void {
  memory.fill(FOUR_ROADS, 0, 136 * 16);
  for (let point = 0; point < LAST; point++) {
    const roads: usize = ROADS + point * 16;
    for (let i = <i32>load<u8>(roads); i > 0; i--) {
      const next = <i32>load<u8>(roads + i);
      const at: usize = FOUR_ROADS + point * 16 + (next >> 6) * 8;
      store<u64>(at, load<u64>(at) | ((<u64>1) << (next & 63)));
    }
  }
}

/** Reach from `position` on five points, 5 standing for what enters at the front. */
function fillColumns(): void {
  memory.fill(ARM_COLUMNS + 6 * 32, 0, 32);
  for (let position = 0; position < 6; position++) {
    for (let occupied = 0; occupied < 32; occupied++) {
      let set = 0;
      if (position < 5) {
        for (let i = position - 1; i >= 0; i--) {
          set |= 1 << i;
          if ((occupied >> i) & 1) break;
        }
      }
      for (let i = position < 5 ? position + 1 : 0; i < 5; i++) {
        set |= 1 << i;
        if ((occupied >> i) & 1) break;
      }
      store<u8>(ARM_COLUMNS + position * 32 + occupied, set);
    }
  }
}

/** Places in an arm of the five points of line 1 (0) or line 5 (1). */
function rowPlace(row: i32, position: i32): i32 {
  if (position == 0) return row * 4;
  if (position == 4) return 5 + row * 4;
  return 10 + row * 3 + position - 1;
}

function fillRows(): void {
  memory.fill(ARM_ROWS, 0, 17 * 16);
  for (let row = 0; row < 2; row++) {
    for (let position = 0; position < 5; position++) {
      for (let occupied = 0; occupied < 8; occupied++) {
        let set = 0;
        for (let i = position - 1; i >= 0; i--) {
          set |= 1 << rowPlace(row, i);
          if (((occupied << 1) >> i) & 1) break;
        }
        for (let i = position + 1; i < 5; i++) {
          set |= 1 << rowPlace(row, i);
          if (((occupied << 1) >> i) & 1) break;
        }
        store<u16>(ARM_ROWS + (rowPlace(row, position) * 8 + occupied) * 2, set);
      }
    }
  }
}

/** Where each place of an arm finds its column, its row and its way out. */
function fillSlides(): void {
  for (let place = 0; place < 16; place++) {
    const at: usize = ARM_SLIDES + place * 8;
    const side = place > 4 ? 1 : 0;
    const position = place - side * 5;
    const inColumn = place < 10;
    const inRow = place > 9 || position == 0 || position == 4;
    const front = inColumn ? position == 0 : place < 13;
    store<u8>(at, inColumn ? position : 6);
    store<u8>(at, inColumn ? side * 5 : 0, 1);
    store<u8>(at, inRow ? place : 16, 2);
    store<u8>(at, front ? 10 : 13, 3);
    store<u8>(at, inColumn ? side : place == 11 ? 2 : 3, 4);
    const before: i32 = (1 << position) - 1;
    store<i32>(at, (<i32>load<u8>(at, 4)) | ((inColumn ? before : 0) << 8), 4);
  }
}

/** Palaces nearest first by arm and way out (file 1, file 5, file 3), three bytes each. */
const PALACES_FROM: StaticArray<u8> = [
  6, 3, 0, 8, 5, 2, 7, 4, 1, 8, 7, 6, 2, 1, 0, 5, 4, 3, 2, 5, 8, 0, 3, 6, 1, 4, 7, 0, 1, 2, 6, 7, 8,
  3, 4, 5,
];

function fillCrossings(): void {
  for (let way = 0; way < 12; way++) {
    for (let occupied = 0; occupied < 512; occupied++) {
      let reached = 0;
      let open = true;
      for (let i = 0; i < 3 && open; i++) {
        const palace = PALACES_FROM[way * 3 + i];
        reached |= 1 << palace;
        open = ((occupied >> palace) & 1) == 0;
      }
      store<u16>(CROSSINGS + (way * 512 + occupied) * 2, open ? reached | 0x8000 : reached);
    }
  }
}

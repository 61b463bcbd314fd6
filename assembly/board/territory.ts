// One seat's territory: thirty points, counted line by line from the front, each line from the
// seat's own left. Compiled by asc and tsc alike, so the element draws what the engine walks.
//
//    file    1     2     3     4     5
//
//   line 1   0 === 1 === 2 === 3 === 4        === railway    --- road
//            ‖  \  |  /  |  \  |  /  ‖
//   line 2   5 -- (6) -- 7 -- (8) -- 9        ( ) camp       [ ] headquarters
//            ‖  /  |  \  |  /  |  \  ‖
//   line 3  10 - 11 --(12)-- 13 --- 14        every camp also has roads to its
//            ‖  \  |  /  |  \  |  /  ‖        four diagonal neighbours
//   line 4  15 -(16)-- 17 --(18)--- 19
//            ‖  /  |  \  |  /  |  \  ‖
//   line 5  20 === 21 === 22 === 23 = 24
//            |     |      |      |    |
//   line 6  25 -[26]-- 27 --[28]--- 29

export const LINES: i32 = 6;
export const FILES: i32 = 5;
/** Points of one territory. */
export const TERRITORY: i32 = 30;

export const STATION: u8 = 0;
export const CAMP: u8 = 1;
export const HEADQUARTERS: u8 = 2;
export const PALACE: u8 = 3;

const KINDS: StaticArray<u8> = [
  0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0,
];

/** Kind of a territory's point, 0 … 29. */
export function territoryKind(point: i32): u8 {
  return KINDS[point] as u8;
}

/** Line of a territory's point counted from the front, 0 … 5. */
export function lineOf(point: i32): i32 {
  return (point / FILES) | 0;
}

/** File of a territory's point counted from the seat's own left, 0 … 4. */
export function fileOf(point: i32): i32 {
  return point % FILES;
}

/** Whether the railway joins two neighbouring points of one territory. */
export function territoryRail(a: i32, b: i32): bool {
  const lines = lineOf(b) - lineOf(a);
  const files = fileOf(b) - fileOf(a);
  if (lines == 0 && (files == 1 || files == -1)) return lineOf(a) == 0 || lineOf(a) == 4;
  if (files == 0 && (lines == 1 || lines == -1)) {
    const side = fileOf(a) == 0 || fileOf(a) == 4;
    return side && lineOf(a) < 5 && lineOf(b) < 5;
  }
  return false;
}

/** Whether a road joins two points of one territory. */
export function territoryRoad(a: i32, b: i32): bool {
  const lines = lineOf(b) - lineOf(a);
  const files = fileOf(b) - fileOf(a);
  const distance = lines * lines + files * files;
  if (distance == 1) return !territoryRail(a, b);
  return distance == 2 && (KINDS[a] == CAMP || KINDS[b] == CAMP);
}

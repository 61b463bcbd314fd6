// What points of the Duel board are worth to each rank (board/places.ts).

import { PLACES } from './board/places';
import { BOMB } from './board/pieces';
import { TERRITORY } from './board/territory';
import { NONE } from './memory';
import { outer } from './tables';

const POINTS: i32 = 2 * TERRITORY;
/** The right headquarters of a territory, seen from its own side. */
const RIGHT: i32 = 28;

/** Gives a place another worth, for fitting. */
export function place(index: i32, worth: i32): void {
  PLACES[index] = <i8>worth;
}

/** Turned left to right. */
function mirrored(point: i32): i32 {
  return point - (point % 5) + 4 - (point % 5);
}

function ofTable(table: i32, rank: i32, seen: i32, flag: i32): i32 {
  if (flag == NONE) return 0;
  const at = outer(flag) % TERRITORY == RIGHT ? mirrored(seen) : seen;
  return PLACES[(table * BOMB + rank - 1) * POINTS + at];
}

/** `flag` and `enemyFlag`: where they stand, or NONE; `point` is where the piece does. */
export function worthOfPlace(seat: i32, rank: i32, point: i32, flag: i32, enemyFlag: i32): i32 {
  const seen = (outer(point) + seat * TERRITORY) % POINTS;
  return ofTable(0, rank, seen, flag) + ofTable(1, rank, seen, enemyFlag);
}

// Where in PLACES (places.ts) the worth of a point stands. Compiled by asc and tsc alike.

import { BOMB } from './pieces';
import { TERRITORY } from './territory';

/** Points of the Duel board, those of North's territory last. */
export const PLACE_POINTS: i32 = 2 * TERRITORY;
/** Worths in all: two tables, a row of points for each rank from commander to bomb. */
export const PLACE_COUNT: i32 = 2 * BOMB * PLACE_POINTS;

/** The right headquarters of a territory, seen from its own side. */
const RIGHT: i32 = 28;

/**
 * The index of a commander's worth on a point, for a seat (0 South, 1 North), in the table that goes by
 * where `flag` stands: 0 for its own flag, 1 for the enemy's. Each next rank is PLACE_POINTS further on.
 */
export function placeIndex(table: i32, seat: i32, point: i32, flag: i32): i32 {
  const seen = (point + seat * TERRITORY) % PLACE_POINTS;
  const place = flag % TERRITORY == RIGHT ? seen - (seen % 5) + 4 - (seen % 5) : seen;
  return table * BOMB * PLACE_POINTS + place;
}

// What points of the Duel board are worth to each rank (board/places.ts).

import { PLACES } from './board/places';
import { PLACE_POINTS, placeIndex } from './board/place-index';
import { NONE } from './memory';
import { outer } from './tables';

/** Gives a place another worth, for fitting. */
export function place(index: i32, worth: i32): void {
  PLACES[index] = <i8>worth;
}

/** Where the worths of a point stand in a table, or -1 where it is not known where its flag does. */
export function placeAt(table: i32, seat: i32, point: i32, flag: i32): i32 {
  return flag == NONE ? -1 : placeIndex(table, seat, outer(point), outer(flag));
}

/** What a place, of `placeAt`, is worth to a rank. */
export function worthOfPlace(place: i32, rank: i32): i32 {
  return place < 0 ? 0 : PLACES[place + (rank - 1) * PLACE_POINTS];
}

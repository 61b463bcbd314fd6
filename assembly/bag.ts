// Flip: covered pieces have no rank until they are drawn from the bag. The bag counts what is not
// turned up yet, by colour (0 red, 1 blue) and rank.

import { COVERED } from './board/pieces';
import { HEADER, IMAGE_BAG, IMAGE_SIDES, MAIL } from './memory';

export function isBagKnown(): bool {
  return load<u8>(HEADER + IMAGE_BAG) != 0;
}

function slot(color: i32, rank: i32): usize {
  return HEADER + IMAGE_BAG + color * 12 + rank;
}

/** Covered pieces of a colour and rank, as far as the bag is known. */
export function inBag(color: i32, rank: i32): i32 {
  return load<u8>(slot(color, rank));
}

export function drawFromBag(color: i32, rank: i32): void {
  if (isBagKnown()) store<u8>(slot(color, rank), inBag(color, rank) - 1);
}

/** The colour a seat owns, -1 while that is undecided. */
export function colorOf(seat: i32): i32 {
  return <i32>load<u8>(HEADER + IMAGE_SIDES + seat) - 1;
}

/** Covered pieces of a seat's colour and rank. */
export function coveredOf(seat: i32, rank: i32): i32 {
  const color = seat < 2 ? colorOf(seat) : -1;
  return color < 0 ? 0 : inBag(color, rank);
}

export function anyCovered(): bool {
  for (let point = 0; point < 60; point++) {
    if (load<u8>(MAIL + point) == COVERED) return true;
  }
  return false;
}

/** Whether a seat owns a colour of which nothing is covered any more. */
export function isTurnedUp(seat: i32): bool {
  if (colorOf(seat) < 0) return false;
  if (!isBagKnown()) return !anyCovered();
  for (let rank = 1; rank <= 12; rank++) {
    if (coveredOf(seat, rank) > 0) return false;
  }
  return true;
}

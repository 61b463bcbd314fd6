// Flags under way (`flagWin` home and plant), kept in HEADER in the order they were taken: who
// carries one and where it was taken from. Under `home` a flag may also lie under a piece of its
// own side that stands on its home.

import { FLAG_WIN } from './board/options';
import { FLAG } from './board/pieces';
import { HEADQUARTERS } from './board/territory';
import { HEADER, IMAGE_CARRIED, IMAGE_FLAGS, IMAGE_OUT, KINDS, MAIL } from './memory';
import { landOf, ownerAt, pieceAt, sameTeam } from './ownership';
import { isHidden, rule } from './rules';

export const TAKE: i32 = 0;
export const HOME: i32 = 1;
export const PLANT: i32 = 2;

const COUNT: usize = HEADER + IMAGE_CARRIED;

/** How a flag wins. */
export function flagWin(): i32 {
  return rule(FLAG_WIN);
}

export function carriedCount(): i32 {
  return load<u8>(COUNT);
}

export function carrierAt(index: i32): i32 {
  return load<u8>(COUNT + 1 + index * 2);
}

export function homeOf(index: i32): i32 {
  return load<u8>(COUNT + 2 + index * 2);
}

export function clearCarried(): void {
  store<u8>(COUNT, 0);
}

export function addCarried(at: i32, home: i32): void {
  const count = carriedCount();
  store<u8>(COUNT + 1 + count * 2, at);
  store<u8>(COUNT + 2 + count * 2, home);
  store<u8>(COUNT, count + 1);
}

/** Whose flag an entry is: flags are set up in their own headquarters. */
export function flagOwner(at: i32, home: i32): i32 {
  return flagWin() == PLANT ? ownerAt(at) : landOf(home);
}

/** Whether the piece on a point carries a flag and does not only stand on one. */
export function carries(point: i32): bool {
  const count = carriedCount();
  if (count == 0) return false;
  const carrier = ownerAt(point);
  if (carrier < 0) return false;
  for (let i = 0; i < count; i++) {
    if (carrierAt(i) != point) continue;
    if (flagWin() == PLANT || !sameTeam(carrier, flagOwner(point, homeOf(i)))) return true;
  }
  return false;
}

/** `home`: whether a point is a headquarters to which the piece on `from` brings a flag. */
export function bringsHome(from: i32, to: i32): bool {
  if (flagWin() != HOME || load<u8>(KINDS + to) != HEADQUARTERS) return false;
  return landOf(to) == ownerAt(from) && carries(from);
}

/** `plant`: the enemy in whose headquarters the piece on `from` would plant its flag, or -1. */
export function plantsIn(from: i32, to: i32): i32 {
  if (flagWin() != PLANT || load<u8>(KINDS + to) != HEADQUARTERS || !carries(from)) return -1;
  const land = landOf(to);
  if (land < 0 || ((load<u8>(HEADER + IMAGE_OUT) >> (<u8>land)) & 1) != 0) return -1;
  return sameTeam(land, ownerAt(from)) ? -1 : land;
}

/**
 * A flag without a carrier is back where it was taken from: standing there, known to everybody, or
 * under the piece that stands there, which if it is an enemy's has thereby picked it up.
 */
export function goHome(home: i32, owner: i32): void {
  if (pieceAt(home) != 0) {
    addCarried(home, home);
    return;
  }
  store<u8>(MAIL + home, (owner << 4) | FLAG);
  if (isHidden()) store<u8>(HEADER + IMAGE_FLAGS + owner, home);
}

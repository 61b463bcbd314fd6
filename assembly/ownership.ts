// Whose a piece is, whose a point is, and what somebody sees on it.

import { PALACES } from './board/board';
import { VISIBILITY } from './board/options';
import { COVERED } from './board/pieces';
import { HEADER, IMAGE_FLAGS, IMAGE_SHOWN, IMAGE_SIDES, MAIL } from './memory';
import { isFlip, isHidden, rule, seats, teamOf } from './rules';
import { outer } from './tables';

/** Eyes that see every rank. */
export const REFEREE: i32 = -1;

export function pieceAt(point: i32): i32 {
  return load<u8>(MAIL + point);
}

export function rankAt(point: i32): i32 {
  return pieceAt(point) & 15;
}

/** Flip: whether the colours have owners. */
export function areSidesDecided(): bool {
  return load<u8>(HEADER + IMAGE_SIDES) != 0;
}

/** Territory that a piece belongs to, -1 for nobody's: none there, covered, or sides undecided. */
export function ownerAt(point: i32): i32 {
  const piece = pieceAt(point);
  if (piece == 0 || piece == COVERED) return -1;
  return isFlip() && !areSidesDecided() ? -1 : piece >> 4;
}

/** Territory that a point lies in where that seat takes part, otherwise -1. */
export function landOf(point: i32): i32 {
  const at = outer(point);
  if (at >= PALACES) return -1;
  const territory = at / 30;
  return (seats >> territory) & 1 ? territory : -1;
}

export function sameTeam(a: i32, b: i32): bool {
  return teamOf(a) == teamOf(b);
}

export function isShown(point: i32): bool {
  return ((load<u8>(HEADER + IMAGE_SHOWN + (point >> 3)) >> (<u8>(point & 7))) & 1) != 0;
}

export function setShown(point: i32, shown: bool): void {
  const at: usize = HEADER + IMAGE_SHOWN + (point >> 3);
  const bit: i32 = 1 << (point & 7);
  store<u8>(at, shown ? (<i32>load<u8>(at)) | bit : (<i32>load<u8>(at)) & ~bit);
}

/** Whether everybody has been shown that a flag stands on a point. */
export function isShownFlag(point: i32): bool {
  for (let seat = 0; seat < 4; seat++) {
    if (load<u8>(HEADER + IMAGE_FLAGS + seat) == point) return true;
  }
  return false;
}

/** The rank on a point as a seat (or the referee) sees it, 0 where nothing stands or is seen. */
export function rankSeen(eyes: i32, point: i32): i32 {
  if (eyes == REFEREE || !isHidden()) return rankAt(point);
  const owner = ownerAt(point);
  if (owner < 0) return 0;
  const friend = owner == eyes || (rule(VISIBILITY) == 2 && sameTeam(owner, eyes));
  return friend || isShownFlag(point) || isShown(point) ? rankAt(point) : 0;
}

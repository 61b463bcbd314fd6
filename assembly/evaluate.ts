// What a position is worth, in hundredths of a company commander, seen by South's team.

import { gridFile, gridRank, pointCount } from './board/board';
import { FLAG, isMovable } from './board/pieces';
import { CAMP } from './board/territory';
import { KINDS, MAIL, NONE } from './memory';
import { board, teamOf } from './rules';
import { outer } from './tables';

/** By rank code: commander … engineer, mine, bomb, flag, unknown. */
const VALUES: StaticArray<i16> = [0, 900, 650, 450, 310, 220, 150, 100, 70, 130, 90, 330, 0, 150];
/** A camp shelters whoever stands in it. */
const SHELTER: i32 = 14;
/** For each step a movable piece stands nearer to an enemy flag. */
const APPROACH: i32 = 4;
const FARTHEST: i32 = 32;

const flags: StaticArray<i32> = [NONE, NONE, NONE, NONE];

/** Finds the flags; they stand still, so once a search is enough. */
export function findFlags(): void {
  for (let seat = 0; seat < 4; seat++) flags[seat] = NONE;
  for (let point = 0; point < pointCount(board); point++) {
    const piece = <i32>load<u8>(MAIL + point);
    if (piece != 0 && (piece & 15) == FLAG) flags[piece >> 4] = point;
  }
}

function distance(a: i32, b: i32): i32 {
  const from = outer(a);
  const to = outer(b);
  return (
    abs(gridFile(board, from) - gridFile(board, to)) +
    abs(gridRank(board, from) - gridRank(board, to))
  );
}

function nearestFlag(seat: i32, point: i32): i32 {
  let nearest = FARTHEST;
  for (let other = 0; other < 4; other++) {
    if (flags[other] == NONE || teamOf(other) == teamOf(seat)) continue;
    nearest = min<i32>(nearest, distance(point, flags[other]));
  }
  return nearest;
}

/** By piece and point, `piece << 8 | point`: what it adds to its own team. */
const WORTH: usize = memory.data(64 * 256 * 2, 4);

export function prepareWorth(): void {
  findFlags();
  for (let piece = 0; piece < 64; piece++) {
    for (let point = 0; point < pointCount(board); point++) {
      let worth = <i32>VALUES[min<i32>(piece & 15, 13)];
      if (isMovable(piece & 15)) {
        if (load<u8>(KINDS + point) == CAMP) worth += SHELTER;
        worth += APPROACH * (FARTHEST - nearestFlag(piece >> 4, point));
      }
      store<i16>(WORTH + ((piece << 8) | point) * 2, teamOf(piece >> 4) == 0 ? worth : -worth);
    }
  }
}

/** What a piece on a point adds, seen by South's team. */
export function worthOf(piece: i32, point: i32): i32 {
  return piece == 0 ? 0 : load<i16>(WORTH + ((piece << 8) | point) * 2);
}

/** The worth of the whole position, seen by South's team. */
export function evaluate(): i32 {
  let score = 0;
  for (let point = 0; point < pointCount(board); point++) {
    score += worthOf(load<u8>(MAIL + point), point);
  }
  return score;
}

// Positions nobody can win any more (`deadPosition`): a sound test that may miss some. It names
// those in which two pieces of the same rank, or a bomb and another, walk about for ever and mines
// keep each from the flags.

import { pointCount } from './board/board';
import { BOTH_STUCK, ENGINEER_CLEARS, MINE_RULE, REPETITION_LIMIT } from './board/options';
import { BOMB, ENGINEER, FLAG, MINE } from './board/pieces';
import { PALACE, STATION } from './board/territory';
import { anyCovered } from './bag';
import { PLANT, carriedCount, flagWin } from './carried';
import { needsMinesCleared } from './flags';
import { KINDS, MAIL, RAILS, ROADS } from './memory';
import { ownerAt, rankAt } from './ownership';
import { board, isFlip, rule } from './rules';
import { isArmed } from './walk';

/** Asked with the seats still in, as bits; every rank on the board must be known. */
export function isDead(seatsIn: i32): bool {
  if (rule(BOTH_STUCK) != 0 || rule(REPETITION_LIMIT) >= 0 || carriedCount() > 0) return false;
  if ((isFlip() && anyCovered()) || popcnt(seatsIn) != 2) return false;
  const one = walkerOf(<i32>ctz(seatsIn));
  const other = walkerOf(31 - <i32>clz(seatsIn));
  if (one < 0 || other < 0) return false;
  const ranks = rankAt(one) == rankAt(other) || rankAt(one) == BOMB || rankAt(other) == BOMB;
  return ranks && isHarmless(one, seatsIn) && isHarmless(other, seatsIn);
}

/** The only piece of a seat that can move some time, or -1. */
function walkerOf(seat: i32): i32 {
  let walker = -1;
  for (let point = 0; point < pointCount(board); point++) {
    if (!isArmed(seat, point)) continue;
    if (walker >= 0) return -1;
    walker = point;
  }
  return walker;
}

function isHarmless(walker: i32, seatsIn: i32): bool {
  if (!canPace(walker)) return false;
  for (let seat = 0; seat < 4; seat++) {
    if ((seatsIn >> seat) & 1 && !isKeptFrom(walker, seat)) return false;
  }
  return true;
}

function isOpen(point: i32): bool {
  const kind = load<u8>(KINDS + point);
  return kind == STATION || kind == PALACE;
}

/** Whether a piece has two stations to step between, which nobody can close to it. */
function canPace(walker: i32): bool {
  if (!isOpen(walker)) return false;
  const roads: usize = ROADS + walker * 16;
  const rails: usize = RAILS + walker * 16;
  for (let i: usize = load<u8>(roads); i > 0; i--) if (isFree(load<u8>(roads + i))) return true;
  for (let i: usize = load<u8>(rails); i > 0; i--) if (isFree(load<u8>(rails + i))) return true;
  return false;
}

function isFree(point: i32): bool {
  return isOpen(point) && load<u8>(MAIL + point) == 0;
}

/** Whether mines keep a piece from the flag of a seat for good. */
function isKeptFrom(walker: i32, seat: i32): bool {
  const isOwn = ownerAt(walker) == seat;
  if (isOwn != (flagWin() == PLANT)) return true;
  const flag = flagOf(seat);
  if (flag < 0) return true;
  if (!isOwn && clearsMines(rankAt(walker))) return false;
  if (needsMinesCleared() && hasMine(seat)) return true;
  const roads: usize = ROADS + flag * 16;
  const rails: usize = RAILS + flag * 16;
  for (let i: usize = load<u8>(roads); i > 0; i--) {
    if (!isMineOf(seat, load<u8>(roads + i))) return false;
  }
  for (let i: usize = load<u8>(rails); i > 0; i--) {
    if (!isMineOf(seat, load<u8>(rails + i))) return false;
  }
  return true;
}

function flagOf(seat: i32): i32 {
  for (let point = 0; point < pointCount(board); point++) {
    if (rankAt(point) == FLAG && ownerAt(point) == seat) return point;
  }
  return -1;
}

function isMineOf(seat: i32, point: i32): bool {
  return rankAt(point) == MINE && ownerAt(point) == seat;
}

function hasMine(seat: i32): bool {
  for (let point = 0; point < pointCount(board); point++) if (isMineOf(seat, point)) return true;
  return false;
}

/** Whether a piece outlives an attack on a mine. */
function clearsMines(rank: i32): bool {
  return rank == ENGINEER && !(rule(MINE_RULE) == 1 && rule(ENGINEER_CLEARS) != 0);
}

// What an option forbids because of what stands on the target, and who may take a flag or lift its
// own. Asked with the mover's eyes it makes a move illegal, with the referee's it makes a legal
// move bounce: legality never tells a secret.

import { pointCount } from './board/board';
import {
  BOMB_TAKES_FLAG,
  COMMANDER_ON_MINE,
  FLAG_NEEDS,
  FLAG_TAKER,
  MINE_RULE,
} from './board/options';
import { BOMB, COMMANDER, ENGINEER, FLAG, MINE, UNKNOWN, isRanked, strength } from './board/pieces';
import { coveredOf } from './bag';
import { PLANT, TAKE, flagWin } from './carried';
import { REFEREE, ownerAt, rankSeen } from './ownership';
import { board, isFlip, rule } from './rules';

/** Whether an option forbids the piece on `from` to attack what stands on `to`, as `eyes` see it. */
export function isAttackForbidden(from: i32, to: i32, eyes: i32): bool {
  const attacker = rankSeen(eyes, from);
  if (attacker == 0 || attacker == UNKNOWN) return false;
  const target = rankSeen(eyes, to);
  if (target == MINE) return isMineForbidden(attacker);
  return target == FLAG && isFlagForbidden(attacker, from, to, eyes);
}

function isMineForbidden(attacker: i32): bool {
  if (attacker == ENGINEER || attacker == BOMB) return false;
  if (rule(MINE_RULE) == 3) return true;
  return attacker == COMMANDER && rule(COMMANDER_ON_MINE) != 0;
}

function isFlagForbidden(attacker: i32, from: i32, to: i32, eyes: i32): bool {
  if (flagWin() == PLANT) return true;
  if (attacker == BOMB && !bombTakesFlag()) return true;
  return !mayTake(from, to, eyes);
}

/** Whether bombs take flags, both being removed. */
function bombTakesFlag(): bool {
  return rule(BOMB_TAKES_FLAG) == 0 && flagWin() == TAKE;
}

/** Whether the piece on `from` may lift its own flag on `to` (`plant`). */
export function mayLift(from: i32, to: i32, eyes: i32): bool {
  return rankSeen(eyes, from) != BOMB && mayTake(from, to, eyes);
}

function mayTake(from: i32, to: i32, eyes: i32): bool {
  const taker = ownerAt(from);
  const owner = ownerAt(to);
  if (taker < 0 || owner < 0) return true;
  return isTaker(taker, from, eyes) && !needsMinesGone(owner, eyes);
}

/** Whether the flag of `owner` is safe while a mine of its side is left. */
function needsMinesGone(owner: i32, eyes: i32): bool {
  return needsMinesCleared() && minesLeft(owner, eyes);
}

export function needsMinesCleared(): bool {
  return rule(FLAG_NEEDS) != 0;
}

function minesLeft(owner: i32, eyes: i32): bool {
  if (isFlip() && coveredOf(owner, MINE) > 0) return true;
  for (let point = 0; point < pointCount(board); point++) {
    if (rankSeen(eyes, point) == MINE && ownerAt(point) == owner) return true;
  }
  return false;
}

/** Whether the piece on a point is of the kind that takes flags. */
function isTaker(taker: i32, from: i32, eyes: i32): bool {
  if (rule(FLAG_TAKER) == 0) return true;
  const rank = rankSeen(eyes, from);
  return isRanked(rank) && strength(rank) == leastStrength(taker, eyes);
}

/** The lowest strength of a seat's ranked pieces, covered ones of flip counted. */
function leastStrength(seat: i32, eyes: i32): i32 {
  let least = 99;
  for (let rank = COMMANDER; rank <= ENGINEER; rank++) {
    if (isFlip() && coveredOf(seat, rank) > 0) least = min<i32>(least, strength(rank));
  }
  for (let point = 0; point < pointCount(board); point++) {
    if (ownerAt(point) != seat) continue;
    const rank = rankSeen(eyes, point);
    if (isRanked(rank)) least = min<i32>(least, strength(rank));
  }
  return least;
}

/** What comes of an attack: 1 the attacker stays, 2 it falls, 3 both fall, 4 it bounces. */
export function collide(from: i32, to: i32, left: i32, attacker: i32, defender: i32): i32 {
  if (isAttackForbidden(from, to, REFEREE)) return 4;
  const target = defender & 15;
  const mover = attacker & 15;
  if (target == MINE && mover != ENGINEER && mover != BOMB && rule(MINE_RULE) == 2) return 4;
  if (left == attacker) return 1;
  return left == defender ? 2 : 3;
}

// Whether a piece may enter a point it can reach, where an option asks for more than tables say.

import { BOMBS_IN_CAMPS, ENEMY_CAMPS } from './board/options';
import { BOMB, FLAG } from './board/pieces';
import { CAMP } from './board/territory';
import { PLANT, bringsHome, carries, flagWin } from './carried';
import { isAttackForbidden, mayLift } from './flags';
import { HELD, KINDS } from './memory';
import { landOf, ownerAt, pieceAt, rankAt, rankSeen, sameTeam } from './ownership';
import { isRepeated } from './repetition';
import { rule } from './rules';

/** Whether a seat's piece on `from` may go to `to`, which it reaches. */
export function mayEnter(seat: i32, from: i32, to: i32): bool {
  if (load<u8>(KINDS + to) == CAMP && (pieceAt(to) != 0 || !mayEnterCamp(seat, from, to))) {
    return false;
  }
  if (isRepeated(from, to)) return false;
  return pieceAt(to) == 0 || mayTakePiece(seat, from, to);
}

function mayEnterCamp(seat: i32, from: i32, camp: i32): bool {
  if (rule(BOMBS_IN_CAMPS) != 0 && rankAt(from) == BOMB) return false;
  if (rule(ENEMY_CAMPS) == 0) return true;
  const land = landOf(camp);
  return land < 0 || sameTeam(seat, land);
}

function mayTakePiece(seat: i32, from: i32, to: i32): bool {
  const owner = ownerAt(to);
  if (owner < 0) return false;
  if (owner == seat) {
    if (bringsHome(from, to)) return true;
    return flagWin() == PLANT && rankSeen(seat, to) == FLAG && mayLift(from, to, seat);
  }
  return !sameTeam(owner, seat) && !isAttackForbidden(from, to, seat);
}

/** Whether the piece on a point is held in a headquarters. */
export function isHeld(seat: i32, point: i32): bool {
  return load<u8>(HELD + (seat << 8) + point) != 0 && !carries(point);
}

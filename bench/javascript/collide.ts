// What a collision leaves on the target: nothing, the attacker or the defender (standard rules).

import { BOMB, ENGINEER, FLAG, MINE, strength } from '../../assembly/board/pieces';

/** The piece left when `attacker` moves onto `defender`; pieces are `seat << 4 | rank`, 0 is none. */
export function survivor(attacker: number, defender: number): number {
  if (defender === 0) return attacker;
  const mover = attacker & 15;
  const target = defender & 15;
  if (mover === BOMB || target === BOMB) return 0;
  if (target === FLAG) return attacker;
  if (target === MINE) return mover === ENGINEER ? attacker : defender;
  if (strength(mover) === strength(target)) return 0;
  return strength(mover) > strength(target) ? attacker : defender;
}

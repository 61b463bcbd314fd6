// Collisions with what each changes at once, as a search lists them: an i32 a move, its gain << 16 |
// from << 8 | to. A gain is in hundredths of a company commander, for the team to move.

import { FLAG } from './board/pieces';
import { worthOf } from './evaluate';
import { LEFT, MAIL } from './memory';

/** A flag has no worth of its own: taking it is worth everything. */
const FLAG_GAIN: i32 = 20000;

/** Writes the collisions of a team's piece with those on `to`, whose first point is `base`. */
export function writeGains(team: i32, from: i32, base: i32, to: u64, list: usize): usize {
  const attacker = <i32>load<u8>(from, MAIL);
  const remains = attacker << 7;
  const own = worthOf(attacker, from);
  for (; to != 0; to &= to - 1) {
    const point = base + <i32>ctz(to);
    const defender = <i32>load<u8>(point, MAIL);
    const left = <i32>load<u8>(remains + defender, LEFT);
    const change = worthOf(left, point) - own - worthOf(defender, point);
    const gain = (defender & 15) == FLAG ? FLAG_GAIN : team == 0 ? change : -change;
    store<i32>(list, (gain << 16) | (from << 8) | point);
    list += 4;
  }
  return list;
}

/** The same for moves listed as u16 from `moves` to `end`, of which those onto empty points are left out. */
export function spreadGains(team: i32, moves: usize, end: usize, list: usize): usize {
  for (let at = moves; at < end; at += 2) {
    const to = <i32>load<u8>(at);
    if (load<u8>(to, MAIL) != 0) list = writeGains(team, load<u8>(at, 1), to, 1, list);
  }
  return list;
}

// Moves found by walking the rays over the mailbox: on Four, and on Duel where an option changes
// how pieces run.

import { CAMP } from './board/territory';
import { ENGINEER } from './board/pieces';
import { KINDS, MAIL, RAILS, RAYS, RAY_POINTS, ROADS } from './memory';
import { teamOf } from './rules';

/** Points an engineer has reached: a stamp a point, and the queue of its search. */
const STAMPS: usize = memory.data(136 * 4, 4);
const QUEUE: usize = memory.data(136);
let stamp: u32 = 0;

/** Whether a piece of a seat may go to an inner point: an empty one, or an enemy outside a camp. */
function mayEnter(seat: i32, point: i32): bool {
  const piece = <i32>load<u8>(MAIL + point);
  if (piece == 0) return true;
  return teamOf(piece >> 4) != teamOf(seat) && load<u8>(KINDS + point) != CAMP;
}

/** Writes the moves of the piece on an inner point as `from << 8 | to`; returns their end. */
export function walk(seat: i32, from: i32, list: usize): usize {
  const roads: usize = ROADS + from * 16;
  const begin = from << 8;
  for (let i: usize = load<u8>(roads); i > 0; i--) {
    const to = load<u8>(roads + i);
    if (mayEnter(seat, to)) {
      store<u16>(list, begin | to);
      list += 2;
    }
  }
  if ((load<u8>(MAIL + from) & 15) == ENGINEER) return flood(seat, from, list);
  return run(seat, from, list);
}

function run(seat: i32, from: i32, list: usize): usize {
  let ray: usize = RAY_POINTS + load<u16>(RAYS + from * 2);
  const begin = from << 8;
  for (let length = load<u8>(ray); length != 0; length = load<u8>(ray)) {
    const end = ray + 2 + length;
    const offered = ray + 2 + load<u8>(ray, 1);
    for (let at = ray + 2; at < end; at++) {
      const to = load<u8>(at);
      const empty = load<u8>(MAIL + to) == 0;
      if (at >= offered && (empty || mayEnter(seat, to))) {
        store<u16>(list, begin | to);
        list += 2;
      }
      if (!empty) break;
    }
    ray = end;
  }
  return list;
}

function flood(seat: i32, from: i32, list: usize): usize {
  const now = ++stamp;
  const begin = from << 8;
  store<u32>(STAMPS + from * 4, now);
  store<u8>(QUEUE, from);
  let head: usize = QUEUE;
  let tail: usize = QUEUE + 1;
  while (head < tail) {
    const rails: usize = RAILS + <i32>load<u8>(head++) * 8;
    for (let i: usize = load<u8>(rails); i > 0; i--) {
      const to = <i32>load<u8>(rails + i);
      if (load<u32>(STAMPS + to * 4) == now) continue;
      store<u32>(STAMPS + to * 4, now);
      if (load<u8>(MAIL + to) == 0) store<u8>(tail++, to);
      else if (!mayEnter(seat, to)) continue;
      store<u16>(list, begin | to);
      list += 2;
    }
  }
  return list;
}

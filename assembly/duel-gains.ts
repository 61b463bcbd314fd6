// Duel's collisions for a search. Most of its positions are asked for nothing else, so pieces are first
// looked through without a branch for whether they meet anybody.

import { duelTop, floods, movable, occupiedRails, runs } from './duel';
import { camps, southHalf } from './duel-tables';
import { writeGains } from './gains';
import { SLIDES } from './memory';

/** Pieces that meet somebody, 16 bytes each: u64 whom, u32 from where. */
const MEETING: usize = memory.data(64 * 16, 16);

function note(at: usize, from: u32, whom: u64): usize {
  store<u64>(at, whom);
  store<u32>(at, from, 8);
  return at + (whom != 0 ? 16 : 0);
}

/** Whether a piece that can move gets from `from` to `to`, whoever stands there. */
export function duelReaches(from: u32, to: u32): bool {
  const state = duelTop;
  let reached = load<u64>(from << 4, SLIDES);
  if (((reached >> to) & 1) != 0) return true;
  if (from >= 32) return false;
  const turns = ((load<u64>(state, 24) >> from) & 1) != 0;
  const rails = occupiedRails(state);
  reached = turns ? floods(from, rails) : runs(from, rails);
  return ((reached >> to) & 1) != 0;
}

/** Writes the collisions of a seat's pieces and what they gain (gains.ts); returns their end. */
export function duelGains(seat: i32, list: usize): usize {
  const state = duelTop;
  const enemy = load<u64>(state + (seat ^ 1) * 8) & ~camps;
  const rails = occupiedRails(state);
  const mine = movable(state, seat);
  const turning = load<u64>(state, 24);
  let at = MEETING;
  for (let set = <u32>(mine & ~turning); set; set &= set - 1) {
    at = note(at, ctz(set), runs(ctz(set), rails) & enemy);
  }
  for (let set = <u32>(mine & turning); set; set &= set - 1) {
    at = note(at, ctz(set), floods(ctz(set), rails) & enemy);
  }
  // Beside the railway no step leaves a half of the board.
  const south: u64 = (enemy & southHalf) != 0 ? southHalf : 0;
  const north: u64 = (enemy & ~southHalf) != 0 ? ~southHalf : 0;
  for (let set = (mine & (south | north)) >> 32; set; set &= set - 1) {
    const point = <u32>ctz(set) + 32;
    at = note(at, point, load<u64>(point << 4, SLIDES) & enemy);
  }
  for (let each = MEETING; each < at; each += 16) {
    list = writeGains(seat, load<u32>(each, 8), 0, load<u64>(each), list);
  }
  return list;
}

// Moves found by walking over the mailbox: on Four, and wherever an option changes how pieces run.

import { PALACES, pointCount } from './board/board';
import {
  CORNER_ARCS,
  CROSS_LINES,
  FLYING_BOMBS,
  OWN_ZONE_STEP,
  RAIL_REACH,
  RAIL_TURN,
} from './board/options';
import { BOMB, COVERED, ENGINEER, isMovable } from './board/pieces';
import { CAMP } from './board/territory';
import { isHeld, mayEnter } from './legality';
import { KINDS, MAIL, RAILS, RAYS, RAY_POINTS, ROADS } from './memory';
import { areSidesDecided, landOf, ownerAt, rankAt } from './ownership';
import { board, isFlip, refereed, rule, teamOf } from './rules';

const FAR: i32 = 255;

/** Points that a walk has reached: a stamp a point, and the queue of its search. */
const STAMPS: usize = memory.data(136 * 4, 4);
const QUEUE: usize = memory.data(136);
let stamp: u32 = 0;

/** Whether a piece of a seat may go to a point it reaches: an empty one, or an enemy outside a camp. */
function mayGo(seat: i32, from: i32, to: i32): bool {
  if (refereed) return mayEnter(seat, from, to);
  const piece = <i32>load<u8>(MAIL + to);
  if (piece == 0) return true;
  return teamOf(piece >> 4) != teamOf(seat) && load<u8>(KINDS + to) != CAMP;
}

function add(from: i32, to: i32, list: usize): usize {
  store<u16>(list, (from << 8) | to);
  return list + 2;
}

/** Writes the moves of the piece on an inner point as `from << 8 | to`; returns their end. */
export function walk(seat: i32, from: i32, list: usize): usize {
  const roads: usize = ROADS + from * 16;
  for (let i: usize = load<u8>(roads); i > 0; i--) {
    const to = load<u8>(roads + i);
    if (mayGo(seat, from, to)) list = add(from, to, list);
  }
  if (refereed) return walkAsRuled(seat, from, list);
  if (rankAt(from) == ENGINEER) return flood(seat, from, FAR, list);
  return straight(seat, from, FAR, list);
}

/** Straight on. Where an arc and the line across lead to the same palace, it is one move. */
function straight(seat: i32, from: i32, steps: i32, list: usize): usize {
  const doubled = rule(CORNER_ARCS) != 0 && rule(CROSS_LINES) != 0 && from >= PALACES;
  return doubled ? along(seat, from, steps, false, list) : run(seat, from, steps, list);
}

/** The railway where options say how far and how often a piece turns. */
function walkAsRuled(seat: i32, from: i32, list: usize): usize {
  const rank = rankAt(from);
  if (rank == ENGINEER || (rank == BOMB && rule(FLYING_BOMBS) != 0)) {
    return flood(seat, from, FAR, list);
  }
  const steps = railSteps(seat, from);
  const turns = rule(RAIL_TURN);
  if (turns == 2) return flood(seat, from, steps, list);
  if (turns == 1) return along(seat, from, steps, true, list);
  return straight(seat, from, steps, list);
}

/** How many rail steps a piece takes at most. */
function railSteps(seat: i32, from: i32): i32 {
  if (rule(OWN_ZONE_STEP) != 0 && landOf(from) == seat) return 1;
  const most = rule(RAIL_REACH);
  return most < 0 ? FAR : most;
}

/** Straight on by each ray, at most `steps` points. */
function run(seat: i32, from: i32, steps: i32, list: usize): usize {
  let ray: usize = RAY_POINTS + load<u16>(RAYS + from * 2);
  for (let length = <i32>load<u8>(ray); length != 0; length = load<u8>(ray)) {
    const end = ray + 2 + min<i32>(length, steps);
    const offered = ray + 2 + load<u8>(ray, 1);
    for (let at = ray + 2; at < end; at++) {
      const to = load<u8>(at);
      const empty = load<u8>(MAIL + to) == 0;
      if (at >= offered && ((empty && !refereed) || mayGo(seat, from, to))) {
        list = add(from, to, list);
      }
      if (!empty) break;
    }
    ray += 2 + length;
  }
  return list;
}

/** Straight on, each point once; with `turns` from any empty point on the way once along another line, too. */
function along(seat: i32, from: i32, steps: i32, turns: bool, list: usize): usize {
  stamp++;
  reachOn(from, from, steps, turns);
  for (let to = 0; to < pointCount(board); to++) {
    if (to == from || load<u32>(STAMPS + to * 4) != stamp) continue;
    if (mayGo(seat, from, to)) list = add(from, to, list);
  }
  return list;
}

/** Stamps what is reached along the rays of `at`; the mover itself stands in its own way. */
function reachOn(from: i32, at: i32, steps: i32, turns: bool): void {
  let ray: usize = RAY_POINTS + load<u16>(RAYS + at * 2);
  for (let length = <i32>load<u8>(ray); length != 0; length = load<u8>(ray)) {
    for (let i = 0; i < min<i32>(length, steps); i++) {
      const to = <i32>load<u8>(ray + 2 + i);
      store<u32>(STAMPS + to * 4, stamp);
      if (load<u8>(MAIL + to) != 0) break;
      if (turns) reachOn(from, to, steps - i - 1, false);
    }
    ray += 2 + length;
  }
}

/** Everywhere the railway leads over empty points, at most `steps` points away. */
function flood(seat: i32, from: i32, steps: i32, list: usize): usize {
  const now = ++stamp;
  store<u32>(STAMPS + from * 4, now);
  store<u8>(QUEUE, from);
  let head: usize = QUEUE;
  let tail: usize = QUEUE + 1;
  for (; steps > 0 && head < tail; steps--) {
    for (const edge = tail; head < edge; head++) {
      const rails: usize = RAILS + <i32>load<u8>(head) * 16;
      for (let i: usize = load<u8>(rails); i > 0; i--) {
        const to = <i32>load<u8>(rails + i);
        if (load<u32>(STAMPS + to * 4) == now) continue;
        store<u32>(STAMPS + to * 4, now);
        if (load<u8>(MAIL + to) == 0) store<u8>(tail++, to);
        if (mayGo(seat, from, to)) list = add(from, to, list);
      }
    }
  }
  return list;
}

/** All moves of a seat under options that ask for the referee; `from == to` turns a piece up. */
export function movesAsRuled(seat: i32, list: usize): usize {
  const undecided = isFlip() && !areSidesDecided();
  for (let point = 0; point < pointCount(board); point++) {
    if (load<u8>(MAIL + point) == COVERED) list = add(point, point, list);
    else if (!undecided && isArmed(seat, point)) list = walk(seat, point, list);
  }
  return list;
}

/** Whether a seat's piece on a point can move some time. */
export function isArmed(seat: i32, point: i32): bool {
  return ownerAt(point) == seat && isMovable(rankAt(point)) && !isHeld(seat, point);
}

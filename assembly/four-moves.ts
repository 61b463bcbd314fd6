// Moves on Four: what leads out of an arm is found once for all pieces of a seat; a slide is then two
// loads within the arm, as on Duel, and what the way out adds. Pieces on palaces, which are few, walk.

import { ENGINEER } from './board/pieces';
import { PALACES } from './board/board';
import { ASIDE, fourTop, isOnLast, piecesOf } from './four';
import { LAST, fourCamps } from './four-tables';
import {
  ARM_COLUMNS,
  ARM_ROWS,
  ARM_SLIDES,
  CROSSINGS,
  FOUR_ROADS,
  MAIL,
  PALACE_RAILS,
} from './memory';
import { teamOf } from './rules';
import { walk } from './walk';

/** First palace as a bit of the second u64; the ninth is aside. */
const PALACE_SHIFT: i32 = 56;

/**
 * By arm and way out (0 file 1, 1 file 5, 2 file 3, 3 none), 24 bytes: where a piece gets to that
 * leaves the arm there, as the two u64 of a set and a u32 for k7.
 */
export const EXITS: usize = memory.data(4 * 4 * 24, 8);
/** Arms whose ways out have been found since `prepareMoves`, a bit each. */
let found: u32 = 0;

/** Finds where a piece gets to that leaves an arm. */
export function findExits(arm: i32): void {
  const far = arm ^ 2;
  found |= 1 << arm;
  findExit(arm, 0, entered((((arm + 3) & 3) << 1) | 1), entered((far << 1) | 1));
  findExit(arm, 1, entered(((arm + 1) & 3) << 1), entered(far << 1));
  findExit(arm, 2, 0, (<u64>1) << (far * 16 + 11));
}

/** Reach on a column of what enters it at the front; columns are numbered by arm and side. */
function entered(column: i32): u64 {
  const shift = (column >> 1) * 16 + (column & 1) * 5;
  const occupied = (<u32>(rails >> shift)) & 31;
  return (<u64>load<u8>(5 * 32 + occupied, ARM_COLUMNS)) << shift;
}

/** `around` is reached by the arc, `across` where the palaces between are empty. */
function findExit(arm: i32, way: i32, around: u64, across: u64): void {
  const crossed = <u32>load<u16>((((arm * 3 + way) << 9) | palaces) * 2, CROSSINGS);
  const at = EXITS + ((arm << 2) | way) * 24;
  store<u64>(at, around | (across & -(<u64>(crossed >> 15))));
  store<u64>(at, (<u64>(crossed & 255)) << PALACE_SHIFT, 8);
  store<u32>(at, (crossed >> 8) & 1, 16);
}

/** Points beside the first half of a set that the last slide or flood reaches. */
export let reachedOthers: u64 = 0;
export let reachedLast: u32 = 0;

/** Where a piece on an arm's rail gets to without turning; the rest is in `reachedOthers`. */
function slide(point: i32): u64 {
  const arm = point >> 4;
  if (((found >> arm) & 1) == 0) findExits(arm);
  const place: usize = ARM_SLIDES + ((point & 15) << 3);
  const inArm = (<u32>(rails >> (arm << 4))) & 0xffff;
  const exit = EXITS + ((arm << 2) | wayOut(place, inArm)) * 24;
  reachedOthers = load<u64>(exit, 8);
  reachedLast = load<u32>(exit, 16);
  return ((<u64>reachInArm(place, inArm)) << (arm << 4)) | load<u64>(exit);
}

/** Where a piece on a place (its row of ARM_SLIDES) gets to within its arm, whose rails are occupied `inArm`. */
export function reachInArm(place: usize, inArm: u32): u32 {
  const shift = load<u8>(place, 1);
  const column = (inArm >> shift) & 31;
  const row = (inArm >> load<u8>(place, 3)) & 7;
  return (
    ((<u32>load<u8>(((<u32>load<u8>(place)) << 5) | column, ARM_COLUMNS)) << shift) |
    load<u16>((((<u32>load<u8>(place, 2)) << 3) | row) << 1, ARM_ROWS)
  );
}

/** By which way it leaves the arm, 3 for none. */
export function wayOut(place: usize, inArm: u32): i32 {
  const column = (inArm >> load<u8>(place, 1)) & 31;
  return (column & load<u8>(place, 5)) == 0 ? <i32>load<u8>(place, 4) : 3;
}

/** Places of an arm where its rails meet others, in every arm. */
const JUNCTIONS: u64 = 0x0a310a310a310a31;

/** Where a piece that turns gets to on the rails, besides roads; the rest is in `reachedOthers`. */
export function flood(point: i32): u64 {
  let reached = point < 64 ? slide(point) : 0;
  let crossed = (<u32>(reachedOthers >> PALACE_SHIFT)) | (reachedLast << 8);
  if (point >= PALACES) {
    reached = load<u64>((point - PALACES) * 16, PALACE_RAILS);
    crossed = load<u32>(PALACE_RAILS + (point - PALACES) * 16, 8);
  }
  const openings = JUNCTIONS & ~rails;
  let arms = reached & openings;
  let centres = crossed & ~palaces;
  let done: u64 = 0;
  let doneCentres: u32 = 0;
  while (arms || centres) {
    if (arms) {
      reached |= slide(<i32>ctz(arms));
      crossed |= (<u32>(reachedOthers >> PALACE_SHIFT)) | (reachedLast << 8);
      done |= arms & -arms;
    } else {
      const at: usize = PALACE_RAILS + ctz(centres) * 16;
      reached |= load<u64>(at);
      crossed |= load<u32>(at, 8);
      doneCentres |= centres & -centres;
    }
    arms = reached & openings & ~done;
    centres = crossed & ~palaces & ~doneCentres;
  }
  reachedOthers = (<u64>(crossed & 255)) << PALACE_SHIFT;
  reachedLast = crossed >> 8;
  return reached;
}

let openRails: u64 = 0;
let openOthers: u64 = 0;
let openLast: i32 = 0;
let rails: u64 = 0;
let palaces: u32 = 0;

/** What all pieces of a seat share: where they may go. */
export function prepareMoves(seat: i32): void {
  const state = fourTop;
  const own: usize = state + teamOf(seat) * 16;
  const enemy: usize = state + (teamOf(seat) ^ 1) * 16;
  const others = load<u64>(state, 8) | load<u64>(state, 24);
  const aside = load<i32>(state, ASIDE);
  rails = load<u64>(state) | load<u64>(state, 16);
  openRails = ~load<u64>(own);
  openOthers = ~(load<u64>(own, 8) | (load<u64>(enemy, 8) & fourCamps));
  openLast = ((aside >> teamOf(seat)) & 1) == 0 ? 1 : 0;
  palaces = (<u32>(others >> PALACE_SHIFT)) | ((aside & 3) != 0 ? 256 : 0);
  found = 0;
}

/** Half of a seat's pieces that can move; k7 aside. */
export function movers(seat: i32, half: usize): u64 {
  return piecesOf(fourTop, seat, half) & load<u64>(fourTop + half * 8, 48);
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
export function fourMoves(seat: i32, list: usize): usize {
  prepareMoves(seat);
  return moves(seat, list);
}

/** Those onto empty points. */
export function fourQuiets(seat: i32, list: usize): usize {
  prepareMoves(seat);
  openRails &= ~rails;
  openOthers &= ~(load<u64>(fourTop, 8) | load<u64>(fourTop, 24));
  openLast &= (load<i32>(fourTop, ASIDE) & 3) == 0 ? 1 : 0;
  return onlyTo(false, list, moves(seat, list));
}

function moves(seat: i32, list: usize): usize {
  for (let set = movers(seat, 0); set; set &= set - 1) {
    list = movesFrom(seat, <i32>ctz(set), list);
  }
  for (let set = movers(seat, 1); set; set &= set - 1) {
    list = movesFrom(seat, 64 + <i32>ctz(set), list);
  }
  return isOnLast(fourTop, seat, true) ? walk(seat, LAST, list) : list;
}

/** Drops moves onto the other sort of points, and those that go nowhere (flip); returns the new end. */
export function onlyTo(occupied: bool, list: usize, end: usize): usize {
  let kept = list;
  for (let at = list; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    if (move >> 8 == (move & 255)) continue;
    if ((load<u8>(move & 255, MAIL) != 0) != occupied) continue;
    store<u16>(kept, move);
    kept += 2;
  }
  return kept;
}

/** The halves of the set of points a piece may go to, and whether k7 is one; walkers have none. */
export let targetRails: u64 = 0;
export let targetOthers: u64 = 0;
export let targetLast: bool = false;

/** Whether a piece's moves are found by walking, not by sets: on palaces without turning. */
export function isWalker(from: i32): bool {
  return from >= PALACES && (load<u8>(from, MAIL) & 15) != ENGINEER;
}

/** Finds the targets of a piece that is no walker; `prepareMoves` must have been asked. */
export function findTargets(from: i32): void {
  targetRails = onRails(from, (load<u8>(from, MAIL) & 15) == ENGINEER) & openRails;
  targetOthers = (load<u64>(FOUR_ROADS + from * 16, 8) | reachedOthers) & openOthers;
  targetLast = (reachedLast & (<u32>openLast)) != 0;
}

/** Writes the moves of one piece; `prepareMoves` must have been asked for its seat. */
export function movesFrom(seat: i32, from: i32, list: usize): usize {
  if (isWalker(from)) return walk(seat, from, list);
  findTargets(from);
  list = write(from, 0, targetRails, list);
  list = write(from, 64, targetOthers, list);
  return targetLast ? add(from, list) : list;
}

function add(from: i32, list: usize): usize {
  store<u16>(list, (from << 8) | LAST);
  return list + 2;
}

/** How many moves one piece has; as `movesFrom`. */
export function countMovesFrom(seat: i32, from: i32, list: usize): i32 {
  if (isWalker(from)) return (<i32>(walk(seat, from, list) - list)) >> 1;
  findTargets(from);
  return <i32>(popcnt(targetRails) + popcnt(targetOthers)) + (targetLast ? 1 : 0);
}

/** Points in the first half of a set that a piece gets to; others by rail are in `reachedOthers`. */
function onRails(from: i32, turns: bool): u64 {
  if (turns && (from < 64 || from >= PALACES)) return flood(from);
  if (from < 64) return slide(from);
  reachedOthers = 0;
  reachedLast = 0;
  return load<u64>(from * 16, FOUR_ROADS);
}

function write(from: i32, base: i32, to: u64, list: usize): usize {
  for (; to; to &= to - 1) {
    store<u16>(list, (from << 8) | (base + <i32>ctz(to)));
    list += 2;
  }
  return list;
}

// Moves on Four: what leads out of an arm is found once for all pieces of a seat, then a slide within
// an arm is two loads, as on Duel. Engineers and pieces on palaces, few of each, walk.

import { ENGINEER } from './board/pieces';
import { PALACES } from './board/board';
import { ASIDE, fourTop, isOnLast, piecesOf } from './four';
import { LAST, fourCamps } from './four-tables';
import { ARM_COLUMNS, ARM_ROWS, FOUR_ROADS, MAIL, PALACE_RAILS } from './memory';
import { teamOf } from './rules';
import { walk } from './walk';

/** First palace as a bit of the second u64; the ninth is aside. */
const PALACE_SHIFT: i32 = 56;

/**
 * By arm and way out (0 file 1, 1 file 5, 2 file 3), 24 bytes: where a piece gets to that leaves the
 * arm there, as the two u64 of a set and a byte for k7.
 */
const EXITS: usize = memory.data(4 * 3 * 24, 8);

/** Palaces nearest first by arm and way out, three bytes each. */
const PALACES_FROM: StaticArray<u8> = [
  6, 3, 0, 8, 5, 2, 7, 4, 1, 8, 7, 6, 2, 1, 0, 5, 4, 3, 2, 5, 8, 0, 3, 6, 1, 4, 7, 0, 1, 2, 6, 7, 8,
  3, 4, 5,
];

function findExits(): void {
  for (let arm = 0; arm < 4; arm++) {
    for (let way = 0; way < 3; way++) findExit(arm, way);
  }
}

/** Reach on a column of an arm (side 0 file 1, 1 file 5) of what enters it at the front. */
function enter(arm: i32, side: i32): u64 {
  const shift = arm * 16 + side * 5;
  const occupied = (<u32>(rails >> shift)) & 31;
  return (<u64>load<u8>(ARM_COLUMNS + 5 * 32 + occupied)) << shift;
}

function findExit(arm: i32, way: i32): void {
  let reached: u64 = 0;
  let crossed: u32 = 0;
  let open = true;
  for (let i = 0; i < 3 && open; i++) {
    const palace = PALACES_FROM[arm * 9 + way * 3 + i];
    crossed |= 1 << palace;
    open = ((palaces >> palace) & 1) == 0;
  }
  const far = arm ^ 2;
  if (way == 2) {
    if (open) reached = (<u64>1) << (far * 16 + 11);
  } else {
    if (open) reached = enter(far, way ^ 1);
    reached |= enter(way == 1 ? (arm + 1) & 3 : (arm + 3) & 3, way ^ 1);
  }
  const at = EXITS + (arm * 3 + way) * 24;
  store<u64>(at, reached);
  store<u64>(at, (<u64>(crossed & 255)) << PALACE_SHIFT, 8);
  store<u32>(at, crossed >> 8, 16);
}

/** Where a piece on an arm's rail gets to without turning, besides roads; the rest is in `reachedOthers`. */
let reachedOthers: u64 = 0;
let reachedLast: u32 = 0;

function slide(point: i32): u64 {
  const arm = point >> 4;
  const place = point & 15;
  const inArm = (<u32>(rails >> (arm << 4))) & 0xffff;
  reachedOthers = 0;
  reachedLast = 0;
  if (place > 9) {
    const row = place < 13 ? 10 : 13;
    const rows = load<u16>(ARM_ROWS + ((place << 3) | ((inArm >> row) & 7)) * 2);
    const within = (<u64>rows) << (arm << 4);
    return place == 11 ? within | leave(arm * 3 + 2) : within;
  }
  const side = place > 4 ? 1 : 0;
  const position = place - side * 5;
  const column = (inArm >> (side * 5)) & 31;
  let within: u32 = (<u32>load<u8>(ARM_COLUMNS + position * 32 + column)) << (side * 5);
  if (position == 0) within |= load<u16>(ARM_ROWS + ((place << 3) | ((inArm >> 10) & 7)) * 2);
  if (position == 4) within |= load<u16>(ARM_ROWS + ((place << 3) | ((inArm >> 13) & 7)) * 2);
  const reached = (<u64>within) << (arm << 4);
  return column & ((1 << position) - 1) ? reached : reached | leave(arm * 3 + side);
}

function leave(exit: i32): u64 {
  const at = EXITS + exit * 24;
  reachedOthers = load<u64>(at, 8);
  reachedLast = load<u32>(at, 16);
  return load<u64>(at);
}

/** Places of an arm where its rails meet others, in every arm. */
const JUNCTIONS: u64 = 0x0a310a310a310a31;

/** Where a piece that turns gets to on the rails, besides roads; the rest is in `reachedOthers`. */
function flood(point: i32): u64 {
  let reached = point < 64 ? slide(point) : 0;
  let crossed = (<u32>(reachedOthers >> PALACE_SHIFT)) | (reachedLast << 8);
  if (point >= PALACES) {
    reached = load<u64>(PALACE_RAILS + (point - PALACES) * 16);
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
let openLast: u32 = 0;
let rails: u64 = 0;
let palaces: u32 = 0;

/** What all pieces of a seat share: where they may go, and the ways out of the arms. */
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
  findExits();
}

/** Half of a seat's pieces that can move; k7 aside. */
export function movers(seat: i32, half: usize): u64 {
  return piecesOf(fourTop, seat, half) & load<u64>(fourTop + half * 8, 48);
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
export function fourMoves(seat: i32, list: usize): usize {
  prepareMoves(seat);
  for (let set = movers(seat, 0); set; set &= set - 1) {
    list = movesFrom(seat, <i32>ctz(set), list);
  }
  for (let set = movers(seat, 1); set; set &= set - 1) {
    list = movesFrom(seat, 64 + <i32>ctz(set), list);
  }
  return isOnLast(fourTop, seat, true) ? walk(seat, LAST, list) : list;
}

/** Writes the moves of one piece; `prepareMoves` must have been asked for its seat. */
export function movesFrom(seat: i32, from: i32, list: usize): usize {
  const turns = (load<u8>(MAIL + from) & 15) == ENGINEER;
  if (from >= PALACES && !turns) return walk(seat, from, list);
  list = write(from, 0, onRails(from, turns) & openRails, list);
  list = write(from, 64, (load<u64>(FOUR_ROADS + from * 16, 8) | reachedOthers) & openOthers, list);
  if ((reachedLast & openLast) == 0) return list;
  store<u16>(list, (from << 8) | LAST);
  return list + 2;
}

/** How many moves one piece has; as `movesFrom`. */
export function countMovesFrom(seat: i32, from: i32, list: usize): i32 {
  const turns = (load<u8>(MAIL + from) & 15) == ENGINEER;
  if (from >= PALACES && !turns) return (<i32>(walk(seat, from, list) - list)) >> 1;
  const along = popcnt(onRails(from, turns) & openRails);
  const roads = load<u64>(FOUR_ROADS + from * 16, 8);
  const across = popcnt((roads | reachedOthers) & openOthers);
  return <i32>(along + across) + <i32>(reachedLast & openLast);
}

/** Points in the first half of a set that a piece gets to; others by rail are in `reachedOthers`. */
function onRails(from: i32, turns: bool): u64 {
  if (turns && (from < 64 || from >= PALACES)) return flood(from);
  if (from < 64) return slide(from);
  reachedOthers = 0;
  reachedLast = 0;
  return load<u64>(FOUR_ROADS + from * 16);
}

function write(from: i32, base: i32, to: u64, list: usize): usize {
  for (; to; to &= to - 1) {
    store<u16>(list, (from << 8) | (base + <i32>ctz(to)));
    list += 2;
  }
  return list;
}

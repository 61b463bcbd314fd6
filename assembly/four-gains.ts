// Four's collisions for a search. What stands beyond an arm is looked at once for all pieces in it, and
// arms without enemies in or before them are passed over.

import { PALACES } from './board/board';
import { ENGINEER } from './board/pieces';
import { turn } from './ending';
import { ASIDE, fourTop, isOnLast } from './four';
import {
  EXITS,
  findExits,
  findTargets,
  flood,
  isWalker,
  movers,
  movesFrom,
  prepareMoves,
  reachInArm,
  reachedLast,
  reachedOthers,
  targetLast,
  targetOthers,
  targetRails,
  wayOut,
} from './four-moves';
import { LAST, fourCamps } from './four-tables';
import { spreadGains, writeGains } from './gains';
import { ARM_SLIDES, FOUR_ROADS, MAIL } from './memory';
import { teamOf } from './rules';

/** Enemies met by what leaves the arm under way, by its way out as EXITS has them. */
const BEYOND: usize = memory.data(3 * 24, 8);

/** Moves of a piece that walks. */
const WALKED: usize = memory.data(512, 8);

let team: i32 = 0;
let rails: u64 = 0;
let enemyRails: u64 = 0;
let enemyOthers: u64 = 0;
let enemyLast: u32 = 0;

/** Whether a piece that can move gets from `from` to an enemy on `to`; not asked of the few that walk. */
export function fourReaches(from: i32, to: i32): bool {
  if (isWalker(from)) return false;
  prepareMoves(turn());
  findTargets(from);
  if (to == LAST) return targetLast;
  return (((to < 64 ? targetRails : targetOthers) >> (to & 63)) & 1) != 0;
}

/** Writes the collisions of a seat's pieces and what they gain (gains.ts); returns their end. */
export function fourGains(seat: i32, list: usize): usize {
  const state = fourTop;
  team = teamOf(seat);
  const enemy: usize = state + (team ^ 1) * 16;
  prepareMoves(seat);
  rails = load<u64>(state) | load<u64>(state, 16);
  enemyRails = load<u64>(enemy);
  enemyOthers = load<u64>(enemy, 8) & ~fourCamps;
  enemyLast = (load<u32>(state, ASIDE) >> (team ^ 1)) & 1;
  const onRails = movers(seat, 0);
  const others = movers(seat, 1);
  let near: u64 = 0;
  for (let arm = 0; arm < 4; arm++) {
    const inArm = (<u64>0x3fff) << (arm * 14);
    const set = (<u32>(onRails >> (arm << 4))) & 0xffff;
    if (((enemyRails >> (arm << 4)) & 0xffff) != 0 || (enemyOthers & inArm) != 0) near |= inArm;
    if (set != 0) list = gainsFromArm(arm, set, enemyOthers & inArm, list);
  }
  for (let set = others & near; set; set &= set - 1) {
    const from = 64 + <i32>ctz(set);
    const roads: usize = FOUR_ROADS + from * 16;
    list = writeGains(team, from, 0, load<u64>(roads) & enemyRails, list);
    list = writeGains(team, from, 64, load<u64>(roads, 8) & enemyOthers, list);
  }
  for (let set = others >> 56; set; set &= set - 1) {
    list = gainsFromPalace(seat, PALACES + <i32>ctz(set), list);
  }
  return isOnLast(state, seat, true) ? gainsFromPalace(seat, LAST, list) : list;
}

/** Those of pieces on an arm's rails (16 places, a bit each); `beside` are enemies by its roads. */
function gainsFromArm(arm: i32, set: u32, beside: u64, list: usize): usize {
  const occupied = (<u32>(rails >> (arm << 4))) & 0xffff;
  const here = (<u32>(enemyRails >> (arm << 4))) & 0xffff;
  const open = lookBeyond(arm);
  for (; set; set &= set - 1) {
    const place = <u32>ctz(set);
    const from = (arm << 4) | place;
    const isEngineer = (load<u8>(from, MAIL) & 15) == ENGINEER;
    let met: u64 = 0;
    let others: u64 = 0;
    let last: u32 = 0;
    if (beside != 0) others = load<u64>(FOUR_ROADS + from * 16, 8) & beside;
    if (isEngineer) {
      met = flood(from) & enemyRails;
      others |= reachedOthers & enemyOthers;
      last = reachedLast & enemyLast;
    } else {
      const at: usize = ARM_SLIDES + (place << 3);
      if (here != 0) met = (<u64>(reachInArm(at, occupied) & here)) << (arm << 4);
      const way = wayOut(at, occupied);
      if (((open >> way) & 1) != 0) {
        const beyond: usize = BEYOND + way * 24;
        met |= load<u64>(beyond);
        others |= load<u64>(beyond, 8);
        last = load<u32>(beyond, 16);
      }
    }
    if ((met | others | last) == 0) continue;
    list = writeGains(team, from, 0, met, list);
    list = writeGains(team, from, 64, others, list);
    if (last != 0) list = writeGains(team, from, LAST, 1, list);
  }
  return list;
}

/** Fills BEYOND; a bit for each way out on which there is somebody to meet. */
function lookBeyond(arm: i32): u32 {
  findExits(arm);
  let open: u32 = 0;
  for (let way = 0; way < 3; way++) {
    const exit: usize = EXITS + ((arm << 2) | way) * 24;
    const beyond: usize = BEYOND + way * 24;
    const met = load<u64>(exit) & enemyRails;
    const others = load<u64>(exit, 8) & enemyOthers;
    const last = load<u32>(exit, 16) & enemyLast;
    store<u64>(beyond, met);
    store<u64>(beyond, others, 8);
    store<u32>(beyond, last, 16);
    if ((met | others | last) != 0) open |= 1 << way;
  }
  return open;
}

function gainsFromPalace(seat: i32, from: i32, list: usize): usize {
  return spreadGains(team, WALKED, movesFrom(seat, from, WALKED), list);
}

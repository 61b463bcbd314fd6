// What a position is worth by the men that are left, wherever they stand. Positions of a search have few
// sorts of armies left, so what has been judged is kept for when the same men meet again.
//
// Men are a nibble a rank (1 … 13 from the lowest bits up), those of South's team and the other's.

import { BOMB, ENGINEER, MINE, isMovable } from './board/pieces';
import * as term from './board/weights';
import { WEIGHTS } from './board/weights';
import { LEFT } from './memory';

/** Bits of `shut`: South's team, or the other, is shut out by the mines around the flags it would take. */
const SOUTH_SHUT: u32 = 1;
const OTHER_SHUT: u32 = 2;
/** With the bits of `shut`: a judgement has been kept. */
const KEPT: u32 = 4;

/**
 * A judgement, 32 bytes: u64 men of South's team, u64 the other's, u32 shut | KEPT, then the worth for South's team
 * and how much of a lead each team may count on.
 */
const SHUT: usize = 16;
export const JUDGED_WORTH: usize = 20;
export const JUDGED_SHARES: usize = 24;
const SIZE: i32 = 32;
const MOST: i32 = 512;
const JUDGED: usize = memory.data(512 * 32, 8);

/** The nine ranks that meet by strength. */
const RANKED: u64 = 0xfffffffff;
/** Commander and army commander. */
const TOP_TWO: u64 = 0xff;

/** Ranks that open a wall of mines, whoever has them. */
let diggers: u64 = 0;

/** Weights or rules may be others than before. */
export function prepareJudgement(): void {
  memory.fill(JUDGED, 0, MOST * SIZE);
  diggers = 0;
  for (let rank = 1; rank <= BOMB; rank++) {
    const left = <i32>load<u8>(LEFT + (rank << 7) + (16 | MINE));
    if (isMovable(rank) && (left & 15) != MINE) diggers |= oneOf(rank) * 15;
  }
}

export function weight(index: i32): i32 {
  return WEIGHTS[index];
}

/** One man of a rank. */
export function oneOf(rank: i32): u64 {
  return (<u64>1) << (4 * (rank - 1));
}

/** Judges the men of South's team and of the other; where the judgement is. */
export function judge(south: u64, other: u64, shut: u32): usize {
  const mixed = south * 0x9e3779b97f4a7c15 + other * 0xbf58476d1ce4e5b9;
  const at: usize = JUDGED + <usize>((mixed >> 55) ^ ((<u64>shut) << 7)) * SIZE;
  const isKnown =
    load<u64>(at) == south && load<u64>(at, 8) == other && load<u32>(at, SHUT) == (shut | KEPT);
  if (isKnown) return at;
  const southShut = (shut & SOUTH_SHUT) != 0;
  const otherShut = (shut & OTHER_SHUT) != 0;
  const men = sum(south) + sum(other);
  const worth = ofMen(south, other, southShut) - ofMen(other, south, otherShut);
  store<u64>(at, south);
  store<u64>(at, other, 8);
  store<u32>(at, shut | KEPT, SHUT);
  store<i32>(at, worth + dominance(south, other) * weight(term.DOMINANCE), JUDGED_WORTH);
  store<i32>(at, shareOf(south, other, southShut, men), JUDGED_SHARES);
  store<i32>(at, shareOf(other, south, otherShut, men), JUDGED_SHARES + 4);
  return at;
}

/** Pairs of ranked pieces in which that of `own` beats that of `other`, less those in which it loses. */
function dominance(own: u64, other: u64): i32 {
  let stronger = 0;
  let weaker = sum(other & RANKED);
  let pairs = 0;
  for (let rank = 1; rank <= ENGINEER; rank++) {
    const equals = countOf(other, rank);
    weaker -= equals;
    pairs += countOf(own, rank) * (weaker - stronger);
    stronger += equals;
  }
  return pairs;
}

/** Men of one rank. */
function countOf(men: u64, rank: i32): i32 {
  return (<i32>(men >> (4 * (rank - 1)))) & 15;
}

/** Sum of nibbles. */
function sum(men: u64): i32 {
  const bytes = (men & 0x0f0f0f0f0f0f0f0f) + ((men >> 4) & 0x0f0f0f0f0f0f0f0f);
  return <i32>((bytes * 0x0101010101010101) >> 56);
}

/** Bits below the strongest rank of a team: the nibbles of ranks that beat all it has. */
function aboveAll(men: u64): u64 {
  const ranked = men & RANKED;
  return ranked == 0 ? RANKED : ((<u64>1) << (ctz(ranked) & ~3)) - 1;
}

/** What they bring besides; `shut`: the flags that `own` would take stand behind mines. */
function ofMen(own: u64, other: u64, shut: bool): i32 {
  let worth = 0;
  const isTop = (aboveAll(own) & ~aboveAll(other)) == 0 && (own & RANKED) != 0;
  if (isTop && (other & (oneOf(BOMB) * 15)) == 0) worth += weight(term.UNBOMBED);
  if ((other & TOP_TWO) != 0) worth += countOf(own, BOMB) * weight(term.BOMB_AIM);
  if (shut) worth += weight((own & diggers) != 0 ? term.DIGGER : term.SHUT_OUT);
  return worth;
}

/**
 * How much of its lead, of 64, a team may count on: more as fewer pieces are left. Where no flag can be
 * reached any more it has to catch every man of the other side: against one that runs two catch it in
 * a third of the cases, three always do. `men` are those of both teams.
 */
function shareOf(own: u64, other: u64, shut: bool, men: i32): i32 {
  if ((own & (RANKED | (oneOf(BOMB) * 15))) == 0) return 4;
  if (!shut || (own & diggers) != 0) {
    return 64 + ((max<i32>(0, 50 - men) * weight(term.TRADE)) >> 4);
  }
  const hunters = sum(own & aboveAll(other));
  const hunted = sum(other & (RANKED | (oneOf(BOMB) * 15)));
  if (hunters == 0) return 4;
  return hunters >= hunted + 2 ? 48 : 12;
}

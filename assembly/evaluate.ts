// What a position is worth, in hundredths of a company commander, seen by South's team. What a piece
// adds where it stands is in WORTH, made anew for every search and changed move by move; what depends
// on what is left is found anew after a collision. The terms and their weights: board/weights.ts.
//
// A standing, part of a frame:
//      0 i32 pieces   4 i32 by what is left   8 u64 men of South's team, a nibble a rank   16 the other's
//     24 i32 of 64: how much of a lead South's team may count on   28 the other's
//     32 u32 bits: South's team is shut out by the mines around the flags it would take, the other is

import { DUEL, gridFile, gridRank, pointCount, territoryCount } from './board/board';
import { BOMB, ENGINEER, FLAG, MINE, UNKNOWN, isMovable } from './board/pieces';
import { CAMP, HEADQUARTERS } from './board/territory';
import * as term from './board/weights';
import { WEIGHTS } from './board/weights';
import { HEADER, HELD, IMAGE_OUT, KINDS, LEFT, MAIL, NONE, RAILS, ROADS, WORTH } from './memory';
import { JUDGED_SHARES, JUDGED_WORTH, judge, oneOf, prepareJudgement, weight } from './men';
import { placeAt, worthOfPlace } from './places';
import { board, isFlip, seats, teamOf } from './rules';
import { outer } from './tables';

const PIECES: usize = 0;
const LEFT_OVER: usize = 4;
const MEN: usize = 8;
const SHARE: usize = 24;
const SHUT: usize = 32;
export const STANDING_SIZE: usize = 40;

/** Nothing on a board is farther from a flag. */
const FARTHEST: i32 = 32;
/** Steps from its own flag within which a piece guards it. */
const GUARDED: i32 = 3;
/** Steps from an enemy flag within which a piece threatens it … */
const AT_HAND: i32 = 4;
/** … and within which it is on its way. */
const IN_REACH: i32 = 7;

/** What a piece adds to the men of both teams, 16 bytes a piece. */
const MAN: usize = memory.data(128 * 16, 16);

const flags: StaticArray<i32> = [NONE, NONE, NONE, NONE];

/** Finds the flags; they stand still, so once a search is enough. */
function findFlags(): void {
  for (let seat = 0; seat < 4; seat++) flags[seat] = NONE;
  for (let point = 0; point < pointCount(board); point++) {
    const piece = <i32>load<u8>(point, MAIL);
    if (piece != 0 && (piece & 15) == FLAG) flags[piece >> 4] = point;
  }
}

function distance(a: i32, b: i32): i32 {
  const from = outer(a);
  const to = outer(b);
  return (
    abs(gridFile(board, from) - gridFile(board, to)) +
    abs(gridRank(board, from) - gridRank(board, to))
  );
}

function stepsToEnemyFlag(seat: i32, point: i32): i32 {
  let nearest = FARTHEST;
  for (let other = 0; other < 4; other++) {
    if (flags[other] == NONE || teamOf(other) == teamOf(seat)) continue;
    nearest = min<i32>(nearest, distance(point, flags[other]));
  }
  return nearest;
}

/** Whether two points are neighbours by road or railway. */
function areBeside(a: i32, b: i32): bool {
  const roads: usize = ROADS + a * 16;
  const rails: usize = RAILS + a * 16;
  for (let i: usize = load<u8>(roads); i > 0; i--) if (load<u8>(roads + i) == b) return true;
  for (let i: usize = load<u8>(rails); i > 0; i--) if (load<u8>(rails + i) == b) return true;
  return false;
}

/** Gives a term another weight, for tuning. */
export function weigh(index: i32, weight: i32): void {
  WEIGHTS[index] = <i16>weight;
}

function placedWeight(sort: i32, index: i32): i32 {
  return weight(term.placed(sort, index));
}

function sortOf(rank: i32): i32 {
  if (rank == ENGINEER) return term.ENGINEERS;
  if (rank == BOMB) return term.BOMBS;
  return rank <= 4 ? term.STRONG : term.WEAK;
}

/** Fills WORTH for the loaded position. */
export function prepareWorth(): void {
  findFlags();
  prepareJudgement();
  prepareMen();
  for (let seat = 0; seat < territoryCount(board); seat++) {
    for (let point = 0; point < pointCount(board); point++) prepareAt(seat, point);
  }
}

/** Fills MAN. */
function prepareMen(): void {
  memory.fill(MAN, 0, 128 * 16);
  for (let seat = 0; seat < 4; seat++) {
    for (let rank = 1; rank <= UNKNOWN; rank++) {
      store<u64>(((seat << 4) | rank) * 16 + teamOf(seat) * 8, oneOf(rank), MAN);
    }
  }
}

function prepareAt(seat: i32, point: i32): void {
  const home = flags[seat];
  const isHeld = load<u8>((seat << 8) + point, HELD) != 0;
  const sign = teamOf(seat) == 0 ? 1 : -1;
  const hasPlaces = board == DUEL && !isFlip();
  const place = hasPlaces ? placeAt(0, seat, point, home) : -1;
  const facing = hasPlaces ? placeAt(1, seat, point, flags[1 - seat]) : -1;
  placeSorts(seat, point);
  for (let rank = 1; rank <= UNKNOWN; rank++) {
    let worth = weight(term.WORTH_OF + rank);
    if (rank == MINE && home != NONE && areBeside(home, point)) worth += weight(term.WALL);
    if (isMovable(rank)) {
      worth = isHeld ? weight(term.HELD) : worth + placeWorths[sortOf(rank)];
    }
    if (rank <= BOMB) worth += worthOfPlace(place, rank) + worthOfPlace(facing, rank);
    store<i16>((point << 7) + ((seat << 4) | rank) * 2, worth * sign, WORTH);
  }
}

/** What a piece of each sort that can move adds on a point besides its rank's own worth. */
const placeWorths: StaticArray<i32> = [0, 0, 0, 0];

function placeSorts(seat: i32, point: i32): void {
  const home = flags[seat];
  const steps = stepsToEnemyFlag(seat, point);
  const guards = home != NONE && distance(home, point) <= GUARDED;
  for (let sort = 0; sort < placeWorths.length; sort++) {
    let worth = placedWeight(sort, term.NEARER) * (FARTHEST - steps);
    if (load<u8>(point, KINDS) == CAMP) worth += placedWeight(sort, term.IN_CAMP);
    if (load<u8>(point * 16, RAILS) != 0) worth += placedWeight(sort, term.ON_RAIL);
    if (guards) worth += placedWeight(sort, term.GUARD);
    if (steps <= AT_HAND) worth += placedWeight(sort, term.CLOSE);
    if (steps <= IN_REACH) worth += placedWeight(sort, term.BEYOND);
    placeWorths[sort] = worth;
  }
}

/** What a piece on a point adds to the score of South's team; 0 where there is none. */
export function worthOf(piece: i32, point: i32): i32 {
  return load<i16>((point << 7) + piece * 2, WORTH);
}

/** Takes stock of the whole board. */
export function takeStock(at: usize): void {
  let pieces = 0;
  store<u64>(at, 0, MEN);
  store<u64>(at, 0, MEN + 8);
  for (let point = 0; point < pointCount(board); point++) {
    const piece = <i32>load<u8>(point, MAIL);
    if (piece == 0 || piece >= 64) continue;
    pieces += worthOf(piece, point);
    count(at, piece, point, 1);
  }
  store<i32>(at, pieces, PIECES);
  lookForWalls(at);
  judgeMen(at);
}

/** The standing at `at` once more, for the next ply. */
export function copyStanding(at: usize, next: usize): void {
  if (ASC_FEATURE_SIMD) {
    v128.store(next, v128.load(at));
    v128.store(next, v128.load(at, 16), 16);
    store<u64>(next, load<u64>(at, 32), 32);
  } else {
    for (let i: usize = 0; i < STANDING_SIZE; i += 8) store<u64>(next + i, load<u64>(at + i));
  }
}

/** Whether a piece that could move otherwise is held by the headquarters it stands in, for good. */
function isHeldAt(piece: i32, point: i32): bool {
  return load<u8>(((piece >> 4) << 8) + point, HELD) != 0 && isMovable(piece & 15);
}

/**
 * Counts a piece in or out. One that a headquarters holds is no man of its team any more: it beats, digs
 * and hunts nothing.
 */
function count(at: usize, piece: i32, point: i32, change: i64): void {
  if (isHeldAt(piece, point)) return;
  for (let team: usize = 0; team < 16; team += 8) {
    const men = at + MEN + team;
    store<u64>(men, load<u64>(men) + change * load<u64>(<usize>piece * 16 + team, MAN));
  }
}

/** The standing after a move, of which the board has not heard yet; whether the men have to be judged anew. */
export function standAfter(at: usize, next: usize, from: i32, to: i32): bool {
  const attacker = <i32>load<u8>(from, MAIL);
  const defender = <i32>load<u8>(to, MAIL);
  const left = <i32>load<u8>((attacker << 7) + defender, LEFT);
  const change = worthOf(left, to) - worthOf(attacker, from) - worthOf(defender, to);
  copyStanding(at, next);
  store<i32>(next, load<i32>(at, PIECES) + change, PIECES);
  const holds = load<u8>(to, KINDS) == HEADQUARTERS;
  if (holds) {
    count(next, attacker, from, -1);
    count(next, defender, to, -1);
    count(next, left, to, 1);
  } else if (defender != 0) {
    // Who is left of the two cannot be foretold: no branch.
    exchangeMen(next + MEN, left * 16, attacker * 16, defender * 16);
  }
  return holds || defender != 0;
}

/** Men of both teams, with those of MAN at `more` and without those at `less` and `fewer`. */
function exchangeMen(men: usize, more: usize, less: usize, fewer: usize): void {
  if (ASC_FEATURE_SIMD) {
    const gone = v128.add<i64>(v128.load(less, MAN), v128.load(fewer, MAN));
    v128.store(men, v128.sub<i64>(v128.add<i64>(v128.load(men), v128.load(more, MAN)), gone));
  } else {
    for (let team: usize = 0; team < 16; team += 8) {
      const gone = load<u64>(less + team, MAN) + load<u64>(fewer + team, MAN);
      store<u64>(men + team, load<u64>(men + team) + load<u64>(more + team, MAN) - gone);
    }
  }
}

/** What a step to an empty point adds to the pieces' worth. */
export function stepWorth(from: i32, to: i32): i32 {
  const piece = <i32>load<u8>(from, MAIL);
  return worthOf(piece, to) - worthOf(piece, from);
}

/** Whether a step to an empty point takes a piece out of play for good. */
export function isLastStep(from: i32, to: i32): bool {
  return isHeldAt(load<u8>(from, MAIL), to);
}

/** Mines stand still, so walls are looked for again only where one has fallen. */
export function lookForWalls(at: usize): void {
  store<u32>(at, (isShutIn(1) ? 1 : 0) | (isShutIn(0) ? 2 : 0), SHUT);
}

/** Judges what depends on the men that are left. */
export function judgeMen(at: usize): void {
  const judged = judge(load<u64>(at, MEN), load<u64>(at, MEN + 8), load<u32>(at, SHUT));
  store<i32>(at, load<i32>(judged, JUDGED_WORTH), LEFT_OVER);
  store<u64>(at, load<u64>(judged, JUDGED_SHARES), SHARE);
}

/** Whether mines of its own stand all around every flag of a team that is still in. */
function isShutIn(team: i32): bool {
  const inside = seats & ~(<i32>load<u8>(HEADER + IMAGE_OUT));
  let found = false;
  for (let seat = 0; seat < 4; seat++) {
    const flag = flags[seat];
    if (((inside >> seat) & 1) == 0 || flag == NONE || teamOf(seat) != team) continue;
    if (!isWalled(flag, (seat << 4) | MINE)) return false;
    found = true;
  }
  return found;
}

function isWalled(flag: i32, mine: i32): bool {
  const roads: usize = ROADS + flag * 16;
  const rails: usize = RAILS + flag * 16;
  for (let i: usize = load<u8>(roads); i > 0; i--) {
    if (load<u8>(<i32>load<u8>(roads + i), MAIL) != mine) return false;
  }
  for (let i: usize = load<u8>(rails); i > 0; i--) {
    if (load<u8>(<i32>load<u8>(rails + i), MAIL) != mine) return false;
  }
  return true;
}

/** The worth of a position for South's team, with `more` for its pieces than stands there; `team` is to move. */
export function valueOf(at: usize, team: i32, more: i32): i32 {
  const tempo = team == 0 ? weight(term.TEMPO) : -weight(term.TEMPO);
  const score = load<i32>(at, PIECES) + load<i32>(at, LEFT_OVER) + more + tempo;
  const share = load<i32>(at + (score >= 0 ? SHARE : SHARE + 4));
  return share == 64 ? score : (score * share) >> 6;
}

// Tables built once for a board and a rule set: numbering, neighbours, rays, what collisions leave,
// hash keys. Duel's slide tables are in duel-tables.ts.
//
// Inner numbers on Duel put the railway first, so that rail occupancy is the low u32 of a set:
//   0 … 9 file a from a2 to a11, 10 … 19 file e, 20 … 31 the inner points of the four rows, then
//   the rest in outer order.
// On Four each arm has sixteen rail points: file 1 and file 5 from line 1 to line 5, then the inner
// points of lines 1 and 5. Arms are 0 … 63, their other points 64 … 119, palaces 120 … 128 as outside.

import {
  DUEL,
  PALACES,
  isRoad,
  kindOf,
  lineCount,
  lineLength,
  linePoint,
  pointCount,
} from './board/board';
import {
  CORNER_ARCS,
  CROSS_LINES,
  ENGINEER_CLEARS,
  LEAVE_HEADQUARTERS,
  MINE_RULE,
} from './board/options';
import { BOMB, COMMANDER, ENGINEER, FLAG, MINE, UNKNOWN, strength } from './board/pieces';
import { HEADQUARTERS } from './board/territory';
import {
  HELD,
  INNER,
  KEYS,
  KINDS,
  LEFT,
  NONE,
  OUTER,
  RAILS,
  RAYS,
  RAY_POINTS,
  ROADS,
  TURN_KEYS,
} from './memory';
import { board, rule } from './rules';

export function inner(outer: i32): i32 {
  return load<u8>(INNER + outer);
}

export function outer(inner: i32): i32 {
  return load<u8>(OUTER + inner);
}

export function buildTables(): void {
  numberPoints();
  joinPoints();
  castRays();
  holdHeadquarters();
  judgeCollisions();
  drawKeys();
}

/** Rail lines of the board and those that `cornerArcs` and `crossLines` add on Four. */
function allLines(): i32 {
  return lineCount(board) + 2 * addedLines();
}

function addedLines(): i32 {
  if (board == DUEL) return 0;
  return (rule(CORNER_ARCS) != 0 ? 1 : 0) + (rule(CROSS_LINES) != 0 ? 1 : 0);
}

/** Points between the palaces at the ends of an added line: none on an arc, the centre on a cross. */
function isCross(line: i32): bool {
  return rule(CROSS_LINES) != 0 && line >= allLines() - 2;
}

function lengthOf(line: i32): i32 {
  if (line < lineCount(board)) return lineLength(board, line);
  return isCross(line) ? 3 : 2;
}

/** Added lines run from g7 to k11 and from k7 to g11. */
function pointOn(line: i32, index: i32): i32 {
  if (line < lineCount(board)) return linePoint(board, line, index);
  const fromLeft = ((line - lineCount(board)) & 1) == 0;
  if (index == 0) return PALACES + (fromLeft ? 6 : 8);
  if (index == 1 && isCross(line)) return PALACES + 4;
  return PALACES + (fromLeft ? 2 : 0);
}

function numberPoints(): void {
  const count = pointCount(board);
  memory.fill(INNER, <u8>NONE, 136);
  if (board == DUEL) {
    for (let i = 0; i < 10; i++) {
      store<u8>(INNER + linePoint(DUEL, 4, i), i);
      store<u8>(INNER + linePoint(DUEL, 6, i), 10 + i);
    }
    for (let row = 0; row < 4; row++) {
      for (let i = 1; i < 4; i++) {
        store<u8>(INNER + linePoint(DUEL, row, i), 20 + row * 3 + i - 1);
      }
    }
    let next = 32;
    for (let point = 0; point < count; point++) {
      if (load<u8>(INNER + point) == NONE) store<u8>(INNER + point, next++);
    }
  } else {
    numberFour();
  }
  for (let point = 0; point < count; point++) {
    store<u8>(OUTER + inner(point), point);
    store<u8>(KINDS + inner(point), kindOf(point));
  }
}

/** Four: rails of the arms first, sixteen a territory; then their other points; then the palaces. */
function numberFour(): void {
  for (let seat = 0; seat < 4; seat++) {
    for (let i = 0; i < 5; i++) {
      store<u8>(INNER + seat * 30 + i * 5, seat * 16 + i);
      store<u8>(INNER + seat * 30 + i * 5 + 4, seat * 16 + 5 + i);
    }
    for (let i = 0; i < 3; i++) {
      store<u8>(INNER + seat * 30 + i + 1, seat * 16 + 10 + i);
      store<u8>(INNER + seat * 30 + 20 + i + 1, seat * 16 + 13 + i);
    }
    let next = 64 + seat * 14;
    for (let point = seat * 30; point < seat * 30 + 30; point++) {
      if (load<u8>(INNER + point) == NONE) store<u8>(INNER + point, next++);
    }
  }
  for (let point = PALACES; point < pointCount(board); point++) store<u8>(INNER + point, point);
}

function append(list: usize, point: i32): void {
  const count = load<u8>(list) + 1;
  store<u8>(list, count);
  store<u8>(list + count, point);
}

function joinPoints(): void {
  const count = pointCount(board);
  memory.fill(ROADS, 0, 136 * 16);
  memory.fill(RAILS, 0, 136 * 16);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      if (a != b && isRoad(a, b)) append(ROADS + inner(a) * 16, inner(b));
    }
  }
  for (let line = 0; line < allLines(); line++) {
    for (let i = 1; i < lengthOf(line); i++) {
      const a = inner(pointOn(line, i - 1));
      const b = inner(pointOn(line, i));
      if (!isRail(a, b)) {
        append(RAILS + a * 16, b);
        append(RAILS + b * 16, a);
      }
    }
  }
}

/** Whether a rail joins two inner points. */
export function isRail(a: i32, b: i32): bool {
  const list: usize = RAILS + a * 16;
  for (let i = <i32>load<u8>(list); i > 0; i--) {
    if (load<u8>(list + i) == b) return true;
  }
  return false;
}

/**
 * A ray is how far a piece may run from a point along one line in one direction: a byte for its
 * length, a byte for how many of its points another ray of the same point already offers (they
 * must be empty), then the points. A length of 0 ends a point's rays.
 */
function castRays(): void {
  let at: usize = RAY_POINTS;
  for (let point = 0; point < pointCount(board); point++) {
    const first = at;
    store<u16>(RAYS + inner(point) * 2, <u16>(at - RAY_POINTS));
    for (let line = 0; line < allLines(); line++) {
      const length = lengthOf(line);
      for (let i = 0; i < length; i++) {
        if (pointOn(line, i) != point) continue;
        at = castRay(first, at, line, i, -1);
        at = castRay(first, at, line, i, 1);
      }
    }
    store<u8>(at++, 0);
  }
}

function castRay(first: usize, at: usize, line: i32, from: i32, step: i32): usize {
  let length = 0;
  for (let i = from + step; i >= 0 && i < lengthOf(line); i += step) {
    store<u8>(at + 2 + length, inner(pointOn(line, i)));
    length++;
  }
  const shared = sharedLength(first, at, length);
  if (shared == length) return at;
  store<u8>(at, length);
  store<u8>(at + 1, shared);
  return at + 2 + length;
}

/** How many leading points of the ray being written at `at` earlier rays of the point offer. */
function sharedLength(first: usize, at: usize, length: i32): i32 {
  let most = 0;
  for (let ray = first; ray < at; ray += 2 + load<u8>(ray)) {
    const limit = min<i32>(length, load<u8>(ray));
    let same = 0;
    while (same < limit && load<u8>(ray + 2 + same) == load<u8>(at + 2 + same)) same++;
    most = max<i32>(most, same);
  }
  return most;
}

/** Headquarters in which a territory's pieces are held. */
function holdHeadquarters(): void {
  const leave = rule(LEAVE_HEADQUARTERS);
  memory.fill(HELD, 0, 5 * 256);
  for (let seat = 0; seat < 4; seat++) {
    for (let point = 0; point < pointCount(board); point++) {
      if (kindOf(point) != HEADQUARTERS || leave == 2) continue;
      const own = point / 30 == seat;
      store<u8>(HELD + (seat << 8) + inner(point), own || leave == 0 ? 1 : 0);
    }
  }
}

/** The piece that a collision leaves on the target, for every pair of pieces. */
function judgeCollisions(): void {
  for (let attacker = 0; attacker < 128; attacker++) {
    for (let defender = 0; defender < 128; defender++) {
      store<u8>(
        LEFT + (attacker << 7) + defender,
        defender == 0 ? attacker : survivor(attacker, defender),
      );
    }
  }
}

function survivor(attacker: i32, defender: i32): i32 {
  const mover = attacker & 15;
  const target = defender & 15;
  if (mover < COMMANDER || mover > UNKNOWN || target < COMMANDER || target > UNKNOWN) return 0;
  if (mover == BOMB || target == BOMB) return 0;
  if (target == MINE) return survivorOfMine(attacker, defender);
  if (target == FLAG) return attacker;
  if (strength(mover) == strength(target)) return 0;
  return strength(mover) > strength(target) ? attacker : defender;
}

function survivorOfMine(attacker: i32, mine: i32): i32 {
  const both = rule(MINE_RULE) == 1;
  if ((attacker & 15) == ENGINEER) return both && rule(ENGINEER_CLEARS) != 0 ? 0 : attacker;
  return both ? 0 : mine;
}

/** Where the key of a piece on an inner point is. */
export function keyOf(piece: i32, point: i32): usize {
  return KEYS + (piece * (board == DUEL ? 64 : 136) + point) * 8;
}

/** Keys of the position hash; the empty piece has none. */
function drawKeys(): void {
  let state: u64 = 0x6a756e7169;
  for (let piece = 0; piece < 80; piece++) {
    for (let point = 0; point < pointCount(board); point++) {
      state += 0x9e3779b97f4a7c15;
      store<u64>(keyOf(piece, point), piece == 0 ? 0 : mix(state));
    }
  }
  for (let seat = 0; seat < 4; seat++) {
    state += 0x9e3779b97f4a7c15;
    store<u64>(TURN_KEYS + seat * 8, mix(state));
  }
}

/** The finisher of splitmix64. */
function mix(value: u64): u64 {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

// Four in JavaScript: the mailbox, and for each seat the set of its pieces that can move (five
// 32-bit words over the points), changed in place and changed back.
//
// A point's rays are listed one after another with their lengths, so that a run is one loop; the
// engineer's flood is a search over the railway with a stamp a point. Typed arrays and masked
// indices as in duel.ts.
//
//   undo, 8 words   0 the move: from, to, attacker, defender, a byte each   1 what was left on the
//                   target   2 quiet   3 turn   4 5 hash   6 snapshots taken before

import { ENGINEER, FLAG } from '../../assembly/board/pieces';
import {
  POINTS,
  roads,
  rails,
  firstRay,
  rays,
  camps,
  locked,
  left,
  movable,
  keys,
  turnKeys,
} from './four-tables.js';

const WORDS = 5;
const MOST_PLIES = 256;
const ANY_UNDO = MOST_PLIES * 8 - 8;
const TOP = 1 << 31;

const mail = new Uint8Array(256);
/** By seat, 8 words: the set of its pieces that can move. */
const sets = new Int32Array(4 * 8);
const undos = new Int32Array(MOST_PLIES * 8);
const lists = new Uint16Array(MOST_PLIES * 1024);
const stamps = new Uint32Array(256);
const queue = new Uint8Array(256);

/** What there is one of: hash, whose turn it is, seats out as bits, plies without a removal, result. */
const game = new Int32Array(32);
const HASH = 0;
const TURN = 2;
const OUT = 3;
const QUIET = 4;
const RESULT = 5;
const STAMP = 6;
const KEPT = 7;
const QUIET_MOST = 8;

/** Whole states where a seat went out: rare, so copied without a second thought. */
const SNAPSHOT = 256 + 32 * 4 + 32 * 4;
const snapshots = new Uint8Array(MOST_PLIES * 4 * SNAPSHOT);
const setBytes = new Uint8Array(sets.buffer);
const gameBytes = new Uint8Array(game.buffer, 0, 24);

function keep(): number {
  const kept = game[KEPT]!;
  const at = kept * SNAPSHOT;
  snapshots.set(mail, at);
  snapshots.set(setBytes, at + 256);
  snapshots.set(gameBytes, at + 384);
  game[KEPT] = kept + 1;
  return kept;
}

function restore(kept: number): void {
  const at = kept * SNAPSHOT;
  mail.set(snapshots.subarray(at, at + 256));
  setBytes.set(snapshots.subarray(at + 256, at + 384));
  gameBytes.set(snapshots.subarray(at + 384, at + 408));
  game[KEPT] = kept;
}

/** Takes a position in. `out` has the bits of seats that are out. */
export function load(
  pieces: Uint8Array,
  turn: number,
  out: number,
  quiet: number,
  quietLimit: number,
): void {
  mail.fill(0);
  sets.fill(0);
  game.fill(0);
  stamps.fill(0);
  mail.set(pieces.subarray(0, POINTS));
  game[TURN] = turn;
  game[OUT] = out;
  game[QUIET] = quiet;
  game[QUIET_MOST] = quietLimit;
  for (let half = 0; half < 2; half++) {
    game[HASH + half] = turnKeys[turn * 2 + half]!;
    for (let point = 0; point < POINTS; point++) {
      game[HASH + half]! ^= keys[((mail[point]! << 8) | point) * 2 + half]!;
    }
  }
  for (let point = 0; point < POINTS; point++) {
    if (canMove(mail[point]!, point)) flip(mail[point]! >> 4, point);
  }
}

const canMove = (piece: number, point: number): boolean => movable[piece]! > locked[point]!;

function flip(seat: number, point: number): void {
  sets[((seat & 3) << 3) + ((point & 255) >> 5)]! ^= TOP >>> (point & 31);
}

/** The sets after a move; the same again undoes it. */
function settle(from: number, to: number, attacker: number, defender: number, rest: number): void {
  flip(attacker >> 4, from);
  if (canMove(defender, to)) flip(defender >> 4, to);
  if (canMove(rest, to)) flip(rest >> 4, to);
}

/** Plays a move as far as the pieces go; the turn stays. */
function make(undo: number, move: number): void {
  const u = undo & ANY_UNDO;
  const from = (move >> 8) & 255;
  const to = move & 255;
  const attacker = mail[from]! & 63;
  const defender = mail[to]! & 63;
  const rest = left[(attacker << 6) + defender]! & 63;
  const quiet = game[QUIET]!;
  undos[u] = from | (to << 8) | (attacker << 16) | (defender << 24);
  undos[u + 1] = rest;
  undos[u + 2] = quiet;
  undos[u + 3] = game[TURN]!;
  undos[u + 4] = game[HASH]!;
  undos[u + 5] = game[HASH + 1]!;
  undos[u + 6] = game[KEPT]!;
  settle(from, to, attacker, defender, rest);
  const a = ((attacker << 8) + from) << 1;
  const d = ((defender << 8) + to) << 1;
  const r = ((rest << 8) + to) << 1;
  game[HASH]! ^= keys[a]! ^ keys[d]! ^ keys[r]!;
  game[HASH + 1]! ^= keys[a + 1]! ^ keys[d + 1]! ^ keys[r + 1]!;
  game[QUIET] = defender === 0 ? quiet + 1 : 0;
  mail[from] = 0;
  mail[to] = rest;
}

function unmake(undo: number): void {
  const u = undo & ANY_UNDO;
  if (game[KEPT] !== undos[u + 6]) restore(undos[u + 6]!);
  const move = undos[u]!;
  const from = move & 255;
  const to = (move >> 8) & 255;
  const attacker = (move >> 16) & 63;
  const defender = move >>> 24;
  settle(from, to, attacker, defender, undos[u + 1]!);
  mail[from] = attacker;
  mail[to] = defender;
  game[QUIET] = undos[u + 2]!;
  game[TURN] = undos[u + 3]!;
  game[HASH] = undos[u + 4]!;
  game[HASH + 1] = undos[u + 5]!;
}

function passTo(seat: number): void {
  const now = game[TURN]! & 3;
  game[HASH]! ^= turnKeys[now << 1]! ^ turnKeys[seat << 1]!;
  game[HASH + 1]! ^= turnKeys[(now << 1) + 1]! ^ turnKeys[(seat << 1) + 1]!;
  game[TURN] = seat;
}

/** The next seat that is in; `seat` itself where no other is. */
function seatAfter(seat: number): number {
  const out = game[OUT]!;
  for (let step = 1; step < 4; step++) {
    const next = (seat + step) & 3;
    if (((out >> next) & 1) === 0) return next;
  }
  return seat;
}

function isDisarmed(seat: number): boolean {
  const at = (seat & 3) << 3;
  return (sets[at]! | sets[at + 1]! | sets[at + 2]! | sets[at + 3]! | sets[at + 4]!) === 0;
}

/** Seats still in that have nothing left to move, as bits. */
function newlyDisarmed(): number {
  const found =
    Number(isDisarmed(0)) |
    (Number(isDisarmed(1)) << 1) |
    (Number(isDisarmed(2)) << 2) |
    (Number(isDisarmed(3)) << 3);
  return found & ~game[OUT]!;
}

/** Plays a move with all that comes of it. */
function step(undo: number, move: number): void {
  const taken = mail[move & 255]!;
  make(undo, move);
  const flag = (taken & 15) === FLAG;
  const next = seatAfter(game[TURN]!);
  if (!flag && newlyDisarmed() === 0) {
    passTo(next);
    return;
  }
  keep();
  if (flag) depart(taken >> 4);
  conclude(seatAfter(game[TURN]!));
}

/** A seat goes out with all its pieces. */
function depart(seat: number): void {
  game[OUT]! |= 1 << seat;
  for (let point = 0; point < POINTS; point++) {
    const piece = mail[point]!;
    if (piece === 0 || piece >> 4 !== seat) continue;
    game[HASH]! ^= keys[((piece << 8) + point) << 1]!;
    game[HASH + 1]! ^= keys[(((piece << 8) + point) << 1) + 1]!;
    mail[point] = 0;
  }
  sets.fill(0, seat << 3, (seat << 3) + WORDS);
}

/** A team with nobody left has lost; where neither has, the game is drawn. */
function decide(): void {
  const out = game[OUT]!;
  const first = (out & 5) === 5;
  const second = (out & 10) === 10;
  if (first || second) game[RESULT] = first && second ? 3 : first ? 2 : 1;
}

const firstIn = (seat: number): number => ((game[OUT]! >> seat) & 1 ? seatAfter(seat) : seat);

/** Departures that follow, and the turn to `next` or whoever is in after it. */
function conclude(next: number): void {
  decide();
  if (game[RESULT] === 0) {
    const disarmed = newlyDisarmed();
    for (let seat = 0; seat < 4; seat++) if ((disarmed >> seat) & 1) depart(seat);
    decide();
  }
  passTo(firstIn(next));
  skipStuck();
}

const hasMoves = (seat: number): boolean => moves(seat, MOST_PLIES * 1023) > MOST_PLIES * 1023;

function canAnyoneMove(): boolean {
  for (let seat = 0; seat < 4; seat++) {
    if (((game[OUT]! >> seat) & 1) === 0 && hasMoves(seat)) return true;
  }
  return false;
}

/** While the seat to move has no move it goes out, and so do all where nobody has one. */
function skipStuck(): void {
  while (game[RESULT] === 0 && !hasMoves(game[TURN]!)) {
    const stuck = game[TURN]!;
    const all = !canAnyoneMove();
    for (let seat = 0; seat < 4; seat++) {
      if (seat === stuck || (all && ((game[OUT]! >> seat) & 1) === 0)) depart(seat);
    }
    decide();
    passTo(firstIn(stuck));
  }
}

const isOver = (): boolean => game[RESULT] !== 0 || game[QUIET]! >= game[QUIET_MOST]!;

/** Whether a seat's piece may stop on a point it reaches. */
function mayStop(seat: number, to: number): boolean {
  const piece = mail[to]!;
  return piece === 0 || ((((piece >> 4) ^ seat) & 1) !== 0 && camps[to] === 0);
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
function moves(seat: number, list: number): number {
  const at = (seat & 3) << 3;
  let end = list;
  for (let word = 0; word < WORDS; word++) {
    let set = sets[at + word]!;
    while (set !== 0) {
      const bit = Math.clz32(set);
      set ^= TOP >>> bit;
      const from = ((word << 5) + bit) & 255;
      end = walk(seat, from, end);
      end = (mail[from]! & 15) === ENGINEER ? flood(seat, from, end) : run(seat, from, end);
    }
  }
  return end;
}

function walk(seat: number, from: number, end: number): number {
  const at = (from & 255) << 4;
  for (let i = roads[at]! & 15; i > 0; i--) {
    const to = roads[at + i]!;
    if (!mayStop(seat, to)) continue;
    lists[end] = (from << 8) | to;
    end = (end + 1) | 0;
  }
  return end;
}

/** Straight on along every ray. */
function run(seat: number, from: number, end: number): number {
  const move = from << 8;
  let at = firstRay[from & 255]! & 4095;
  for (let length = rays[at]!; length !== 0; length = rays[at]!) {
    const offered = at + 2 + rays[at + 1]!;
    const last = at + 2 + length;
    for (let i = at + 2; i < last; i++) {
      const to = rays[i]!;
      const piece = mail[to]!;
      if (piece !== 0) {
        if (i >= offered && mayStop(seat, to)) lists[end++] = move | to;
        break;
      }
      if (i >= offered) {
        lists[end] = move | to;
        end = (end + 1) | 0;
      }
    }
    at = last;
  }
  return end;
}

/** Everywhere the railway leads over empty points. */
function flood(seat: number, from: number, end: number): number {
  const stamp = (game[STAMP] = game[STAMP]! + 1);
  const move = from << 8;
  stamps[from & 255] = stamp;
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = queue[head & 255]! << 4;
    for (let i = rails[at]! & 15; i > 0; i--) {
      const to = rails[at + i]!;
      if (stamps[to] === stamp) continue;
      stamps[to] = stamp;
      const piece = mail[to]!;
      if (piece === 0) {
        queue[tail & 255] = to;
        tail = (tail + 1) | 0;
      } else if ((((piece >> 4) ^ seat) & 1) === 0 || camps[to] !== 0) continue;
      lists[end] = move | to;
      end = (end + 1) | 0;
    }
  }
  return end;
}

export const perftBulk = (depth: number): number => perft(depth, false, 0, 0);
export const perftFull = (depth: number): number => perft(depth, true, 0, 0);

function perft(depth: number, full: boolean, undo: number, list: number): number {
  const end = moves(game[TURN]!, list);
  if (end === list) return stuckPerft(depth, full, undo, list);
  if (depth === 1 && !full) return end - list;
  let leaves = 0;
  for (let at = list; at < end; at++) {
    step(undo, lists[at]!);
    if (depth === 1) leaves++;
    else if (!isOver()) leaves += perft(depth - 1, full, (undo + 8) | 0, end);
    unmake(undo);
  }
  return leaves;
}

/** The seat to move has no move: what follows counts in its place. */
function stuckPerft(depth: number, full: boolean, undo: number, list: number): number {
  const kept = keep();
  skipStuck();
  const leaves = isOver() ? 0 : perft(depth, full, undo, list);
  restore(kept);
  return leaves;
}

/** Lists the moves of the seat to move `rounds` times; how many were listed. */
export function generate(rounds: number): number {
  let total = 0;
  for (; rounds > 0; rounds--) total += moves(game[TURN]!, 0);
  return total;
}

/** Plays and takes back every move onto a piece `rounds` times; how many were played. */
export function collisions(rounds: number): number {
  const end = moves(game[TURN]!, 0);
  let total = 0;
  for (; rounds > 0; rounds--) {
    for (let at = 0; at < end; at++) {
      const move = lists[at]!;
      if (mail[move & 255] === 0) continue;
      step(0, move);
      unmake(0);
      total++;
    }
  }
  return total;
}

/** Random games to their end or to `most` plies, taken back move by move; how many plies. */
export function playouts(games: number, seed: number, most: number): number {
  let random = seed;
  let plies = 0;
  for (; games > 0; games--) {
    let undo = 0;
    while (undo < most * 8 && !isOver()) {
      const end = moves(game[TURN]!, 0);
      if (end === 0) {
        keep();
        skipStuck();
        continue;
      }
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      step(undo, chosen(random | 1, end));
      undo += 8;
    }
    plies += undo / 8;
    while (undo > 0) unmake((undo -= 8));
  }
  return plies;
}

/** The move whose product with an odd number is the greatest: the same in any order of the list. */
function chosen(factor: number, end: number): number {
  let best = TOP;
  let move = 0;
  for (let at = 0; at < end; at++) {
    const product = Math.imul(lists[at]!, factor) ^ TOP;
    if (product < best) continue;
    best = product;
    move = lists[at]!;
  }
  return move;
}

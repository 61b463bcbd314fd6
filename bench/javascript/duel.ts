// Duel in JavaScript, as fast as we know how to write it: the same algorithm as the Wasm engine.
//
// Points are numbered rails first, so that rail occupancy is one 32-bit number; a slide is two table
// loads; the engineer's flood is a search over the ten junctions; collisions are looked up and take
// no branch; positions are copied and changed ply by ply, and only the mailbox is changed back.
// Everything lives in typed arrays made once: nothing is allocated while it runs.
//
//   state, 16 words   0 1 South   2 3 North   4 5 movable   6 turning   7 quiet   8 9 hash
//                     10 from   11 to   12 attacker   13 defender

import { ENGINEER, FLAG, isMovable } from '../../assembly/board/pieces';
import { BOARDS, kindOf } from '../../src/board.js';
import { popcount, randomWords } from './bits.js';
import { survivor } from './collide.js';

const STATE = 16;
const MOST_PLIES = 256;

const board = BOARDS.duel;
const POINTS = board.points;
const RAIL_POINTS = 32;

const inner = new Uint8Array(POINTS);
const outer = new Uint8Array(POINTS);

/** The columns' ten points, then the inner points of the four rows, then everything else. */
function numberPoints(): void {
  const rows = [0, 1, 2, 3].flatMap((row) => board.lines[row]!.slice(1, 4));
  const order = [...board.lines[4]!, ...board.lines[6]!, ...rows];
  const rest = Array.from(inner.keys()).filter((point) => !order.includes(point));
  [...order, ...rest].forEach((point, index) => {
    inner[point] = index;
    outer[index] = point;
  });
}
numberPoints();

/** By point: reach along roads in two halves. */
const steps = new Int32Array(64 * 2);
/** By point: where its column begins in `columns`, the shift of the column's inner eight points,
 * the shift of its whole; where its row begins in `rows`, the shift of the row's inner points. */
const slides = new Int32Array(RAIL_POINTS * 8);
const columns = new Uint16Array(11 * 256);
const rows = new Int32Array(21 * 8);

const NO_COLUMN = 10 * 256;
const NO_ROW = 20 * 8;

/** Reach from a place on a line of `length` whose occupied places are bits. */
function reach(place: number, occupied: number, length: number): number {
  let set = 0;
  for (const way of [-1, 1]) {
    for (let i = place + way; i >= 0 && i < length; i += way) {
      set |= 1 << i;
      if ((occupied >> i) & 1) break;
    }
  }
  return set;
}

function fillSlides(): void {
  for (let place = 0; place < 10; place++) {
    for (let bits = 0; bits < 256; bits++)
      columns[place * 256 + bits] = reach(place, bits << 1, 10);
  }
  for (let row = 0; row < 4; row++) {
    const line = board.lines[row]!;
    for (let place = 0; place < 5; place++) {
      for (let bits = 0; bits < 8; bits++) {
        const set = reach(place, bits << 1, 5);
        let points = 0;
        for (let i = 0; i < 5; i++) if ((set >> i) & 1) points |= 1 << inner[line[i]!]!;
        // The middle of lines 1 also crosses the front, one step.
        if (place === 2 && (row & 1) === 0) points |= 1 << inner[board.lines[row ^ 2]![2]!]!;
        rows[(row * 5 + place) * 8 + bits] = points;
      }
    }
  }
  for (let point = 0; point < RAIL_POINTS; point++) {
    const shift = point < 10 ? 0 : 10;
    const row = board.lines.slice(0, 4).findIndex((line) => line.includes(outer[point]!));
    const place = row < 0 ? 0 : board.lines[row]!.indexOf(outer[point]!);
    slides.set(
      [
        point < 20 ? (point - shift) * 256 : NO_COLUMN,
        shift + 1,
        shift,
        row < 0 ? NO_ROW : (row * 5 + place) * 8,
        row < 0 ? 0 : 20 + row * 3,
      ],
      point * 8,
    );
  }
  for (let point = 0; point < POINTS; point++) {
    for (const next of board.roads[outer[point]!]!) {
      const to = inner[next]!;
      steps[point * 2 + (to >> 5)]! |= 1 << (to & 31);
    }
  }
}
fillSlides();

/** Camps all lie off the rails: the high half of their set. */
let camps = 0;
/** By seat and point, two halves: the point as the set of movable pieces keeps it. */
const freeBits = new Int32Array(2 * 64 * 2);
/** By point, two halves. */
const bits = new Int32Array(64 * 2);
/** By piece: all ones where it is South's, North's, movable, turning. */
const members = new Int32Array(32 * 4);
/** By pair of pieces: what is left on the target. */
const left = new Uint8Array(32 * 32);
/** By piece and point, two halves. */
const keys = new Int32Array(32 * 64 * 2);
const [TURN_LOW = 0, TURN_HIGH = 0] = randomWords(7, 2);

function fillTables(): void {
  for (let point = 0; point < POINTS; point++) {
    bits[point * 2 + (point >> 5)] = 1 << (point & 31);
    const kind = kindOf(outer[point]!);
    if (kind === 'camp') camps |= 1 << (point & 31);
    if (kind === 'headquarters') continue;
    for (const seat of [0, 1]) {
      freeBits[((seat << 6) | point) * 2 + (point >> 5)] = 1 << (point & 31);
    }
  }
  for (let piece = 0; piece < 32; piece++) {
    const rank = piece & 15;
    if (rank === 0 || rank > FLAG) continue;
    members[piece * 4 + (piece >> 4)] = -1;
    if (isMovable(rank)) members[piece * 4 + 2] = -1;
    if (rank === ENGINEER) members[piece * 4 + 3] = -1;
    for (let other = 0; other < 32; other++) left[(piece << 5) | other] = survivor(piece, other);
    keys.set(randomWords(piece, 128), piece << 7);
  }
}
fillTables();

const mail = new Uint8Array(64);
const states = new Int32Array(MOST_PLIES * STATE);
const lists = new Uint16Array(MOST_PLIES * 512);
let top = 0;
let quietMost = 0;

/** Takes a position in: pieces by outer point, the plies without a removal and their limit. */
export function load(pieces: Uint8Array, turn: number, quiet: number, quietLimit: number): void {
  top = 0;
  quietMost = quietLimit;
  states.fill(0, 0, STATE);
  mail.fill(0);
  for (let point = 0; point < POINTS; point++) {
    const piece = pieces[outer[point]!]!;
    if (piece === 0) continue;
    const seat = piece >> 4;
    const half = point >> 5;
    mail[point] = piece;
    states[seat * 2 + half]! |= bits[point * 2 + half]!;
    states[4 + half]! |= members[piece * 4 + 2]! & freeBits[((seat << 6) | point) * 2 + half]!;
    if (half === 0) states[6]! |= members[piece * 4 + 3]! & bits[point * 2]!;
    states[8]! ^= keys[((piece << 6) | point) * 2]!;
    states[9]! ^= keys[((piece << 6) | point) * 2 + 1]!;
  }
  states[7] = quiet;
  if (turn === 1) {
    states[8]! ^= TURN_LOW;
    states[9]! ^= TURN_HIGH;
  }
}

function make(from: number, to: number): void {
  const s = top;
  const n = s + STATE;
  const attacker = mail[from]!;
  const defender = mail[to]!;
  const rest = left[(attacker << 5) | defender]!;
  const stay0 = ~(bits[from << 1]! | bits[to << 1]!);
  const stay1 = ~(bits[(from << 1) | 1]! | bits[(to << 1) | 1]!);
  const m = rest << 2;
  const bit0 = bits[to << 1]!;
  const bit1 = bits[(to << 1) | 1]!;
  const free = (((rest >> 4) << 6) | to) << 1;
  const a = ((attacker << 6) | from) << 1;
  const d = ((defender << 6) | to) << 1;
  const r = ((rest << 6) | to) << 1;
  states[n] = (states[s]! & stay0) | (members[m]! & bit0);
  states[n + 1] = (states[s + 1]! & stay1) | (members[m]! & bit1);
  states[n + 2] = (states[s + 2]! & stay0) | (members[m + 1]! & bit0);
  states[n + 3] = (states[s + 3]! & stay1) | (members[m + 1]! & bit1);
  states[n + 4] = (states[s + 4]! & stay0) | (members[m + 2]! & freeBits[free]!);
  states[n + 5] = (states[s + 5]! & stay1) | (members[m + 2]! & freeBits[free + 1]!);
  states[n + 6] = (states[s + 6]! & stay0) | (members[m + 3]! & bit0);
  states[n + 7] = defender === 0 ? states[s + 7]! + 1 : 0;
  states[n + 8] = states[s + 8]! ^ keys[a]! ^ keys[d]! ^ keys[r]! ^ TURN_LOW;
  states[n + 9] = states[s + 9]! ^ keys[a + 1]! ^ keys[d + 1]! ^ keys[r + 1]! ^ TURN_HIGH;
  states[n + 10] = from;
  states[n + 11] = to;
  states[n + 12] = attacker;
  states[n + 13] = defender;
  mail[from] = 0;
  mail[to] = rest;
  top = n;
}

function unmake(): void {
  const s = top;
  mail[states[s + 10]!] = states[s + 12]!;
  mail[states[s + 11]!] = states[s + 13]!;
  top = s - STATE;
}

/** Whether the last move took a flag or left a side with nothing that can move. */
function isEnded(): boolean {
  const s = top;
  return (
    (states[s + 13]! & 15) === FLAG ||
    ((states[s]! & states[s + 4]!) | (states[s + 1]! & states[s + 5]!)) === 0 ||
    ((states[s + 2]! & states[s + 4]!) | (states[s + 3]! & states[s + 5]!)) === 0 ||
    states[s + 7]! >= quietMost
  );
}

/** Where a piece on the railway may run without turning: the first piece met included. */
function slide(point: number, rails: number): number {
  const at = point << 3;
  const column = columns[slides[at]! + ((rails >>> slides[at + 1]!) & 255)]!;
  return (column << slides[at + 2]!) | rows[slides[at + 3]! + ((rails >>> slides[at + 4]!) & 7)]!;
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** Where railways meet: the ends of rows and the middle crossing. */
const JUNCTIONS = [0, 4, 5, 9, 10, 14, 15, 19, 21, 27].reduce((set, at) => set | (1 << at), 0);

/** Where a piece that turns may run: a search over the junctions. */
function flood(point: number, rails: number): number {
  let reached = slide(point, rails);
  const open = JUNCTIONS & ~rails;
  let done = 0;
  let next = reached & open;
  while (next !== 0) {
    reached |= slide(lowest(next), rails);
    done |= next & -next;
    next = reached & open & ~done;
  }
  return reached & ~(1 << point);
}

/** Writes moves from a point to the points of a set; returns their end. */
function write(from: number, low: number, high: number, end: number): number {
  const move = from << 8;
  for (; low !== 0; low &= low - 1) lists[end++] = move | lowest(low);
  for (; high !== 0; high &= high - 1) lists[end++] = move | 32 | lowest(high);
  return end;
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
function moves(seat: number, list: number): number {
  const own = top + (seat << 1);
  const enemy = top + ((seat ^ 1) << 1);
  const rails = states[own]! | states[enemy]!;
  const allowed0 = ~states[own]!;
  const allowed1 = ~(states[own + 1]! | (states[enemy + 1]! & camps));
  const turning = states[top + 6]!;
  const movable = states[own]! & states[top + 4]!;
  let end = list;
  for (let set = movable & ~turning; set !== 0; set &= set - 1) {
    const point = lowest(set);
    end = write(
      point,
      (steps[point << 1]! | slide(point, rails)) & allowed0,
      steps[(point << 1) | 1]! & allowed1,
      end,
    );
  }
  for (let set = movable & turning; set !== 0; set &= set - 1) {
    const point = lowest(set);
    end = write(
      point,
      (steps[point << 1]! | flood(point, rails)) & allowed0,
      steps[(point << 1) | 1]! & allowed1,
      end,
    );
  }
  for (let set = states[own + 1]! & states[top + 5]!; set !== 0; set &= set - 1) {
    const point = lowest(set) | 32;
    end = write(point, steps[point << 1]! & allowed0, steps[(point << 1) | 1]! & allowed1, end);
  }
  return end;
}

/** How many moves a seat has. */
function count(seat: number): number {
  const own = top + (seat << 1);
  const enemy = top + ((seat ^ 1) << 1);
  const rails = states[own]! | states[enemy]!;
  const allowed0 = ~states[own]!;
  const allowed1 = ~(states[own + 1]! | (states[enemy + 1]! & camps));
  const turning = states[top + 6]!;
  const movable = states[own]! & states[top + 4]!;
  let total = 0;
  for (let set = movable & ~turning; set !== 0; set &= set - 1) {
    const point = lowest(set);
    total +=
      popcount((steps[point << 1]! | slide(point, rails)) & allowed0) +
      popcount(steps[(point << 1) | 1]! & allowed1);
  }
  for (let set = movable & turning; set !== 0; set &= set - 1) {
    const point = lowest(set);
    total +=
      popcount((steps[point << 1]! | flood(point, rails)) & allowed0) +
      popcount(steps[(point << 1) | 1]! & allowed1);
  }
  for (let set = states[own + 1]! & states[top + 5]!; set !== 0; set &= set - 1) {
    const point = lowest(set) | 32;
    total +=
      popcount(steps[point << 1]! & allowed0) + popcount(steps[(point << 1) | 1]! & allowed1);
  }
  return total;
}

/** Leaves to a depth, the last ply counted. */
export function perftBulk(seat: number, depth: number, list = 0): number {
  if (depth === 1) return count(seat);
  const end = moves(seat, list);
  let leaves = 0;
  for (let at = list; at < end; at++) {
    const move = lists[at]!;
    make(move >> 8, move & 255);
    if (!isEnded()) leaves += perftBulk(seat ^ 1, depth - 1, end);
    unmake();
  }
  return leaves;
}

/** Leaves to a depth, the last ply played and taken back as well. */
export function perftFull(seat: number, depth: number, list = 0): number {
  const end = moves(seat, list);
  let leaves = 0;
  for (let at = list; at < end; at++) {
    const move = lists[at]!;
    make(move >> 8, move & 255);
    if (depth === 1) leaves++;
    else if (!isEnded()) leaves += perftFull(seat ^ 1, depth - 1, end);
    unmake();
  }
  return leaves;
}

/** Lists a seat's moves `rounds` times; how many were listed. */
export function generate(seat: number, rounds: number): number {
  let total = 0;
  for (; rounds > 0; rounds--) total += moves(seat, 0);
  return total;
}

/** Plays and takes back every move onto a piece `rounds` times; how many were played. */
export function collisions(seat: number, rounds: number): number {
  const end = moves(seat, 0);
  let total = 0;
  for (; rounds > 0; rounds--) {
    for (let at = 0; at < end; at++) {
      const move = lists[at]!;
      if (mail[move & 255] === 0) continue;
      make(move >> 8, move & 255);
      unmake();
      total++;
    }
  }
  return total;
}

/** Random games to their end or to `most` plies, taken back move by move; how many plies. */
export function playouts(seat: number, games: number, seed: number, most: number): number {
  let random = seed;
  let plies = 0;
  for (; games > 0; games--) {
    let ply = 0;
    while (ply < most && (top === 0 || !isEnded())) {
      const end = moves(seat ^ (ply & 1), 0);
      if (end === 0) break;
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      const move = chosen(random | 1, end);
      make(move >> 8, move & 255);
      ply++;
    }
    plies += ply;
    for (; ply > 0; ply--) unmake();
  }
  return plies;
}

/** The move whose product with an odd number is the greatest: the same in any order of the list. */
function chosen(factor: number, end: number): number {
  let best = -0x80000000;
  let move = 0;
  for (let at = 0; at < end; at++) {
    const candidate = lists[at]!;
    const name = (outer[candidate >> 8]! << 8) | outer[candidate & 255]!;
    const product = Math.imul(name, factor) ^ -0x80000000;
    if (product < best) continue;
    best = product;
    move = candidate;
  }
  return move;
}

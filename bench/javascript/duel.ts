// Duel in JavaScript, as fast as we know how to write it: the same algorithm as the Wasm engine.
//
// Points are numbered rails first, so that rail occupancy is one 32-bit number; a slide is two table
// loads; the engineer's flood is a search over the ten junctions; collisions are looked up and take
// no branch; positions are copied and changed ply by ply, and only the mailbox is changed back.
//
//   state, 16 words   0 1 South   2 3 North   4 5 movable   6 turning   7 quiet   8 9 hash
//                     10 the move that led here: from, to, attacker, defender, a byte each
//
// What makes it fast in a JavaScript engine:
// - typed arrays made once and never changed, so that their addresses are constants; none of 64
//   bytes or less, which would be kept among the objects; nothing is allocated while it runs;
// - numbers of 32 bits only, sets in two halves;
// - points count from the top bit, because `Math.clz32` is the one bit scan there is;
// - indices masked to what their array holds, so that neither bounds nor overflow are checked;
// - a state is named by where it begins and passed along: a variable of the module would be read
//   and written in memory around every call.

import { FLAG } from '../../assembly/board/pieces';
import { popcount } from './bits.js';
import {
  TOP,
  POINTS,
  outer,
  bitOf,
  steps,
  slides,
  columns,
  rows,
  CAMPS,
  others,
  placed,
  left,
  TURN_LOW,
  TURN_HIGH,
} from './duel-tables.js';

const STATE = 16;
const MOST_PLIES = 256;
/** Masks a state's place; the last state is never reached. */
const ANY_STATE = MOST_PLIES * STATE - STATE;
const mail = new Uint8Array(128);
const states = new Int32Array(MOST_PLIES * STATE);
const lists = new Uint16Array(MOST_PLIES * 512);
let quietMost = 0;

/** Takes a position in: pieces by outer point, the plies without a removal and their limit. */
export function load(pieces: Uint8Array, turn: number, quiet: number, quietLimit: number): void {
  quietMost = quietLimit;
  states.fill(0, 0, STATE);
  mail.fill(0);
  for (let point = 0; point < POINTS; point++) {
    const piece = pieces[outer[point]!]!;
    mail[point] = piece;
    for (let word = 0; word < 10; word++) {
      states[word]! ^= placed[((piece << 6) | point) * 16 + word]!;
    }
  }
  states[7] = quiet;
  if (turn === 1) {
    states[8]! ^= TURN_LOW;
    states[9]! ^= TURN_HIGH;
  }
}

/** Writes the state after a move behind the state at `state`. */
function make(state: number, move: number): void {
  const s = state & ANY_STATE;
  const n = s + STATE;
  const from = (move >> 8) & 63;
  const to = move & 63;
  const attacker = mail[from]! & 31;
  const defender = mail[to]! & 31;
  const rest = left[(attacker << 5) + defender]! & 31;
  const stay = others[from << 1]! & others[to << 1]!;
  const stay1 = others[(from << 1) + 1]! & others[(to << 1) + 1]!;
  const a = ((attacker << 6) + from) << 4;
  const d = ((defender << 6) + to) << 4;
  const r = ((rest << 6) + to) << 4;
  states[n] = (states[s]! & stay) | placed[r]!;
  states[n + 1] = (states[s + 1]! & stay1) | placed[r + 1]!;
  states[n + 2] = (states[s + 2]! & stay) | placed[r + 2]!;
  states[n + 3] = (states[s + 3]! & stay1) | placed[r + 3]!;
  states[n + 4] = (states[s + 4]! & stay) | placed[r + 4]!;
  states[n + 5] = (states[s + 5]! & stay1) | placed[r + 5]!;
  states[n + 6] = (states[s + 6]! & stay) | placed[r + 6]!;
  states[n + 7] = defender === 0 ? states[s + 7]! + 1 : 0;
  states[n + 8] = states[s + 8]! ^ placed[a + 8]! ^ placed[d + 8]! ^ placed[r + 8]! ^ TURN_LOW;
  states[n + 9] = states[s + 9]! ^ placed[a + 9]! ^ placed[d + 9]! ^ placed[r + 9]! ^ TURN_HIGH;
  states[n + 10] = from | (to << 8) | (attacker << 16) | (defender << 24);
  mail[from] = 0;
  mail[to] = rest;
}

/** Takes back the move that led to the state at `state`. */
function unmake(state: number): void {
  const move = states[(state & ANY_STATE) + 10]!;
  mail[move & 63] = (move >> 16) & 31;
  mail[(move >> 8) & 63] = move >> 24;
}

/** Whether the move that led to a state took a flag or left a side with nothing that can move. */
function isEnded(state: number): boolean {
  const s = state & ANY_STATE;
  return (
    ((states[s + 10]! >> 24) & 15) === FLAG ||
    ((states[s]! & states[s + 4]!) | (states[s + 1]! & states[s + 5]!)) === 0 ||
    ((states[s + 2]! & states[s + 4]!) | (states[s + 3]! & states[s + 5]!)) === 0 ||
    states[s + 7]! >= quietMost
  );
}

/** Where a piece on the railway may run without turning: the first piece met included. */
function slide(point: number, rails: number): number {
  const at = (point & 31) << 3;
  const column = columns[slides[at]! + ((rails >>> slides[at + 1]!) & 255)]!;
  return (column << slides[at + 2]!) | rows[slides[at + 3]! + ((rails >>> slides[at + 4]!) & 7)]!;
}

/** Where railways meet: the ends of rows and the middle crossing. */
const JUNCTIONS = [0, 4, 5, 9, 10, 14, 15, 19, 21, 27].reduce((set, at) => set | bitOf(at), 0);

/** Where a piece that turns may run: a search over the junctions. */
function flood(point: number, rails: number): number {
  let reached = slide(point, rails);
  const open = JUNCTIONS & ~rails;
  let closed = open;
  let next = reached & closed;
  while (next !== 0) {
    const junction = Math.clz32(next);
    reached |= slide(junction, rails);
    closed &= ~(TOP >>> junction);
    next = reached & closed;
  }
  return reached & ~(TOP >>> point);
}

/** Writes moves from a point to the points of a set; returns their end. */
function write(from: number, first: number, second: number, end: number): number {
  const move = from << 8;
  while (first !== 0) {
    const to = Math.clz32(first);
    first ^= TOP >>> to;
    lists[end] = move | to;
    end = (end + 1) | 0;
  }
  while (second !== 0) {
    const to = Math.clz32(second);
    second ^= TOP >>> to;
    lists[end] = move | 32 | to;
    end = (end + 1) | 0;
  }
  return end;
}

/** Writes a seat's moves as `from << 8 | to`; returns their end. */
function moves(state: number, seat: number, list: number): number {
  const s = state & ANY_STATE;
  const own = s + ((seat & 1) << 1);
  const enemy = s + ((~seat & 1) << 1);
  const rails = states[own]! | states[enemy]!;
  const allowed = ~states[own]!;
  const allowed1 = ~(states[own + 1]! | (states[enemy + 1]! & CAMPS));
  const turning = states[s + 6]!;
  const movable = states[own]! & states[s + 4]!;
  let end = list;
  let set = movable & ~turning;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = (point & 31) << 1;
    set ^= TOP >>> point;
    end = write(
      point,
      (steps[at]! | slide(point, rails)) & allowed,
      steps[at + 1]! & allowed1,
      end,
    );
  }
  set = movable & turning;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = (point & 31) << 1;
    set ^= TOP >>> point;
    end = write(
      point,
      (steps[at]! | flood(point, rails)) & allowed,
      steps[at + 1]! & allowed1,
      end,
    );
  }
  set = states[own + 1]! & states[s + 5]!;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = ((point & 31) << 1) + 64;
    set ^= TOP >>> point;
    end = write(point | 32, steps[at]! & allowed, steps[at + 1]! & allowed1, end);
  }
  return end;
}

/** How many moves a seat has. */
function count(state: number, seat: number): number {
  const s = state & ANY_STATE;
  const own = s + ((seat & 1) << 1);
  const enemy = s + ((~seat & 1) << 1);
  const rails = states[own]! | states[enemy]!;
  const allowed = ~states[own]!;
  const allowed1 = ~(states[own + 1]! | (states[enemy + 1]! & CAMPS));
  const turning = states[s + 6]!;
  const movable = states[own]! & states[s + 4]!;
  let total = 0;
  let set = movable & ~turning;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = (point & 31) << 1;
    set ^= TOP >>> point;
    total += popcount((steps[at]! | slide(point, rails)) & allowed);
    total += popcount(steps[at + 1]! & allowed1);
  }
  set = movable & turning;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = (point & 31) << 1;
    set ^= TOP >>> point;
    total += popcount((steps[at]! | flood(point, rails)) & allowed);
    total += popcount(steps[at + 1]! & allowed1);
  }
  set = states[own + 1]! & states[s + 5]!;
  while (set !== 0) {
    const point = Math.clz32(set);
    const at = ((point & 31) << 1) + 64;
    set ^= TOP >>> point;
    total += popcount(steps[at]! & allowed) + popcount(steps[at + 1]! & allowed1);
  }
  return total;
}

/** Leaves to a depth, the last ply counted. */
export function perftBulk(seat: number, depth: number, state = 0, list = 0): number {
  if (depth === 1) return count(state, seat);
  const end = moves(state, seat, list);
  const next = (state + STATE) | 0;
  let leaves = 0;
  for (let at = list; at < end; at++) {
    make(state, lists[at]!);
    if (!isEnded(next)) leaves += perftBulk(seat ^ 1, depth - 1, next, end);
    unmake(next);
  }
  return leaves;
}

/** Leaves to a depth, the last ply played and taken back as well. */
export function perftFull(seat: number, depth: number, state = 0, list = 0): number {
  const end = moves(state, seat, list);
  const next = (state + STATE) | 0;
  let leaves = 0;
  for (let at = list; at < end; at++) {
    make(state, lists[at]!);
    if (depth === 1) leaves++;
    else if (!isEnded(next)) leaves += perftFull(seat ^ 1, depth - 1, next, end);
    unmake(next);
  }
  return leaves;
}

/** Lists a seat's moves `rounds` times; how many were listed. */
export function generate(seat: number, rounds: number): number {
  let total = 0;
  for (; rounds > 0; rounds--) total += moves(0, seat, 0);
  return total;
}

/** Plays and takes back every move onto a piece `rounds` times; how many were played. */
export function collisions(seat: number, rounds: number): number {
  const end = moves(0, seat, 0);
  let total = 0;
  for (; rounds > 0; rounds--) {
    for (let at = 0; at < end; at++) {
      const move = lists[at]!;
      if (mail[move & 63] === 0) continue;
      make(0, move);
      unmake(STATE);
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
    let s = 0;
    for (let ply = 0; ply < most && (s === 0 || !isEnded(s)); ply++, s += STATE) {
      const end = moves(s, seat ^ (ply & 1), 0);
      if (end === 0) break;
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      make(s, chosen(random | 1, end));
    }
    plies += s / STATE;
    for (; s > 0; s -= STATE) unmake(s);
  }
  return plies;
}

/** The move whose product with an odd number is the greatest: the same in any order of the list. */
function chosen(factor: number, end: number): number {
  let best = TOP;
  let move = 0;
  for (let at = 0; at < end; at++) {
    const candidate = lists[at]!;
    const name = (outer[(candidate >> 8) & 63]! << 8) | outer[candidate & 63]!;
    const product = Math.imul(name, factor) ^ TOP;
    if (product < best) continue;
    best = product;
    move = candidate;
  }
  return move;
}

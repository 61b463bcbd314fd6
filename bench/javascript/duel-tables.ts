// What Duel in JavaScript looks up (duel.ts): points numbered rails first, where pieces reach, what they add to a state.

import { ENGINEER, FLAG, isMovable } from '../../assembly/board/pieces';
import { BOARDS, kindOf } from '../../src/board.js';
import { randomWords } from './bits.js';
import { survivor } from './collide.js';

export const TOP = 1 << 31;

const board = BOARDS.duel;
export const POINTS = board.points;
const RAIL_POINTS = 32;

const inner = new Uint8Array(128);
export const outer = new Uint8Array(128);

/** The columns' ten points, then the inner points of the four rows, then everything else. */
function numberPoints(): void {
  const rows = [0, 1, 2, 3].flatMap((row) => board.lines[row]!.slice(1, 4));
  const order = [...board.lines[4]!, ...board.lines[6]!, ...rows];
  const all = Array.from({ length: POINTS }, (_, point) => point);
  const rest = all.filter((point) => !order.includes(point));
  [...order, ...rest].forEach((point, index) => {
    inner[point] = index;
    outer[index] = point;
  });
}
numberPoints();

/** An inner point's bit in its half of a set. */
export const bitOf = (point: number): number => TOP >>> (point & 31);
const outerBit = (point: number): number => bitOf(inner[point]!);

/** By point, two halves: reach along roads. */
export const steps = new Int32Array(64 * 2);
/** By point, 8 words: where its column begins in `columns`, how far right the column's inner eight
 * points and its ten are; where its row begins in `rows`, how far right its inner three are. */
export const slides = new Int32Array(64 * 8);
export const columns = new Uint16Array(11 * 256);
export const rows = new Int32Array(21 * 8);
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

/** The points of a row that a piece on it reaches; `inner` are its inner three from the right. */
function rowReach(row: number, place: number, inner: number): number {
  const occupied = ((inner & 1) << 3) | ((inner & 2) << 1) | ((inner & 4) >> 1);
  const set = reach(place, occupied, 5);
  let points = 0;
  board.lines[row]!.forEach((point, i) => {
    if ((set >> i) & 1) points |= outerBit(point);
  });
  // The middle of lines 1 also crosses the front, one step.
  const crosses = place === 2 && (row === 0 || row === 2);
  return crosses ? points | outerBit(board.lines[row ^ 2]![2]!) : points;
}

function fillSlides(): void {
  for (let place = 0; place < 10; place++) {
    for (let set = 0; set < 256; set++) columns[place * 256 + set] = reach(place, set << 1, 10);
  }
  for (let row = 0; row < 4; row++) {
    for (let place = 0; place < 5; place++) {
      for (let set = 0; set < 8; set++)
        rows[(row * 5 + place) * 8 + set] = rowReach(row, place, set);
    }
  }
  for (let point = 0; point < RAIL_POINTS; point++) {
    const shift = point < 10 ? 22 : 12;
    const row = board.lines.slice(0, 4).findIndex((line) => line.includes(outer[point]!));
    const place = row < 0 ? 0 : board.lines[row]!.indexOf(outer[point]!);
    const column = point < 20 ? (31 - point - shift) * 256 : NO_COLUMN;
    const [at, right] = row < 0 ? [NO_ROW, 0] : [(row * 5 + place) * 8, 9 - row * 3];
    slides.set([column, shift + 1, shift, at, right], point * 8);
  }
  for (let point = 0; point < POINTS; point++) {
    for (const next of board.roads[outer[point]!]!) {
      const to = inner[next]!;
      steps[point * 2 + (to >> 5)]! |= bitOf(to);
    }
  }
}
fillSlides();

/** Camps all lie off the rails: the second half of their set. */
export const CAMPS = Array.from({ length: POINTS }, (_, point) => point)
  .filter((point) => kindOf(point) === 'camp')
  .reduce((set, point) => set | outerBit(point), 0);
/** By point, two halves: all but the point. */
export const others = new Int32Array(64 * 2).fill(-1);
/** By piece and point, 16 words: what the piece adds to the words 0 … 6, 8 and 9 of a state. */
export const placed = new Int32Array(32 * 64 * 16);
/** By pair of pieces: what is left on the target. */
export const left = new Uint8Array(32 * 32);
export const [TURN_LOW = 0, TURN_HIGH = 0] = randomWords(7, 2);

function placePiece(piece: number, point: number): void {
  const at = ((piece << 6) | point) * 16;
  const half = point >> 5;
  const isFree = isMovable(piece & 15) && kindOf(outer[point]!) !== 'headquarters';
  placed[at + (piece >> 4) * 2 + half] = bitOf(point);
  if (isFree) placed[at + 4 + half] = bitOf(point);
  if ((piece & 15) === ENGINEER && half === 0) placed[at + 6] = bitOf(point);
  placed.set(randomWords(at, 2), at + 8);
}

function fillTables(): void {
  for (let point = 0; point < POINTS; point++) others[point * 2 + (point >> 5)] = ~bitOf(point);
  for (let piece = 0; piece < 32; piece++) {
    if ((piece & 15) === 0 || (piece & 15) > FLAG) continue;
    for (let other = 0; other < 32; other++) left[(piece << 5) | other] = survivor(piece, other);
    for (let point = 0; point < POINTS; point++) placePiece(piece, point);
  }
}
fillTables();

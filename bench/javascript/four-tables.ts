// What Four in JavaScript looks up (four.ts): neighbours, rays along the railway, who may move, what is left.

import { FLAG, isMovable } from '../../assembly/board/pieces';
import { BOARDS, kindOf, type Line, type Point } from '../../src/board.js';
import { randomWords } from './bits.js';
import { survivor } from './collide.js';

const board = BOARDS.four;
export const POINTS = board.points;

/** By point, 16 words: how many road neighbours, then these. */
export const roads = new Uint8Array(256 * 16);
/** The same for rail neighbours. */
export const rails = new Uint8Array(256 * 16);
/** By point: where its rays begin in `rays`. */
export const firstRay = new Uint16Array(256);
/** A ray: its length, then how many of its points an earlier ray offers as well, then the points;
 * a length of 0 ends a point's rays. */
export const rays = new Uint8Array(8192);
/** 1 where a point is a camp. */
export const camps = new Uint8Array(256);
/** By seat and point: 1 where a piece is locked in. */
export const locked = new Uint8Array(256);
export const left = new Uint8Array(64 * 64);
/** By rank: 1 where it can move. */
export const movable = new Uint8Array(256);
/** By piece and point, two halves; then by seat whose turn it is. */
export const keys = new Int32Array(64 * 256 * 2);
export const turnKeys = randomWords(7, 8);

/** Points from one on a line onwards, one way. */
function ray(line: Line, from: Point, way: 1 | -1): readonly Point[] {
  const at = line.indexOf(from);
  return way === 1 ? line.slice(at + 1) : line.slice(0, at).reverse();
}

/** How many points two rays share from their beginning. */
function shared(a: readonly Point[], b: readonly Point[]): number {
  const end = a.findIndex((point, index) => point !== b[index]);
  return end < 0 ? a.length : end;
}

function castRays(): void {
  let at = 0;
  for (let point = 0; point < POINTS; point++) {
    firstRay[point] = at;
    const cast: (readonly Point[])[] = [];
    for (const index of board.linesAt[point]!) {
      for (const way of [1, -1] as const) {
        const points = ray(board.lines[index]!, point, way);
        const known = Math.max(0, ...cast.map((other) => shared(points, other)));
        if (known === points.length) continue;
        cast.push(points);
        rays.set([points.length, known, ...points], at);
        at += points.length + 2;
      }
    }
    rays[at++] = 0;
  }
}

function fillTables(): void {
  castRays();
  for (let point = 0; point < POINTS; point++) {
    const kind = kindOf(point);
    roads.set([board.roads[point]!.length, ...board.roads[point]!], point * 16);
    rails.set([board.rails[point]!.length, ...board.rails[point]!], point * 16);
    camps[point] = Number(kind === 'camp');
    locked[point] = Number(kind === 'headquarters');
  }
  for (let piece = 0; piece < 64; piece++) {
    const rank = piece & 15;
    movable[piece] = Number(rank !== 0 && isMovable(rank));
    if (rank === 0 || rank > FLAG) continue;
    for (let other = 0; other < 64; other++) left[(piece << 6) | other] = survivor(piece, other);
    keys.set(randomWords(piece + 100, 512), piece << 9);
  }
}
fillTables();

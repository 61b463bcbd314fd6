// Motion: pieces travel, the taken fade, the turned up turn over. Only for eyes that want it, and
// only for few pieces at once.

import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import type { Identities } from './identity.js';
import { arcMiddle, isArc, xyOf, type Facing, type XY } from './geometry.js';

/** What is on the board and which piece is which. */
export interface Scene {
  readonly view: Position;
  readonly identities: Identities;
}

/** A piece that has left the board and still fades. */
export interface Fading {
  readonly piece: SeenPiece;
  readonly deployed: Point;
  readonly point: Point;
}

export interface Change {
  readonly moved: readonly { readonly deployed: Point; readonly from: Point; readonly to: Point }[];
  readonly gone: readonly Fading[];
  readonly turnedUp: readonly Point[];
}

const MOST_AT_ONCE = 6;

export function changeBetween(before: Scene, after: Scene): Change {
  const places = new Map<Point, Point>();
  after.identities.forEach((deployed, point) => {
    if (deployed !== undefined) places.set(deployed, point);
  });
  const moved: Change['moved'][number][] = [];
  const gone: Fading[] = [];
  const turnedUp: Point[] = [];
  before.identities.forEach((deployed, point) => {
    const piece = before.view.pieces[point];
    if (deployed === undefined || !piece) return;
    const to = places.get(deployed);
    if (to === undefined) gone.push({ piece, deployed, point });
    else if (to !== point) moved.push({ deployed, from: point, to });
    else if (piece.rank === undefined && after.view.pieces[to]?.rank) turnedUp.push(deployed);
  });
  return { moved, gone, turnedUp };
}

export const isShowable = ({ moved, gone, turnedUp }: Change): boolean =>
  moved.length + gone.length + turnedUp.length <= MOST_AT_ONCE;

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls no farther than it must. */
export const bringIntoView = (element: Element): void =>
  element.scrollIntoView({
    block: 'nearest',
    behavior: wantsMotion() ? 'smooth' : 'instant',
  });

/** 200 ms and 30 more a station, at most 420. */
export const travelTime = (stations: number): number => Math.min(200 + 30 * stations, 420);

const EASE = 'cubic-bezier(0.65, 0, 0.35, 1)';
export const FADE = 160;
const TURN = 220;

/** Moves an element that already stands at the end of its way along it. */
export function travel(at: Facing, element: Element, way: readonly Point[]): Animation {
  const stops = way.flatMap((point, index): XY[] => {
    const before = way[index - 1];
    const bends = before !== undefined && isArc(at.board, before, point);
    return bends ? [arcMiddle(at, before, point), xyOf(at, point)] : [xyOf(at, point)];
  });
  const lengths = stops.map(({ x, y }, i) => {
    const before = stops[i - 1];
    return before ? Math.hypot(x - before.x, y - before.y) : 0;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const keyframes = stops.map(({ x, y }, i) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: Math.min((gone += lengths[i] ?? 0) / total, 1),
  }));
  return element.animate(keyframes, { duration: travelTime(way.length - 2), easing: EASE });
}

export function fade(element: Element, delay: number): Animation {
  return element.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE,
    delay,
    fill: 'both',
  });
}

export function turnOver(element: Element): Animation {
  return element.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: TURN,
    easing: 'ease-out',
  });
}

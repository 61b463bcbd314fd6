// The board of Four under a finger where its cells are smaller than one: what a tap means. Pure.
//
//   nothing chosen     the nearest piece that may move
//   a piece chosen     the nearest point it may go to; a second tap confirms where others are too close
//   twice, quickly     a closer look at that wing, and back

import { seatOfPoint, type Point } from '../src/board.js';
import { nearestOf, quarterTurns, xyOf, type Facing, type XY } from './geometry.js';
import type { Destinations, Gesture } from './gestures.js';

/** A tap, as the pointer saw it. */
export interface Tap {
  /** The point whose cell was hit. */
  readonly point: Point | undefined;
  readonly at: XY;
  /** How far around it a point may be meant, in board units; 0 where cells are large enough. */
  readonly reach: number;
  /** Pixels of a board unit where a finger tapped, undefined for anything else. */
  readonly finger: number | undefined;
  /** Milliseconds. */
  readonly time: number;
}

/** Pixels between two targets below which a second tap confirms. */
const APART = 32;
/** Milliseconds between the taps of a double tap, and how far apart they may be in board units. */
const DOUBLE = 350;
const NEAR = 40;

/** The point that is meant: of those that matter now the nearest, else the one that was hit. */
export function meantBy(
  at: Facing,
  tap: Tap,
  gesture: Gesture,
  moves: Destinations,
): Point | undefined {
  const held = gesture.kind === 'chosen' ? gesture.from : undefined;
  const targets = held === undefined ? [] : moves.from(held);
  const own = [...moves.starts, ...targets];
  if (tap.point !== undefined && (tap.reach === 0 || own.includes(tap.point))) return tap.point;
  const nearest = (points: readonly Point[]) => nearestOf(at, points, tap.at, tap.reach);
  return nearest(targets) ?? nearest(own) ?? tap.point;
}

/** Whether a finger could have meant another target than `point`. */
export function isAmbiguous(at: Facing, tap: Tap, point: Point, targets: Iterable<Point>): boolean {
  if (tap.finger === undefined) return false;
  const { finger } = tap;
  const place = xyOf(at, point);
  return [...targets].some((other) => {
    const { x, y } = xyOf(at, other);
    return other !== point && Math.hypot(x - place.x, y - place.y) * finger < APART;
  });
}

/** Whether two taps are one double tap of a finger on cells too small for it. */
export const isDouble = (before: Tap | undefined, { time, at, finger }: Tap): boolean =>
  before?.finger !== undefined &&
  finger !== undefined &&
  time - before.time < DOUBLE &&
  Math.hypot(at.x - before.at.x, at.y - before.at.y) < NEAR;

/** The part of the board that a closer look shows. */
export const WINGS = ['below', 'right', 'above', 'left', 'middle'] as const;
export type Wing = (typeof WINGS)[number];

/** How many times a wing is enlarged; the styles say so too. */
const CLOSER = 2.4;

/** Where a wing keeps its place while it grows, in shares of the board. */
const ORIGINS: Readonly<Record<Wing, readonly [number, number]>> = {
  below: [0.5, 1],
  right: [1, 0.5],
  above: [0.5, 0],
  left: [0, 0.5],
  middle: [0.5, 0.5],
};

/** Points of which a closer look shows nothing. */
export function beyond(at: Facing, wing: Wing, points: Iterable<Point>): readonly Point[] {
  // The board of Four is square.
  const isOut = (place: number, share: number): boolean =>
    Math.abs((place / at.layout.width - share) * CLOSER + share - 0.5) > 0.5;
  return [...points].filter((point) => {
    const { x, y } = xyOf(at, point);
    const [across, along] = ORIGINS[wing];
    return isOut(x, across) || isOut(y, along);
  });
}

export function wingOf(at: Facing, point: Point | undefined): Wing {
  const seat = point === undefined ? undefined : seatOfPoint(at.board, point);
  return seat ? (WINGS[quarterTurns(at, seat)] ?? 'middle') : 'middle';
}

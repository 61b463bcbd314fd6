// What a hand is doing. Pure: the element feeds in taps and drags and shows what comes out.

import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Move } from '../src/turn.js';
import type { XY } from './geometry.js';

export type Gesture =
  | { readonly kind: 'idle' }
  /** A piece is chosen, by tap or key; a finger has aimed at a point and may confirm it. */
  | { readonly kind: 'chosen'; readonly from: Point; readonly aim?: Point }
  /** A piece follows the pointer, in board units; `over` is the point below it. */
  | {
      readonly kind: 'dragging';
      readonly from: Point;
      readonly pointer: number;
      readonly at: XY;
      readonly over: Point | undefined;
    }
  /** A piece from beside the board follows the pointer. */
  | {
      readonly kind: 'carrying';
      readonly piece: SeenPiece;
      readonly pointer: number;
      readonly at: XY;
      readonly over: Point | undefined;
    }
  /** An arrow is being drawn from a point, to the point below the pointer if there is one. */
  | { readonly kind: 'sketching'; readonly from: Point; readonly over: Point | undefined }
  /** A move was announced and the page has not answered; a dropped piece waits where it fell. */
  | { readonly kind: 'sent'; readonly move: Move; readonly dropped: boolean };

export const IDLE: Gesture = { kind: 'idle' };

/** Pixels a pointer travels before a press is a drag. */
export const DRAG_THRESHOLD = 3;

/** Moves the page offers, by where they start. */
export class Destinations {
  readonly #byStart = new Map<Point, Set<Point>>();

  constructor(moves: readonly Move[]) {
    for (const { from, to } of moves) {
      const ends = this.#byStart.get(from) ?? new Set();
      this.#byStart.set(from, ends.add(to));
    }
  }

  from(point: Point): readonly Point[] {
    return [...(this.#byStart.get(point) ?? [])];
  }

  get starts(): readonly Point[] {
    return [...this.#byStart.keys()];
  }

  mayStart(point: Point): boolean {
    return this.#byStart.has(point);
  }

  has({ from, to }: Move): boolean {
    return this.#byStart.get(from)?.has(to) ?? false;
  }

  /** Flip: the one thing to do with a face-down piece is to turn it up. */
  isTurnUpOnly(point: Point): boolean {
    const ends = this.#byStart.get(point);
    return ends?.size === 1 && ends.has(point);
  }
}

/** The gesture that follows, and the move it announces. */
export interface Reaction {
  readonly gesture: Gesture;
  readonly move?: Move;
}

/** A point was tapped, clicked or entered by key. */
export function tap(gesture: Gesture, point: Point, destinations: Destinations): Reaction {
  switch (gesture.kind) {
    case 'chosen': {
      const move = { from: gesture.from, to: point };
      if (destinations.has(move)) return send(move, false);
      return point === gesture.from ? { gesture: IDLE } : choose(point, destinations);
    }
    case 'idle':
    case 'sent':
      return choose(point, destinations);
    case 'dragging':
    case 'carrying':
    case 'sketching':
      return { gesture };
  }
}

function choose(point: Point, destinations: Destinations): Reaction {
  if (destinations.isTurnUpOnly(point)) return send({ from: point, to: point }, false);
  return { gesture: destinations.mayStart(point) ? { kind: 'chosen', from: point } : IDLE };
}

/** The pointer let go of a piece. Back on its own point it stays chosen. */
export function drop(gesture: Gesture, destinations: Destinations): Reaction {
  if (gesture.kind !== 'dragging') return { gesture };
  const { from, over } = gesture;
  if (over === undefined) return { gesture: IDLE };
  if (over === from) return { gesture: { kind: 'chosen', from } };
  const move = { from, to: over };
  return destinations.has(move) ? send(move, true) : { gesture: IDLE };
}

const send = (move: Move, dropped: boolean): Reaction => ({
  gesture: { kind: 'sent', move, dropped },
  move,
});

/** The piece in hand, if any. */
export function heldPoint(gesture: Gesture): Point | undefined {
  switch (gesture.kind) {
    case 'idle':
    case 'carrying':
    case 'sketching':
    case 'sent':
      return undefined;
    case 'chosen':
    case 'dragging':
      return gesture.from;
  }
}

/**
 * The gesture after the page showed something new or offered other moves. A move that was announced
 * is answered by a new view only: a page may withdraw its moves while it thinks.
 */
export function afterNews(
  gesture: Gesture,
  destinations: Destinations,
  isNewView: boolean,
): Gesture {
  if (gesture.kind === 'sent') return isNewView ? IDLE : gesture;
  if (gesture.kind === 'carrying' || gesture.kind === 'sketching') return gesture;
  const held = heldPoint(gesture);
  return held !== undefined && destinations.mayStart(held) ? gesture : IDLE;
}

// Pointers: a press on a piece that may move becomes a drag after three pixels. Taps are clicks, which
// keys of assistive technology send too. Nothing outside a drag is captured or kept from scrolling: a
// finger drags sideways at once, and up or down after it has rested; before, it scrolls the page.

import type { Point } from '../src/board.js';
import { DRAG_THRESHOLD } from './gestures.js';
import { nearestOf, xyOf, type Facing, type XY } from './geometry.js';

export interface DragTarget {
  /** Whether a drag may start from a point now. */
  mayLift(point: Point): boolean;
  lift(from: Point, pointer: number, at: XY, over: Point | undefined): void;
  drop(): void;
  /** The pointer was taken away: everything as before the drag. */
  letGo(): void;
}

/** Milliseconds a finger rests on a piece before it drags in any direction. */
const REST = 180;

/** The least size of a target, in pixels. */
const FINGER = 44;

interface Press {
  readonly pointer: number;
  readonly from: Point;
  readonly x: number;
  readonly y: number;
  /** A finger that went down lately and may still mean to scroll. */
  readonly mayScrollUntil: number;
  readonly isDrag: boolean;
}

export class PointerInput {
  #press: Press | undefined;
  /** The click that browsers send after a drag is no tap. */
  #isClickOfDrag = false;

  constructor(
    private readonly target: DragTarget,
    private readonly facing: () => Facing,
  ) {}

  readonly down = (event: PointerEvent): void => {
    this.#isClickOfDrag = false;
    if (!event.isPrimary || event.button !== 0) return;
    const from = pointOf(event);
    if (from === undefined || !this.target.mayLift(from)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const mayScrollUntil = event.pointerType === 'touch' ? event.timeStamp + REST : 0;
    this.#press = { pointer, from, x, y, mayScrollUntil, isDrag: false };
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    // The button came up where we could not see it.
    if (event.buttons === 0) return this.cancel();
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.isDrag) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      if (Math.abs(dy) > Math.abs(dx) && event.timeStamp < press.mayScrollUntil) {
        this.#press = undefined;
        return;
      }
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.#press = { ...press, isDrag: true };
    }
    const at = this.#boardXY(event);
    this.target.lift(press.from, press.pointer, at, this.#nearest(at));
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    this.#press = undefined;
    if (!press.isDrag) return;
    this.#isClickOfDrag = true;
    this.target.drop();
  };

  /** Keeps the page where it is once a finger drags, or has rested so that it will. */
  readonly touchMove = {
    passive: false,
    handleEvent: (event: Event): void => {
      const press = this.#press;
      if (press && (press.isDrag || event.timeStamp >= press.mayScrollUntil) && event.cancelable)
        event.preventDefault();
    },
  };

  /** A touch first belongs to its cell, which loses it to the board when a drag begins. */
  readonly lost = (event: PointerEvent): void => {
    if (event.target === event.currentTarget) this.cancelled(event);
  };

  readonly cancelled = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointer) this.cancel();
  };

  /**
   * The point that was tapped, or undefined for the click after a drag. Where cells are smaller than
   * a finger, a tap beside the points that matter now (`choices`) means the nearest of them.
   */
  tapped(event: MouseEvent, choices: Iterable<Point>): Point | undefined {
    if (this.#isClickOfDrag) return undefined;
    const point = pointOf(event);
    const all = new Set(choices);
    const isByPointer = event.detail > 0;
    if (!isByPointer || (point !== undefined && all.has(point))) return point;
    return nearestOf(this.facing(), all, this.#boardXY(event), this.#reach(event)) ?? point;
  }

  /** Half a finger in board units where cells are smaller than a finger, else nothing. */
  #reach(event: Event): number {
    const { layout } = this.facing();
    const { width } = (event.currentTarget as Element).getBoundingClientRect();
    const finger = (FINGER * layout.width) / width;
    return layout.across < finger ? finger / 2 : 0;
  }

  cancel(): void {
    const wasDrag = this.#press?.isDrag;
    this.#press = undefined;
    if (wasDrag) this.target.letGo();
  }

  /** Where a pointer is in units of the drawing. */
  #boardXY(event: MouseEvent): XY {
    const { layout } = this.facing();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * layout.width,
      y: ((event.clientY - box.top) / box.height) * layout.height,
    };
  }

  /** The point whose cell lies under `at`. */
  #nearest(at: XY): Point | undefined {
    const facing = this.facing();
    const { across, along } = facing.layout;
    for (let point = 0; point < facing.board.points; point++) {
      const { x, y } = xyOf(facing, point);
      if (Math.abs(at.x - x) <= across / 2 && Math.abs(at.y - y) <= along / 2) return point;
    }
    return undefined;
  }
}

/** The point whose cell an event happened in. */
export function pointOf(event: Event): Point | undefined {
  const cell = event.target instanceof Element ? event.target.closest('.point') : null;
  return cell instanceof HTMLElement ? Number(cell.dataset['point']) : undefined;
}

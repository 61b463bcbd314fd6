// Pointers: a press on a piece that may move becomes a drag after three pixels. Taps are clicks, which
// keys of assistive technology send too. Nothing outside a drag is captured or kept from scrolling: a
// finger drags sideways at once, and up or down after it has rested; before, it scrolls the page.

import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Role } from './annotations.js';
import { DRAG_THRESHOLD } from './gestures.js';
import { pointUnder, xyOf, type Facing, type XY } from './geometry.js';
import { boardXY, pixelsOf } from './lie.js';
import type { Tap } from './small-touch.js';
import { roleOf } from './sketching.js';

export interface DragTarget {
  /** Whether a drag may start from a point now. */
  mayLift(point: Point): boolean;
  /** Whether pointers draw: all of them with the pen, else those of the right button. */
  readonly drawing: 'pen' | 'button' | 'never';
  lift(from: Point, pointer: number, at: XY, over: Point | undefined): void;
  carry(piece: SeenPiece, pointer: number, at: XY, over: Point | undefined): void;
  draw(from: Point, over: Point | undefined): void;
  stroke(from: Point, to: Point, role: Role): void;
  drop(): void;
  /** The pointer was taken away: everything as before the drag. */
  letGo(): void;
}

/** Milliseconds a finger rests on a piece before it drags in any direction. */
const REST = 180;

/** The least size of a target, in pixels. */
const FINGER = 44;

/** What a pointer that is down is there for. */
type Purpose =
  | { readonly kind: 'lift'; readonly from: Point }
  | { readonly kind: 'draw'; readonly from: Point }
  | { readonly kind: 'carry'; readonly piece: SeenPiece };

interface Press {
  readonly pointer: number;
  readonly purpose: Purpose;
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
    if (!event.isPrimary) return;
    const purpose = this.#purposeOf(event, pointOf(event));
    if (!purpose) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const mayRest = purpose.kind === 'lift' && event.pointerType === 'touch';
    const mayScrollUntil = mayRest ? event.timeStamp + REST : 0;
    this.#press = { pointer, purpose, x, y, mayScrollUntil, isDrag: false };
  };

  #purposeOf({ button }: PointerEvent, from: Point | undefined): Purpose | undefined {
    if (from === undefined) return undefined;
    const { drawing } = this.target;
    const draws =
      drawing === 'pen' ? button === 0 || button === 2 : drawing === 'button' && button === 2;
    if (draws) return { kind: 'draw', from };
    return button === 0 && this.target.mayLift(from) ? { kind: 'lift', from } : undefined;
  }

  /** A piece from beside the board is under the pointer from now on, over `board`. */
  carry(piece: SeenPiece, event: PointerEvent, board: Element): void {
    if (!event.isPrimary || event.button > 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#isClickOfDrag = false;
    this.#press = {
      pointer,
      purpose: { kind: 'carry', piece },
      x,
      y,
      mayScrollUntil: 0,
      isDrag: false,
    };
    board.setPointerCapture(pointer);
  }

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
    this.#follow(press, this.#boardXY(event));
  };

  #follow({ purpose, pointer }: Press, at: XY): void {
    const over = pointUnder(this.facing(), at);
    switch (purpose.kind) {
      case 'lift':
        return this.target.lift(purpose.from, pointer, at, over);
      case 'carry':
        return this.target.carry(purpose.piece, pointer, at, over);
      case 'draw':
        return this.target.draw(purpose.from, over);
    }
  }

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    this.#press = undefined;
    const { purpose } = press;
    if (purpose.kind === 'draw') return this.#endStroke(press, event);
    if (!press.isDrag) return;
    this.#isClickOfDrag = true;
    this.target.drop();
  };

  /** With the right button a click is a circle; with the pen taps draw, see `Hand`. */
  #endStroke({ purpose, isDrag }: Press, event: PointerEvent): void {
    if (purpose.kind !== 'draw') return;
    if (isDrag) this.#isClickOfDrag = true;
    else if (event.button !== 2) return;
    const to = isDrag ? pointUnder(this.facing(), this.#boardXY(event)) : purpose.from;
    if (to === undefined) this.target.letGo();
    else this.target.stroke(purpose.from, to, roleOf(event));
  }

  /** The menu of the right button stays away where that button draws. */
  readonly menu = (event: Event): void => {
    const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse';
    if (isMouse && this.target.drawing !== 'never' && pointOf(event) !== undefined)
      event.preventDefault();
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

  /** A click as a tap, or undefined for the click after a drag. */
  tapped(event: MouseEvent): Tap | undefined {
    if (this.#isClickOfDrag) return undefined;
    const point = pointOf(event);
    const isByPointer = event.detail > 0;
    if (!isByPointer && point !== undefined) {
      const at = xyOf(this.facing(), point);
      return { point, at, reach: 0, finger: undefined, time: event.timeStamp };
    }
    const reach = this.#reach(event);
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const finger = isTouch && reach > 0 ? this.#pixels(event) : undefined;
    return { point, at: this.#boardXY(event), reach, finger, time: event.timeStamp };
  }

  /** Half a finger in board units where cells are smaller than a finger, else nothing. */
  #reach(event: Event): number {
    const finger = FINGER / this.#pixels(event);
    return this.facing().layout.across < finger ? finger / 2 : 0;
  }

  /** Pixels of a board unit. */
  #pixels(event: Event): number {
    return pixelsOf(this.facing(), event.currentTarget as Element);
  }

  cancel(): void {
    const press = this.#press;
    this.#press = undefined;
    if (press?.isDrag) this.target.letGo();
  }

  /** Where a pointer is in units of the drawing. */
  #boardXY(event: MouseEvent): XY {
    const place = { x: event.clientX, y: event.clientY };
    return boardXY(this.facing(), event.currentTarget as Element, place);
  }
}

/** The point whose cell an event happened in. */
export function pointOf(event: Event): Point | undefined {
  const cell = event.target instanceof Element ? event.target.closest('.point') : null;
  return cell instanceof HTMLElement ? Number(cell.dataset['point']) : undefined;
}

// A hand on the board: taps, drags and keys become gestures, gestures become announcements.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pointName, type Point } from '../src/board.js';
import type { Move } from '../src/turn.js';
import { announce } from './events.js';
import type { Facing, XY } from './geometry.js';
import { afterNews, Destinations, drop, heldPoint, IDLE, tap } from './gestures.js';
import type { Gesture, Reaction } from './gestures.js';
import { cycle, walk } from './keyboard.js';
import { PointerInput, pointOf } from './pointer.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

export class Hand implements ReactiveController {
  /** The one point that Tab leads to. */
  focused: Point = 0;
  readonly pointer: PointerInput;
  #gesture: Gesture = IDLE;
  #moves = new Destinations([]);

  constructor(
    private readonly host: Host,
    private readonly facing: () => Facing,
  ) {
    host.addController(this);
    const target = {
      mayLift: (point: Point) => this.#moves.mayStart(point),
      lift: (from: Point, pointer: number, at: XY, over: Point | undefined) =>
        this.#react({ gesture: { kind: 'dragging', from, pointer, at, over } }),
      drop: () => this.#react(drop(this.#gesture, this.#moves)),
      letGo: () => this.#react({ gesture: IDLE }),
    };
    this.pointer = new PointerInput(target, facing);
  }

  hostDisconnected(): void {
    this.pointer.cancel();
  }

  get gesture(): Gesture {
    return this.#gesture;
  }

  get held(): Point | undefined {
    return heldPoint(this.#gesture);
  }

  /** Where the piece in hand may go. */
  get targets(): ReadonlySet<Point> {
    return new Set(this.held === undefined ? [] : this.#moves.from(this.held));
  }

  /** The move a hand has already made on the board, unanswered so far. */
  get dropped(): Move | undefined {
    const gesture = this.#gesture;
    return gesture.kind === 'sent' && gesture.dropped ? gesture.move : undefined;
  }

  get moves(): Destinations {
    return this.#moves;
  }

  /** Other moves may be made from now on. */
  offer(moves: readonly Move[]): void {
    this.#moves = new Destinations(moves);
    this.#gesture = afterNews(this.#gesture, this.#moves, false);
  }

  /** Another view is shown. */
  seeNews(): void {
    this.#gesture = afterNews(this.#gesture, this.#moves, true);
  }

  readonly clicked = (event: MouseEvent): void => {
    const choices = [...this.#moves.starts, ...this.targets];
    const point = this.pointer.tapped(event, choices);
    if (point !== undefined) this.#react(tap(this.#gesture, point, this.#moves));
  };

  readonly focusMoved = (event: FocusEvent): void => {
    const point = pointOf(event);
    if (point === undefined || point === this.focused) return;
    this.focused = point;
    this.host.requestUpdate();
  };

  readonly keyPressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const point = pointOf(event);
    if (point === undefined || !this.#handleKey(event, point)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key meant something here; any other is the page's. */
  #handleKey({ key, ctrlKey }: KeyboardEvent, point: Point): boolean {
    const to = walk(this.facing(), point, key, ctrlKey);
    if (to !== undefined) return this.#focus(to);
    if (ctrlKey) return false;
    switch (key) {
      case 'Enter':
      case ' ':
        this.#react(tap(this.#gesture, point, this.#moves));
        return true;
      case 'Escape':
        return this.#letGo();
      case 'n':
        return this.#focusChoice(point, 1);
      case 'p':
        return this.#focusChoice(point, -1);
      default:
        return false;
    }
  }

  #letGo(): boolean {
    if (this.held === undefined) return false;
    this.pointer.cancel();
    this.#react({ gesture: IDLE });
    return true;
  }

  /** The next point that may be chosen: a target while a piece is in hand, else a piece. */
  #focusChoice(point: Point, step: 1 | -1): boolean {
    const choice = this.held === undefined ? this.#moves.starts : this.#moves.from(this.held);
    const next = cycle(this.facing(), choice, point, step);
    return next !== undefined && this.#focus(next);
  }

  #focus(point: Point): true {
    const cell = this.host.renderRoot.querySelector<HTMLElement>(`.point[data-point="${point}"]`);
    cell?.focus();
    return true;
  }

  /** Takes over a gesture and announces what it does. */
  #react({ gesture, move }: Reaction): void {
    const before = this.held;
    this.#gesture = gesture;
    this.host.requestUpdate();
    if (this.held !== before) this.#announceSelection();
    if (!move) return;
    const detail = { from: this.#name(move.from), to: this.#name(move.to), move };
    if (!announce(this.host, 'junqi-move', detail)) this.#gesture = IDLE;
  }

  #announceSelection(): void {
    const point = this.held === undefined ? null : this.#name(this.held);
    announce(this.host, 'junqi-select', { point });
  }

  #name(point: Point): string {
    return pointName(this.facing().board, point);
  }
}

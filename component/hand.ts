// A hand on the board: taps, drags and keys become gestures, gestures become announcements.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pointName, type Point } from '../src/board.js';
import type { Move } from '../src/turn.js';
import type { Role, Sketch } from './annotations.js';
import { fire } from './events.js';
import type { Facing, XY } from './geometry.js';
import { afterNews, Destinations, drop, heldPoint, IDLE, tap } from './gestures.js';
import type { Gesture, Reaction } from './gestures.js';
import type { HandListener } from './hand-listener.js';
import { cycle, walk } from './keyboard.js';
import { PointerInput, pointOf, type DragTarget } from './pointer.js';
import { noteOn, type Note } from './refusals.js';
import { SketchSheet } from './sketch-sheet.js';
import { isAmbiguous, isDouble, meantBy, wingOf, type Tap, type Wing } from './small-touch.js';
import type { Sight } from './stage.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

export class Hand implements ReactiveController {
  /** The one point that Tab leads to. */
  focused: Point = 0;
  /** What a closer look shows. */
  wing: Wing | undefined;
  /** Why the last choice came to nothing, or what it waits for: one object each time it is said. */
  notes: readonly { readonly note: Note }[] = [];
  readonly pointer: PointerInput;
  readonly #sheet: SketchSheet;
  #lastTap: Tap | undefined;
  #pen = false;
  #gesture: Gesture = IDLE;
  #moves = new Destinations([]);

  constructor(
    private readonly host: Host,
    private readonly sight: () => Sight,
    private readonly listener: HandListener,
  ) {
    host.addController(this);
    this.#sheet = new SketchSheet(host, (sketch) => listener.sketched(sketch));
    this.pointer = new PointerInput(this.#dragTarget(), () => this.facing());
  }

  private facing(): Facing {
    return this.sight().facing;
  }

  #dragTarget(): DragTarget {
    const drawing = (): DragTarget['drawing'] =>
      this.pen ? 'pen' : this.listener.mayDraw ? 'button' : 'never';
    return {
      get drawing() {
        return drawing();
      },
      mayLift: (point) => this.#moves.mayStart(point),
      lift: (from, pointer, at: XY, over) =>
        this.#react({ gesture: { kind: 'dragging', from, pointer, at, over } }),
      carry: (piece, pointer, at, over) =>
        this.#react({ gesture: { kind: 'carrying', piece, pointer, at, over } }),
      draw: (from, over) => this.#react({ gesture: { kind: 'sketching', from, over } }),
      stroke: (from, to, role) => this.#stroke(from, to, role),
      drop: () => this.#drop(),
      letGo: () => this.#react({ gesture: IDLE }),
    };
  }

  hostDisconnected(): void {
    this.pointer.cancel();
  }

  hostUpdated(): void {
    this.#sheet.drawn();
  }

  get sketch(): Sketch {
    return this.#sheet.sketch;
  }

  set sketch(sketch: Sketch) {
    this.#sheet.give(sketch);
  }

  /** Whether taps and drags draw arrows and circles. */
  get pen(): boolean {
    return this.#pen;
  }

  set pen(on: boolean) {
    if (on === this.#pen) return;
    this.#pen = on;
    this.pointer.cancel();
    if (this.#gesture.kind !== 'sent') this.#react({ gesture: IDLE });
    this.host.requestUpdate();
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

  /** Another board is shown: the whole of it, and Tab leads to `point`. */
  begin(point: Point): void {
    this.focused = point;
    this.wing = undefined;
  }

  /** Other moves may be made from now on. */
  offer(moves: readonly Move[]): void {
    this.#moves = new Destinations(moves);
    this.#gesture = afterNews(this.#gesture, this.#moves, false);
  }

  /** Another view is shown; what was drawn on another position goes with that. */
  seeNews(isElsewhere: boolean): void {
    this.#gesture = afterNews(this.#gesture, this.#moves, true);
    this.notes = [];
    if (isElsewhere) this.#sheet.leave();
  }

  readonly clicked = (event: MouseEvent): void => {
    const tap = this.pointer.tapped(event);
    if (!tap) return;
    const point = this.pen ? tap.point : meantBy(this.facing(), tap, this.#gesture, this.#moves);
    const before = this.#lastTap;
    this.#lastTap = tap;
    if (point !== undefined && this.#aims(tap, point)) return;
    const confirms = this.#gesture.kind === 'chosen' && this.#gesture.aim === point;
    if (!confirms && isDouble(before, tap)) return this.look(wingOf(this.facing(), tap.point));
    if (point !== undefined) this.#tap(point);
  };

  /** A finger has aimed at one of several points that are too close together: the next tap confirms. */
  #aims(tap: Tap, point: Point): boolean {
    const gesture = this.#gesture;
    if (gesture.kind !== 'chosen' || gesture.aim === point || !this.targets.has(point))
      return false;
    if (!isAmbiguous(this.facing(), tap, point, this.targets)) return false;
    this.#react({ gesture: { ...gesture, aim: point } });
    this.#tell('again');
    return true;
  }

  /** Looks closer at a wing, or at the whole board again. */
  look(wing: Wing | undefined): void {
    this.wing = this.wing === undefined ? wing : undefined;
    this.#lastTap = undefined;
    this.notes = [];
    this.host.requestUpdate();
  }

  readonly focusMoved = (event: FocusEvent): void => {
    const point = pointOf(event);
    if (point === undefined || point === this.focused) return;
    this.focused = point;
    this.host.requestUpdate();
  };

  readonly keyPressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const point = pointOf(event);
    if (point === undefined) return;
    if (!this.#handleKey(event, point) && !this.listener.key(event, point)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key meant something here; any other is the mode's or the page's. */
  #handleKey({ key, ctrlKey }: KeyboardEvent, point: Point): boolean {
    const to = walk(this.facing(), point, key, ctrlKey);
    if (to !== undefined) return this.focus(to);
    if (ctrlKey) return false;
    switch (key) {
      case 'Enter':
      case ' ':
        this.#tap(point);
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

  #tap(point: Point): void {
    if (this.pen) this.#tapWithPen(point);
    else if (!this.listener.tap(point)) this.#choose(point);
  }

  #choose(point: Point): void {
    const { held } = this;
    this.#react(tap(this.#gesture, point, this.#moves));
    if (this.#gesture.kind !== 'idle' || point === held || this.#moves.starts.length === 0) return;
    this.#tell(noteOn(this.sight(), point) ?? (held === undefined ? undefined : 'barred'));
  }

  #tell(note: Note | undefined): void {
    this.notes = note ? [{ note }] : [];
    if (note) this.listener.note(note);
  }

  /** The first tap says where an arrow begins, the second where it ends; the same point is a circle. */
  #tapWithPen(point: Point): void {
    const gesture = this.#gesture;
    if (gesture.kind === 'sketching') this.#stroke(gesture.from, point, 'G');
    else this.#react({ gesture: { kind: 'sketching', from: point, over: undefined } });
  }

  #stroke(from: Point, to: Point, role: Role): void {
    this.#react({ gesture: IDLE });
    this.#sheet.stroke(from, to, role);
  }

  #drop(): void {
    const gesture = this.#gesture;
    if (gesture.kind === 'carrying') {
      this.#react({ gesture: IDLE });
      if (gesture.over !== undefined) this.listener.put(gesture.piece, gesture.over);
      return;
    }
    const isOff = gesture.kind === 'dragging' && gesture.over === undefined;
    this.#react(drop(gesture, this.#moves));
    if (!isOff && this.#gesture.kind === 'idle') this.#tell('barred');
    if (isOff) this.listener.discard(gesture.from);
  }

  #letGo(): boolean {
    const { kind } = this.#gesture;
    if (kind === 'idle' || kind === 'sent') return this.#sheet.wipe();
    this.pointer.cancel();
    this.#react({ gesture: IDLE });
    return true;
  }

  /** The next point that may be chosen: a target while a piece is in hand, else a piece. */
  #focusChoice(point: Point, step: 1 | -1): boolean {
    const choice = this.held === undefined ? this.#moves.starts : this.#moves.from(this.held);
    const next = cycle(this.facing(), choice, point, step);
    return next !== undefined && this.focus(next);
  }

  focus(point: Point): true {
    const cell = this.host.renderRoot.querySelector<HTMLElement>(`.point[data-point="${point}"]`);
    cell?.focus();
    return true;
  }

  /** Takes over a gesture and announces what it does. */
  #react({ gesture, move }: Reaction): void {
    const before = this.held;
    this.#gesture = gesture;
    this.notes = [];
    this.host.requestUpdate();
    if (this.held !== before) this.#announceSelection();
    if (!move) return;
    const detail = { from: this.#name(move.from), to: this.#name(move.to), move };
    if (fire(this.host, 'junqi-move', detail)) this.listener.move(move);
    else this.#gesture = IDLE;
  }

  #announceSelection(): void {
    const point = this.held === undefined ? null : this.#name(this.held);
    fire(this.host, 'junqi-select', { point });
  }

  #name(point: Point): string {
    return pointName(this.facing().board, point);
  }
}

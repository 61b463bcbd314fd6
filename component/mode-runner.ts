// The element's side of modes: loads the one that is named, lives and dies with the element, and answers
// for it where it is silent.

import { adoptStyles, type CSSResultOrNative, type LitElement, type ReactiveController } from 'lit';
import type { Point } from '../src/board.js';
import { fault } from '../src/fault.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Move } from '../src/turn.js';
import type { Sketch } from './annotations.js';
import type { Facing } from './geometry.js';
import type { Hand } from './hand.js';
import type { HandListener } from './hand-listener.js';
import { en } from './messages/en.js';
import { bringIntoView } from './motion.js';
import type { Wording } from './messages/wording.js';
import type { Messages } from './messages/words.js';
import type { BoardMode, Given, ModeHost } from './modes/mode.js';
import { loadMode, modeNames } from './modes/registry.js';
import { servicesWith } from './modes/services.js';
import type { RecordBoard } from './record-board.js';
import type { Note } from './refusals.js';
import type { Told } from './said.js';

export interface ModeRunnerParts {
  readonly hand: () => Hand;
  readonly wording: Wording;
  readonly facing: () => Facing | undefined;
  /** Puts a text into the live region. */
  readonly say: (told: Told) => void;
  /** Puts the whole position into it. */
  readonly readOut: () => void;
}

const GIVEN = [
  'rules',
  'position',
  'record',
  'seat',
  'ply',
  'orientation',
  'view',
  'lastTurn',
  'destinations',
] as const satisfies readonly (keyof Given)[];

type Faulty = ReturnType<typeof fault>;

/** Where keys and taps belong to what has the focus. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const PRESSED = ['Enter', ' '];

const NO_STYLES: readonly CSSResultOrNative[] = [];

export class ModeRunner implements ReactiveController, HandListener {
  /** The mode, once it is loaded. */
  mode: BoardMode | undefined;
  #name = '';
  /** Why there is no mode though one is named. */
  trouble: Faulty | undefined;
  #isConnected = false;
  #adopted = NO_STYLES;
  #wanted: Point | string | undefined;
  /** What the page gave since the mode was last told. */
  readonly #news = new Set<string>();
  /** A mode's own attributes are not the element's: they are watched while there is a mode. */
  #watch: MutationObserver | undefined;

  constructor(
    private readonly element: RecordBoard,
    private readonly parts: ModeRunnerParts,
  ) {
    element.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    if (this.mode) this.#connect();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#disconnect();
  }

  /** Puts the focus where the mode wanted it, now that it is drawn. */
  hostUpdated(): void {
    const where = this.#wanted;
    this.#wanted = undefined;
    if (where !== undefined) this.#focus(where);
    this.mode?.drawn?.(this.element.renderRoot);
  }

  /** With a point the whole board comes into sight. */
  #focus(where: Point | string): void {
    const { renderRoot } = this.element;
    const selector = typeof where === 'number' ? `[data-point="${where}"]` : where;
    const found = renderRoot.querySelector<HTMLElement>(selector);
    const board = found?.closest('.frame');
    found?.focus({ preventScroll: !!board });
    if (board) bringIntoView(board);
  }

  /** The page named a mode, or gave something to the one there is. */
  see(name: string, changed: readonly string[]): void {
    if (name !== this.#name) this.#change(name);
    for (const property of changed) this.#news.add(property);
    if (this.mode && this.#news.size > 0) {
      const news = new Set(this.#news);
      this.#news.clear();
      this.mode.read?.(news);
    }
    this.#adopt(this.mode?.styles ?? NO_STYLES);
  }

  #change(name: string): void {
    this.#disconnect();
    this.mode = undefined;
    this.#name = name;
    this.trouble = undefined;
    if (name === '') return;
    const loading = loadMode(name);
    if (loading) void this.#load(name, loading);
    else this.trouble = fault('mode', `"${name}"`, `one of ${modeNames().join(' ') || 'none'}`);
  }

  async #load(name: string, loading: NonNullable<ReturnType<typeof loadMode>>): Promise<void> {
    try {
      const make = await loading;
      if (name !== this.#name) return;
      this.mode = make(this.#host(), servicesWith(this.element.services));
      for (const property of [...GIVEN, 'options']) this.#news.add(property);
      if (this.#isConnected) this.#connect();
    } catch (error) {
      if (name !== this.#name) return;
      this.mode = undefined;
      const reason = error instanceof Error ? error.message : 'a failure';
      this.trouble = fault(`mode "${name}"`, reason, 'a mode that loads');
    }
    this.element.requestUpdate();
  }

  get mayDraw(): boolean {
    return this.element.drawable || this.mode?.drawable === true;
  }

  move(move: Move): void {
    this.mode?.move?.(move);
  }

  tap(point: Point): boolean {
    return this.mode?.tap?.(point) ?? false;
  }

  put(piece: SeenPiece, point: Point): void {
    this.mode?.put?.(piece, point);
  }

  discard(from: Point): boolean {
    return this.mode?.discard?.(from) ?? false;
  }

  key(event: KeyboardEvent, point: Point | undefined): boolean {
    if (this.mode?.key?.(event, point)) return true;
    if (point === undefined || event.ctrlKey || event.key !== 'r') return false;
    this.parts.readOut();
    return true;
  }

  note(note: Note): void {
    this.parts.say(() => this.parts.wording.in(en).notes[note]);
  }

  sketched(sketch: Sketch): void {
    this.mode?.sketched?.(sketch);
  }

  /** A key while the focus is in a panel. */
  readonly panelKey = (event: KeyboardEvent): void => {
    const on = event.composedPath()[0];
    if (!(on instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (on.closest(FIELDS) || (PRESSED.includes(event.key) && on.closest('button, summary, a')))
      return;
    if (!this.key(event, undefined)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #adopt(more: readonly CSSResultOrNative[]): void {
    if (more === this.#adopted) return;
    this.#adopted = more;
    const { renderRoot } = this.element;
    const { elementStyles } = this.element.constructor as typeof LitElement;
    if (renderRoot instanceof ShadowRoot) adoptStyles(renderRoot, [...elementStyles, ...more]);
  }

  #connect(): void {
    this.#watch ??= new MutationObserver((mutations) => {
      for (const { attributeName } of mutations) this.#news.add(attributeName ?? '');
      this.element.requestUpdate();
    });
    this.#watch.observe(this.element, { attributes: true });
    this.mode?.connect?.();
  }

  #disconnect(): void {
    this.#watch?.disconnect();
    this.#watch = undefined;
    this.mode?.disconnect?.();
  }

  /** The element as its mode sees it. */
  #host(): ModeHost {
    const { element, parts } = this;
    const { hand, wording, say } = parts;
    const want = (where: Point | string): void => {
      this.#wanted = where;
      element.requestUpdate();
    };
    return {
      element,
      get given() {
        return element;
      },
      get readonly() {
        return element.readonly;
      },
      get facing() {
        return parts.facing();
      },
      get lang() {
        return wording.lang();
      },
      option: (name) => optionOf(element, name),
      update: () => element.requestUpdate(),
      say,
      words: <Said extends object>(english: Messages<Said>) => wording.in(english),
      focus: want,
      carry: (piece: SeenPiece, event: PointerEvent) => {
        const board = element.renderRoot.querySelector('.points');
        if (board) hand().pointer.carry(piece, event, board);
      },
      get pen() {
        return hand().pen;
      },
      set pen(on: boolean) {
        hand().pen = on;
        element.requestUpdate();
      },
      get sketch() {
        return hand().sketch;
      },
      set sketch(sketch: Sketch) {
        hand().sketch = sketch;
      },
    };
  }
}

/** A mode's setting: a value of `options`, else the text of the attribute. */
function optionOf(element: RecordBoard, name: string): unknown {
  const { options } = element;
  if (options && name in options) return options[name];
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return element.getAttribute(attribute) ?? undefined;
}

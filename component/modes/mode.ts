// How a mode is given to the board. The board stays dumb: it asks its mode what is seen, where a hand may
// go, what is drawn over and around it, and tells it what the hand did. See README.md.

import type { CSSResultOrNative, TemplateResult } from 'lit';
import type { Point, Seat } from '../../src/board.js';
import type { Parsed } from '../../src/fault.js';
import type { SeenPiece } from '../../src/pieces.js';
import type { GameRecord } from '../../src/record.js';
import type { Move } from '../../src/turn.js';
import type { Annotations, Sketch } from '../annotations.js';
import type { Facing } from '../geometry.js';
import type { Messages } from '../messages/words.js';
import type { RecordBoard } from '../record-board.js';
import type { SteppedLine } from '../record-line.js';
import type { Told } from '../said.js';
import type { Sight } from '../stage.js';
import type { Services } from './services.js';

/** What is seen and from where; without `bottom` as the page's `orientation` says. */
export interface ModeSight extends Omit<Sight, 'facing'> {
  readonly bottom?: Seat;
}

/** The empty corners of Four. */
export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Templates around the board. One that is absent takes no room. */
export interface Panels {
  readonly above?: TemplateResult;
  /** To the right where there is room (left on pages from right to left), else under `below`. */
  readonly beside?: TemplateResult;
  readonly below?: TemplateResult;
  /** A narrow strip along the board, such as an evaluation bar. */
  readonly edge?: TemplateResult;
  /** In the corners of Four, where the page has slotted nothing of its own. */
  readonly corners?: Readonly<Partial<Record<Corner, TemplateResult>>>;
}

/**
 * Every method may be absent. What is returned must be the same object as long as it says the same:
 * the board compares by identity.
 */
export interface BoardMode {
  /** Constructed style sheets of what it puts around the board, `panelStyles` first; another list when they change. */
  readonly styles?: readonly CSSResultOrNative[];
  /** The right button draws, as with the attribute `drawable`. */
  readonly drawable?: boolean;
  /** The line of turns that the element's `goTo`, `next`, `previous` and `play` follow. */
  readonly line?: SteppedLine;
  /** The element is on the page, for the first time or again. Timers and listeners start here. */
  connect?(): void;
  /** The element has left the page or has another mode: everything stops, nothing stays behind. */
  disconnect?(): void;
  /**
   * The page gave something else: names of properties (`rules`, `record`, `ply`, `view`, …), of attributes, or
   * `options`. Called before anything is drawn, the first time with every name of `given`.
   */
  read?(changed: ReadonlySet<string>): void;
  /** What is seen, or what is wrong with what was given; undefined leaves that to the page's properties. */
  sight?(): Parsed<ModeSight> | undefined;
  /** The record behind what is seen, and by whose eyes: what links and files are made of. A position where absent. */
  record?(): { readonly record: GameRecord; readonly viewer: Seat | 'all' } | undefined;
  /** What stands in place of the board, such as a hand-over; then no point, piece or label is in the document. */
  screen?(): TemplateResult | undefined;
  /** Moves that a hand may make now; undefined leaves that to the page's `destinations`. */
  destinations?(): readonly Move[] | undefined;
  /** A hand made one of them, and no listener of `junqi-move` cancelled it. */
  move?(move: Move): void;
  /** A point was tapped or entered. True: the mode has dealt with it, and nothing is chosen. */
  tap?(point: Point): boolean;
  /** A piece taken from a panel (`carry`) was let go over a point. */
  put?(piece: SeenPiece, point: Point): void;
  /** A piece was dragged off the board. True: the mode has dealt with it. */
  discard?(from: Point): boolean;
  /** A key that the points did not want, while the focus is in the element and in no field. True: it was for the mode. */
  key?(event: KeyboardEvent, point: Point | undefined): boolean;
  /** The reader drew or wiped out arrows and circles. */
  sketched?(sketch: Sketch): void;
  /** What is drawn over the position. */
  annotations?(): Annotations | undefined;
  /** What the name of a point says besides, at its end. */
  label?(point: Point): string | undefined;
  panels?(): Panels | undefined;
  /** All is drawn; `root` holds it. For scrolling and the like, never for drawing. */
  drawn?(root: ParentNode): void;
}

/** The board, as a mode sees it. */
export interface ModeHost {
  /** Where events go out from, and what steps through `line`. */
  readonly element: RecordBoard;
  /** What the page gave; nobody has looked at it yet. */
  readonly given: Given;
  readonly readonly: boolean;
  /** A setting: a value of the property `options`, else the attribute (`hintSteps` is `hint-steps`), else undefined. */
  option(name: string): unknown;
  /** The board as it is seen now; undefined before there is one. */
  readonly facing: Facing | undefined;
  /** Draws everything again: sight, destinations, annotations, labels and panels are asked anew. */
  update(): void;
  /** Says something once in the live region: words, or what makes them, also after the language has changed. */
  say(told: Told): void;
  /** What a message file says, in the element's language. */
  words<Said extends object>(english: Messages<Said>): Said;
  /** The tag of the element's language, for dates, numbers and `describe…`. */
  readonly lang: string;
  /** Moves the focus, once drawn, to a point or to the first element of the panels that a selector fits. */
  focus(where: Point | string): void;
  /** A pointer that went down on a piece in a panel takes it into the hand; see `put`. */
  carry(piece: SeenPiece, event: PointerEvent): void;
  /** Whether pointers draw arrows and circles instead of moving pieces. */
  pen: boolean;
  /** What the reader has drawn on the position shown. It goes with that; what a mode sets with another one stays. */
  sketch: Sketch;
}

/** The page's properties that say what is seen. */
export type Given = Readonly<
  Record<
    | 'rules'
    | 'position'
    | 'record'
    | 'seat'
    | 'ply'
    | 'orientation'
    | 'view'
    | 'lastTurn'
    | 'destinations',
    unknown
  >
>;

/** What a mode's entry module gives: it may be called many times on one page. */
export type ModeMaker = (host: ModeHost, services: Services) => BoardMode;

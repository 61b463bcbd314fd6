// <junqi-board>: shows a view of a game and says what a hand wants to do. It knows no rules: the page
// gives it what may be seen and where pieces may go, and answers the moves it announces.

import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { pointName, territoryPoint, type Point } from '../src/board.js';
import { faultText, isFault, type Fault, type Parsed } from '../src/fault.js';
import type { Position } from '../src/position.js';
import type { Move, Turn } from '../src/turn.js';
import { FACES, type Faces } from './faces/faces.js';
import { announce } from './events.js';
import type { XY } from './geometry.js';
import { afterNews, Destinations, drop, heldPoint, IDLE, tap } from './gestures.js';
import type { Gesture, Reaction } from './gestures.js';
import { cycle, walk } from './keyboard.js';
import { turnLabel } from './labels.js';
import { langAround, languageOf, WORDS, type Words } from './messages.js';
import { PointerInput, pointOf } from './pointer.js';
import { columnsOf, pointRows } from './points.js';
import { sceneDrawing } from './scene-drawing.js';
import { readSight } from './sources.js';
import { Stage, type Sight } from './stage.js';
import { styles } from './styles.js';

/**
 * A Junqi board.
 *
 * @attr {string} rules - Rules by name and changes, such as `duel-dark` or `four-dark,quietLimit=71`.
 * @attr {string} position - A position or a view as text.
 * @attr {S | E | N | W} orientation - The seat at the bottom.
 * @attr {hanzi | hanzi1 | latin | guide} faces - What pieces show; `hanzi` on Chinese pages, else `guide`.
 * @attr {boolean} coordinates - Shows files and ranks.
 * @attr {boolean} upright - Keeps the faces of the side seats upright.
 * @attr {boolean} readonly - Nothing can be chosen.
 * @attr {light | dark | auto | inherit} theme - `auto` follows the reader, `inherit` the page.
 * @attr {string} lang - Language of labels and messages; the page's where absent.
 *
 * @fires junqi-move - A move was made by hand: `{ from, to, move }`. Cancelling it puts the piece back.
 *   Otherwise the page answers with a new `view`.
 * @fires junqi-select - A piece was chosen or let go: `{ point }`, a name or null.
 * @fires junqi-error - What was given cannot be shown: `{ message, where, expected }`.
 *
 * @csspart board - The frame around board and points.
 * @csspart piece - Any piece.
 * @csspart point - The cell of a point, which takes taps and the focus.
 * @csspart error - The message in place of the board.
 *
 * @cssprop --junqi-max-width - Greatest width; 420px (Duel) or 880px (Four) and the height of the window.
 * @cssprop --junqi-board - Colour of the board. Also --junqi-board-edge, -label, -road, -rail, -rail-tie,
 *   -station, -camp, -camp-edge, -headquarters, -headquarters-edge, -palace.
 * @cssprop --junqi-red - Colour of an army. Also --junqi-blue, -south, -east, -north, -west, -covered.
 * @cssprop --junqi-last - Colour of the last turn. Also --junqi-last-edge, -select, -halo, -target, -error.
 */
export class JunqiBoard extends LitElement {
  static override styles = styles;

  @property() rules = '';
  @property() position = '';
  @property() orientation = '';
  @property() faces: Faces | '' = '';
  @property({ type: Boolean }) coordinates = false;
  @property({ type: Boolean }) upright = false;
  @property({ type: Boolean, reflect: true }) readonly = false;
  @property({ reflect: true }) theme: 'light' | 'dark' | 'auto' | 'inherit' | '' = '';
  @property() override lang = '';

  /** What is seen; stands above `position`. Ranks nobody here may know are absent from it. */
  @property({ attribute: false }) view: Position | undefined = undefined;
  /** The moves that a hand may make now. */
  @property({ attribute: false }) destinations: readonly Move[] = [];
  /** The turn that led to `view`: it is marked, told and animated. */
  @property({ attribute: false }) lastTurn: Turn | undefined = undefined;

  @state() private gesture: Gesture = IDLE;
  @state() private focused: Point = 0;

  #sight: Parsed<Sight> | undefined;
  #moves = new Destinations([]);
  #said = '';
  #reported = '';
  readonly #stage = new Stage();
  readonly #pointer = new PointerInput(
    {
      mayLift: (point) => this.#moves.mayStart(point),
      lift: (from, pointer, at, over) => this.#lift(from, pointer, at, over),
      drop: () => this.#react(drop(this.gesture, this.#moves)),
      letGo: () => this.#react({ gesture: IDLE }),
    },
    () => this.#shown.facing,
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.cancel();
    this.#stage.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNews = SIGHT_PROPERTIES.some((name) => changed.has(name));
    if (changed.has('destinations') || changed.has('readonly')) {
      this.#moves = new Destinations(this.readonly ? [] : this.destinations);
    }
    if (isNews || !this.#sight) this.#look();
    if (isNews || changed.has('destinations') || changed.has('readonly')) {
      this.gesture = afterNews(this.gesture, this.#moves, isNews);
    }
  }

  /** Reads what the page gave and puts it on the stage. */
  #look(): void {
    const before = this.#sight && !isFault(this.#sight) ? this.#sight.value : undefined;
    this.#sight = readSight(this);
    if (isFault(this.#sight)) return;
    const sight = this.#sight.value;
    const { gesture } = this;
    this.#stage.show(sight, gesture.kind === 'sent' && gesture.dropped ? gesture.move : undefined);
    if (before?.facing.board !== sight.facing.board) this.focused = frontMiddle(sight);
    if (sight.turn && sight.turn !== before?.turn && before) {
      this.#said = turnLabel(sight.facing, this.#words, sight.turn, before.view, sight.view);
    }
  }

  get #words(): Words {
    return WORDS[this.#language];
  }

  get #language() {
    return languageOf(this.lang || langAround(this));
  }

  get #shown(): Sight {
    if (!this.#sight || isFault(this.#sight)) throw new Error('nothing is shown');
    return this.#sight.value;
  }

  /*
   * div.frame[part=board]
   * ├─ svg.drawing[aria-hidden]        see scene-drawing.ts
   * ├─ div.points[role=grid]           see points.ts
   * └─ div.said[role=status]           the last turn, told once
   * or
   * div.frame
   * └─ div.error[role=alert][part=error]
   */
  protected override render(): TemplateResult {
    if (this.#sight && isFault(this.#sight)) return this.#renderError(this.#sight.fault);
    const sight = this.#shown;
    const { layout, board, bottom } = sight.facing;
    const held = heldPoint(this.gesture);
    const targets = new Set(held === undefined ? [] : this.#moves.from(held));
    const faces = FACES.find((known) => known === this.faces);
    const look = {
      facing: sight.facing,
      faces: faces ?? (this.#language === 'zh' ? 'hanzi' : 'guide'),
      upright: this.upright,
    };
    const words = this.#words;
    const army = words.armies[board.name === 'four' ? bottom : bottom === 'S' ? 'red' : 'blue'];
    return html`<div class="frame ${board.name} ${this.gesture.kind}" part="board">
      <svg class="drawing" viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">
        ${sceneDrawing({
          sight,
          look,
          stage: this.#stage,
          gesture: this.gesture,
          targets,
          coordinates: this.coordinates,
        })}
      </svg>
      <div
        class="points"
        role="grid"
        aria-label=${words.board(army)}
        aria-description=${words.keys}
        aria-readonly=${this.readonly ? 'true' : 'false'}
        aria-colcount=${columnsOf(sight.facing).length}
        @click=${this.#clicked}
        @keydown=${this.#keyPressed}
        @focusin=${this.#focusMoved}
        @pointerdown=${this.#pointer.down}
        @pointermove=${this.#pointer.move}
        @pointerup=${this.#pointer.up}
        @pointercancel=${this.#pointer.cancelled}
        @lostpointercapture=${this.#pointer.cancelled}
      >
        ${pointRows({
          facing: sight.facing,
          view: sight.view,
          words,
          focused: this.focused,
          held,
          targets,
          mayStart: (point) => this.#moves.mayStart(point),
        })}
      </div>
      <div class="said" role="status">${this.#said}</div>
    </div>`;
  }
  #renderError(fault: Fault): TemplateResult {
    const words = this.#words;
    return html`<div class="frame">
      <div class="error" part="error" role="alert">
        <p>${words.cannotShow}</p>
        <p>${words.sentence(fault.where, fault.found, fault.expected)}</p>
      </div>
    </div>`;
  }

  protected override updated(): void {
    if (this.#sight && isFault(this.#sight)) return this.#report(this.#sight.fault);
    this.#reported = '';
    this.#stage.move(
      (deployed) => this.renderRoot.querySelector(`.piece[data-deployed="${deployed}"]`),
      () => this.requestUpdate(),
    );
  }

  /** Tells of a fault once, not with every update. */
  #report(fault: Fault): void {
    const message = faultText(fault);
    if (message === this.#reported) return;
    this.#reported = message;
    announce(this, 'junqi-error', { message, where: fault.where, expected: fault.expected });
  }

  #lift(from: Point, pointer: number, at: XY, over: Point | undefined): void {
    const before = heldPoint(this.gesture);
    this.gesture = { kind: 'dragging', from, pointer, at, over };
    if (before !== from) this.#tellSelection(from);
  }

  /** Takes over a gesture and announces the move it makes. */
  #react({ gesture, move }: Reaction): void {
    const before = heldPoint(this.gesture);
    this.gesture = gesture;
    const held = heldPoint(gesture);
    if (held !== before) this.#tellSelection(held);
    if (!move) return;
    const detail = { from: this.#name(move.from), to: this.#name(move.to), move };
    if (!announce(this, 'junqi-move', detail)) this.gesture = IDLE;
  }

  #tellSelection(point: Point | undefined): void {
    announce(this, 'junqi-select', { point: point === undefined ? null : this.#name(point) });
  }

  #name(point: Point): string {
    return pointName(this.#shown.facing.board, point);
  }

  #clicked(event: MouseEvent): void {
    const point = this.#pointer.tapped(event);
    if (point !== undefined) this.#react(tap(this.gesture, point, this.#moves));
  }

  #focusMoved(event: FocusEvent): void {
    this.focused = pointOf(event) ?? this.focused;
  }

  #keyPressed(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const point = pointOf(event);
    if (point === undefined || !this.#handleKey(event, point)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key meant something here; any other is the page's. */
  #handleKey({ key, ctrlKey }: KeyboardEvent, point: Point): boolean {
    const to = walk(this.#shown.facing, point, key, ctrlKey);
    if (to !== undefined) return this.#focus(to);
    if (ctrlKey) return false;
    const held = heldPoint(this.gesture);
    switch (key) {
      case 'Enter':
      case ' ':
        this.#react(tap(this.gesture, point, this.#moves));
        return true;
      case 'Escape':
        if (held === undefined) return false;
        this.#pointer.cancel();
        this.#react({ gesture: IDLE });
        return true;
      case 'n':
      case 'p': {
        const choice = held === undefined ? this.#moves.starts : this.#moves.from(held);
        const next = cycle(this.#shown.facing, choice, point, key === 'n' ? 1 : -1);
        return next !== undefined && this.#focus(next);
      }
      default:
        return false;
    }
  }

  #focus(point: Point): true {
    this.focused = point;
    this.renderRoot.querySelector<HTMLElement>(`.point[data-point="${point}"]`)?.focus();
    return true;
  }
}

/** Properties that say what is seen. */
const SIGHT_PROPERTIES = ['rules', 'position', 'view', 'orientation', 'lastTurn'] as const;

/** Where the focus begins: the middle of the front line of the seat at the bottom. */
function frontMiddle({ facing: { board, bottom } }: Sight): Point {
  return territoryPoint(board, bottom, 0, 2);
}

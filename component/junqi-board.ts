// <junqi-board>: shows a view of a game and says what a hand wants to do. It knows no rules: the page
// gives it what may be seen and where pieces may go, and answers the moves it announces.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { territoryPoint, type Point } from '../src/board.js';
import { faultText, isFault, type Fault, type Parsed } from '../src/fault.js';
import type { Position } from '../src/position.js';
import type { Move, Turn } from '../src/turn.js';
import { announce } from './events.js';
import { FACES, type Faces } from './faces/faces.js';
import { movesOf, plyOf } from './given.js';
import { Hand } from './hand.js';
import { turnLabel } from './labels.js';
import { langAround, languageOf, WORDS, type Words } from './messages.js';
import { armyOf } from './pieces-drawing.js';
import { Player } from './player.js';
import { columnsOf, pointRows } from './points.js';
import { RecordReader } from './record-source.js';
import { rulesPanel } from './rules-panel.js';
import { sceneDrawing } from './scene-drawing.js';
import { readSight } from './sources.js';
import { Stage, type Sight } from './stage.js';
import { styles } from './styles.js';

export type * from './events.js';

/** Text is empty where its attribute is gone. */
const TEXT = { converter: { fromAttribute: (text: string | null) => text ?? '' } };

/**
 * A Junqi board. Null in any property means that it is absent, as `undefined` does. What cannot be shown,
 * a malformed `view` or `lastTurn` too, is told in place of the board and by `junqi-error`; nothing throws.
 *
 * @attr {string} rules - Rules by name and changes, such as `duel-dark` or `four-dark,quietLimit=71`.
 * @attr {string} position - A position or a view as text.
 * @attr {string} record - A game as `.jqn` text, shown instead of `position`. Whoever reads the page can read
 *   it: where ranks must stay secret, give the record that was written for the seat.
 * @attr {S | E | N | W | all} seat - Whose view of the record is shown; `all` is everything it holds.
 * @attr {number} ply - How many of the record's turns are shown; all of them where absent.
 * @attr {S | E | N | W} orientation - The seat at the bottom.
 * @attr {hanzi | hanzi1 | latin | guide} faces - What pieces show; `hanzi` on Chinese pages, else `guide`.
 * @attr {boolean} coordinates - Shows files and ranks.
 * @attr {boolean} upright - Keeps the faces of the side seats upright.
 * @attr {boolean} readonly - Nothing can be chosen.
 * @attr {boolean} show-rules - Says the rules in words below the board.
 * @attr {light | dark | auto | inherit} theme - `auto` follows the reader, `inherit` the page.
 * @attr {string} lang - Language of labels and messages; the page's where absent.
 *
 * @fires junqi-move - A move was made by hand: `{ from, to, move }`. Cancelling it puts the piece back.
 *   Otherwise the page answers with a new `view`.
 * @fires junqi-select - A piece was chosen or let go: `{ point }`, a name or null.
 * @fires junqi-ply - Another turn of the record is about to be shown: `{ ply, plies }`. Cancelling it stays.
 * @fires junqi-error - What was given cannot be shown: `{ message, where, expected }`.
 *
 * @slot top-left - The empty corners of Four, for names and clocks; also top-right, bottom-left, bottom-right.
 *
 * @csspart board - The frame around board and points.
 * @csspart piece - Any piece.
 * @csspart point - The cell of a point, which takes taps and the focus.
 * @csspart error - The message in place of the board.
 * @csspart rules - The rules in words.
 *
 * @cssprop --junqi-max-width - Greatest width; 420px (Duel) or 880px (Four) and the height of the window.
 * @cssprop --junqi-board - Colour of the board. Also --junqi-board-edge, -label, -road, -rail, -rail-tie,
 *   -station, -camp, -camp-edge, -headquarters, -headquarters-edge, -palace.
 * @cssprop --junqi-red - Colour of an army. Also --junqi-blue, -south, -east, -north, -west, -covered.
 * @cssprop --junqi-last - Colour of the last turn. Also --junqi-last-edge, -select, -halo, -target, -error.
 */
export class JunqiBoard extends LitElement {
  static override styles = styles;

  @property(TEXT) rules = '';
  @property(TEXT) position = '';
  @property(TEXT) record = '';
  @property(TEXT) seat = '';
  @property({ type: Number }) ply: number | undefined = undefined;
  @property(TEXT) orientation = '';
  @property(TEXT) faces: Faces | '' = '';
  @property({ type: Boolean }) coordinates = false;
  @property({ type: Boolean }) upright = false;
  @property({ type: Boolean, reflect: true }) readonly = false;
  @property({ type: Boolean, attribute: 'show-rules' }) showRules = false;
  @property({ reflect: true }) theme: 'light' | 'dark' | 'auto' | 'inherit' | '' = '';
  @property(TEXT) override lang = '';

  /**
   * What is seen; stands above `position`. Ranks nobody here may know are absent from it. Null where
   * there is none; points with null in `pieces` are empty.
   */
  @property({ attribute: false }) view: Position | null | undefined = undefined;
  /** The moves that a hand may make now; none where it is null. */
  @property({ attribute: false }) destinations: readonly Move[] = [];
  /** The turn that led to `view`: it is marked, told and animated. */
  @property({ attribute: false }) lastTurn: Turn | null | undefined = undefined;

  #read: Parsed<Sight> | undefined;
  readonly #records = new RecordReader();
  #said = '';
  #reported = '';
  readonly #stage = new Stage();
  readonly #player = new Player(this, () => this.next());
  readonly #hand = new Hand(this, () => this.#shown.facing);

  /** Turns of the record, 0 without one. */
  get plies(): number {
    const viewer = this.#records.read(this);
    return isFault(viewer) ? 0 : (viewer.value?.plies ?? 0);
  }

  /** Shows the record after so many turns, or as near as there are. False when nothing changes. */
  goTo(ply: number): boolean {
    const { plies } = this;
    const target = Math.max(0, Math.min(Math.trunc(ply), plies));
    if (target === this.#ply || Number.isNaN(target)) return false;
    if (!announce(this, 'junqi-ply', { ply: target, plies })) return false;
    this.ply = target;
    return true;
  }

  /** Shows the record's next turn. */
  next(): boolean {
    return this.goTo(this.#ply + 1);
  }

  /** Shows the record before the turn shown last. */
  previous(): boolean {
    return this.goTo(this.#ply - 1);
  }

  /** Shows turn after turn, `pace` seconds each, from the start again when all have been seen. */
  play(pace?: number): void {
    if (this.#ply === this.plies) this.goTo(0);
    this.#player.play(pace);
  }

  pause(): void {
    this.#player.pause();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('destinations') || changed.has('readonly')) {
      this.#hand.offer(this.readonly ? [] : movesOf(this.destinations));
    }
    if (!this.#read || SOURCES.some((name) => changed.has(name))) this.#show();
  }

  get #ply(): number {
    return Math.max(0, Math.min(plyOf(this.ply) ?? this.plies, this.plies));
  }

  /** Reads what the page gave and puts it on the stage. */
  #show(): void {
    const before = this.#read && !isFault(this.#read) ? this.#read.value : undefined;
    const read = (this.#read = readSight(this, this.#records));
    if (isFault(read)) return;
    const sight = read.value;
    this.#stage.show(sight, this.#hand.dropped);
    this.#hand.seeNews();
    if (before?.facing.board !== sight.facing.board) this.#hand.focused = frontMiddle(sight);
    if (before && sight.turn && sight.turn !== before.turn) {
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
    if (!this.#read || isFault(this.#read)) throw new Error('nothing is shown');
    return this.#read.value;
  }

  /*
   * div.frame[part=board]
   * ├─ svg.drawing[aria-hidden]        see scene-drawing.ts
   * ├─ div.points[role=grid]           see points.ts
   * ├─ slot.corner × 4                 Four only
   * ├─ p#keys[hidden]                  what describes the grid
   * └─ div.said[role=status]           the last turn, told once
   * details.rules[part=rules]          with show-rules, see rules-panel.ts
   * or
   * div.frame
   * └─ div.error[role=alert][part=error]
   */
  protected override render(): TemplateResult {
    if (this.#read && isFault(this.#read)) return this.#renderError(this.#read.fault);
    const { facing, rules } = this.#shown;
    const { gesture } = this.#hand;
    return html`<div class="frame ${facing.board.name} ${gesture.kind}" part="board">
        ${this.#renderDrawing()} ${this.#renderPoints()}
        ${facing.board.name === 'four' ? CORNERS : nothing}
        <p id="keys" hidden>${this.#words.keys}</p>
        <div class="said" role="status">${this.#said}</div>
      </div>
      ${this.showRules && rules ? rulesPanel(rules, this.lang || langAround(this)) : nothing}`;
  }

  #renderDrawing(): TemplateResult {
    const sight = this.#shown;
    const { facing } = sight;
    const { gesture, targets } = this.#hand;
    const named = FACES.find((known) => known === this.faces);
    const faces = named ?? (this.#language === 'zh' ? 'hanzi' : 'guide');
    const look = { facing, faces, upright: this.upright };
    const { coordinates } = this;
    const scene = { sight, look, stage: this.#stage, gesture, targets, coordinates };
    const { width, height } = facing.layout;
    return html`<svg class="drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${sceneDrawing(scene)}
    </svg>`;
  }

  #renderPoints(): TemplateResult {
    const { facing, view } = this.#shown;
    const words = this.#words;
    const hand = this.#hand;
    const { focused, held, moves, pointer } = hand;
    return html`<div
      class="points"
      role="grid"
      aria-label=${words.board(words.armies[armyOf(facing, facing.bottom)])}
      aria-describedby="keys"
      aria-readonly=${this.readonly ? 'true' : 'false'}
      aria-colcount=${columnsOf(facing).length}
      @click=${hand.clicked}
      @keydown=${hand.keyPressed}
      @focusin=${hand.focusMoved}
      @pointerdown=${pointer.down}
      @pointermove=${pointer.move}
      @pointerup=${pointer.up}
      @touchmove=${pointer.touchMove}
      @pointercancel=${pointer.cancelled}
      @lostpointercapture=${pointer.lost}
    >
      ${pointRows({ facing, view, words, focused, held, moves })}
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
    if (this.#read && isFault(this.#read)) return this.#report(this.#read.fault);
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
}

/** The empty corners of Four, for names, clocks and the like. */
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
  (name) => html`<slot class="corner" name=${name}></slot>`,
);

/** Properties that say what is seen. */
const SOURCES = [
  'rules',
  'position',
  'record',
  'seat',
  'ply',
  'view',
  'orientation',
  'lastTurn',
] as const;

/** Where the focus begins: the middle of the front line of the seat at the bottom. */
function frontMiddle({ facing: { board, bottom } }: Sight): Point {
  return territoryPoint(board, bottom, 0, 2);
}

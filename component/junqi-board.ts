// <junqi-board>: shows a view of a game and says what a hand wants to do. It knows no rules: the page, or
// a mode, gives it what may be seen and where pieces may go, and answers the moves it announces.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { territoryPoint, type Point } from '../src/board.js';
import { faultText, isFault, type Fault, type Parsed } from '../src/fault.js';
import type { Move, Turn } from '../src/turn.js';
import { withSketch } from './annotated.js';
import { boardFrame, boardLayout, faultFrame, screenFrame, waitingLayout } from './board-view.js';
import { capital } from './capital.js';
import { fire } from './events.js';
import type { Faces, WrittenFaces } from './faces/faces.js';
import { movesOf, plyOf } from './given.js';
import { Hand } from './hand.js';
import { boardLabel, turnLabel } from './labels.js';
import { en } from './messages/en.js';
import { addMessages, Wording } from './messages/wording.js';
import type { Messages, Words } from './messages/words.js';
import { ModeRunner } from './mode-runner.js';
import type { ModeSight, Panels } from './modes/mode.js';
import { addMode } from './modes/registry.js';
import { Nearness } from './nearness.js';
import type { Button } from './panels.js';
import { positionText } from './read-out.js';
import type { SteppedLine } from './record-line.js';
import { RecordReader } from './record-source.js';
import { rulesWords } from './rules-words.js';
import { Said, type Told } from './said.js';
import { SharingBoard, type Seen } from './sharing-board.js';
import { shownFaces } from './shown-faces.js';
import type { Sounds } from './sounds.js';
import { facedSight, readSight, SOURCES } from './sources.js';
import { isSamePosition, Stage, type Sight } from './stage.js';
import { styles } from './styles.js';

export type * from './events.js';
export type { PieceSet } from './faces/faces.js';
export type { Messages, Words } from './messages/words.js';
export type { BoardMode, ModeHost, ModeMaker } from './modes/mode.js';

/**
 * A Junqi board. Null in any property means that it is absent, as `undefined` does. What cannot be shown,
 * a malformed `view` or `lastTurn` too, is told in place of the board and by `junqi-error`; nothing throws.
 *
 * @fires junqi-move - A move was made by hand: `{ from, to, move }`. Cancelling it puts the piece back.
 *   Otherwise the page, or the mode, answers with a new `view`.
 * @fires junqi-select - A piece was chosen or let go: `{ point }`, a name or null.
 * @fires junqi-draw - The reader drew or wiped out arrows and circles, or another position was shown, which takes
 *   them away: `{ arrows, circles }`.
 * @fires junqi-ply - Another turn of the record is about to be shown: `{ ply, plies }`. Cancelling it stays.
 * @fires junqi-error - What was given cannot be shown: `{ message, where, expected }`.
 *
 * @slot top-left - The empty corners of Four, for names and clocks; also top-right, bottom-left, bottom-right.
 *
 * @csspart base - Everything: the board and the panels around it.
 * @csspart board - The frame around board and points.
 * @csspart piece - Any piece.
 * @csspart point - The cell of a point, which takes taps and the focus.
 * @csspart above - A mode's panel above the board; also `beside`, `below`, `edge`.
 * @csspart screen - What a mode shows in place of the board.
 * @csspart button - A button of a panel; also `toolbar`, `field`.
 * @csspart evaluation - The bar that says how the game stands.
 * @csspart error - The message in place of the board.
 * @csspart rules - The rules in words.
 *
 * @cssprop --junqi-max-width - Greatest width of the board; 420px (Duel) or 880px (Four) and the height of the window.
 * @cssprop --junqi-board - Colour of the board. Also --junqi-board-edge, -label, -road, -rail, -rail-tie,
 *   -station, -camp, -camp-edge, -headquarters, -headquarters-edge, -palace.
 * @cssprop --junqi-red - Colour of an army. Also --junqi-blue, -south, -east, -north, -west, -covered.
 * @cssprop --junqi-last - Colour of the last turn. Also --junqi-last-edge, -select, -halo, -target, -error.
 * @cssprop --junqi-arrow-best - Colour of the best arrow. Also --junqi-arrow-other, --junqi-heat.
 * @cssprop --junqi-panel - Ground of panels. Also --junqi-panel-edge, -panel-text, -panel-quiet, --junqi-accent,
 *   -accent-text, -danger, -danger-text, -radius, -font.
 */
export class JunqiBoard extends SharingBoard {
  static override styles = styles;
  /** Adds languages, or other words in one that is there: message files as `component/messages/en.ts` is one. */
  static readonly addMessages = addMessages;
  /** Adds a mode of the page's own, or puts another in the place of one: `addMode(name, load)`. */
  static readonly addMode = addMode;

  #read: Parsed<Sight> | undefined;
  /** What the mode says is seen. */
  #given: Parsed<ModeSight> | undefined;
  #moves: readonly Move[] = NO_MOVES;
  #offered: readonly Move[] = NO_MOVES;
  readonly #records = new RecordReader();
  readonly #said = new Said();
  #reported = '';
  /** Whether a board stood here before. */
  #wasDrawn = false;
  readonly #stage = new Stage();
  #sounds: Sounds | undefined;
  readonly #wording = new Wording(this);
  readonly #modes: ModeRunner = new ModeRunner(this, {
    hand: () => this.#hand,
    wording: this.#wording,
    facing: () => (this.#read && !isFault(this.#read) ? this.#read.value.facing : undefined),
    say: (told) => this.say(told),
    readOut: () => this.say(this.#position),
  });
  readonly #hand = new Hand(this, () => this.#shown, this.#modes);
  readonly #nearness = new Nearness(this);

  /** The position in words, as the key R has it read out: what may be known of it, and nothing else. */
  readOut(): string {
    return this.#position();
  }

  get #position(): () => string {
    if (!this.#read || isFault(this.#read)) return () => '';
    const { facing, view } = this.#read.value;
    // A screen covers what the one before it was shown.
    return () => (this.#modes.mode?.screen?.() ? '' : positionText(facing, this.#words, view));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.stop();
  }

  protected override get line(): SteppedLine {
    const viewer = this.#records.read(this);
    const plies = isFault(viewer) ? 0 : (viewer.value?.plies ?? 0);
    const ply = Math.max(0, Math.min(plyOf(this.ply) ?? plies, plies));
    return this.#modes.mode?.line ?? { ply, plies, goTo: (to) => (this.ply = to) };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const runner = this.#modes;
    runner.see(this.#nearness.isNear ? this.mode : '', [...changed.keys()].map(String));
    if (changed.has('drawable') && !this.drawable) this.#hand.pen = false;
    if (changed.has('destinations')) this.#moves = movesOf(this.destinations);
    const moves = this.readonly ? NO_MOVES : (runner.mode?.destinations?.() ?? this.#moves);
    if (moves !== this.#offered) this.#hand.offer((this.#offered = moves));
    const given = runner.trouble ?? runner.mode?.sight?.();
    const isNew = given !== this.#given || SOURCES.some((name) => changed.has(name));
    this.#given = given;
    if (!this.#read || isNew) this.#show();
  }

  /** Reads what the mode or the page gave and puts it on the stage. */
  #show(): void {
    const before = this.#read && !isFault(this.#read) ? this.#read.value : undefined;
    const given = this.#given;
    const read = given ? facedSight(given, this.orientation) : readSight(this, this.#records);
    this.#read = read;
    if (isFault(read)) return;
    const sight = read.value;
    this.#stage.show(sight, this.#hand.dropped);
    this.#hand.seeNews(before !== undefined && !isSamePosition(before.view, sight.view));
    if (before?.facing.board !== sight.facing.board) this.#hand.begin(frontMiddle(sight));
    if (!before || !sight.turn || sight.turn === before.turn) return;
    // Behind a screen that nobody has taken yet, and on a board only just filled, no turn was seen.
    if (before.view.pieces.some(Boolean) && !this.#modes.mode?.screen?.()) {
      const { facing, turn, view } = sight;
      if (!sight.isTold)
        this.say(() => capital(turnLabel(facing, this.#words, turn, before.view, view)));
      if (this.sounds) void this.#knock(turn);
    }
  }

  /** Sounds are brought for the first turn that is heard; where they are not there the board is silent. */
  async #knock(turn: Turn): Promise<void> {
    const made = await import('./sounds.js').catch(() => undefined);
    this.#sounds ??= made && new made.Sounds(this, () => this.sounds);
    this.#sounds?.tell(turn);
  }

  get #words(): Words {
    return this.#wording.in(en);
  }

  get #shown(): Sight {
    if (!this.#read || isFault(this.#read)) throw new Error('nothing is shown');
    return this.#read.value;
  }

  protected override say(told: Told): void {
    this.#said.tell(told, this.#wording.lang());
    this.requestUpdate();
  }

  protected override languageCome(): Promise<void> {
    return this.#wording.come();
  }

  protected override speak<Said extends object>(english: Messages<Said>): Said {
    return this.#wording.in(english);
  }

  protected override get seen(): Seen | undefined {
    // What is taken along is what the mode shows.
    if (!this.#nearness.isNear) this.#nearness.come();
    const { mode } = this.#modes;
    if (!this.#read || isFault(this.#read) || mode?.screen?.()) return undefined;
    const sight = this.#read.value;
    const shown = this.#records.read(this);
    const given = isFault(shown) ? undefined : shown.value;
    return {
      sight,
      faces: this.#faces,
      annotations: withSketch(mode?.annotations?.(), this.#hand),
      label: boardLabel(sight.facing, this.#words),
      record: mode ? mode.record?.() : given,
    };
  }

  /*
   * div.whole                        see board-view.ts
   * details.rules[part=rules]        with show-rules, see rules-words.ts
   */
  protected override render(): TemplateResult {
    const read = this.#read;
    const panels = this.#modes.mode?.panels?.() ?? NO_PANELS;
    const board = read && !isFault(read) ? read.value.facing.board.name : 'duel';
    if (!this.#nearness.isNear) return waitingLayout(board, this.#placeLabel);
    const rules = read && !isFault(read) ? read.value.rules : undefined;
    const tools = this.renderTools(this.#penSwitch);
    const said = this.#said.textIn(this.#wording.lang());
    const layout = { board, said, key: this.#modes.panelKey, tools };
    return html`${boardLayout(this.#renderMiddle(panels), panels, layout)}
    ${this.showRules && rules ? rulesWords(rules, this.#wording.lang(), () => this.requestUpdate()) : nothing}`;
  }

  /** What keeps the place is called as the board is, where the page has put nothing there. */
  get #placeLabel(): string {
    const read = this.#read;
    if (!read || isFault(read) || this.firstElementChild || this.textContent.trim()) return '';
    return boardLabel(read.value.facing, this.#words);
  }

  /** Once drawn, where it is near. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#nearness.looked;
    return super.getUpdateComplete();
  }

  #renderMiddle({ corners = {} }: Panels): TemplateResult {
    const screen = this.#modes.mode?.screen?.();
    if (screen) return screenFrame(screen);
    if (this.#read && isFault(this.#read))
      return faultFrame(this.#words, this.#read.fault, this.#wasDrawn);
    this.#wasDrawn = true;
    const { mode } = this.#modes;
    const { upright, coordinates, readonly } = this;
    return boardFrame({
      sight: this.#shown,
      stage: this.#stage,
      hand: this.#hand,
      words: this.#words,
      faces: this.#faces,
      upright,
      coordinates,
      readonly,
      annotations: withSketch(mode?.annotations?.(), this.#hand),
      corners,
      label: mode?.label && ((point) => mode.label?.(point)),
    });
  }

  /** Where the attribute has the board drawn on, and no panel of the mode has the switch. */
  get #penSwitch(): Button | undefined {
    const hand = this.#hand;
    if (!this.drawable || this.#modes.mode?.drawable) return undefined;
    const press = (): void => void (hand.pen = !hand.pen);
    return { label: this.#words.pen, icon: 'draw', pressed: hand.pen, name: 'pen-switch', press };
  }

  get #faces(): Faces | WrittenFaces {
    return shownFaces(this, this.#wording.lang());
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
    fire(this, 'junqi-error', { message, where: fault.where, expected: fault.expected });
  }
}

const NO_MOVES: readonly Move[] = [];
const NO_PANELS: Panels = {};

/** Where the focus begins: the middle of the front line of the seat at the bottom. */
function frontMiddle({ facing: { board, bottom } }: Sight): Point {
  return territoryPoint(board, bottom, 0, 2);
}

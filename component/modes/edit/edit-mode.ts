// Editing a position: pieces are put, moved and removed, everything beside them is set, and what cannot be
// is said while it is made.

import { BOARDS, pointName, type Point, type Seat } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import { RANKS, type Rank, type SeenPiece } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import type { Move } from '../../../src/turn.js';
import { fire, type EditDetail } from '../../events.js';
import { facing, type Facing } from '../../geometry.js';
import { pieceLabel } from '../../labels.js';
import { en as boardEn } from '../../messages/en.js';
import { faultSentence } from '../../messages/phrases.js';
import { textOfTold, type Told } from '../../said.js';
import { Receiver, textPanelStyles } from '../../out/text-panel.js';
import { panelStyles } from '../../panel-styles.js';
import type { BoardMode, ModeHost, ModeSight, Panels } from '../mode.js';
import { beginDesk, SOURCES } from './begin.js';
import { en } from './messages/en.js';
import type { Tool } from './palette.js';
import { editPanel } from './panel.js';
import { panelState } from './panel-state.js';
import type { PositionDesk } from './position-desk.js';
import { editStyles } from './styles.js';
import type { EditWords } from './words.js';

export type { EditDetail };

/**
 * `mode="edit"`: any position is put together by hand. It begins with the page's `view` or `position`, else with
 * an empty board of `rules`. With `readonly` it is shown and nothing more.
 *
 * @fires junqi-edit - The position, or its rules, were changed: `{ position, text, rules, fault }`.
 */
export class EditMode implements BoardMode {
  readonly styles = [panelStyles, textPanelStyles, editStyles];
  #desk: PositionDesk | undefined;
  #sight: Parsed<ModeSight> | undefined;
  #shown: Position | undefined;
  #moves: readonly Move[] = NO_MOVES;
  #seat: Seat = 'S';
  #tool: Tool | undefined;
  #status: Told = '';
  readonly #receiver: Receiver;

  constructor(private readonly host: ModeHost) {
    this.#receiver = new Receiver(
      host.element,
      (file) => void this.open(file),
      (text) => this.change((desk) => desk.write(text)),
    );
  }

  connect(): void {
    this.#receiver.listen();
  }

  disconnect(): void {
    this.#receiver.stop();
  }

  read(changed: ReadonlySet<string>): void {
    if (this.#sight && !SOURCES.some((name) => changed.has(name))) return;
    const begun = beginDesk(this.host.given);
    this.#desk = isFault(begun) ? undefined : begun.value;
    this.#sight = isFault(begun) ? begun : undefined;
    this.#shown = undefined;
    this.#tool = undefined;
    this.#seat = this.#desk?.position.seats[0] ?? 'S';
  }

  sight(): Parsed<ModeSight> | undefined {
    const desk = this.#desk;
    if (!desk || (this.#shown === desk.position && this.#sight)) return this.#sight;
    const { position, variant } = desk;
    this.#shown = position;
    this.#moves = everyMove(position);
    this.#sight = { value: { rules: variant.rules, view: position, turn: undefined } };
    return this.#sight;
  }

  destinations(): readonly Move[] {
    this.sight();
    return this.host.readonly ? NO_MOVES : this.#moves;
  }

  move({ from, to }: Move): void {
    this.change((desk) => desk.exchange(from, to));
  }

  tap(point: Point): boolean {
    const tool = this.#tool;
    if (tool === undefined || this.host.readonly) return false;
    if (tool === 'eraser') this.discard(point);
    else this.put(tool, point);
    return true;
  }

  put(piece: SeenPiece, point: Point): void {
    const desk = this.#desk;
    if (!desk || this.host.readonly) return;
    if (!desk.put(piece, point)) return this.tell(() => this.words.noMore(this.#nameOf(piece)));
    if (typeof this.#tool === 'object' && piece.seat && desk.left(piece.seat, piece.rank) < 1) {
      this.#tool = undefined;
    }
    const at = pointName(this.facing.board, point);
    this.#changed(() => this.words.put(this.#nameOf(piece), at));
  }

  discard(from: Point): boolean {
    const desk = this.#desk;
    const piece = desk?.position.pieces[from];
    if (!desk || !piece || this.host.readonly) return false;
    desk.remove(from);
    const at = pointName(this.facing.board, from);
    this.#changed(() => this.words.removed(this.#nameOf(piece), at));
    return true;
  }

  /** Letters put pieces of the chosen army, `y` one whose rank is not known; digits choose the army. */
  key({ key, ctrlKey }: KeyboardEvent, point: Point | undefined): boolean {
    if (!this.#desk || this.host.readonly) return false;
    if (ctrlKey) return key === 'z' && this.#undo();
    if (key === 'Escape' && this.#tool) return this.choose(undefined);
    const seat = this.#desk.position.seats[Number(key) - 1];
    if (seat) return this.chooseSeat(seat);
    if (point === undefined) return false;
    if (key === 'Delete' || key === 'Backspace') return this.discard(point);
    const rank = RANKS.find((each): each is Rank => each === key);
    if (rank) this.put({ seat: this.#seat, rank }, point);
    else if (key === 'y') this.put(this.covered, point);
    return rank !== undefined || key === 'y';
  }

  panels(): Panels | undefined {
    const desk = this.#desk;
    if (!desk) return undefined;
    const status = textOfTold(this.#status);
    const state = panelState(this.host, this, { desk, status, seat: this.#seat, tool: this.#tool });
    return { beside: editPanel(state) };
  }

  /** What the hand puts next, or nothing. */
  choose(tool: Tool | undefined): true {
    this.#tool = tool;
    if (tool === undefined) this.#status = '';
    else {
      this.#status = () =>
        tool === 'eraser' ? this.words.erasing : this.words.inHand(this.#nameOf(tool));
    }
    this.host.update();
    return true;
  }

  /** Whose pieces are put; the rank in the hand stays. */
  chooseSeat(seat: Seat): true {
    const tool = this.#tool;
    this.#seat = seat;
    if (typeof tool === 'object' && tool.seat) this.choose({ ...tool, seat });
    this.host.update();
    return true;
  }

  change(act: (desk: PositionDesk) => void): void {
    if (!this.#desk) return;
    act(this.#desk);
    this.#changed('');
  }

  async open(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const wrong = this.#desk?.read(bytes, file.name);
    if (!wrong) return this.#changed('');
    this.tell(() => faultSentence(this.host.words(boardEn), wrong));
  }

  /** Shows and says something. */
  tell(told: Told): void {
    this.#status = told;
    if (told) this.host.say(told);
    this.host.update();
  }

  get words(): EditWords {
    return this.host.words(en).edit;
  }

  get facing(): Facing {
    const board = BOARDS[this.#desk?.position.board ?? 'duel'];
    return facing(board, board.seats[0] ?? 'S');
  }

  /** A piece whose rank is not known: in flip one that lies face down. */
  get covered(): SeenPiece {
    return this.#desk?.position.bag ? {} : { seat: this.#seat };
  }

  #undo(): true {
    this.change((desk) => desk.undo());
    return true;
  }

  #changed(status: Told): void {
    const desk = this.#desk;
    if (!desk) return;
    const { position, text, variant, fault } = desk;
    if (!position.seats.includes(this.#seat)) this.#seat = position.seats[0] ?? 'S';
    if (typeof this.#tool === 'object' && !mayPut(desk, this.#tool)) this.#tool = undefined;
    this.tell(status);
    const sentence = fault && `${fault.where}: found ${fault.found}, expected ${fault.expected}`;
    const detail: EditDetail = { position, text, rules: variant.text, fault: sentence ?? null };
    fire(this.host.element, 'junqi-edit', detail);
  }

  #nameOf(piece: SeenPiece): string {
    return pieceLabel(this.facing, this.host.words(boardEn), piece);
  }
}

const NO_MOVES: readonly Move[] = [];

/** Every piece may go anywhere; two change places. */
function everyMove({ pieces }: Position): readonly Move[] {
  return pieces.flatMap((piece, from) =>
    piece ? pieces.flatMap((_, to) => (to === from ? [] : [{ from, to }])) : [],
  );
}

/** A piece of another board's seat is put down. */
const mayPut = ({ position }: PositionDesk, piece: SeenPiece): boolean =>
  piece.seat ? position.seats.includes(piece.seat) : position.bag !== undefined;

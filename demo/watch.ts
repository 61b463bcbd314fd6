// Watching a record: open it, step through it, look through anybody's eyes.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { ErrorDetail, PlyDetail } from '../component/events.js';
import type { JunqiBoard } from '../component/junqi-board.js';
import { BOARDS, SEATS, type Seat } from '../src/board.js';
import type { Fault } from '../src/fault.js';
import { makeJqn } from '../src/formats/jqn.js';
import type { GameRecord } from '../src/record.js';
import { seatsOf } from '../src/rules.js';
import { optionsOf } from './controls.js';
import { loadCore } from './core.js';
import { endOf } from './ending.js';
import { tell } from './events.js';
import { EXAMPLE } from './example.js';
import { failureReason } from './failure.js';
import { language, words } from './language.js';
import { moveList, type Line } from './move-list.js';
import { failureNotice, troubleNotice } from './notices.js';
import { playerBar } from './player.js';
import { recordAbout } from './record-about.js';
import { recordOpening } from './record-opening.js';
import { openBytes, type Opened } from './record-file.js';
import { controlId, Section } from './section.js';
import { seatNames } from './seat-names.js';
import { armyName, capital, resultText } from './table.js';

/** Seconds a turn. */
const PACES = [2, 1, 0.5, 0.2] as const;

export class Watch extends Section {
  @state() private records: readonly GameRecord[] = [];
  @state() private chosen = 0;
  @state() private line: Line = [];
  @state() private ply = 0;
  @state() private eyes: Seat | 'all' = 'all';
  @state() private bottom: Seat = 'S';
  @state() private pace: number = PACES[1];
  @state() private isPlaying = false;
  @state() private keepsNames = false;
  @state() private trouble: Extract<Opened, { kind: 'bad' }> | undefined = undefined;
  @state() private failure: string | undefined = undefined;
  /** A file is being dragged over the section. */
  @state() private isOver = false;
  #isAsked = false;
  #bytes: Uint8Array = new TextEncoder().encode(EXAMPLE);
  /** The line's record as text, made once. */
  #text: { readonly line: Line; readonly text: string } | undefined;
  readonly #ids = {
    file: controlId(),
    text: controlId(),
    ply: controlId(),
    pace: controlId(),
    eyes: controlId(),
    bottom: controlId(),
    game: controlId(),
  };

  protected override firstUpdated(): void {
    // Something may have come in the address.
    if (!this.#isAsked && !this.trouble) void this.open(this.#bytes);
  }

  /** Shows what the bytes hold, after `ply` turns; where they hold nothing of the kind, only says so. */
  async open(bytes: Uint8Array, name = '', ply = 0): Promise<void> {
    this.#isAsked = true;
    const core = await loadCore().catch((error: unknown) => {
      this.failure = failureReason(error);
    });
    if (!core) return;
    this.failure = undefined;
    const opened = openBytes(bytes, { core, names: this.keepsNames, name });
    this.trouble = opened.kind === 'bad' ? opened : undefined;
    if (opened.kind === 'setup') tell(this, 'demo-setup-file', opened.text);
    if (opened.kind !== 'records') return;
    this.#bytes = bytes;
    this.records = opened.records;
    this.#choose(0);
    this.ply = Math.min(ply, this.line.length);
  }

  /** Something that was to be shown cannot be. */
  complain(fault: Fault): void {
    this.trouble = { kind: 'bad', fault };
  }

  get #record(): GameRecord | undefined {
    return this.records[this.chosen];
  }

  get #board(): JunqiBoard | null {
    return this.querySelector('junqi-board');
  }

  protected override render(): TemplateResult {
    const { watch } = words();
    return html`<div
      class="dropping ${this.isOver ? 'over' : ''}"
      @dragover=${this.#draggedOver}
      @dragleave=${() => (this.isOver = false)}
      @drop=${this.#dropped}
    >
      <h2>${watch.title}</h2>
      <p class="lead">${watch.lead}</p>
      ${recordOpening({
        ids: this.#ids,
        keepsNames: this.keepsNames,
        keepNames: (keeps) => this.#keepNames(keeps),
        openFile: (files) => this.#openFile(files),
        openText: (text) => void this.open(new TextEncoder().encode(text)),
      })}
      ${failureNotice(this.failure)} ${troubleNotice(watch.bad, this.trouble ?? {})}
      ${this.#record ? this.#renderRecord(this.#record) : nothing}
    </div>`;
  }

  #renderRecord(record: GameRecord): TemplateResult {
    const { watch } = words();
    const shown = this.line[this.ply - 1];
    const choose = (line: Line, ply: number): void => {
      this.#pause();
      this.line = line;
      this.ply = ply;
    };
    return html`<div class="table ${record.variant.rules.board}">
      <div class="board-column">
        <junqi-board
          .record=${this.#lineText(record)}
          .ply=${this.ply}
          seat=${this.eyes}
          orientation=${this.bottom}
          lang=${language()}
          theme="inherit"
          tools=""
          readonly
          coordinates
          @junqi-ply=${this.#stepped}
          @junqi-error=${this.#failed}
          >${seatNames(record.variant.rules, this.bottom)}</junqi-board
        >
        ${playerBar({
          ply: this.ply,
          plies: this.line.length,
          isPlaying: this.isPlaying,
          goTo: (ply) => this.#goTo(ply),
          toggle: () => this.#toggle(),
          id: this.#ids.ply,
        })}
        <p class="outcome" role="status">${this.#outcome(record)}</p>
      </div>
      <div class="panel">
        ${recordAbout(record)} ${this.#renderLooking(record)}
        <h3>${watch.moves}</h3>
        <div class="moves" tabindex="0" role="region" aria-label=${watch.moves}>
          ${moveList({ record, shown, choose })}
        </div>
      </div>
    </div>`;
  }

  #renderLooking({ variant: { rules } }: GameRecord): TemplateResult {
    const { watch } = words();
    const { board } = rules;
    const name = (seat: Seat): string => capital(armyName(board, seat));
    const eyes = ['all', ...seatsOf(rules)] as const;
    const games = this.records.map((_, index) => index);
    return html`<div class="fields">
      ${
        games.length > 1
          ? optionsOf(this.#ids.game, watch.game, games, this.chosen, {
              label: (index) => watch.gameName(index + 1, games.length),
              choose: (index) => this.#choose(index),
            })
          : nothing
      }
      ${optionsOf(this.#ids.eyes, watch.eyes, eyes, this.eyes, {
        label: (seat) => (seat === 'all' ? watch.everything : name(seat)),
        choose: (seat) => this.#lookAs(seat),
      })}
      ${optionsOf(this.#ids.bottom, watch.bottom, BOARDS[board].seats, this.bottom, {
        label: name,
        choose: (seat) => (this.bottom = seat),
      })}
      ${optionsOf(this.#ids.pace, watch.pace, PACES, this.pace, {
        label: watch.paceOf,
        choose: (pace) => this.#setPace(pace),
      })}
    </div>`;
  }

  /** How the line ended, once its end is shown. */
  #outcome(record: GameRecord): string {
    const end = this.ply === this.line.length ? endOf(record, this.line) : undefined;
    return end ? resultText(record.variant.rules.board, end) : '';
  }

  #lineText(record: GameRecord): string {
    if (this.#text?.line === this.line) return this.#text.text;
    const isMain = this.line === record.turns;
    const { termination: _, ...open } = record;
    const shown = isMain ? record : { ...open, turns: this.line, result: null };
    const text = makeJqn([shown]);
    this.#text = { line: this.line, text };
    return text;
  }

  protected override updated(): void {
    const list = this.querySelector<HTMLElement>('.moves');
    const current = list?.querySelector<HTMLElement>('[aria-current="step"]');
    if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    else if (list) list.scrollTop = 0;
  }

  #choose(index: number): void {
    this.#pause();
    const record = this.records[index];
    this.chosen = index;
    this.line = record?.turns ?? [];
    this.ply = 0;
    this.eyes = 'all';
    this.bottom = SEATS.find((seat) => seat === record?.tags['SavedBy']) ?? 'S';
  }

  #lookAs(seat: Seat | 'all'): void {
    this.eyes = seat;
    if (seat !== 'all') this.bottom = seat;
  }

  #goTo(ply: number): void {
    this.#pause();
    this.ply = ply;
  }

  #toggle(): void {
    if (this.isPlaying) return this.#pause();
    this.isPlaying = true;
    this.#board?.play(this.pace);
  }

  #pause(): void {
    this.isPlaying = false;
    this.#board?.pause();
  }

  #setPace(pace: number): void {
    this.pace = pace;
    if (this.isPlaying) this.#board?.play(pace);
  }

  #stepped({ detail: { ply, plies } }: CustomEvent<PlyDetail>): void {
    this.ply = ply;
    if (ply === plies) this.isPlaying = false;
  }

  #failed({ detail: { where, message, expected } }: CustomEvent<ErrorDetail>): void {
    this.#pause();
    this.trouble = { kind: 'bad', fault: { where, found: message, expected } };
  }

  #keepNames(keeps: boolean): void {
    this.keepsNames = keeps;
    void this.open(this.#bytes);
  }

  #openFile(files: FileList | null | undefined): void {
    const [file] = files ?? [];
    if (!file) return;
    void file.arrayBuffer().then((buffer) => this.open(new Uint8Array(buffer), file.name));
  }

  #draggedOver(event: DragEvent): void {
    event.preventDefault();
    this.isOver = true;
  }

  #dropped(event: DragEvent): void {
    event.preventDefault();
    this.isOver = false;
    this.#openFile(event.dataTransfer?.files);
  }
}

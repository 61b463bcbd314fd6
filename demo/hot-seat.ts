// Several players at one screen. Between two of them stands a screen without a board: what one seat
// may not know is in this object's private game only, never in the document or in storage.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { MoveDetail } from '../component/events.js';
import type { BySeat, Seat } from '../src/board.js';
import { Game } from '../src/game.js';
import type { Position } from '../src/position.js';
import type { Setup } from '../src/record.js';
import { PRESETS, seatsOf, type Rules } from '../src/rules.js';
import type { Move, Turn } from '../src/turn.js';
import { optionsOf } from './controls.js';
import { loadCore } from './core.js';
import { download, recordText } from './download.js';
import { language, words } from './language.js';
import { controlId, Section } from './section.js';
import type { SetupChoice } from './setup-choice.js';
import {
  armyName,
  capital,
  countsLine,
  lastBoardTurn,
  publicTurnText,
  resultText,
} from './table.js';

const VARIANTS = ['duel-dark', 'four-dark', 'four-partners'] as const;
type VariantName = (typeof VARIANTS)[number];

type Stage =
  | { readonly kind: 'choosing' }
  /** Nobody's board shows; `seat` is to take the screen, to set up or to move. */
  | { readonly kind: 'handover'; readonly seat: Seat }
  | { readonly kind: 'setting-up'; readonly seat: Seat }
  /** The seat's view shows, before its move and after it. */
  | { readonly kind: 'moving'; readonly seat: Seat; readonly hasMoved: boolean }
  | { readonly kind: 'over'; readonly showsAll: boolean };

interface Told {
  readonly before: Position;
  readonly turn: Turn;
}

export class HotSeat extends Section {
  @state() private variant: VariantName = 'duel-dark';
  @state() private stage: Stage = { kind: 'choosing' };
  @state() private isResigning = false;
  #setups: BySeat<Setup> = {};
  #game: Game | undefined;
  /** What has happened, in public words, since each seat gave the screen away. */
  #told: Told[] = [];
  readonly #variantId = controlId();

  get #rules(): Rules {
    return PRESETS[this.variant];
  }

  protected override render(): TemplateResult {
    const { hotSeat } = words();
    return html`<h2>${hotSeat.title}</h2>
      ${this.#renderStage()}`;
  }

  #renderStage(): TemplateResult {
    const { stage } = this;
    switch (stage.kind) {
      case 'choosing':
        return this.#renderChoices();
      case 'handover':
        return this.#renderHandover(stage.seat);
      case 'setting-up':
        return this.#renderSettingUp(stage.seat);
      case 'moving':
        return this.#renderMoving(this.#playing, stage.seat, stage.hasMoved);
      case 'over':
        return this.#renderOver(this.#playing, stage.showsAll);
    }
  }

  get #playing(): Game {
    if (!this.#game) throw new Error('no game is played');
    return this.#game;
  }

  #renderChoices(): TemplateResult {
    const { hotSeat, variants } = words();
    return html`<p class="lead">${hotSeat.lead}</p>
      <div class="fields">
        ${optionsOf(this.#variantId, words().play.variant, VARIANTS, this.variant, {
          label: (name) => variants[name],
          choose: (name) => (this.variant = name),
        })}
      </div>
      <div class="buttons march">
        <button type="button" class="primary" @click=${() => this.#handTo(this.#seatToSetUp)}>
          ${hotSeat.start}
        </button>
      </div>`;
  }

  #renderHandover(seat: Seat): TemplateResult {
    const { hotSeat } = words();
    const name = capital(armyName(this.#rules.board, seat));
    const told = this.#told.map(({ before, turn }) => publicTurnText(before, turn));
    return html`<div class="handover seat-${this.#rules.board}-${seat}">
      <p class="whose" tabindex="-1">${hotSeat.handTo(name)}</p>
      <p>${this.#game ? hotSeat.toMove : hotSeat.toSetUp}</p>
      ${
        told.length > 0
          ? html`<p class="hint">${hotSeat.since}</p>
              <ol class="told">
                ${told.map((text) => html`<li>${text}</li>`)}
              </ol>`
          : nothing
      }
      <button type="button" class="primary" @click=${() => this.#take(seat)}>
        ${hotSeat.take(name)}
      </button>
      <p class="hint">${hotSeat.others}</p>
    </div>`;
  }

  #renderSettingUp(seat: Seat): TemplateResult {
    const { hotSeat, play } = words();
    const name = capital(armyName(this.#rules.board, seat));
    return html`<h3>${hotSeat.setupOf(name)}</h3>
      ${keyed(
        seat,
        html`<demo-setup-choice
          .rules=${this.#rules}
          .seat=${seat}
          @march-out=${() => void this.#march(seat)}
        ></demo-setup-choice>`,
      )}
      <div class="buttons march">
        <button type="button" @click=${() => this.#leave()}>${play.newGame}</button>
      </div>`;
  }

  #renderMoving(game: Game, seat: Seat, hasMoved: boolean): TemplateResult {
    const { hotSeat, play } = words();
    const name = capital(armyName(this.#rules.board, seat));
    return html`<div class="table ${this.#rules.board}">
      ${this.#renderBoard(game, game.view(seat), seat, hasMoved ? [] : game.moves())}
      <div class="panel">
        <p class="status" role="status" tabindex="-1">
          ${hasMoved ? this.#toldLast() : hotSeat.yourMove(name)}
        </p>
        ${countsLine(game.rules, game.position)}
        <div class="buttons">
          ${
            hasMoved
              ? html`<button type="button" class="primary" @click=${() => this.#handOn(game)}>
                  ${hotSeat.hide}
                </button>`
              : this.#renderResigning(game, seat)
          }
        </div>
        <p class="hint">${play.keys}</p>
      </div>
    </div>`;
  }

  #renderResigning(game: Game, seat: Seat): TemplateResult {
    const { hotSeat, play } = words();
    if (!this.isResigning) {
      return html`<button type="button" @click=${() => this.#handTo(seat)}>${hotSeat.hide}</button>
        <button type="button" @click=${() => (this.isResigning = true)}>${play.resign}</button>`;
    }
    return html`<span>${play.reallyResign}</span>
      <button
        type="button"
        class="danger"
        @click=${() => this.#does(game, () => game.resign(seat))}
      >
        ${play.resign}
      </button>
      <button type="button" @click=${() => (this.isResigning = false)}>${play.goOn}</button>`;
  }

  #renderOver(game: Game, showsAll: boolean): TemplateResult {
    const { hotSeat, play } = words();
    return html`<div class="table ${this.#rules.board}">
      ${showsAll ? this.#renderBoard(game, game.position, 'S', []) : nothing}
      <div class="panel">
        <p class="status" role="status" tabindex="-1">
          ${game.over ? resultText(game.rules.board, game.over) : ''}
        </p>
        ${showsAll ? nothing : html`<p>${hotSeat.overHint}</p>`}
        <div class="buttons">
          <button type="button" class="primary" @click=${() => this.#leave()}>
            ${play.newGame}
          </button>
          ${
            showsAll
              ? html`<button
                  type="button"
                  @click=${() => download('junqi.jqn', recordText(game, undefined))}
                >
                  ${play.save}
                </button>`
              : html`<button
                  type="button"
                  @click=${() => (this.stage = { kind: 'over', showsAll: true })}
                >
                  ${play.showAll}
                </button>`
          }
        </div>
      </div>
    </div>`;
  }

  /** A new element for every seat and turn: nothing of what an earlier one was shown stays in it. */
  #renderBoard(game: Game, view: Position, seat: Seat, moves: readonly Move[]): TemplateResult {
    return html`<div class="board-column">
      ${keyed(
        seat,
        html`<junqi-board
          .view=${view}
          .destinations=${moves}
          .lastTurn=${lastBoardTurn(game)}
          orientation=${seat}
          lang=${language()}
          theme="inherit"
          coordinates
          @junqi-move=${({ detail }: CustomEvent<MoveDetail>) =>
            this.#does(game, () => game.play(detail.move))}
        ></junqi-board>`,
      )}
    </div>`;
  }

  get #choice(): SetupChoice | null {
    return this.querySelector<SetupChoice>('demo-setup-choice');
  }

  /** The first seat that has not set up. */
  get #seatToSetUp(): Seat {
    return seatsOf(this.#rules).find((seat) => !this.#setups[seat]) ?? 'S';
  }

  #toldLast(): string {
    const last = this.#told.at(-1);
    return last ? publicTurnText(last.before, last.turn) : '';
  }

  #handTo(seat: Seat): void {
    this.isResigning = false;
    this.stage = { kind: 'handover', seat };
    void this.focusOn('.whose');
  }

  #take(seat: Seat): void {
    this.stage = this.#game
      ? { kind: 'moving', seat, hasMoved: false }
      : { kind: 'setting-up', seat };
    void this.focusOn(this.#game ? '.status' : 'select');
  }

  async #march(seat: Seat): Promise<void> {
    const setup = this.#choice?.setup;
    if (!setup) return;
    this.#setups = { ...this.#setups, [seat]: setup };
    if (seatsOf(this.#rules).every((each) => this.#setups[each])) {
      const core = await loadCore();
      const game = Game.start({ core, variant: this.variant, setups: this.#setups });
      if (!('value' in game)) throw new Error('setups that were accepted are refused');
      this.#game = game.value;
      this.#handTo(game.value.turn);
    } else this.#handTo(this.#seatToSetUp);
  }

  #does(game: Game, act: () => readonly Turn[]): void {
    if (this.stage.kind !== 'moving') return;
    const { seat } = this.stage;
    const before = game.position;
    this.#told.push(...act().map((turn) => ({ before, turn })));
    this.#told = this.#told.slice(-seatsOf(this.#rules).length + 1);
    this.isResigning = false;
    this.stage = { kind: 'moving', seat, hasMoved: true };
    void this.focusOn('.panel .primary');
  }

  #handOn(game: Game): void {
    if (!game.over) return this.#handTo(game.turn);
    this.stage = { kind: 'over', showsAll: false };
    void this.focusOn('.status');
  }

  #leave(): void {
    this.#game = undefined;
    this.#setups = {};
    this.#told = [];
    this.stage = { kind: 'choosing' };
  }
}

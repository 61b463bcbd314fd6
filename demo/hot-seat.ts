// Several players at one screen. Between two of them stands a screen without a board: what one seat
// may not know is never in the document, nor in storage.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { MoveDetail } from '../component/events.js';
import type { Seat } from '../src/board.js';
import type { Game } from '../src/game.js';
import type { Position } from '../src/position.js';
import type { Move } from '../src/turn.js';
import { optionsOf } from './controls.js';
import { loadCore } from './core.js';
import { download, recordText } from './download.js';
import { failureReason } from './failure.js';
import { HotSeatGame } from './hot-seat-game.js';
import { language, words } from './language.js';
import { askBeforeLeaving } from './leaving.js';
import { failureNotice } from './notices.js';
import { seatNames } from './seat-names.js';
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

export class HotSeat extends Section {
  @state() private variant: (typeof VARIANTS)[number] = 'duel-dark';
  @state() private isResigning = false;
  @state() private failure: string | undefined = undefined;
  #table: HotSeatGame | undefined;
  readonly #variantId = controlId();

  constructor() {
    super();
    askBeforeLeaving(this, () => this.#table !== undefined && this.#table.stage.kind !== 'over');
  }

  protected override render(): TemplateResult {
    return html`<h2>${words().hotSeat.title}</h2>
      ${this.#table ? this.#renderStage(this.#table) : this.#renderChoices()}`;
  }

  #renderStage(table: HotSeatGame): TemplateResult {
    const { stage, game } = table;
    switch (stage.kind) {
      case 'handover':
        return this.#renderHandover(table, stage.seat);
      case 'setting-up':
        return this.#renderSettingUp(table, stage.seat);
      case 'moving':
        return game ? this.#renderMoving(table, game, stage.seat, stage.hasMoved) : html``;
      case 'over':
        return game ? this.#renderOver(game, stage.showsAll) : html``;
    }
  }

  #renderChoices(): TemplateResult {
    const { hotSeat, play, variants } = words();
    return html`<p class="lead">${hotSeat.lead}</p>
      <div class="fields">
        ${optionsOf(this.#variantId, play.variant, VARIANTS, this.variant, {
          label: (name) => variants[name],
          choose: (name) => (this.variant = name),
        })}
      </div>
      ${failureNotice(this.failure)}
      <div class="buttons march">
        ${this.#button(hotSeat.start, () => void this.#begin(), 'primary')}
      </div>`;
  }

  #renderHandover(table: HotSeatGame, seat: Seat): TemplateResult {
    const { hotSeat } = words();
    const { board } = table.rules;
    const name = capital(armyName(board, seat));
    const told = table.told.map(({ before, turn }) => publicTurnText(before, turn));
    return html`<div class="handover seat-${board}-${seat}">
      <p class="whose" tabindex="-1">${hotSeat.handTo(name)}</p>
      <p>${table.game ? hotSeat.toMove : hotSeat.toSetUp}</p>
      ${
        told.length > 0
          ? html`<p class="hint">${hotSeat.since}</p>
              <ol class="told">
                ${told.map((text) => html`<li>${text}</li>`)}
              </ol>`
          : nothing
      }
      ${this.#button(hotSeat.take(name), () => this.#do(() => table.take(seat)), 'primary')}
      <p class="hint">${hotSeat.others}</p>
    </div>`;
  }

  #renderSettingUp(table: HotSeatGame, seat: Seat): TemplateResult {
    const { hotSeat, play } = words();
    const march = ({ target }: Event): void =>
      this.#do(() => table.march(seat, (target as SetupChoice).setup));
    return html`<h3 class="whose" tabindex="-1">
        ${hotSeat.setupOf(capital(armyName(table.rules.board, seat)))}
      </h3>
      ${keyed(
        seat,
        html`<demo-setup-choice
          .rules=${table.rules}
          .seat=${seat}
          @march-out=${march}
        ></demo-setup-choice>`,
      )}
      <div class="buttons march">${this.#button(play.newGame, () => this.#leave())}</div>`;
  }

  #renderMoving(table: HotSeatGame, game: Game, seat: Seat, hasMoved: boolean): TemplateResult {
    const { hotSeat, play } = words();
    const { board } = game.rules;
    const last = table.told.at(-1);
    const move = (move: Move): void => this.#do(() => table.play(move));
    return html`<div class="table ${board}">
      ${this.#renderBoard(game, game.view(seat), seat, hasMoved ? [] : game.moves(), move)}
      <div class="panel">
        <p class="status" role="status" tabindex="-1">
          ${
            hasMoved && last
              ? publicTurnText(last.before, last.turn)
              : hotSeat.yourMove(capital(armyName(board, seat)))
          }
        </p>
        ${countsLine(game.rules, game.position)}
        <div class="buttons">
          ${this.#button(hotSeat.hide, () => this.#do(() => table.hide()), hasMoved ? 'primary' : '')}
          ${hasMoved ? nothing : this.#renderResigning(table, seat)}
        </div>
        <p class="hint">${play.keys}</p>
      </div>
    </div>`;
  }

  #renderResigning(table: HotSeatGame, seat: Seat): TemplateResult {
    const { play } = words();
    if (!this.isResigning) return this.#button(play.resign, () => (this.isResigning = true));
    return html`<span>${play.reallyResign}</span>
      ${this.#button(play.resign, () => this.#do(() => table.resign(seat)), 'danger')}
      ${this.#button(play.goOn, () => (this.isResigning = false))}`;
  }

  #renderOver(game: Game, showsAll: boolean): TemplateResult {
    const { hotSeat, play } = words();
    return html`<div class="table ${game.rules.board}">
      ${showsAll ? this.#renderBoard(game, game.position, 'S', [], () => {}) : nothing}
      <div class="panel">
        <p class="status" role="status" tabindex="-1">
          ${game.over ? resultText(game.rules.board, game.over) : ''}
        </p>
        ${showsAll ? nothing : html`<p>${hotSeat.overHint}</p>`}
        <div class="buttons">
          ${this.#button(play.newGame, () => this.#leave(), 'primary')}
          ${
            showsAll
              ? this.#button(play.save, () => download('junqi.jqn', recordText(game, undefined)))
              : this.#button(play.showAll, () => this.#do(() => this.#table?.showAll()))
          }
        </div>
      </div>
    </div>`;
  }

  /** A new element for every seat: nothing of what an earlier one was shown stays in it. */
  #renderBoard(
    game: Game,
    view: Position,
    seat: Seat,
    moves: readonly Move[],
    play: (move: Move) => void,
  ): TemplateResult {
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
          @junqi-move=${({ detail }: CustomEvent<MoveDetail>) => play(detail.move)}
          >${seatNames(game.rules, seat)}</junqi-board
        >`,
      )}
    </div>`;
  }

  #button(label: string, press: () => void, look = ''): TemplateResult {
    return html`<button type="button" class=${look} @click=${press}>${label}</button>`;
  }

  async #begin(): Promise<void> {
    const core = await loadCore().catch((error: unknown) => {
      this.failure = failureReason(error);
    });
    if (!core) return;
    this.failure = undefined;
    this.#do(() => (this.#table = new HotSeatGame(this.variant, core)));
  }

  /** Whatever changes the stage also moves the focus to what has come. */
  #do(change: () => void): void {
    change();
    this.isResigning = false;
    this.requestUpdate();
    void this.focusOn('.whose, .status');
  }

  #leave(): void {
    this.#table = undefined;
    this.requestUpdate();
  }
}

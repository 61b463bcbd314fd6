// A match under way: the board, what is to be said, and what the reader may do besides moving.

import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { MoveDetail } from '../component/events.js';
import { download, recordText } from './download.js';
import { language, words } from './language.js';
import type { Match } from './match.js';
import { seatNames } from './seat-names.js';
import { Section } from './section.js';
import { capital, countsLine, lastBoardTurn, sideName } from './table.js';

/** Fires `new-game` when the reader wants another one. */
export class MatchTable extends Section {
  @property({ attribute: false }) match!: Match;
  @state() private isResigning = false;
  @state() private showsAll = false;

  protected override render(): TemplateResult {
    const { match, showsAll } = this;
    const { game, mine } = match;
    return html`<div class="table ${game.rules.board}">
      <div class="board-column">
        <junqi-board
          .view=${showsAll ? game.position : match.view}
          .destinations=${match.moves}
          .lastTurn=${lastBoardTurn(game)}
          orientation=${mine}
          lang=${language()}
          theme="inherit"
          coordinates
          @junqi-move=${({ detail }: CustomEvent<MoveDetail>) => match.play(detail.move)}
          >${seatNames(game.rules, mine)}</junqi-board
        >
      </div>
      <div class="panel">
        <p class="status" role="status" tabindex="-1">${this.#status}</p>
        ${countsLine(game.rules, game.position)}
        <div class="buttons">${game.over ? this.#renderAfter() : this.#renderDuring()}</div>
        <p class="hint">${words().play.keys}</p>
      </div>
    </div>`;
  }

  get #status(): string {
    const { play, results } = words();
    const { game, mine, isThinking, hasWon, word } = this.match;
    if (game.over) {
      const { result, by } = game.over;
      const how = result === '1/2' ? results.draw : hasWon ? play.youWin : play.youLose;
      return how + results.colon + results.endings[by];
    }
    if (word === 'failed') return play.failed(this.match.reason);
    const name = sideName(game.position, game.turn);
    const whose = game.turn === mine ? play.yourMove : isThinking ? play.thinking : play.theirMove;
    const status = capital(whose(name));
    return word === 'declined' ? `${play.declined} ${status}` : status;
  }

  #renderDuring(): TemplateResult {
    const { play } = words();
    const { match } = this;
    if (this.isResigning) {
      return html`<span>${play.reallyResign}</span>
        <button type="button" class="danger" @click=${this.#resign}>${play.resign}</button>
        <button type="button" @click=${() => (this.isResigning = false)}>${play.goOn}</button>`;
    }
    return html`${this.#undoButton()}
      <button type="button" ?disabled=${!match.mayOffer} @click=${() => match.offerDraw()}>
        ${play.offer}
      </button>
      <button type="button" @click=${this.#askToResign}>${play.resign}</button>
      ${this.#newGameButton('')} ${this.#saveButton()}`;
  }

  #renderAfter(): TemplateResult {
    const { match, showsAll } = this;
    const mayShow = match.view !== match.game.position && !showsAll;
    return html`${this.#newGameButton('primary')} ${this.#undoButton()}
    ${
      mayShow
        ? html`<button type="button" @click=${() => (this.showsAll = true)}>
            ${words().play.showAll}
          </button>`
        : nothing
    }
    ${this.#saveButton()}`;
  }

  #undoButton(): TemplateResult | typeof nothing {
    const { visibility } = this.match.game.rules;
    if (visibility !== 'open' && visibility !== 'revealed') return nothing;
    const undo = (): void => this.match.undo();
    return html`<button type="button" ?disabled=${!this.match.mayUndo} @click=${undo}>
      ${words().play.undo}
    </button>`;
  }

  #newGameButton(look: string): TemplateResult {
    const again = (): void => void this.dispatchEvent(new Event('new-game'));
    return html`<button type="button" class=${look} @click=${again}>
      ${words().play.newGame}
    </button>`;
  }

  #saveButton(): TemplateResult {
    return html`<button type="button" @click=${this.#save}>${words().play.save}</button>`;
  }

  readonly #askToResign = (): void => {
    this.isResigning = true;
    void this.focusOn('.danger');
  };

  readonly #resign = (): void => {
    this.isResigning = false;
    this.match.resign();
    void this.focusOn('.status');
  };

  /** While the game goes on, of a dark one only what the reader may know. */
  readonly #save = (): void => {
    const { game, mine } = this.match;
    download('junqi.jqn', recordText(game, game.over ? undefined : mine));
  };
}

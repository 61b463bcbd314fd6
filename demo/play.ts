// Playing against the opponent: first the choices, then the game.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { MoveDetail } from '../component/events.js';
import type { BySeat, Seat } from '../src/board.js';
import { FORMATIONS } from '../src/formations.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { Game } from '../src/game.js';
import type { Setup } from '../src/record.js';
import { PRESETS, seatsOf, type Rules } from '../src/rules.js';
import { mirrorSetup, randomSetup } from '../src/setup.js';
import { loadCore } from './core.js';
import { download, recordText } from './download.js';
import { language, words } from './language.js';
import { Match } from './match.js';
import { makeOpponent } from './opponent.js';
import { optionsOf } from './controls.js';
import { controlId, Section } from './section.js';
import type { SetupChoice } from './setup-choice.js';
import { armyName, capital, countsLine, lastBoardTurn, resultText } from './table.js';

const VARIANTS = ['duel-open', 'duel-dark'] as const;
type VariantName = (typeof VARIANTS)[number];
const THINK_TIMES = [200, 1000, 3000, 10000] as const;
const FOES = ['formation', 'random', 'same'] as const;

export class Play extends Section {
  @state() private variant: VariantName = 'duel-open';
  @state() private seat: Seat = 'S';
  @state() private milliseconds: number = THINK_TIMES[1];
  @state() private foe: (typeof FOES)[number] = 'formation';
  @state() private match: Match | undefined = undefined;
  @state() private isResigning = false;
  @state() private showsAll = false;
  /** Wanted from another section before the choice is drawn. */
  #wanted: string | undefined;
  readonly #ids = { variant: controlId(), seat: controlId(), time: controlId(), foe: controlId() };

  /** Goes back to the choices with a setup from elsewhere. */
  useSetup(text: string): void {
    this.#leave();
    this.#wanted = text;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.stop();
  }

  protected override updated(): void {
    if (this.#wanted === undefined || !this.#choice) return;
    this.#choice.useText(this.#wanted);
    this.#wanted = undefined;
  }

  get #rules(): Rules {
    return PRESETS[this.variant];
  }

  get #choice(): SetupChoice | null {
    return this.querySelector<SetupChoice>('demo-setup-choice');
  }

  protected override render(): TemplateResult {
    return this.match ? this.#renderMatch(this.match) : this.#renderChoices();
  }

  #renderChoices(): TemplateResult {
    const { play, variants } = words();
    return html`<h2>${play.title}</h2>
      <p class="lead">${play.lead}</p>
      <div class="fields">
        ${optionsOf(this.#ids.variant, play.variant, VARIANTS, this.variant, {
          label: (name) => variants[name],
          choose: (name) => (this.variant = name),
        })}
        ${optionsOf(this.#ids.seat, play.seat, seatsOf(this.#rules), this.seat, {
          label: (seat) => play.seats(capital(armyName('duel', seat)), seat === 'S'),
          choose: (seat) => (this.seat = seat),
        })}
        ${optionsOf(this.#ids.time, play.time, THINK_TIMES, this.milliseconds, {
          label: (time) => play.seconds(time / 1000),
          choose: (time) => (this.milliseconds = time),
        })}
        ${optionsOf(this.#ids.foe, play.foe, FOES, this.foe, {
          label: (foe) => play.foes[foe],
          choose: (foe) => (this.foe = foe),
        })}
      </div>
      <h3>${play.setup}</h3>
      <demo-setup-choice
        .rules=${this.#rules}
        .seat=${this.seat}
        @march-out=${() => void this.start()}
      ></demo-setup-choice>`;
  }

  #renderMatch(match: Match): TemplateResult {
    const { play, variants } = words();
    const { game, mine } = match;
    const view = this.showsAll ? game.position : match.view;
    return html`<h2>${variants[this.variant]}</h2>
      <div class="table">
        <div class="board-column">
          <junqi-board
            .view=${view}
            .destinations=${match.moves}
            .lastTurn=${lastBoardTurn(game)}
            orientation=${mine}
            lang=${language()}
            theme="inherit"
            coordinates
            @junqi-move=${({ detail }: CustomEvent<MoveDetail>) => match.play(detail.move)}
          ></junqi-board>
        </div>
        <div class="panel">
          <p class="status" role="status" tabindex="-1">${this.#statusOf(match)}</p>
          ${countsLine(game.rules, game.position)} ${this.#renderButtons(match)}
          <p class="hint">${play.keys}</p>
        </div>
      </div>`;
  }

  #statusOf({ game, mine, isThinking, word }: Match): string {
    const { play } = words();
    if (game.over) return resultText(game.rules.board, game.over);
    if (word === 'failed') return play.failed;
    const whose = isThinking
      ? play.thinking
      : game.turn === mine
        ? play.yourTurn(armyName(game.rules.board, mine))
        : play.theirTurn;
    return word === 'declined' ? `${play.declined} ${whose}` : whose;
  }

  #renderButtons(match: Match): TemplateResult {
    const { play } = words();
    const { over } = match.game;
    const again = html`<button
      type="button"
      class=${over ? 'primary' : ''}
      @click=${() => this.#leave()}
    >
      ${play.newGame}
    </button>`;
    const save = html`<button type="button" @click=${() => this.#save(match)}>
      ${play.save}
    </button>`;
    const undo = html`<button
      type="button"
      ?disabled=${!match.mayUndo}
      @click=${() => match.undo()}
    >
      ${play.undo}
    </button>`;
    if (over) {
      const mayShow = match.view !== match.game.position && !this.showsAll;
      return html`<div class="buttons">
        ${again} ${undo}
        ${
          mayShow
            ? html`<button type="button" @click=${() => (this.showsAll = true)}>
                ${play.showAll}
              </button>`
            : nothing
        }
        ${save}
      </div>`;
    }
    if (this.isResigning) {
      return html`<div class="buttons" role="group" aria-label=${play.reallyResign}>
        <span>${play.reallyResign}</span>
        <button type="button" class="danger" @click=${() => this.#resign(match)}>
          ${play.resign}
        </button>
        <button type="button" @click=${() => (this.isResigning = false)}>${play.goOn}</button>
      </div>`;
    }
    return html`<div class="buttons">
      ${undo}
      <button type="button" ?disabled=${!match.mayOffer} @click=${() => match.offerDraw()}>
        ${play.offer}
      </button>
      <button type="button" @click=${() => void this.#askToResign()}>${play.resign}</button>
      ${again} ${save}
    </div>`;
  }

  /** Starts a game from what is chosen. */
  async start(): Promise<void> {
    const core = await loadCore();
    const mine = this.#choice?.setup;
    if (!mine) return;
    const other: Seat = this.seat === 'S' ? 'N' : 'S';
    const setups: BySeat<Setup> = { [this.seat]: mine, [other]: this.#setupOfFoe(mine) };
    const game = Game.start({ core, variant: this.variant, setups });
    if (!('value' in game)) return;
    const changed = (): void => this.requestUpdate();
    this.match = new Match(game.value, this.seat, makeOpponent(), this.milliseconds, changed);
    this.showsAll = false;
    this.match.begin();
    await this.focusOn('.status');
  }

  #setupOfFoe(mine: Setup): Setup {
    if (this.foe === 'same') return mine;
    const formation = FORMATIONS[Math.floor(Math.random() * FORMATIONS.length)];
    if (this.foe === 'random' || !formation) return randomSetup(this.#rules, Math.random);
    return Math.random() < 0.5 ? formation.setup : mirrorSetup(formation.setup);
  }

  async #askToResign(): Promise<void> {
    this.isResigning = true;
    await this.focusOn('.danger');
  }

  #resign(match: Match): void {
    this.isResigning = false;
    match.resign();
  }

  /** While the game goes on, of a dark one only what the reader may know. */
  #save({ game, mine }: Match): void {
    download('junqi.jqn', recordText(game, game.over ? undefined : mine));
  }

  #leave(): void {
    const setup = this.match?.game.record().start;
    this.match?.stop();
    this.match = undefined;
    this.isResigning = false;
    if (setup?.kind === 'setups') {
      const mine = setup.setups[this.seat];
      if (mine) this.#wanted = makeSetup(mine);
    }
  }
}

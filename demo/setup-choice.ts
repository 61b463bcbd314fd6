// Choosing a setup: a formation, a random one or a pasted text, then pieces exchanged on the board.

import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { MoveDetail } from '../component/events.js';
import { BOARDS, territoryPoint, type Seat } from '../src/board.js';
import { FORMATIONS } from '../src/formations.js';
import type { Fault, Reason } from '../src/fault.js';
import type { Setup } from '../src/record.js';
import { PRESETS, type Rules } from '../src/rules.js';
import { mirrorSetup, randomSetup, setupReasons } from '../src/setup.js';
import type { Move } from '../src/turn.js';
import { language, words } from './language.js';
import { troubleNotice } from './notices.js';
import { seatNames } from './seat-names.js';
import { controlId, Section } from './section.js';
import { checkSetupText } from './setup-check.js';
import { viewOfSetup } from './setup-view.js';

/** What else there is to choose besides the formations. */
type Source = 'random' | 'own' | (string & {});

/** Fires `march-out` when the seat wants to play with `setup`, which then may stand. */
export class SetupChoice extends Section {
  @property({ attribute: false }) rules: Rules = PRESETS['duel-open'];
  @property({ attribute: false }) seat: Seat = 'S';

  @state() private source: Source = FORMATIONS[0]?.name ?? 'random';
  @state() private text = '';
  @state() private fault: Fault | undefined = undefined;
  @state() private current: Setup = FORMATIONS[0]?.setup ?? randomSetup(this.rules, Math.random);
  readonly #ids = { source: controlId(), text: controlId() };

  get setup(): Setup {
    return this.current;
  }

  /** Whether the seat may march out with it. */
  get isReady(): boolean {
    return this.fault === undefined && this.#reasons.length === 0;
  }

  /** Begins with a text, such as one that was read in another section. */
  useText(text: string): void {
    this.source = 'own';
    this.#readText(text);
  }

  get #reasons(): readonly Reason[] {
    return setupReasons(this.rules, this.seat, this.current);
  }

  protected override render(): TemplateResult {
    const { setupChoice } = words();
    const { fault } = this;
    const formation = FORMATIONS.find(({ name }) => name === this.source);
    return html`<div class="table">
      <div class="board-column own-half ${this.rules.board}">
        <junqi-board
          .view=${viewOfSetup(this.rules, this.seat, this.current)}
          .destinations=${fault ? [] : this.#exchanges()}
          orientation=${this.seat}
          lang=${language()}
          theme="inherit"
          @junqi-move=${this.#exchange}
          >${seatNames(this.rules, this.seat, [this.seat])}</junqi-board
        >
      </div>
      <div class="panel">
        <div class="field">
          <label for=${this.#ids.source}>${setupChoice.source}</label>
          <select id=${this.#ids.source} @change=${this.#choose}>
            ${FORMATIONS.map(({ name, chinese }) =>
              this.#option(name, language() === 'zh' ? chinese : setupChoice.formations(name)),
            )}
            ${this.#option('random', setupChoice.random)} ${this.#option('own', setupChoice.own)}
          </select>
        </div>
        ${formation ? html`<p class="hint">${setupChoice.ideas(formation.name, formation.idea)}</p>` : nothing}
        ${this.source === 'own' ? this.#renderText() : nothing}
        ${troubleNotice(setupChoice.notYet, { fault, reasons: fault ? [] : this.#reasons })}
        <p class="hint">${setupChoice.exchange}</p>
        <div class="buttons">
          <button type="button" @click=${this.#mirror} ?disabled=${fault !== undefined}>
            ${setupChoice.mirror}
          </button>
          ${
            this.source === 'random'
              ? html`<button type="button" @click=${this.#shuffle}>${setupChoice.again}</button>`
              : nothing
          }
        </div>
        <div class="buttons march">
          <button
            type="button"
            class="primary"
            ?disabled=${!this.isReady}
            @click=${() => this.dispatchEvent(new Event('march-out'))}
          >
            ${setupChoice.march}
          </button>
        </div>
      </div>
    </div>`;
  }

  #option(name: string, label: string): TemplateResult {
    return html`<option value=${name} .selected=${name === this.source}>${label}</option>`;
  }

  #renderText(): TemplateResult {
    const { setupChoice } = words();
    return html`<div class="field">
      <label for=${this.#ids.text}>${setupChoice.text}</label>
      <textarea
        id=${this.#ids.text}
        rows="7"
        spellcheck="false"
        autocomplete="off"
        .value=${this.text}
        placeholder=${setupChoice.placeholder}
        @input=${(event: Event) => this.#readText((event.target as HTMLTextAreaElement).value)}
      ></textarea>
    </div>`;
  }

  /** Pairs of pieces that may change places: those after which the setup still stands. */
  #exchanges(): readonly Move[] {
    const first = territoryPoint(BOARDS[this.rules.board], this.seat, 0, 0);
    const { current } = this;
    const mayEnd = this.#reasons.length > 0 ? () => true : this.#mayExchange;
    return current.flatMap((rank, from) =>
      current.flatMap((other, to) =>
        rank && other && rank !== other && mayEnd(from, to)
          ? [{ from: first + from, to: first + to }]
          : [],
      ),
    );
  }

  readonly #mayExchange = (from: number, to: number): boolean =>
    setupReasons(this.rules, this.seat, exchanged(this.current, from, to)).length === 0;

  #exchange({ detail: { move } }: CustomEvent<MoveDetail>): void {
    const first = territoryPoint(BOARDS[this.rules.board], this.seat, 0, 0);
    this.current = exchanged(this.current, move.from - first, move.to - first);
  }

  #choose(event: Event): void {
    this.source = (event.target as HTMLSelectElement).value;
    this.fault = undefined;
    if (this.source === 'own') return;
    const formation = FORMATIONS.find(({ name }) => name === this.source);
    this.current = formation?.setup ?? randomSetup(this.rules, Math.random);
  }

  #readText(text: string): void {
    this.text = text;
    const read = checkSetupText(this.rules, this.seat, text);
    if ('fault' in read) {
      this.fault = text.trim() === '' ? undefined : read.fault;
    } else {
      this.fault = undefined;
      this.current = read.setup;
    }
  }

  #mirror(): void {
    this.current = mirrorSetup(this.current);
  }

  #shuffle(): void {
    this.current = randomSetup(this.rules, Math.random);
  }
}

function exchanged(setup: Setup, a: number, b: number): Setup {
  return setup.map((rank, point) => (point === a ? setup[b] : point === b ? setup[a] : rank));
}

// Playing against the opponent: first the choices, then the match.

import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { BySeat, Seat } from '../src/board.js';
import { FORMATIONS } from '../src/formations.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { Game } from '../src/game.js';
import { createOpponent } from '../src/opponent/opponent.js';
import type { Setup } from '../src/record.js';
import { PRESETS, seatsOf, type Rules } from '../src/rules.js';
import { mirrorSetup, randomSetup } from '../src/setup.js';
import { optionsOf } from './controls.js';
import { loadCore } from './core.js';
import { failureReason } from './failure.js';
import { words } from './language.js';
import { askBeforeLeaving } from './leaving.js';
import { Match, type Pace } from './match.js';
import { failureNotice } from './notices.js';
import { controlId, Section } from './section.js';
import type { SetupChoice } from './setup-choice.js';
import { armyName, capital } from './table.js';

const VARIANTS = [
  'duel-open',
  'duel-dark',
  'flip',
  'four-open',
  'four-partners',
  'four-dark',
] as const;
type VariantName = (typeof VARIANTS)[number];
const THINK_TIMES = [200, 1000, 3000, 10000] as const;
const FOES = ['formation', 'random', 'same'] as const;

export class Play extends Section {
  /** How long a move of the opponent's takes at least, in milliseconds. */
  @property({ type: Number }) pause = 400;

  @state() private variant: VariantName = 'duel-open';
  @state() private seat: Seat = 'S';
  @state() private milliseconds: number = THINK_TIMES[1];
  @state() private foe: (typeof FOES)[number] = 'formation';
  @state() private match: Match | undefined = undefined;
  @state() private failure: string | undefined = undefined;
  /** A setup from elsewhere, until the choice is drawn. */
  #wanted: string | undefined;
  readonly #ids = { variant: controlId(), seat: controlId(), time: controlId(), foe: controlId() };

  constructor() {
    super();
    askBeforeLeaving(this, () => this.match?.game.over === null);
  }

  /** Goes back to the choices with a setup from elsewhere. */
  useSetup(text: string): void {
    this.#leave();
    this.#wanted = text;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
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
    const { variants } = words();
    if (!this.match) return this.#renderChoices();
    return html`<h2>${variants[this.variant]}</h2>
      <demo-match .match=${this.match} @new-game=${() => this.#leave()}></demo-match>`;
  }

  #renderChoices(): TemplateResult {
    const { play } = words();
    return html`<h2>${play.title}</h2>
      <p class="lead">${play.lead}</p>
      <div class="fields">
        ${this.#variantField()} ${this.#seatField()}
        ${optionsOf(this.#ids.time, play.time, THINK_TIMES, this.milliseconds, {
          label: (time) => play.seconds(time / 1000),
          choose: (time) => (this.milliseconds = time),
        })}
        ${optionsOf(this.#ids.foe, play.foe, FOES, this.foe, {
          label: (foe) => play.foes[foe],
          choose: (foe) => (this.foe = foe),
          disabled: this.#rules.visibility === 'flip',
        })}
      </div>
      <p class="hint">${play.about[this.variant]}</p>
      ${failureNotice(this.failure)} ${this.#renderSetup()}`;
  }

  #renderSetup(): TemplateResult {
    const { play } = words();
    const start = (): void => void this.start();
    if (this.#rules.visibility === 'flip') {
      return html`<div class="buttons march">
        <button type="button" class="primary" @click=${start}>${words().hotSeat.start}</button>
      </div>`;
    }
    return html`<h3>${play.setup}</h3>
      <demo-setup-choice
        .rules=${this.#rules}
        .seat=${this.seat}
        @march-out=${start}
      ></demo-setup-choice>`;
  }

  #variantField(): TemplateResult {
    const { play, variants } = words();
    return optionsOf(this.#ids.variant, play.variant, VARIANTS, this.variant, {
      label: (name) => variants[name],
      choose: (name) => {
        this.variant = name;
        if (!seatsOf(this.#rules).includes(this.seat)) this.seat = 'S';
      },
    });
  }

  #seatField(): TemplateResult {
    const { play } = words();
    const { board, visibility } = this.#rules;
    return optionsOf(this.#ids.seat, play.seat, seatsOf(this.#rules), this.seat, {
      label: (seat) => {
        // In flip nobody has a colour before one is turned up.
        const name = visibility === 'flip' ? '' : capital(armyName(board, seat));
        return play.seats(name, seat === 'S');
      },
      choose: (seat) => (this.seat = seat),
    });
  }

  /** Starts a match from what is chosen. */
  async start(): Promise<void> {
    const core = await loadCore().catch((error: unknown) => {
      this.failure = failureReason(error);
    });
    if (!core) return;
    this.failure = undefined;
    const game = Game.start({ core, variant: this.variant, setups: this.#setups() });
    if (!('value' in game)) return;
    const pace: Pace = { milliseconds: this.milliseconds, atLeast: this.pause };
    const changed = (): void => this.querySelector<Section>('demo-match')?.requestUpdate();
    this.match = new Match(game.value, this.seat, createOpponent(), pace, changed);
    await this.updateComplete;
    this.match.begin();
    this.querySelector<HTMLElement>('.status')?.focus();
  }

  /** The reader's setup and one for every other seat. */
  #setups(): BySeat<Setup> {
    const mine = this.#choice?.setup;
    if (!mine) return {};
    const setups = seatsOf(this.#rules).map((seat) => {
      return [seat, seat === this.seat ? mine : this.#setupOfFoe(mine)] as const;
    });
    return Object.fromEntries(setups);
  }

  #setupOfFoe(mine: Setup): Setup {
    if (this.foe === 'same') return mine;
    const formation = FORMATIONS[Math.floor(Math.random() * FORMATIONS.length)];
    if (this.foe === 'random' || !formation) return randomSetup(this.#rules, Math.random);
    return Math.random() < 0.5 ? formation.setup : mirrorSetup(formation.setup);
  }

  #leave(): void {
    const start = this.match?.game.record().start;
    this.match?.end();
    this.match = undefined;
    const mine = start?.kind === 'setups' ? start.setups[this.seat] : undefined;
    if (mine) this.#wanted = makeSetup(mine);
  }
}

// Several players at one screen: the board hands it over from one to the next.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { StageDetail } from '../component/modes/play/telling.js';
import { keepInSight } from './board-sight.js';
import { PRESETS } from '../src/rules.js';
import { clockField, CLOCKS, oneOf, rulesOf, variantField, type Minutes } from './game-choices.js';
import { keepFields, keptFields } from './keeping.js';
import { language, words } from './language.js';
import { controlId, Section } from './section.js';

const VARIANTS = [
  'duel-dark',
  'four-dark',
  'four-partners',
  'duel-open',
  'four-open',
  'flip',
] as const;

interface Choices {
  readonly variant: (typeof VARIANTS)[number];
  readonly minutes: Minutes;
}

export class HotSeat extends Section {
  @state() private choices: Choices = keptChoices();
  @state() private isPlaying = false;
  readonly #ids = { variant: controlId(), clock: controlId() };

  constructor() {
    super();
    keepInSight(this, () => this.isPlaying);
  }

  protected override render(): TemplateResult {
    const { hotSeat, variants } = words();
    const { variant, minutes } = this.choices;
    const staged = ({ detail }: CustomEvent<StageDetail>): void => {
      this.isPlaying = detail.stage !== 'setting-up';
      if (detail.stage === 'playing') void this.showBoard();
    };
    return html`<h2 tabindex="-1">${this.isPlaying ? variants[variant] : hotSeat.title}</h2>
      ${this.isPlaying ? nothing : this.#renderChoices()}
      <junqi-board
        mode="play"
        data-board=${PRESETS[variant].board}
        rules=${rulesOf(variant, minutes)}
        hands="all"
        keep="demo-hot-seat"
        wait
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-stage=${staged}
      ></junqi-board>`;
  }

  #renderChoices(): TemplateResult {
    const { variant, minutes } = this.choices;
    return html`<p class="lead">${words().hotSeat.lead}</p>
      <div class="fields">
        ${variantField(this.#ids.variant, VARIANTS, variant, (name) => this.#choose({ variant: name }))}
        ${clockField(this.#ids.clock, minutes, (each) => this.#choose({ minutes: each }))}
      </div>`;
  }

  #choose(more: Partial<Choices>): void {
    this.choices = { ...this.choices, ...more };
    keepFields('hot-seat', this.choices);
  }
}

function keptChoices(): Choices {
  const { variant, minutes } = keptFields('hot-seat');
  return {
    variant: oneOf(VARIANTS, variant, VARIANTS[0]),
    minutes: oneOf(CLOCKS, minutes, 0),
  };
}

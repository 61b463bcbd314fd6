// Choosing a setup before a game, on a board that sets up.

import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { DeployDetail } from '../component/modes/deploy/deploy-mode.js';
import type { Seat } from '../src/board.js';
import { rulesText } from '../src/formats/variant.js';
import type { Setup } from '../src/record.js';
import { PRESETS, type Rules } from '../src/rules.js';
import { language } from './language.js';
import { Section } from './section.js';

/** Fires `march-out` when the seat wants to play with `setup`, which then may stand. */
export class SetupChoice extends Section {
  @property({ attribute: false }) rules: Rules = PRESETS['duel-open'];
  @property({ attribute: false }) seat: Seat = 'S';

  @state() private text = '';
  #setup: Setup = [];

  /** What the army marched out with. */
  get setup(): Setup {
    return this.#setup;
  }

  /** Begins with a text, such as one that was read in another section. */
  useText(text: string): void {
    this.text = text;
  }

  protected override render(): TemplateResult {
    return html`<junqi-board
      mode="deploy"
      rules=${rulesText(this.rules)}
      seat=${this.seat}
      setup=${this.text}
      lang=${language()}
      theme="inherit"
      @junqi-deploy=${this.#march}
    ></junqi-board>`;
  }

  #march({ detail }: CustomEvent<DeployDetail>): void {
    this.#setup = detail.setup;
    this.dispatchEvent(new Event('march-out'));
  }
}

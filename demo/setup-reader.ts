// Setting up, or reading a setup as people write it: on the board, with everything that speaks against it.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { DeployDetail } from '../component/modes/deploy/deploy-mode.js';
import { tell, tellLoaded } from './events.js';
import { language, words } from './language.js';
import { Section } from './section.js';
import { SETUP_EXAMPLES } from './setup-examples.js';

export class SetupReader extends Section {
  @state() private text: string = SETUP_EXAMPLES[0];

  /** Begins with a setup in letters or as people write it. */
  read(text: string): void {
    this.text = text;
  }

  protected override render(): TemplateResult {
    const { setup } = words();
    return html`<h2 tabindex="-1">${setup.title}</h2>
      <p class="lead">${setup.lead}</p>
      <div class="buttons">
        ${SETUP_EXAMPLES.map(
          (text, index) =>
            html`<button type="button" @click=${() => this.#take(text)}>
              ${setup.example(index + 1)}
            </button>`,
        )}
      </div>
      <junqi-board
        mode="deploy"
        rules="duel-open"
        setup=${this.text}
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-deploy=${this.#use}
      ></junqi-board>`;
  }

  #take(example: string): void {
    this.read(example);
    tellLoaded(this);
  }

  #use({ detail }: CustomEvent<DeployDetail>): void {
    tell(this, 'demo-use-setup', detail.text);
  }
}

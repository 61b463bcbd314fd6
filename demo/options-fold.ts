// Choices that few readers change: among the others where there is room, folded away on a small window.

import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { keep, kept } from './keeping.js';
import { words } from './language.js';
import { listen } from './listening.js';

const ROOMY = matchMedia('(min-width: 60rem) and (min-height: 32rem)');

export class OptionsFold {
  /** As the reader left it. */
  readonly #isOpen = kept('options') === 'open';

  constructor(host: ReactiveControllerHost) {
    listen(host, ROOMY, 'change', () => host.requestUpdate());
  }

  render(fields: TemplateResult): TemplateResult {
    if (ROOMY.matches) return fields;
    const toggled = ({ target }: Event): void =>
      keep('options', (target as HTMLDetailsElement).open ? 'open' : 'closed');
    return html`<details class="options" ?open=${this.#isOpen} @toggle=${toggled}>
      <summary>${words().options}</summary>
      <div class="fields">${fields}</div>
    </details>`;
  }
}

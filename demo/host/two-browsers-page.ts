// The page for two browsers: what it is (a lobby, a host, a seat) its address says.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { variantField } from '../game-choices.js';
import { listen } from '../listening.js';
import { masthead } from '../masthead.js';
import { controlId, Section } from '../section.js';
import { nameWindow } from '../window-title.js';
import { hashOf, placeOf, VARIANTS, type Place, type VariantName } from './address.js';
import { randomKey } from './hosted-table.js';
import { hostWords } from './words.js';

export class TwoBrowsersPage extends Section {
  @state() private place: Place = placeOf(location.hash);
  @state() private variant: VariantName = VARIANTS[0];
  readonly #ids = { variant: controlId() };
  readonly #addressChanged = (): void => {
    this.place = placeOf(location.hash);
  };

  constructor() {
    super();
    listen(this, window, 'hashchange', this.#addressChanged);
  }

  protected override render(): TemplateResult {
    const { place } = this;
    return html`${masthead(hostWords().title)} ${keyed(hashOf(place), this.#renderPlace(place))}`;
  }

  protected override updated(): void {
    nameWindow(hostWords().title);
  }

  #renderPlace(place: Place): TemplateResult {
    switch (place.kind) {
      case 'lobby':
        return this.#renderLobby();
      case 'host':
        return html`<demo-host .variant=${place.variant}></demo-host>`;
      case 'tab':
      case 'table':
        return html`<demo-seat .place=${place}></demo-seat>`;
    }
  }

  #renderLobby(): TemplateResult {
    const { lead, tabs, tabsAbout, devices, devicesAbout } = hostWords();
    const go = (place: Place) => (): void => {
      location.hash = hashOf(place);
    };
    const here = this.variant;
    const table = randomKey().slice(0, 12);
    return html`<p class="lead">${lead}</p>
      <div class="fields">
        ${variantField(this.#ids.variant, VARIANTS, here, (name) => (this.variant = name))}
      </div>
      <div class="ways">
        <div>
          <button type="button" class="primary" @click=${go({ kind: 'host', variant: here })}>
            ${tabs}
          </button>
          <p class="hint">${tabsAbout}</p>
        </div>
        <div>
          <button
            type="button"
            class="primary"
            @click=${go({ kind: 'table', seat: 'S', table, variant: here })}
          >
            ${devices}
          </button>
          <p class="hint">${devicesAbout}</p>
        </div>
      </div>`;
  }
}

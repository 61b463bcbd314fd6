// The page for two browsers: what it is (a lobby, a host, a seat) its address says.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { optionsOf } from '../controls.js';
import { language, LANGUAGES, setLanguage, words, type Language } from '../language.js';
import { controlId, Section } from '../section.js';
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

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#addressChanged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#addressChanged);
  }

  protected override render(): TemplateResult {
    const { back, title } = hostWords();
    const { place } = this;
    return html`<header>
        <div class="masthead">
          <a class="back" href="./">← ${back}</a>
          <div class="preferences">${this.#renderLanguage()}</div>
        </div>
        <h1>${title}</h1>
      </header>
      ${keyed(hashOf(place), this.#renderPlace(place))}`;
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
    const { lead, variant, tabs, tabsAbout, devices, devicesAbout } = hostWords();
    const go = (place: Place) => (): void => {
      location.hash = hashOf(place);
    };
    const here = this.variant;
    const table = randomKey().slice(0, 12);
    return html`<p class="lead">${lead}</p>
      <div class="fields">
        ${optionsOf(this.#ids.variant, variant, VARIANTS, here, {
          label: (name) => words().variants[name],
          choose: (name) => (this.variant = name),
        })}
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

  #renderLanguage(): TemplateResult {
    const names: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };
    return html`<select
      aria-label=${words().languageLabel}
      @change=${(event: Event) => setLanguage((event.target as HTMLSelectElement).value as Language)}
    >
      ${LANGUAGES.map(
        (name) =>
          html`<option value=${name} lang=${name} .selected=${name === language()}>
            ${names[name]}
          </option>`,
      )}
    </select>`;
  }
}

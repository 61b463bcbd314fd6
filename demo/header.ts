// Title, sections, language and colours.

import { html, type TemplateResult } from 'lit';
import { keep, kept } from './keeping.js';
import { words } from './language.js';
import { languageSelect } from './masthead.js';
import { Section } from './section.js';

export const SECTIONS = [
  'play',
  'hot-seat',
  'watch',
  'setup',
  'edit',
  'puzzles',
  'lesson',
] as const;
export type SectionName = (typeof SECTIONS)[number];

const COLOURS = ['auto', 'light', 'dark'] as const;
type Colours = (typeof COLOURS)[number];

export class DemoHeader extends Section {
  #colours: Colours = COLOURS.find((known) => known === kept('colours')) ?? 'auto';
  readonly #addressChanged = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#addressChanged);
    this.#applyColours();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#addressChanged);
  }

  protected override render(): TemplateResult {
    const { title, sections, analysis, bench, skip, colours, colourNames } = words();
    const current = SECTIONS.find((name) => `#${name}` === location.hash) ?? 'play';
    return html`<header>
      <a class="skip" href="#main" @click=${this.#skip}>${skip}</a>
      <div class="masthead">
        <h1>${title}</h1>
        <div class="preferences">
          ${languageSelect()}
          <select
            aria-label=${colours}
            @change=${(event: Event) => this.#setColours(valueOf(event) as Colours)}
          >
            ${COLOURS.map(
              (name) =>
                html`<option value=${name} .selected=${name === this.#colours}>
                  ${colourNames[name]}
                </option>`,
            )}
          </select>
        </div>
      </div>
      <nav aria-label=${title}>
        ${SECTIONS.map(
          (name) =>
            html`<a href="#${name}" aria-current=${name === current ? 'page' : 'false'}
              >${sections[name]}</a
            >`,
        )}
        <a href="analyse.html">${analysis}</a>
        <a href="bench.html">${bench}</a>
      </nav>
    </header>`;
  }

  /** The address names a section, so the link moves the focus and leaves the address alone. */
  #skip(event: Event): void {
    event.preventDefault();
    document.getElementById('main')?.focus();
  }

  #setColours(colours: Colours): void {
    this.#colours = colours;
    keep('colours', colours);
    this.#applyColours();
  }

  #applyColours(): void {
    document.documentElement.dataset['colours'] = this.#colours;
  }
}

const valueOf = (event: Event): string => (event.target as HTMLSelectElement).value;

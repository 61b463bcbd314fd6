// Title, sections, language and colours: on the first page, and on those that stand beside its sections.

import { html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { addressOf, SECTIONS, type SectionName } from './address.js';
import { words } from './language.js';
import { listen } from './listening.js';
import { preferences } from './masthead.js';
import { Section } from './section.js';
import { headingOf, nameWindow } from './window-title.js';

/** Pages of their own among the sections, by what they are called. */
const PAGES = { analysis: './analyse.html', bench: './bench.html' } as const;

export class DemoHeader extends Section {
  /** Which of the pages this is; none on the first one. */
  @property() page: keyof typeof PAGES | '' = '';
  readonly #addressChanged = (): void => this.requestUpdate();

  constructor() {
    super();
    listen(this, window, 'hashchange', this.#addressChanged);
  }

  protected override render(): TemplateResult {
    const { title, sections, skip } = words();
    const current = this.page || addressOf(location.hash).section;
    const link = (name: SectionName | keyof typeof PAGES, href: string, label: string) =>
      html`<a href=${href} aria-current=${name === current ? 'page' : 'false'}>${label}</a>`;
    const first = this.page ? './' : '';
    return html`<header>
      <a class="skip" href="#main" @click=${this.#skip}>${skip}</a>
      <div class="masthead">
        <h1>${title}</h1>
        ${preferences()}
      </div>
      <nav aria-label=${title}>
        ${SECTIONS.map((name) => link(name, `${first}#${name}`, sections[name]))}
        ${(['analysis', 'bench'] as const).map((name) => link(name, PAGES[name], words()[name]))}
      </nav>
    </header>`;
  }

  /** The window is called by what shows. */
  protected override updated(): void {
    const heading = this.page ? words()[this.page] : headingOf(addressOf(location.hash).section);
    nameWindow(heading);
  }

  /** The address names a section, so the link moves the focus and leaves the address alone. */
  #skip(event: Event): void {
    event.preventDefault();
    document.getElementById('main')?.focus();
  }
}

// Where else to go, in the page's language.

import { html, type TemplateResult } from 'lit';
import { words } from './language.js';
import { Section } from './section.js';

export class DemoFooter extends Section {
  protected override render(): TemplateResult {
    const { twoBrowsers, documentation } = words();
    const [page, title] = documentation;
    return html`<footer class="more">
      <a href="./two-browsers.html">${twoBrowsers}</a>
      <a href="./docs/${page}">${title}</a>
    </footer>`;
  }
}

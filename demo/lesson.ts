// The rules, learned by playing.

import { html, type TemplateResult } from 'lit';
import { language, words } from './language.js';
import { Section } from './section.js';

export class Lesson extends Section {
  protected override render(): TemplateResult {
    const { lesson } = words();
    return html`<h2>${lesson.title}</h2>
      <p class="lead">${lesson.lead}</p>
      <junqi-board mode="lesson" lang=${language()} theme="inherit" coordinates></junqi-board>`;
  }
}

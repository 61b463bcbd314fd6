// The rules, learned by playing.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { STEPS } from '../component/modes/lesson/steps.js';
import { tellPlace } from './events.js';
import { language, words } from './language.js';
import { Section } from './section.js';

/** What the board says when another step is shown. */
interface LessonDetail {
  readonly step: number;
}

export class Lesson extends Section {
  /** From 1. */
  @state() private step = 1;

  /** Shows a step by its number, from 1; else the one that the reader is at. */
  open(number?: number): void {
    this.#goTo(number !== undefined && STEPS[number - 1] ? number : this.step);
  }

  protected override render(): TemplateResult {
    const { lesson } = words();
    return html`<h2 tabindex="-1">${lesson.title}</h2>
      <p class="lead">${lesson.lead}</p>
      <junqi-board
        mode="lesson"
        step=${this.step}
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-lesson=${({ detail }: CustomEvent<LessonDetail>) => this.#goTo(detail.step)}
      ></junqi-board>`;
  }

  #goTo(step: number): void {
    this.step = step;
    tellPlace(this, { section: 'lesson', number: step });
  }
}

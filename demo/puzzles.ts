// The puzzles, one after another; the reader's browser remembers which are solved.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { PUZZLES } from '../src/puzzles/set.js';
import { optionsOf } from './controls.js';
import { keep, kept } from './keeping.js';
import { language, words } from './language.js';
import { controlId, Section } from './section.js';

const NUMBERS: readonly number[] = PUZZLES.map((_, index) => index);

export class Puzzles extends Section {
  @state() private chosen = 0;
  readonly #solved = new Set(kept('puzzles')?.split(' ') ?? []);
  readonly #id = controlId();

  protected override render(): TemplateResult {
    const { puzzles } = words();
    const { chosen } = this;
    return html`<h2>${puzzles.title}</h2>
      <p class="lead">${puzzles.lead}</p>
      <div class="fields">
        ${optionsOf(this.#id, puzzles.choice, NUMBERS, chosen, {
          label: (index) => puzzles.name(index + 1, this.#isSolved(index)),
          choose: (index) => (this.chosen = index),
        })}
        <p class="counts">
          ${puzzles.solved(NUMBERS.filter(this.#isSolved).length, NUMBERS.length)}
        </p>
      </div>
      <junqi-board
        mode="puzzle"
        lang=${language()}
        theme="inherit"
        coordinates
        puzzle=${PUZZLES[chosen]?.text ?? ''}
        @junqi-solved=${this.#keepSolved}
      ></junqi-board>
      <div class="buttons">
        <button type="button" ?disabled=${chosen === 0} @click=${() => this.chosen--}>
          ${puzzles.previous}
        </button>
        <button
          type="button"
          ?disabled=${chosen === NUMBERS.length - 1}
          @click=${() => this.chosen++}
        >
          ${puzzles.next}
        </button>
      </div>`;
  }

  readonly #isSolved = (index: number): boolean => this.#solved.has(PUZZLES[index]?.id ?? '');

  readonly #keepSolved = (): void => {
    const { id } = PUZZLES[this.chosen] ?? {};
    if (id !== undefined) this.#solved.add(id);
    keep('puzzles', [...this.#solved].join(' '));
    this.requestUpdate();
  };
}

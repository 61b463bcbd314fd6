// The puzzles, one after another; the reader's browser remembers which are solved.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { PUZZLES } from '../src/puzzles/set.js';
import { optionsOf } from './controls.js';
import { tellPlace } from './events.js';
import { keep, kept } from './keeping.js';
import { language, words } from './language.js';
import { controlId, Section } from './section.js';

const NUMBERS: readonly number[] = PUZZLES.map((_, index) => index);

export class Puzzles extends Section {
  readonly #solved = new Set(kept('puzzles')?.split(' ') ?? []);
  @state() private chosen = this.#firstUnsolved;
  readonly #id = controlId();

  /** Shows a puzzle by its number, from 1; else the one begun, or, where that is solved, the first that is not. */
  open(number?: number): void {
    const begun = this.#isSolved(this.chosen) ? this.#firstUnsolved : this.chosen;
    this.#choose(NUMBERS.find((index) => index + 1 === number) ?? begun);
  }

  protected override render(): TemplateResult {
    const { puzzles } = words();
    const { chosen } = this;
    return html`<h2 tabindex="-1">${puzzles.title}</h2>
      <p class="lead">${puzzles.lead}</p>
      <div class="fields">
        ${optionsOf(this.#id, puzzles.choice, NUMBERS, chosen, {
          label: (index) => puzzles.name(index + 1, this.#isSolved(index)),
          choose: (index) => this.#choose(index),
        })}
        <p class="counts">
          ${puzzles.solved(NUMBERS.filter((index) => this.#isSolved(index)).length, NUMBERS.length)}
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
        <button type="button" ?disabled=${chosen === 0} @click=${() => this.#choose(chosen - 1)}>
          ${puzzles.previous}
        </button>
        <button
          type="button"
          ?disabled=${chosen === NUMBERS.length - 1}
          @click=${() => this.#choose(chosen + 1)}
        >
          ${puzzles.next}
        </button>
      </div>`;
  }

  #choose(index: number): void {
    this.chosen = index;
    tellPlace(this, { section: 'puzzles', number: index + 1 });
  }

  get #firstUnsolved(): number {
    return NUMBERS.find((index) => !this.#isSolved(index)) ?? 0;
  }

  #isSolved(index: number): boolean {
    return this.#solved.has(PUZZLES[index]?.id ?? '');
  }

  readonly #keepSolved = (): void => {
    const { id } = PUZZLES[this.chosen] ?? {};
    if (id !== undefined) this.#solved.add(id);
    keep('puzzles', [...this.#solved].join(' '));
    this.requestUpdate();
  };
}

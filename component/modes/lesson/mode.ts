// mode="lesson": the rules in a few steps, each told in some sentences and then played: it is the mode
// `puzzle` with another puzzle for every step.

import { html, nothing } from 'lit';
import type { Move } from '../../../src/turn.js';
import { fire } from '../../events.js';
import { addMessages } from '../../messages/wording.js';
import { toolbar } from '../../panels.js';
import type { BoardMode, ModeHost, ModeMaker, Panels } from '../mode.js';
import { puzzleMode, type PuzzleMode } from '../puzzle/mode.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { PUZZLES, STEPS, type StepName } from './steps.js';

/**
 * A short lesson on the rules: move, railway, engineer, camp, collision, mine, flag.
 *
 * @attr {number} step - The step shown, from 1 (1).
 *
 * @fires junqi-lesson - A step has been learned or another is shown: `{ step, steps, learned }`, `learned`
 *   how many of them so far.
 */
export class LessonMode implements BoardMode {
  #step = 0;
  readonly #learned = new Set<StepName>();
  readonly #puzzle: PuzzleMode;

  constructor(private readonly host: ModeHost) {
    this.#puzzle = puzzleMode(this.#inner());
  }

  get styles() {
    return this.#puzzle.styles;
  }

  get line() {
    return this.#puzzle.line;
  }

  connect(): void {
    this.#puzzle.connect();
  }

  disconnect(): void {
    this.#puzzle.disconnect();
  }

  read(changed: ReadonlySet<string>): void {
    const step = Number(this.host.option('step') ?? NaN);
    if ((changed.has('step') || changed.has('options')) && STEPS[step - 1]) this.#step = step - 1;
    this.#puzzle.read();
  }

  sight() {
    return this.#puzzle.sight();
  }

  destinations() {
    return this.#puzzle.destinations();
  }

  move(move: Move): void {
    this.#puzzle.move(move);
    if (!this.#puzzle.isSolved || this.#learned.has(this.#name)) return;
    this.#learned.add(this.#name);
    this.#tell();
  }

  tap(): boolean {
    return this.#puzzle.tap();
  }

  key(event: KeyboardEvent): boolean {
    return this.#puzzle.key(event);
  }

  annotations() {
    return this.#puzzle.annotations();
  }

  /*
   * div.above
   * ├─ h3
   * ├─ p                        what the step teaches
   * └─ p.task                   the puzzle's own
   * div.beside
   * ├─ …                        the puzzle's own
   * ├─ p.quiet-text             once it is solved
   * └─ div.toolbar
   */
  panels(): Panels | undefined {
    const inner = this.#puzzle.panels();
    if (!inner) return undefined;
    const words = this.host.words(en).lesson;
    const { title, text } = words.steps[this.#name];
    const isLast = this.#step === STEPS.length - 1;
    const praise = isLast ? words.finished : words.learned;
    return {
      ...inner,
      above: html`<h3 class="step" tabindex="-1">
          ${words.progress(this.#step + 1, STEPS.length, title)}
        </h3>
        <p>${text}</p>
        ${inner.above}`,
      beside: html`${inner.beside}
      ${this.#puzzle.isSolved ? html`<p class="quiet-text">${praise}</p>` : nothing}
      ${toolbar(words.buttons, [
        {
          label: words.previous,
          press: () => this.#show(this.#step - 1),
          disabled: this.#step === 0,
          name: 'previous-step',
        },
        {
          label: words.next,
          press: () => this.#show(this.#step + 1),
          disabled: isLast,
          look: this.#puzzle.isSolved ? 'primary' : '',
          name: 'next-step',
        },
      ])}`,
    };
  }

  get #name(): StepName {
    return STEPS[this.#step] ?? STEPS[0];
  }

  #show(step: number): void {
    if (!STEPS[step]) return;
    this.#step = step;
    this.#puzzle.read();
    this.#tell();
    this.host.focus('.step');
    this.host.update();
  }

  #tell(): void {
    fire(this.host.element, 'junqi-lesson', {
      step: this.#step + 1,
      steps: STEPS.length,
      learned: this.#learned.size,
    });
  }

  /** The host as the puzzle sees it: what is asked of it is the step's puzzle under the usual rules. */
  #inner(): ModeHost {
    const { host } = this;
    const given = () => ({ ...host.given, rules: '' });
    const option = (name: string) => (name === 'puzzle' ? PUZZLES[this.#name] : host.option(name));
    return Object.create(host, {
      given: { get: given },
      option: { value: option },
    }) as ModeHost;
  }
}

export const lessonMode: ModeMaker = (host) => {
  addMessages(en, zhHans, zhHant);
  return new LessonMode(host);
};

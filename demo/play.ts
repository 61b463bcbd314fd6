// Playing against the computer: what is chosen before, and a board that does the rest.

import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { StageDetail } from '../component/modes/play/telling.js';
import { SEATS, type Seat } from '../src/board.js';
import { PRESETS, seatsOf, type Rules } from '../src/rules.js';
import { analyseLink } from './analyse-link.js';
import { keepInSight } from './board-sight.js';
import { optionsOf } from './controls.js';
import {
  armyName,
  clockField,
  CLOCKS,
  oneOf,
  rulesOf,
  variantField,
  type Minutes,
} from './game-choices.js';
import { keepFields, keptFields } from './keeping.js';
import { language, words } from './language.js';
import { OptionsFold } from './options-fold.js';
import { controlId, Section } from './section.js';

const VARIANTS = [
  'duel-open',
  'duel-dark',
  'flip',
  'four-open',
  'four-partners',
  'four-dark',
] as const;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const THINK_TIMES = [0.2, 1, 3, 10] as const;
const ARMIES = ['varied', 'formation', 'random', 'same'] as const;

interface Choices {
  readonly variant: (typeof VARIANTS)[number];
  readonly seat: Seat;
  readonly level: (typeof LEVELS)[number];
  readonly seconds: (typeof THINK_TIMES)[number];
  readonly armies: (typeof ARMIES)[number];
  readonly minutes: Minutes;
}

export class Play extends Section {
  /** How long a move of the computer's takes at least, in seconds. */
  @property({ type: Number }) pause = 0.4;

  @state() private choices: Choices = keptChoices();
  @state() private isPlaying = false;
  @state() private isOver = false;
  /** A setup from elsewhere to begin from. */
  @state() private setup = '';
  readonly #ids = {
    variant: controlId(),
    seat: controlId(),
    level: controlId(),
    time: controlId(),
    armies: controlId(),
    clock: controlId(),
  };

  readonly #fold = new OptionsFold(this);

  constructor() {
    super();
    keepInSight(this, () => this.isPlaying);
  }

  /** Goes back to setting up, with a setup from elsewhere. */
  useSetup(text: string): void {
    // The same text once more is another wish.
    this.setup = this.setup === text ? `${text}\n` : text;
  }

  get #rules(): Rules {
    return PRESETS[this.choices.variant];
  }

  protected override render(): TemplateResult {
    const { play, variants } = words();
    const { variant, seat, level, seconds, armies, minutes } = this.choices;
    return html`<h2 tabindex="-1">${this.isPlaying ? variants[variant] : play.title}</h2>
      ${this.isPlaying ? nothing : this.#renderChoices()}
      <junqi-board
        mode="play"
        data-board=${this.#rules.board}
        rules=${rulesOf(variant, minutes)}
        hands=${seat}
        level=${level}
        seconds=${seconds}
        pause=${this.pause}
        armies=${armies}
        setup=${this.setup}
        keep="demo"
        wait
        hints
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-stage=${this.#staged}
      ></junqi-board>
      ${this.isOver ? html`<p class="after">${analyseLink()}</p>` : nothing}`;
  }

  #renderChoices(): TemplateResult {
    const { play } = words();
    const { variant, seat } = this.choices;
    const isFlip = this.#rules.visibility === 'flip';
    const take = (more: Partial<Choices>): void => this.#choose(more);
    return html`<p class="lead">${play.lead}</p>
      <div class="fields">
        ${variantField(this.#ids.variant, VARIANTS, variant, (name) => take({ variant: name }))}
        ${optionsOf(this.#ids.seat, play.seat, seatsOf(this.#rules), seat, {
          // In flip nobody has a colour before one is turned up.
          label: (each) => play.seats(isFlip ? '' : armyName(variant, each), each === 'S'),
          choose: (each) => take({ seat: each }),
        })}
        ${this.#fold.render(this.#renderOptions())}
      </div>
      <p class="hint">${play.about[variant]}</p>`;
  }

  #renderOptions(): TemplateResult {
    const { play } = words();
    const { level, seconds, armies, minutes } = this.choices;
    const take = (more: Partial<Choices>): void => this.#choose(more);
    return html`${optionsOf(this.#ids.level, play.level, LEVELS, level, {
      label: String,
      choose: (each) => take({ level: each }),
    })}
    ${optionsOf(this.#ids.time, play.time, THINK_TIMES, seconds, {
      label: play.seconds,
      choose: (each) => take({ seconds: each }),
    })}
    ${optionsOf(this.#ids.armies, play.foe, ARMIES, armies, {
      label: (each) => play.foes[each],
      choose: (each) => take({ armies: each }),
      disabled: this.#rules.visibility === 'flip',
    })}
    ${clockField(this.#ids.clock, minutes, (each) => take({ minutes: each }))}`;
  }

  #choose(more: Partial<Choices>): void {
    const next = { ...this.choices, ...more };
    const seats = seatsOf(PRESETS[next.variant]);
    this.choices = { ...next, seat: oneOf(seats, next.seat, 'S') };
    keepFields('play', this.choices);
  }

  #staged({ detail }: CustomEvent<StageDetail>): void {
    this.isPlaying = detail.stage !== 'setting-up';
    this.isOver = detail.stage === 'over';
    if (detail.stage === 'playing') void this.showBoard();
  }
}

/** What was chosen last: a game that is kept is of that kind. */
function keptChoices(): Choices {
  const { variant, seat, level, seconds, armies, minutes } = keptFields('play');
  const known = oneOf(VARIANTS, variant, VARIANTS[0]);
  const seats = seatsOf(PRESETS[known]);
  return {
    variant: known,
    seat: oneOf(
      seats,
      SEATS.find((each) => each === seat),
      'S',
    ),
    level: oneOf(LEVELS, level, 5),
    seconds: oneOf(THINK_TIMES, seconds, 1),
    armies: oneOf(ARMIES, armies, ARMIES[0]),
    minutes: oneOf(CLOCKS, minutes, 0),
  };
}

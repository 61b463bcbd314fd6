// Before a game: armies are set up, one person after the other, and then it begins.

import { type BySeat, type Seat } from '../../../src/board.js';
import type { Core } from '../../../src/core.js';
import type { Fault } from '../../../src/fault.js';
import { FORMATIONS } from '../../../src/formations.js';
import { Game } from '../../../src/game.js';
import { goodSetup } from '../../../src/good-setup.js';
import type { Checked } from '../../../src/opening.js';
import type { Setup } from '../../../src/record.js';
import { seatsOf } from '../../../src/rules.js';
import { mirrorSetup, randomSetup, setupReasons } from '../../../src/setup.js';
import { startPosition } from '../../../src/start.js';
import { withHandicap } from './handicap.js';
import type { Person } from './people.js';
import type { Setting } from './setting.js';

export class Preparing {
  readonly #setups: Partial<Record<Seat, Setup | string>>;
  #isLeftToChance = false;

  constructor(
    readonly setting: Setting,
    private readonly random: () => number = Math.random,
  ) {
    this.#setups = { ...setting.setups };
  }

  /** Who sets up next, for which seat; undefined when all are ready. */
  get next(): { readonly person: Person; readonly seat: Seat } | undefined {
    const { people, variant, position } = this.setting;
    if (position || variant.rules.visibility === 'flip' || this.#isLeftToChance) return undefined;
    for (const person of people) {
      const seat = person.find((each) => this.#setups[each] === undefined);
      if (seat) return { person, seat };
    }
    return undefined;
  }

  /** A setup for a seat that nobody here sets up. */
  #foe(mine: Setup | string | undefined): Setup | string {
    const { random } = this;
    const { armies, variant } = this.setting;
    const { rules } = variant;
    if (armies === 'same' && mine) return mine;
    if (armies === 'random') return randomSetup(rules, random);
    const known = FORMATIONS.filter(({ setup }) => setupReasons(rules, 'S', setup).length === 0);
    const formation = known[Math.floor(random() * known.length)];
    if (armies !== 'formation' || !formation) return goodSetup(rules, random);
    return random() < 0.5 ? formation.setup : mirrorSetup(formation.setup);
  }

  /** Whoever has not set up does not. */
  leaveToChance(): void {
    this.#isLeftToChance = true;
  }

  march(seat: Seat, setup: Setup): void {
    this.#setups[seat] = setup;
  }

  /** The game, or what speaks against it. Seats of nobody here are set up by chance. */
  begin(core: Core): Checked<Game> {
    const { variant, position, handicap, people } = this.setting;
    const { rules } = variant;
    if (position) return Game.start({ core, variant, position });
    if (rules.visibility === 'flip') return Game.start({ core, variant });
    const mine = this.#setups[people[0]?.[0] ?? 'S'];
    const setups: BySeat<Setup | string> = Object.fromEntries(
      seatsOf(rules).map((seat) => [seat, this.#setups[seat] ?? this.#foe(mine)]),
    );
    const whole = Game.start({ core, variant, setups });
    if (!('value' in whole) || Object.keys(handicap).length === 0) return whole;
    const start = startPosition(rules, whole.value.record().start);
    return Game.start({ core, variant, position: withHandicap(rules, start, handicap) });
  }
}

/** The first of what speaks against a game, as a fault to show. */
export function faultOf(checked: Exclude<Checked<Game>, { value: Game }>): Fault {
  if ('fault' in checked) return checked.fault;
  const [reason] = checked.reasons;
  return {
    where: 'setups',
    found: reason ? reason.rule : 'nothing',
    expected: 'setups that may march out',
  };
}

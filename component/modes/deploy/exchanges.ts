// Which pieces of a setup may change places, and why others may not.

import { BOARDS, territoryPoint, type Point, type Seat } from '../../../src/board.js';
import type { Reason } from '../../../src/fault.js';
import { exchanged } from '../../../src/good-setup.js';
import type { Setup } from '../../../src/record.js';
import type { Rules } from '../../../src/rules.js';
import { setupReasons } from '../../../src/setup.js';
import type { Move } from '../../../src/turn.js';

const PLACES = Array.from({ length: 30 }, (_, place) => place);

/** One seat's setup under a set of rules; places are points of its own frame, 0 to 29. */
export class Exchanges {
  readonly reasons: readonly Reason[];
  readonly #known: Set<string>;
  readonly #first: Point;

  constructor(
    readonly rules: Rules,
    readonly seat: Seat,
    readonly setup: Setup,
  ) {
    this.reasons = setupReasons(rules, seat, setup);
    this.#known = new Set(this.reasons.map(({ message }) => message));
    this.#first = territoryPoint(BOARDS[rules.board], seat, 0, 0);
  }

  /** The place of a board's point; undefined outside the territory. */
  placeOf(point: Point): number | undefined {
    const place = point - this.#first;
    return place >= 0 && place < PLACES.length ? place : undefined;
  }

  pointOf(place: number): Point {
    return this.#first + place;
  }

  /** What would newly speak against the setup with two places exchanged; nothing of what does already. */
  against(from: number, to: number): readonly Reason[] {
    const after = setupReasons(this.rules, this.seat, exchanged(this.setup, from, to));
    return after.filter(({ message }) => !this.#known.has(message));
  }

  /** Places that mean something to a piece: all others where another rank, or nothing, stands. */
  placesFor(from: number): readonly number[] {
    return PLACES.filter((place) => this.setup[place] !== this.setup[from]);
  }

  /** Exchanges that break nothing which was whole, both ways round. */
  moves(): readonly Move[] {
    return PLACES.flatMap((from) => {
      if (this.setup[from] === undefined) return [];
      return this.placesFor(from)
        .filter((to) => this.against(from, to).length === 0)
        .map((to) => ({ from: this.pointOf(from), to: this.pointOf(to) }));
    });
  }
}

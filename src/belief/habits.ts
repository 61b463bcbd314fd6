// How people set up and move. The rules allow nearly any setup, but a flag without mines beside it, or a commander
// in the rear, is rare; and who has attacked twice is seldom a company commander. Weights are logarithms of how much
// likelier a rank is on a point, or a deed is of a rank (docs/engine.md, Hidden games).

import { setupPoint } from '../board.js';
import { RANKS, type Rank } from '../pieces.js';
import type { Knowledge, Ranking } from './knowledge.js';
import { codeOf } from './ranks.js';

const FLAG_CODE = codeOf('l');

/** Points of a setup, for a flag in the left headquarters, 26; line 1 begins with 0, line 6 with 25. */
const FLAG = 26;
const OTHER_HEADQUARTERS = 28;
const BESIDE_FLAG = [25, 27];
const BEFORE_FLAG = [21];
const FAR_CORNER = [29];
const LINE_5 = [20, 22, 23, 24];
const LINE_6 = [25, 27, 28, 29];
const FRONT = Array.from({ length: 15 }, (_, point) => point);
const SIDE_RAILS = [0, 5, 10, 15, 20, 4, 9, 14, 19, 24];

const HABITS: readonly (readonly [ranks: string, points: readonly number[], weight: number])[] = [
  ['j', BESIDE_FLAG, 0.9],
  ['j', BEFORE_FLAG, 0.6],
  ['j', FAR_CORNER, -0.7],
  ['j', LINE_5, -1],
  ['h', [OTHER_HEADQUARTERS], 1.3],
  ['abcdk', LINE_6, -1.2],
  ['abcd', SIDE_RAILS, 0.3],
  ['k', SIDE_RAILS, -0.9],
  ['h', SIDE_RAILS, -0.65],
  ['i', SIDE_RAILS, -1.6],
  ['abc', FRONT, 0.9],
  ['k', FRONT, 1],
  ['h', FRONT, -0.55],
];

/** By point and rank code. */
const WEIGHTS = new Float64Array(30 * RANKS.length);
for (const [ranks, points, weight] of HABITS) {
  for (const point of points) {
    for (const rank of ranks) WEIGHTS[point * RANKS.length + codeOf(rank as Rank)]! += weight;
  }
}

/**
 * By time, by what a man has done (nothing, moved, attacked once, attacked more often), by rank from the commander
 * to the flag: ten times the logarithm of how much likelier that is of a man of the rank.
 */
const DEEDS: readonly (readonly (readonly number[])[])[] = [
  [
    [-10, -4, -3, -2, -1, 1, 2, 2, 1, 3, -5, 0],
    [7, -4, 2, 4, 3, -3, -6, -13, -2, 0, 10, 0],
    [16, 18, 13, 4, -2, -9, -19, -12, -22, 0, 0, 0],
    [21, 21, 13, 0, -10, -14, -28, -30, -30, 0, 0, 0],
  ],
  [
    [-24, -11, -9, -9, -6, -2, 2, 5, -2, 8, -15, 0],
    [-4, -4, 1, 2, 3, 2, -1, -6, 3, 0, 6, 0],
    [15, 13, 10, 11, 4, -4, -3, -3, -21, 0, 0, 0],
    [24, 22, 15, 6, -4, -12, -26, -30, -26, 0, 0, 0],
  ],
  [
    [-29, -17, -19, -25, -14, -10, -3, -1, -13, 14, -27, 0],
    [-14, -8, -1, 0, 1, 2, 1, 1, 4, 0, 5, 0],
    [6, 9, 8, 9, 7, 4, 2, -1, -30, 0, 0, 0],
    [25, 21, 13, 8, 2, -6, -17, -30, -30, 0, 0, 0],
  ],
];
/** Turns of each seat at which the times end. */
const TIMES = [15, 32];
/** How far deeds are trusted: people do not all play alike. */
const TRUST = 0.6;

/** The point as far from the right edge as this one is from the left. */
const mirrored = (point: number): number => point - (point % 5) + 4 - (point % 5);

/** Weighs how an army was set up, and what its men have done since. */
export class Habits {
  /** By man: the point of its setup. */
  readonly #points: Uint8Array;

  /** By man and rank code. */
  readonly #deeds: Float64Array;

  private constructor({ men, position }: Knowledge) {
    this.#points = Uint8Array.from(men, ({ home }) => setupPoint(home!));
    const turns = position.ply / position.seats.length;
    const time = TIMES.filter((end) => turns >= end).length;
    this.#deeds = new Float64Array(men.length * RANKS.length);
    for (const [man, { home, at, moves, attacks }] of men.entries()) {
      // The rear line stays where it is whatever it is, and the fallen have done what they could.
      if (at === undefined || (setupPoint(home!) >= 25 && moves === 0)) continue;
      const deed = attacks > 0 ? Math.min(attacks, 2) + 1 : Math.min(moves, 1);
      for (let code = 0; code < RANKS.length; code++) {
        this.#deeds[man * RANKS.length + code] = (TRUST * DEEDS[time]![deed]![code]!) / 10;
      }
    }
  }

  /** Undefined for a game that began with a position: nobody set that up. */
  static of(knowledge: Knowledge): Habits | undefined {
    return knowledge.start.kind === 'setups' ? new Habits(knowledge) : undefined;
  }

  /** The logarithm of how likely an army is, but for a constant. */
  weigh(ranking: Ranking, army: readonly number[]): number {
    const isMirrored = army.some((man) => ranking[man] === FLAG_CODE && this.#points[man] !== FLAG);
    let sum = 0;
    for (const man of army) sum += this.#weightOf(man, ranking[man]!, isMirrored);
    return sum;
  }

  #weightOf(man: number, code: number, isMirrored: boolean): number {
    const point = this.#points[man]!;
    const place = isMirrored ? mirrored(point) : point;
    return WEIGHTS[place * RANKS.length + code]! + this.#deeds[man * RANKS.length + code]!;
  }
}

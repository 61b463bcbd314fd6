// Flip deals fairly: over 10,000 shuffles every rank of every colour turns up on every point as often as
// chance allows. A shuffle is the fifty draws of a game; that a game draws just so is tested beside it.

import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/engine/engine.js';
import { Game } from '../../src/game.js';
import { RANK_COUNTS, RANKS, type Rank } from '../../src/pieces.js';
import type { Color } from '../../src/position.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS } from '../../src/rules.js';
import { drawFromBag, startPosition } from '../../src/start.js';
import { randomFrom } from './game/games.js';

const SHUFFLES = 10_000;
const start = startPosition(PRESETS['flip-simple'], { kind: 'setups', setups: {}, first: 'S' });
const points = start.pieces.flatMap((piece, point) => (piece ? [point] : []));
const cores = [reference, await loadEngine()];
const KINDS = 2 * RANKS.length;

interface Drawn {
  readonly color: Color;
  readonly rank: Rank;
}

/** The pieces of a shuffle in the order in which they turn up. */
function shuffle(random: () => number): readonly Drawn[] {
  const bag: Record<Color, Record<Rank, number>> = {
    red: { ...RANK_COUNTS },
    blue: { ...RANK_COUNTS },
  };
  return points.map(() => {
    const drawn = drawFromBag(bag, random());
    bag[drawn.color][drawn.rank]--;
    return drawn;
  });
}

/** How often each of the 24 kinds of piece turned up on each of the 50 points. */
function countDeals(random: () => number, deals: number): Uint32Array {
  const counts = new Uint32Array(points.length * KINDS);
  for (let deal = 0; deal < deals; deal++) {
    for (const [index, { color, rank }] of shuffle(random).entries()) {
      const kind = RANKS.indexOf(rank) + (color === 'red' ? 0 : RANKS.length);
      counts[index * KINDS + kind]!++;
    }
  }
  return counts;
}

/**
 * Chi-squared of the table of points and kinds. Every deal is a permutation, so that rows and columns
 * are fixed: (n − 1)/n of the statistic has (50 − 1)(24 − 1) degrees of freedom.
 */
function chiSquared(counts: Uint32Array, deals: number): number {
  const n = points.length;
  let sum = 0;
  counts.forEach((count, cell) => {
    const expected = (deals * RANK_COUNTS[RANKS[(cell % KINDS) % RANKS.length]!]) / n;
    sum += (count - expected) ** 2 / expected;
  });
  return (sum * (n - 1)) / n;
}

/** The value that chi-squared exceeds with the probability of a normal deviate (Wilson and Hilferty). */
function quantile(freedom: number, deviate: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + deviate * Math.sqrt(spread)) ** 3;
}

describe('flip', () => {
  const freedom = (points.length - 1) * (KINDS - 1);
  /** Once in a thousand fair sources is above, and once in a thousand below. */
  const [least, most] = [quantile(freedom, -3.09), quantile(freedom, 3.09)];
  const bounds = `${least.toFixed(0)} to ${most.toFixed(0)}`;

  test(`10,000 shuffles: chi-squared of ${freedom} degrees of freedom is ${bounds}`, () => {
    const value = chiSquared(countDeals(randomFrom(20261129), SHUFFLES), SHUFFLES);
    console.log(`chi-squared of ${freedom} degrees of freedom: ${value.toFixed(1)} (${bounds})`);
    expect(value).toBeGreaterThan(least);
    expect(value).toBeLessThan(most);
  });

  test('an uneven source would be noticed', () => {
    const random = randomFrom(3);
    const value = chiSquared(
      countDeals(() => random() ** 1.1, 2000),
      2000,
    );
    expect(value).toBeGreaterThan(most);
  });

  test.each(cores)('games of the $name draw just so', (core) => {
    for (let seed = 1; seed <= 3; seed++) {
      const started = Game.start({ variant: 'flip-simple', core, random: randomFrom(seed) });
      if (!('value' in started)) throw new Error(JSON.stringify(started));
      const game = started.value;
      for (const at of points.slice(0, 49)) game.play({ from: at, to: at });
      const turned = game.turns.map((turn) => turn.kind === 'uncover' && turn);
      const drawn = shuffle(randomFrom(seed)).slice(0, 49);
      expect(turned).toEqual(drawn.map((piece) => expect.objectContaining(piece)));
    }
  });
});

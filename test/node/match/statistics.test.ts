import { describe, expect, it } from 'vitest';
import {
  eloOf,
  estimateOf,
  logLikelihoodRatio,
  shareFor,
  shareOf,
  SPRT_BOUND,
  verdictOf,
  type Pentanomial,
} from '../../../src/match/statistics.js';
import { randomFrom } from '../../../src/random.js';

describe('figures of a match', () => {
  it('are worked out by hand', () => {
    // 0·1 + ¼·2 + ½·3 + ¾·4 + 1·5 of 15.
    expect(shareOf([1, 2, 3, 4, 5])).toBeCloseTo(10 / 15, 12);
    // Two won for each lost: 400 · log10 2.
    expect(eloOf(2 / 3)).toBeCloseTo(120.412, 3);
    expect(eloOf(0.5)).toBe(0);
    expect(shareFor(400)).toBeCloseTo(10 / 11, 12);
    expect([eloOf(0), eloOf(1)]).toEqual([-Infinity, Infinity]);
  });

  it('have limits where every pair went the same way', () => {
    // All of ten pairs won: a share m of the points makes that m^10 likely, which is exp(-3.8415 / 2)
    // at m = 0.8252, that is 269.6 Elo.
    const won = estimateOf([0, 0, 0, 0, 10]);
    expect(won.elo).toBe(Infinity);
    expect(won.low).toBeCloseTo(269, 0);
    expect(won.high).toBe(Infinity);
    const lost = estimateOf([10, 0, 0, 0, 0]);
    expect(lost.high).toBeCloseTo(-won.low, 6);
    const nothing = estimateOf([0, 0, 0, 0, 0]);
    expect(nothing).toEqual({ elo: 0, low: -Infinity, high: Infinity });
  });

  it('come near the normal approximation where there are many pairs', () => {
    // Mean 0.51818, variance 0.06764 of 275 pairs: 1.96 · sqrt(0.06764 / 275) = 0.03074 either way.
    const { elo, low, high } = estimateOf([20, 60, 100, 70, 25]);
    expect(elo).toBeCloseTo(12.6, 1);
    expect(Math.abs(low - eloOf(0.51818 - 0.03074))).toBeLessThan(0.5);
    expect(Math.abs(high - eloOf(0.51818 + 0.03074))).toBeLessThan(0.5);
  });

  it('turn round with the players', () => {
    const counts: Pentanomial = [3, 9, 20, 14, 4];
    const turned = [...counts].reverse() as unknown as Pentanomial;
    expect(estimateOf(turned).low).toBeCloseTo(-estimateOf(counts).high, 6);
    expect(logLikelihoodRatio(turned, { elo0: -10, elo1: 0 })).toBeCloseTo(
      -logLikelihoodRatio(counts, { elo0: 0, elo1: 10 }),
      6,
    );
  });
});

/** A player that wins and draws games by chance alone, against another. */
interface Coin {
  readonly won: number;
  readonly drawn: number;
}

/** One more pair of games. */
function toss(counts: [number, number, number, number, number], coin: Coin, random: () => number) {
  const game = () => {
    const chance = random();
    return chance < coin.won ? 2 : chance < coin.won + coin.drawn ? 1 : 0;
  };
  counts[game() + game()]!++;
}

const eloOfCoin = ({ won, drawn }: Coin) => eloOf(won + drawn / 2);

/** Intervals by counts: seeds often come to the same ones. */
const known = new Map<string, ReturnType<typeof estimateOf>>();
function remembered(counts: Pentanomial) {
  const key = counts.join(' ');
  const found = known.get(key) ?? estimateOf(counts);
  known.set(key, found);
  return found;
}

describe('players of known strength', () => {
  it.each([
    // Share of the points 0.6, 0.5, 0.75: 70, 0 and 191 Elo.
    [{ won: 0.5, drawn: 0.2 }, 50],
    [{ won: 0.5, drawn: 0 }, 40],
    [{ won: 0.7, drawn: 0.1 }, 60],
  ])('%o come out within the stated error in 95 of 100 matches of %d pairs', (coin, pairs) => {
    const matches = 1_000;
    const random = randomFrom(20261130);
    let within = 0;
    for (let match = 0; match < matches; match++) {
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let pair = 0; pair < pairs; pair++) toss(counts, coin, random);
      const { low, high } = remembered(counts);
      if (low <= eloOfCoin(coin) && eloOfCoin(coin) <= high) within++;
    }
    // Three standard deviations of 1,000 matches are 2.1 of 100, the interval itself is off by one or so.
    expect(within / matches).toBeGreaterThan(0.92);
    expect(within / matches).toBeLessThan(0.975);
  });

  it('are told apart by a sequential test, wrong in no more than one of twenty', () => {
    const sprt = { elo0: 0, elo1: 60 };
    const random = randomFrom(5);
    const verdicts = (elo: number) => {
      const won = shareFor(elo) - 0.1;
      let taken = 0;
      for (let match = 0; match < 100; match++) {
        const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
        // Looked at every fourth pair, which costs a few pairs more.
        do for (let pair = 0; pair < 4; pair++) toss(counts, { won, drawn: 0.2 }, random);
        while (verdictOf(counts, sprt) === undefined);
        if (verdictOf(counts, sprt) === 'H1') taken++;
      }
      return taken;
    };
    // 5 of 100 expected; three standard deviations are 6.5.
    expect(verdicts(60)).toBeGreaterThan(100 - 12);
    expect(verdicts(0)).toBeLessThan(12);
  });

  it('are not told apart before the bound', () => {
    expect(SPRT_BOUND).toBeCloseTo(2.944, 3);
    expect(verdictOf([0, 0, 1, 0, 0], { elo0: 0, elo1: 10 })).toBeUndefined();
    expect(verdictOf([0, 0, 0, 0, 0], { elo0: 0, elo1: 10 })).toBeUndefined();
    expect(verdictOf([0, 0, 100, 900, 100], { elo0: 0, elo1: 10 })).toBe('H1');
    expect(verdictOf([100, 900, 100, 0, 0], { elo0: 0, elo1: 10 })).toBe('H0');
  });
});

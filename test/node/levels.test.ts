import { describe, expect, it } from 'vitest';
import { chooseByScore, LEVEL_NUMBERS, levelOf, LEVELS } from '../../src/player/levels.js';
import { pickWeighted, randomFrom } from '../../src/random.js';

const scored = (...scores: number[]) => scores.map((score) => ({ score }));

describe('levels', () => {
  it('look at no fewer moves and are no wilder the higher they are', () => {
    for (const [index, number] of LEVEL_NUMBERS.entries()) {
      const below = LEVELS[LEVEL_NUMBERS[index - 1] ?? number];
      expect(LEVELS[number].nodes).toBeGreaterThanOrEqual(below.nodes);
      expect(LEVELS[number].temperature).toBeLessThanOrEqual(below.temperature);
      expect(LEVELS[number].margin).toBeLessThanOrEqual(below.margin);
    }
    expect(LEVELS[10]).toEqual({ nodes: Infinity, temperature: 0, margin: 0 });
  });

  it.each([0, 11, 2.5, NaN])('has no level %d', (number) => {
    expect(() => levelOf(number)).toThrow('levels are 1 to 10');
  });
});

describe('choosing by score', () => {
  it('takes the best at temperature 0 and asks for no chance', () => {
    const asked = () => expect.fail('asked for chance');
    expect(chooseByScore(scored(5, 90, -3), { temperature: 0, margin: 100 }, asked)).toEqual({
      score: 90,
    });
  });

  it('has nothing to choose from where there is no move', () => {
    expect(chooseByScore([], LEVELS[1], Math.random)).toBeUndefined();
  });

  it('takes each move as often as its weight says', () => {
    // Weights 1 and exp(-100 / 50) = 0.1353: shares 0.8808 and 0.1192; those 300 and 402 below are out.
    const random = randomFrom(7);
    const moves = scored(100, 0, -200, 98 - 400);
    const counts = new Map<number, number>();
    for (let n = 0; n < 20_000; n++) {
      const { score } = chooseByScore(moves, { temperature: 50, margin: 150 }, random)!;
      counts.set(score, (counts.get(score) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 100]);
    // Three standard deviations of a share of 0.1192 in 20,000 are 0.0069.
    expect(Math.abs(counts.get(0)! / 20_000 - 0.1192)).toBeLessThan(0.0069);
  });

  it('never leaves a forced win for less', () => {
    const random = randomFrom(3);
    for (let n = 0; n < 1000; n++) {
      expect(chooseByScore(scored(29_990, 1_400), LEVELS[1], random)?.score).toBe(29_990);
    }
  });
});

it('picks the last where rounding leaves a trace over', () => {
  expect(pickWeighted(['a', 'b'], [0.1, 0.2], () => 1)).toBe('b');
  expect(pickWeighted(['a', 'b'], [1, 3], () => 0.249)).toBe('a');
  expect(pickWeighted(['a', 'b'], [1, 3], () => 0.25)).toBe('b');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAG, thinkingTime } from '../../src/player/clock.js';

describe('time for a move', () => {
  it('has no end without a clock', () => {
    expect(thinkingTime({})).toBe(Infinity);
  });

  it('is that of the move less the lag', () => {
    expect(thinkingTime({ move: 30_000 })).toBe(29_950);
    expect(thinkingTime({ move: 20 })).toBe(0);
  });

  it('spreads a game over the moves still expected', () => {
    // (1,801,500 − 30 · 50) / 90 and, late, (601,500 − 30 · 50) / 30.
    expect(thinkingTime({ left: 1_801_500 })).toBe(20_000);
    expect(thinkingTime({ left: 601_500, made: 200 })).toBe(20_000);
    expect(thinkingTime({ left: 30 * LAG })).toBe(0);
  });

  it('spends an increment as it comes in, but never more than there is', () => {
    // 90,000 / 90 + 5,000 − 50.
    expect(thinkingTime({ left: 91_500, increment: 5_000 })).toBe(5_950);
    // Half of the second that is not kept back, whatever will be added afterwards.
    expect(thinkingTime({ left: 2_500, increment: 5_000 })).toBe(500);
  });

  it('takes the stricter of two limits', () => {
    expect(thinkingTime({ left: 1_801_500, move: 5_050 })).toBe(5_000);
    expect(thinkingTime({ left: 10_500, move: 5_050 })).toBe(100);
  });

  it('never lets the time run out, however late each answer arrives', () => {
    const limits = fc.record({
      seconds: fc.integer({ min: 10, max: 3_600 }),
      increment: fc.integer({ min: 0, max: 30_000 }),
      seed: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 50 }),
    });
    fc.assert(
      fc.property(limits, ({ seconds, increment, seed }) => {
        let left = seconds * 1000;
        // Twice as many moves as games are planned for; each answer is up to 20 ms late.
        for (let made = 0; made < 180; made++) {
          const late = seed[made % seed.length]!;
          const used = thinkingTime({ left, increment, made }) + late;
          expect(used).toBeLessThan(left);
          left += increment - used;
        }
      }),
    );
  });
});

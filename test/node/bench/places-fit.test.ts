import { describe, expect, it } from 'vitest';
import { fit, type Seen } from '../../../bench/places-fit.js';
import { randomFrom } from '../../../src/random.js';

const ENGINEER = 9;
const FLAG = 12;
const NORTH = 16;

const place = (table: number, point: number): number => (table * 11 + ENGINEER - 1) * 60 + point;

/**
 * Games that South wins where its engineer stands on its point 6, the camp at the left of the second line, with
 * its flag in the left headquarters, 26; with the engineer on point 10 it loses. Half of the games are turned
 * left to right: 28 for 26, 8 for 6, 14 for 10. North's flag stands in either headquarters.
 */
function games(): Seen[] {
  const random = randomFrom(5);
  return Array.from({ length: 8192 }, () => {
    const points = new Uint8Array(60);
    const isMirrored = random() < 0.5;
    const isThere = random() < 0.5;
    points[isMirrored ? 28 : 26] = FLAG;
    points[30 + (random() < 0.5 ? 26 : 28)] = NORTH + FLAG;
    points[isThere ? (isMirrored ? 8 : 6) : isMirrored ? 14 : 10] = ENGINEER;
    return { points, result: isThere ? 1 : 0, score: 0, still: 0 };
  });
}

describe('worths of places', () => {
  const [once, again] = [fit(games(), () => {}), fit(games(), () => {})];

  it('come out the same from the same games', () => {
    expect(again).toEqual(once);
  });

  it('go by where the own flag stands, whatever the board is turned to', () => {
    expect(once[place(0, 6)]).toBeGreaterThan(10);
    expect(once[place(0, 10)]).toBeLessThan(-10);
  });

  it('are none where nothing was seen', () => {
    const seen = [6, 8, 10, 14].flatMap((point) => [place(0, point), place(1, point)]);
    const others = once.filter((_, index) => !seen.includes(index));
    expect(others.every((worth) => worth === 0)).toBe(true);
  });
});

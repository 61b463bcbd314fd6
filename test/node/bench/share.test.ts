import { describe, expect, it } from 'vitest';
import type { Implementation } from '../../../bench/implementation.js';
import type { Measure } from '../../../bench/measures.js';
import { runMeasure } from '../../../bench/run.js';
import { table } from '../../../bench/report.js';

/** A machine whose clock changes: every other second all work takes three times as long. */
function machine() {
  let now = 0;
  const work = (milliseconds: number): void => {
    now += Math.floor(now / 1000) % 2 === 0 ? milliseconds : 3 * milliseconds;
  };
  return { clock: () => now, work };
}

describe('a measure over another one', () => {
  const { clock, work } = machine();
  const counting = (name: Measure['name'], count: number, over?: Measure): Measure => ({
    name,
    unit: 'nodes',
    ...(over && { over }),
    run: () => {
      work(5);
      return count;
    },
  });
  const plan = { rounds: 400, least: 10, warm: 10, clock };
  const all = [{ name: 'simd' } as Implementation];

  it('is sampled together with it', async () => {
    const search = counting('search', 7, counting('perft full', 100));
    const result = await runMeasure(search, all, plan);
    const [row] = result!.rows;
    expect(row?.share).toMatchObject({ of: 'perft full', median: 0.07 });
    expect(row!.most / row!.least).toBeCloseTo(3, 5);
    expect(table([result!])).toMatch(/ 1\.00× · 0\.070 of perft full$/);
  });

  it('has no share without one', async () => {
    const result = await runMeasure(counting('search', 7), all, plan);
    expect(result!.rows[0]).not.toHaveProperty('share');
    expect(table([result!])).toMatch(/1\.00×$/);
  });
});

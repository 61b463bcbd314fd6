// Running measures: every implementation in turn, again and again, so that whatever else the machine
// does meets all of them alike. Knows nothing of Node or pages.

import type { BoardName } from '../src/board.js';
import type { Implementation, ImplementationName } from './implementation.js';
import type { Measure, MeasureName, Size } from './measures.js';

export interface Row {
  readonly implementation: ImplementationName;
  /** Per second: the median of the samples, the slowest and the fastest. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** How many times the first implementation's rate, the median over rounds of one round's ratio. */
  readonly ratio: number;
  /** Its rate over that of another measure, the median over rounds and the extremes. */
  readonly share?: Share;
}

export interface Share {
  readonly of: MeasureName;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Result {
  readonly name: MeasureName;
  readonly board?: BoardName;
  readonly unit: string;
  /** What every implementation counted in the small job. */
  readonly counted: number;
  readonly rows: readonly Row[];
}

export interface Plan {
  /** Samples of each implementation. */
  readonly rounds: number;
  /** A sample lasts at least so many milliseconds. */
  readonly least: number;
  /** Milliseconds of work before the first sample, so that compilers have done theirs. */
  readonly warm: number;
  /** Milliseconds from any moment on. */
  readonly clock: () => number;
}

/** Implementations too slow for the large job. */
const sizeFor = ({ name }: Implementation): Size => (name === 'reference' ? 'small' : 'large');

/** Runs one measure; `told` hears of it after every round. */
export async function runMeasure(
  measure: Measure,
  all: readonly Implementation[],
  plan: Plan,
  told: (result: Result) => void | Promise<void> = () => {},
): Promise<Result | undefined> {
  const those = all.filter(({ name }) => measure.only?.includes(name) ?? true);
  if (those.length === 0) return undefined;
  const counted = await agreed(measure, those, 'small');
  await agreed(
    measure,
    those.filter((each) => sizeFor(each) === 'large'),
    'large',
  );
  const { over } = measure;
  const samplers = new Map<Implementation, Sampler>();
  for (const each of those) {
    const own = await samplerOf(measure, each, plan);
    const other = over && (await samplerOf(over, each, plan));
    samplers.set(each, { rates: [], shares: [], own, other });
  }
  let result = resultOf(measure, counted, samplers);
  for (let round = 0; round < plan.rounds; round++) {
    for (const { rates, shares, own, other } of samplers.values()) {
      const base = await other?.();
      const rate = await own();
      rates.push(rate);
      if (base !== undefined) shares.push(rate / base);
    }
    result = resultOf(measure, counted, samplers);
    await told(result);
  }
  return result;
}

/** What one implementation has done of a measure, and how a further sample is taken. */
interface Sampler {
  readonly rates: number[];
  readonly shares: number[];
  readonly own: () => Promise<number>;
  readonly other: (() => Promise<number>) | undefined;
}

async function samplerOf(
  measure: Measure,
  each: Implementation,
  plan: Plan,
): Promise<() => Promise<number>> {
  const repeats = await repeatsFor(measure, each, plan);
  return () => sample(measure, each, repeats, plan.clock);
}

/** Has everybody do a job and compares what they count. */
async function agreed(measure: Measure, those: readonly Implementation[], size: Size) {
  let wanted: number | undefined;
  for (const each of those) {
    const count = await measure.run(each, size);
    wanted ??= count;
    if (count === wanted) continue;
    const where = [measure.name, measure.board].filter(Boolean).join(', ');
    throw new Error(`${where}: ${each.name} counts ${count}, ${those[0]!.name} ${wanted}`);
  }
  return wanted ?? 0;
}

/** How many times a sample repeats the job; finding out warms the code up. */
async function repeatsFor(measure: Measure, each: Implementation, plan: Plan): Promise<number> {
  const size = sizeFor(each);
  const begin = plan.clock();
  for (let repeats = 1; ;) {
    const start = plan.clock();
    for (let i = 0; i < repeats; i++) await measure.run(each, size);
    const now = plan.clock();
    const isLong = now - start >= plan.least || repeats >= MOST_REPEATS;
    if (isLong && now - begin >= plan.warm) {
      return Math.max(1, Math.round((repeats * plan.least) / Math.max(now - start, 0.01)));
    }
    if (!isLong) repeats *= 2;
  }
}

const MOST_REPEATS = 1 << 16;

/** Units a second. */
async function sample(
  measure: Measure,
  each: Implementation,
  repeats: number,
  clock: () => number,
): Promise<number> {
  const size = sizeFor(each);
  let count = 0;
  const start = clock();
  for (let i = 0; i < repeats; i++) {
    const done = measure.run(each, size);
    count += typeof done === 'number' ? done : await done;
  }
  return (count * 1000) / Math.max(clock() - start, 1e-3);
}

function resultOf(
  { name, board, unit, over }: Measure,
  counted: number,
  samplers: ReadonlyMap<Implementation, Sampler>,
): Result {
  const [base] = [...samplers.values()];
  const rows = [...samplers].map(([each, { rates, shares }]): Row => ({
    implementation: each.name,
    ...spread(rates),
    ratio: median(rates.map((rate, round) => rate / base!.rates[round]!)),
    ...(over && { share: { of: over.name, ...spread(shares) } }),
  }));
  return { name, ...(board && { board }), unit, counted, rows };
}

function spread(samples: readonly number[]) {
  return { median: median(samples), least: Math.min(...samples), most: Math.max(...samples) };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return sorted.length === 0 ? 0 : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

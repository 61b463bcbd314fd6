// Fits the worths of places: linear in what stands where, added to the static worth, so that the
// chance of winning that follows from the sum comes near to how the position was thought to stand and to
// how its game ended. Adam (D. P. Kingma, J. Ba, "Adam: a method for stochastic optimization", 2015).

import { FLAG } from '../assembly/board/pieces.js';
import { PLACE_COUNT, PLACE_POINTS, placeIndex } from '../assembly/board/place-index.js';
import { randomFrom } from '../src/random.js';

/** A position and what came of it, for South. */
export interface Seen {
  /** Rank codes by point, 16 more for North's pieces. */
  readonly points: Uint8Array;
  /** 1 where South won, 0, or a half. */
  readonly result: number;
  /** What a search found, and what the position is worth without one. */
  readonly score: number;
  readonly still: number;
}

/** A score at which the side ahead wins 73 of 100 games. */
const SCALE = 1000;
/** How much the result counts beside the score. */
const RESULT = 0.2;
/** How strongly worths are drawn towards 0. */
const DECAY = 1e-5;
const ROUNDS = 12;
const BATCH = 2048;
/** The last of the positions, so many of them, are not learned from. */
const HELD_OUT = 0.07;
const SEED = 1;

const chance = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

/** Of a position: 1 + the index of each worth that counts, below 0 where it counts for North. */
function countedIn({ points }: Seen): Int16Array {
  const flags = [points.indexOf(FLAG), points.indexOf(16 + FLAG)];
  const counted: number[] = [];
  points.forEach((code, point) => {
    const seat = code >> 4;
    const rank = code & 15;
    if (rank === 0 || rank === FLAG) return;
    [flags[seat]!, flags[1 - seat]!].forEach((flag, table) => {
      const index = placeIndex(table, seat, point, flag) + (rank - 1) * PLACE_POINTS;
      counted.push((seat ? -1 : 1) * (1 + index));
    });
  });
  return Int16Array.from(counted);
}

interface Sample {
  readonly counted: Int16Array;
  readonly still: number;
  readonly target: number;
}

function sampleOf(seen: Seen): Sample {
  const target = RESULT * seen.result + (1 - RESULT) * chance(seen.score);
  return { counted: countedIn(seen), still: seen.still, target };
}

function missOf({ counted, still, target }: Sample, worths: Float64Array): number {
  let score = still;
  for (const index of counted) score += index > 0 ? worths[index - 1]! : -worths[-index - 1]!;
  return chance(score) - target;
}

function lossOf(samples: readonly Sample[], worths: Float64Array): number {
  return samples.reduce((sum, each) => sum + missOf(each, worths) ** 2, 0) / samples.length;
}

/** How far a round goes in a step: less in the end. */
const paceOf = (round: number): number =>
  round < ROUNDS * 0.5 ? 1 : round < ROUNDS * 0.8 ? 0.3 : 0.1;

function learn(samples: readonly Sample[], tell: (round: number, worths: Float64Array) => void) {
  const worths = new Float64Array(PLACE_COUNT);
  const mean = new Float64Array(PLACE_COUNT);
  const spread = new Float64Array(PLACE_COUNT);
  const random = randomFrom(SEED);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let batch = 0; batch < samples.length / BATCH; batch++) {
      const slope = new Float64Array(PLACE_COUNT);
      for (let i = 0; i < BATCH; i++) {
        const sample = samples[Math.floor(random() * samples.length)]!;
        const miss = missOf(sample, worths);
        for (const index of sample.counted) slope[Math.abs(index) - 1]! += Math.sign(index) * miss;
      }
      step++;
      const pace = paceOf(round);
      for (let i = 0; i < worths.length; i++) {
        const pull = slope[i]! / BATCH + DECAY * worths[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * pull;
        spread[i] = 0.999 * spread[i]! + 0.001 * pull * pull;
        const size = Math.sqrt(spread[i]! / (1 - 0.999 ** step)) + 1e-8;
        worths[i]! -= (pace * (mean[i]! / (1 - 0.9 ** step))) / size;
      }
    }
    tell(round, worths);
  }
  return worths;
}

/** The worths, whole numbers; `say` hears how far off they are, on what they know and what they do not. */
export function fit(seen: readonly Seen[], say: (line: string) => void): number[] {
  const samples = seen.map(sampleOf);
  const known = samples.slice(0, Math.floor(samples.length * (1 - HELD_OUT)));
  const others = samples.slice(known.length);
  const losses = (worths: Float64Array): string =>
    [known, others].map((each) => lossOf(each, worths).toExponential(4)).join(', held out ');
  say(`${samples.length} positions: ${losses(new Float64Array(PLACE_COUNT))}`);
  const worths = learn(known, (round, now) => say(`${round + 1}: ${losses(now)}`));
  return [...worths].map(Math.round).map((worth) => worth || 0);
}

// What a score is worth in chances to win (src/analysis/chance.ts): the engine plays itself from random
// setups, and the logistic curve is taken under which the results were the least surprising.
// `node build/bench/chance.js GAMES NODES SEED`; the same arguments give the same number.

import { loadEngine, type Engine } from '../src/engine/engine.js';
import { randomFrom } from '../src/random.js';
import { PRESETS } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import { startPosition } from '../src/start.js';

const rules = PRESETS['duel-open'];

/** Plies played at random before the engine plays, so that no two games are the same. */
const RANDOM_PLIES = 8;

/** A score of a position, for the seat to move, and what that seat got out of it: 1, a half or 0. */
interface Sample {
  readonly score: number;
  readonly points: number;
}

function samplesOf(engine: Engine, nodes: number, random: () => number): Sample[] {
  const setups = { S: randomSetup(rules, random), N: randomSetup(rules, random) };
  let position = engine.judge(rules, startPosition(rules, { kind: 'setups', setups, first: 'S' }));
  const scores: { seat: string; score: number }[] = [];
  while (!position.over) {
    const moves = engine.moves(rules, position);
    const chance = moves[Math.floor(random() * moves.length)]!;
    const found =
      position.ply < RANDOM_PLIES ? undefined : engine.search(rules, position, { nodes });
    // What is proved needs no curve.
    if (found && found.mate === undefined) scores.push({ seat: position.turn, score: found.score });
    const move = found?.move ?? chance;
    ({ position } = engine.play(rules, position, { kind: 'move', ...move }));
  }
  const { result } = position.over;
  const pointsOf = (seat: string): number => (result === '1/2' ? 0.5 : Number(result === seat));
  return scores.map(({ seat, score }) => ({ score, points: pointsOf(seat) }));
}

/** Nothing is surer than this, or one game would decide everything. */
const CERTAIN = 1e-4;

/** The mean surprise, in nats, that the results are under a curve. */
function surprise(samples: readonly Sample[], tenfold: number): number {
  let sum = 0;
  for (const { score, points } of samples) {
    const curve = 1 / (1 + 10 ** (-score / tenfold));
    const chance = Math.min(Math.max(curve, CERTAIN), 1 - CERTAIN);
    sum -= points * Math.log(chance) + (1 - points) * Math.log(1 - chance);
  }
  return sum / samples.length;
}

function fitted(samples: readonly Sample[]): number {
  let best = 0;
  for (let tenfold = 100; tenfold <= 6_000; tenfold += 10) {
    if (best === 0 || surprise(samples, tenfold) < surprise(samples, best)) best = tenfold;
  }
  return best;
}

/** What the curve says and what came out, by score. */
function table(samples: readonly Sample[], tenfold: number): string[] {
  const bounds = [-2_000, -1_000, -500, -200, 0, 200, 500, 1_000, 2_000, Infinity];
  return bounds.map((high, index) => {
    const low = bounds[index - 1] ?? -Infinity;
    const within = samples.filter(({ score }) => score >= low && score < high);
    const mean = (of: (sample: Sample) => number): string =>
      (within.reduce((sum, sample) => sum + of(sample), 0) / within.length).toFixed(3);
    const said = mean(({ score }) => 1 / (1 + 10 ** (-score / tenfold)));
    return `${String(low).padStart(9)} to ${String(high).padStart(8)}: ${String(within.length).padStart(6)} positions, said ${said}, came out ${mean(({ points }) => points)}`;
  });
}

async function main([games = '400', nodes = '3000', seed = '1']: readonly string[]): Promise<void> {
  const engine = await loadEngine();
  const random = randomFrom(Number(seed));
  const samples: Sample[] = [];
  for (let game = 1; game <= Number(games); game++) {
    samples.push(...samplesOf(engine, Number(nodes), random));
    if (game % 50 === 0) console.log(`${game} games, tenfold odds every ${fitted(samples)}`);
  }
  const tenfold = fitted(samples);
  console.log(`${samples.length} positions: tenfold odds every ${tenfold}`);
  console.log(table(samples, tenfold).join('\n'));
}

await main(process.argv.slice(2));

// Tunes the evaluation by games that the engine plays against itself (SPSA: J. C. Spall, "Multivariate
// stochastic approximation using a simultaneous perturbation gradient approximation", 1992). Each step
// pushes all weights a little up or down at random, plays two games of the one set against the
// opposite one from the same setup with seats changed, and goes towards the winner. `npm run strength -- tune
// STEPS NODES SEED`; the same arguments give the same weights. Prints them as weights.ts has them.

import { TERMS, WEIGHTS } from '../assembly/board/weights.js';
import { Engine } from '../src/engine/engine.js';
import { instantiate, type EngineExports } from '../src/engine/module.js';
import type { Seat } from '../src/board.js';
import type { Position } from '../src/position.js';
import { randomFrom } from '../src/random.js';
import { PRESETS } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import { startPosition } from '../src/start.js';

const rules = PRESETS['duel-open'];

/** Terms that no position of an open game has, or that only say how to count. */
const FIXED = [0, 12, 13];

/** How far a weight is pushed: a sixth of it, but by so much at least. */
const pushOf = (weight: number): number => Math.max(Math.abs(weight) / 6, 3);
/** How far a won pair of games takes a weight, of its push: at first and in the end. */
const PACE = [0.06, 0.02] as const;

interface Player {
  readonly engine: Engine;
  readonly exports: EngineExports;
}

async function player(): Promise<Player> {
  const exports = await instantiate('simd');
  return { engine: new Engine(exports), exports };
}

function give({ exports }: Player, weights: readonly number[]): void {
  weights.forEach((weight, index) => exports.weigh(index, Math.round(weight)));
}

/** 1 where South has won, 0, or a half. */
function playGame(start: Position, south: Player, north: Player, nodes: number): number {
  let position = start;
  while (!position.over) {
    const { engine } = position.turn === 'S' ? south : north;
    const { move } = engine.search(rules, position, { nodes });
    if (!move) throw new Error('a game goes on without a move');
    ({ position } = engine.play(rules, position, { kind: 'move', ...move }));
  }
  const { result } = position.over;
  return result === '1/2' ? 0.5 : Number(result === ('S' satisfies Seat));
}

/** From the same setup for both seats, so that only the weights differ. */
function playPair(one: Player, other: Player, nodes: number, random: () => number): number {
  const setup = randomSetup(rules, random);
  const start = startPosition(rules, {
    kind: 'setups',
    setups: { S: setup, N: setup },
    first: 'S',
  });
  const judged = one.engine.judge(rules, start);
  return playGame(judged, one, other, nodes) - playGame(judged, other, one, nodes);
}

async function main([
  steps = '4000',
  nodes = '1500',
  seed = '1',
]: readonly string[]): Promise<void> {
  const [up, down] = [await player(), await player()];
  const random = randomFrom(Number(seed));
  const weights = Array.from(WEIGHTS);
  const pushes = weights.map(pushOf);
  for (let step = 1; step <= Number(steps); step++) {
    const signs = weights.map((_, i) => (FIXED.includes(i) ? 0 : random() < 0.5 ? -1 : 1));
    const moved = (by: number): number[] =>
      weights.map((weight, i) => weight + by * signs[i]! * pushes[i]!);
    give(up, moved(1));
    give(down, moved(-1));
    const won = playPair(up, down, Number(nodes), random);
    const pace = PACE[0] + ((PACE[1] - PACE[0]) * step) / Number(steps);
    signs.forEach((sign, i) => (weights[i]! += pace * won * sign * pushes[i]!));
    if (step % 500 === 0 || step === Number(steps)) {
      console.log(`${step}: [${weights.slice(0, TERMS).map(Math.round).join(', ')}]`);
    }
  }
}

await main(process.argv.slice(2));

// How long the longest step of a job lasts: a worker hears `stop` between two slices of 5 ms, and a slice ends
// with the step during which they have passed. The same job gives the same steps, so each is timed in several
// runs and its shortest time counts: what other programs took of the machine is left out.
// `npm run strength -- slices NODES RUNS` (20,000 nodes, 5 runs).

import { taskText } from '../src/analysis/task.js';
import { loadEngine, type Engine } from '../src/engine/engine.js';
import { Game } from '../src/game.js';
import { chooseOnePly } from '../src/opponent/oneply.js';
import { randomFrom } from '../src/random.js';
import { reference } from '../src/reference/index.js';
import { PRESETS, seatsOf, type PresetName } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import type { Order } from '../src/worker/protocol.js';
import { begin } from '../src/worker/serve.js';

const GAMES: readonly (readonly [PresetName, plies: number])[] = [
  ['duel-open', 40],
  ['duel-dark', 0],
  ['duel-dark', 60],
  ['championship', 60],
  ['four-dark', 0],
  ['four-dark', 80],
  ['four-dark', 240],
  ['four-partners', 80],
  ['flip-simple', 20],
];
const KINDS = ['choose', 'analyse'] as const;

/** A game that has come some way, by players that look one ply ahead; the last one that was not over then. */
function gameAfter(preset: PresetName, plies: number): Game {
  for (let seed = 1; ; seed++) {
    const random = randomFrom(seed);
    const rules = PRESETS[preset];
    const setups = Object.fromEntries(
      seatsOf(rules).map((seat) => [seat, randomSetup(rules, random)]),
    );
    const isFlip = rules.visibility === 'flip';
    const opening = { variant: preset, ...(!isFlip && { setups }) };
    const started = Game.start({ ...opening, core: reference, random });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    const game = started.value;
    while (!game.over && game.position.ply < plies) {
      game.play(chooseOnePly(reference, rules, game.view(game.turn), random)!);
    }
    if (!game.over) return game;
  }
}

/** Milliseconds of every step of a job, the beginning among them. */
function stepsOf(order: Order, engine: Engine): number[] {
  const steps: number[] = [];
  const timed = <T>(work: () => T): T => {
    const start = performance.now();
    const value = work();
    steps.push(performance.now() - start);
    return value;
  };
  const labour = timed(() => begin(order, engine));
  while (timed(() => labour.step(1)) && labour.nodes < order.nodes!);
  if (labour.choice) timed(() => labour.choice!());
  return steps;
}

async function main([nodes = '20000', runs = '5']: readonly string[]): Promise<void> {
  const engine = await loadEngine();
  console.log('| game | plies | job | steps | longest, ms | all, ms |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [preset, plies] of GAMES) {
    const game = gameAfter(preset, plies);
    const task = taskText(game.recordFor(game.turn));
    for (const kind of KINDS) {
      const order = { id: 1, owner: 1, kind, task, nodes: Number(nodes), seed: 1 };
      const all = Array.from({ length: Number(runs) }, () => stepsOf(order, engine));
      const steps = all[0]!.map((_, step) => Math.min(...all.map((run) => run[step]!)));
      const sum = steps.reduce((total, step) => total + step, 0);
      const times = [Math.max(...steps), sum].map((time) => time.toFixed(1));
      console.log(`| ${[preset, game.position.ply, kind, steps.length, ...times].join(' | ')} |`);
    }
  }
}

await main(process.argv.slice(2));

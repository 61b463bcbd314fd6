// Mines forced wins on Duel open: `npm run puzzles -- SEED MINUTES` writes one a line, with tabs between
// themes, plies, positions the proof took, first moves that fail, points with one right move, the line,
// and the puzzle as text. `npm run puzzles -- mates` tells of the wins that are kept for tests.

import { BOARDS } from '../../src/board.js';
import { loadEngine } from '../../src/engine/engine.js';
import { makeTurn } from '../../src/formats/turn.js';
import { randomFrom } from '../../src/random.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS } from '../../src/rules.js';
import { gather } from './gather.js';
import { mateRows } from './mates.js';
import { sift, type Sieve, type Sifted } from './sift.js';

/** Nodes a move of the games, one after another: weak play comes to other positions than strong. */
const NODES = [1000, 2500, 5000] as const;

async function main([seed = '1', minutes = '1']: readonly string[]): Promise<void> {
  const engine = await loadEngine();
  const random = randomFrom(Number(seed));
  const rules = PRESETS['duel-open'];
  if (seed === 'mates') {
    for (const row of mateRows(engine, rules)) console.log(row);
    return;
  }
  const variant = { text: 'duel-open', rules };
  const sieve: Sieve = { core: reference, variant, least: 3, most: 9, nodes: 40_000 };
  const end = performance.now() + Number(minutes) * 60_000;
  for (let games = 0; performance.now() < end; games++) {
    const nodes = NODES[games % NODES.length]!;
    for (const candidate of gather(engine, rules, random, nodes)) {
      const sifted = sift(sieve, candidate);
      if (sifted) console.log(rowOf(sifted));
    }
  }
}

function rowOf({ themes, plies, nodes, wrong, points, single, line, text }: Sifted): string {
  const moves = line.map((turn) => makeTurn(BOARDS.duel, turn)).join(' ');
  return [themes.join(','), plies, nodes, wrong, `${single}/${points}`, moves, text].join('\t');
}

await main(process.argv.slice(2));

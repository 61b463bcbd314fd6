// How often the search beats a player that moves at random on Duel open: both seats in turn, every
// pair from the same two setups. `npm run strength -- GAMES MILLISECONDS` (100 games, 100 ms).

import { loadEngine, type Engine } from '../src/engine/engine.js';
import type { Seat } from '../src/board.js';
import type { Position, Result } from '../src/position.js';
import { randomFrom } from '../src/random.js';
import { PRESETS } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import { startPosition } from '../src/start.js';
import type { Move } from '../src/turn.js';

const rules = PRESETS['duel-open'];

function chosenAtRandom(moves: readonly Move[], random: () => number): Move {
  return moves[Math.floor(random() * moves.length)]!;
}

/** One game; the search sits at `seat`. */
function playGame(
  engine: Engine,
  start: Position,
  seat: Seat,
  milliseconds: number,
  random: () => number,
): Result {
  let position = engine.judge(rules, start);
  while (!position.over) {
    const moves = engine.moves(rules, position);
    const found = position.turn === seat && engine.search(rules, position, { milliseconds }).move;
    const move = found || chosenAtRandom(moves, random);
    ({ position } = engine.play(rules, position, { kind: 'move', ...move }));
  }
  return position.over.result;
}

async function main([games = '100', milliseconds = '100']: readonly string[]): Promise<void> {
  const engine = await loadEngine();
  const random = randomFrom(20261129);
  const count = { won: 0, drawn: 0, lost: 0 };
  let start: Position | undefined;
  for (let game = 0; game < Number(games); game++) {
    const seat: Seat = game % 2 === 0 ? 'S' : 'N';
    if (game % 2 === 0 || !start) {
      const setups = { S: randomSetup(rules, random), N: randomSetup(rules, random) };
      start = startPosition(rules, { kind: 'setups', setups, first: 'S' });
    }
    const result = playGame(engine, start, seat, Number(milliseconds), random);
    count[result === seat ? 'won' : result === '1/2' ? 'drawn' : 'lost']++;
    console.log(`${game + 1}: ${result} (the search sat ${seat}), so far ${JSON.stringify(count)}`);
  }
}

await main(process.argv.slice(2));

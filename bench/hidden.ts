// How often the player of hidden games beats one that takes every covered piece for anything with equal
// chances and looks one move ahead. Each pair of games starts from the same setups with sides changed.
// `npm run strength -- hidden PRESET GAMES NODES SEED FIRST` (duel-dark, 100 games, 100,000 nodes a move). No
// game depends on those before it: FIRST is the number of the game to begin with, 1 unless given.

import { loadEngine, type Engine } from '../src/engine/engine.js';
import type { BySeat, Seat } from '../src/board.js';
import { Game } from '../src/game.js';
import { chooseOnePly } from '../src/opponent/oneply.js';
import { think } from '../src/player/player.js';
import { randomFrom } from '../src/random.js';
import type { Setup } from '../src/record.js';
import { reference } from '../src/reference/index.js';
import { PRESETS, seatsOf, teamOf, type PresetName } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import type { Move } from '../src/turn.js';

type Chooser = (game: Game, seat: Seat) => Move;

/** Plays a game; `choosers` by seat. */
function playGame(
  preset: PresetName,
  setups: BySeat<Setup>,
  random: () => number,
  choosers: (seat: Seat) => Chooser,
): Game {
  const rules = PRESETS[preset];
  const isFlip = rules.visibility === 'flip';
  const opening = isFlip ? { variant: preset } : { variant: preset, setups };
  const started = Game.start({ ...opening, core: reference, random });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  const game = started.value;
  while (!game.over) game.play(choosers(game.turn)(game, game.turn));
  return game;
}

function thinker(engine: Engine, nodes: number, seed: number): Chooser {
  return (game, seat) =>
    think(
      engine,
      { record: game.recordFor(seat), seat },
      { nodes, seed: seed + game.turns.length },
    );
}

function onePly(random: () => number): Chooser {
  return (game, seat) => chooseOnePly(reference, game.rules, game.view(seat), random)!;
}

async function main([
  preset = 'duel-dark',
  games = '100',
  nodes = '100000',
  seed = '20261130',
  first = '1',
]: readonly string[]) {
  const engine = await loadEngine();
  const name = preset as PresetName;
  const rules = PRESETS[name];
  const count = { won: 0, drawn: 0, lost: 0 };
  for (let game = Number(first) - 1; game < Number(games); game++) {
    // The two games of a pair have the same setups and the same chance.
    const random = randomFrom(Number(seed) + Math.floor(game / 2));
    const setups: BySeat<Setup> = Object.fromEntries(
      seatsOf(rules).map((seat) => [seat, randomSetup(rules, random)]),
    );
    const isFirst = game % 2 === 0;
    // Of four the partner is of the same kind.
    const isMine = (seat: Seat) => teamOf(rules, 'S').includes(seat) === isFirst;
    const [thinking, looking] = [thinker(engine, Number(nodes), game), onePly(random)];
    const begin = performance.now();
    const { over, turns } = playGame(name, setups, random, (seat) =>
      isMine(seat) ? thinking : looking,
    );
    const result = over!.result;
    const won = result !== '1/2' && isMine(result.charAt(0) as Seat);
    count[result === '1/2' ? 'drawn' : won ? 'won' : 'lost']++;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${game + 1}: ${result} by ${over!.by} in ${turns.length} turns, ${seconds} s; so far ` +
        JSON.stringify(count),
    );
  }
}

await main(process.argv.slice(2));

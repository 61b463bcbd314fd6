// A player knows its seat's record and nothing else: under other hidden truths that give this seat the same
// record, the same seed and nodes lead to the same move. The referee plays on the player's own engine, so
// that nothing left there is overlooked. A player that peeks is found out by the same comparison.

import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/belief/deduce.js';
import { Sampler } from '../../src/belief/sample.js';
import type { Seat } from '../../src/board.js';
import { loadEngine } from '../../src/engine/engine.js';
import { makeMove } from '../../src/formats/turn.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { Game } from '../../src/game.js';
import { think } from '../../src/player/player.js';
import { PRESETS, type PresetName } from '../../src/rules.js';
import { randomFrom, startOf, step } from './game/games.js';

const engine = await loadEngine();

const HIDDEN = (Object.keys(PRESETS) as PresetName[]).filter((name) =>
  ['dark', 'partners'].includes(PRESETS[name].visibility),
);

/** Chooses for a seat; what it is handed is the host's whole game. */
type Player = (host: Game, seat: Seat) => string;

const LIMITS = { nodes: 2_000, seed: 11 };

const honest: Player = (host, seat) =>
  makeMove(host.board, think(engine, { record: host.recordFor(seat), seat }, LIMITS));

const peeking: Player = (host) => {
  const rules = { ...host.rules, visibility: 'open' } as const;
  return makeMove(host.board, think(engine, { rules, view: host.position }, LIMITS));
};

/** The same game with other setups: every turn of it came out alike. */
function under(host: Game, setups: ReturnType<Sampler['world']>['setups']): Game {
  const record = host.record();
  if (record.start.kind !== 'setups') throw new Error('a game from setups');
  const start = { ...record.start, setups };
  const again = Game.fromRecord({ ...record, start }, { core: engine });
  if (!('value' in again)) throw new Error(JSON.stringify(again));
  return again.value;
}

/** In how many of some other worlds a player moves otherwise than under the truth. */
function differences(player: Player, host: Game, worlds: number, random: () => number): number {
  const seat = host.turn;
  const record = host.recordFor(seat);
  const sampler = new Sampler(knowledgeOf(host.rules, record), random);
  const known = makeJqn([record]);
  const move = player(host, seat);
  let different = 0;
  for (let world = 0; world < worlds; world++) {
    const other = under(host, sampler.world().setups);
    expect(makeJqn([other.recordFor(seat)])).toBe(known);
    if (player(other, seat) !== move) different++;
  }
  return different;
}

/** Games that have come some way. */
function* games(preset: PresetName, plies: readonly number[]): Generator<Game> {
  for (const [index, most] of plies.entries()) {
    const random = randomFrom(index * 31 + preset.length);
    const game = startOf(preset, engine, random);
    while (game.position.ply < most && !game.over) step(game, random);
    if (!game.over) yield game;
  }
}

const PLIES = [0, 7, 15, 25, 37, 50];
/** Worlds at each: 11 presets, 6 games and 16 worlds make 1056 comparisons. */
const WORLDS = 16;

describe('moves by what its seat may know', () => {
  test.each(HIDDEN)('%s', { timeout: 120_000 }, (preset) => {
    const random = randomFrom(5);
    for (const game of games(preset, PLIES)) {
      expect(differences(honest, game, WORLDS, random)).toBe(0);
    }
  });
});

test('a player that peeks is found out', { timeout: 60_000 }, () => {
  const random = randomFrom(5);
  let found = 0;
  for (const game of games('duel-dark', PLIES)) found += differences(peeking, game, 5, random);
  expect(found).toBeGreaterThan(5);
});

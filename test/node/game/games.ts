// Games to test with: random ones, from seeds.

import { randomFrom } from '../../../src/random.js';
import { SEATS, type BySeat } from '../../../src/board.js';
import type { Core } from '../../../src/core.js';
import { Game } from '../../../src/game.js';
import type { Setup } from '../../../src/record.js';
import { PRESETS, seatsOf, type PresetName, type Rules } from '../../../src/rules.js';
import { randomSetup } from '../../../src/setup.js';

/** Presets of the first part. */
export const OPEN_AND_DARK = [
  'duel-open',
  'duel-dark',
  'duel-revealed',
  'four-dark',
  'four-partners',
  'four-open',
  'solo-open',
  'solo-dark',
  'qq',
] as const satisfies readonly PresetName[];

export { randomFrom };

export function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}

export function randomSetups(rules: Rules, random: () => number): BySeat<Setup> {
  return Object.fromEntries(seatsOf(rules).map((seat) => [seat, randomSetup(rules, random)]));
}

export function startOf(preset: PresetName, core: Core, random: () => number): Game {
  const setups = randomSetups(PRESETS[preset], random);
  const first = pick(seatsOf(PRESETS[preset]), random);
  const started = Game.start({ variant: preset, setups, first, core, random });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

/**
 * Does one thing that happens in games: most of the time a move, attacks before quiet ones, now and
 * then a turn lost, a draw offered or agreed, somebody giving up.
 */
export function step(game: Game, random: () => number): void {
  const chance = random();
  const inPlay = SEATS.filter(
    (seat) => game.position.seats.includes(seat) && !game.position.out.includes(seat),
  );
  if (chance < 0.01) return void game.loseTurn();
  if (chance < 0.02) return void game.offerDraw(pick(inPlay, random));
  if (chance < 0.04 && game.offers.length > 0) return void game.agree(pick(inPlay, random));
  if (chance < 0.043 && game.position.ply > 60) return void game.resign(pick(inPlay, random));
  if (chance < 0.044 && game.position.ply > 60) return void game.leave(pick(inPlay, random));
  const moves = game.moves();
  const attacks = moves.filter(({ to }) => game.position.pieces[to]);
  game.play(pick(attacks.length > 0 && random() < 0.7 ? attacks : moves, random));
}

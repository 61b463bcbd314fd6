// What a seat is given must not depend on what it may not know: two truths that differ in ranks it
// has not seen, and play alike, give it the same words.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/board.js';
import { makeJqn } from '../../../src/formats/jqn.js';
import { makePosition } from '../../../src/formats/position.js';
import { makeTurn } from '../../../src/formats/turn.js';
import { Game } from '../../../src/game.js';
import type { Setup } from '../../../src/record.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS, seatsOf, teamOf, type PresetName } from '../../../src/rules.js';
import { setupReasons } from '../../../src/setup.js';
import { pick, randomFrom, randomSetups } from './games.js';

const HIDDEN = ['duel-dark', 'solo-dark', 'four-dark', 'four-partners', 'qq'] as const;

/** The setup with two pieces of different ranks exchanged. */
function exchanged(setup: Setup, random: () => number): Setup {
  const places = setup.flatMap((rank, point) => (rank === undefined ? [] : [point]));
  const one = pick(places, random);
  const other = pick(
    places.filter((point) => setup[point] !== setup[one]),
    random,
  );
  return setup.map((rank, point) =>
    point === one ? setup[other] : point === other ? setup[one] : rank,
  );
}

function start(preset: PresetName, setups: Partial<Record<Seat, Setup>>): Game {
  const started = Game.start({ variant: preset, setups, core: reference });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

const endOf = (game: Game) => game.over?.by;

/** What the seat has in its hands: its record and its view, as text. */
function given(game: Game, seat: Seat): readonly string[] {
  return [makeJqn([game.recordFor(seat)]), makePosition(game.view(seat))];
}

describe('what a seat is given', () => {
  it.each(HIDDEN)('%s: does not depend on ranks it has not seen', (preset) => {
    const random = randomFrom(7);
    const rules = PRESETS[preset];
    let compared = 0;
    for (let round = 0; round < 15; round++) {
      const setups = randomSetups(rules, random);
      const seat = pick(seatsOf(rules), random);
      const owner = pick(
        seatsOf(rules).filter(
          (other) => !(preset === 'four-partners' ? teamOf(rules, seat) : [seat]).includes(other),
        ),
        random,
      );
      const other = { ...setups, [owner]: exchanged(setups[owner] ?? [], random) };
      if (setupReasons(rules, owner, other[owner] ?? []).length > 0) continue;
      const one = start(preset, setups);
      const two = start(preset, other);
      for (let plies = 0; plies < 120 && !one.over; plies++) {
        const move = pick(one.moves(), random);
        if (!two.moves().some(({ from, to }) => from === move.from && to === move.to)) break;
        const text = (game: Game) =>
          game
            .play(move)
            .map((turn) => makeTurn(game.board, turn))
            .join(' ');
        const [came, other] = [text(one), text(two)];
        if (came !== other || endOf(one) !== endOf(two)) break;
        const [a, b] = [given(one, seat), given(two, seat)];
        if (a.join() !== b.join()) expect(a).toEqual(b);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('differs where the seat may know the rank', () => {
    const setups = randomSetups(PRESETS['duel-dark'], randomFrom(3));
    const other = { ...setups, N: exchanged(setups.N ?? [], () => 0) };
    const [one, two] = [start('duel-open', setups), start('duel-open', other)];
    expect(given(one, 'S')).not.toEqual(given(two, 'S'));
  });

  it('leaves out what a host wrote beside the moves', () => {
    const setups = randomSetups(PRESETS['duel-dark'], randomFrom(5));
    const started = Game.start({
      variant: 'duel-dark',
      setups,
      core: reference,
      tags: { Event: 'Evening', Note: 'the flag is on the left' },
    });
    if (!('value' in started)) throw new Error('no game');
    const { record, recordFor } = {
      record: started.value.record(),
      recordFor: started.value.recordFor('S'),
    };
    expect(record.tags).toHaveProperty('Note');
    expect(recordFor.tags).toEqual({ Event: 'Evening' });
    expect(recordFor.start).toMatchObject({ kind: 'setups', setups: { S: setups.S } });
    expect(Object.keys(recordFor.start.kind === 'setups' ? recordFor.start.setups : {})).toEqual([
      'S',
    ]);
  });
});

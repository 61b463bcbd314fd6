// The player of every rule set: legal moves, the same for the same limits, and sensible ones.

import { describe, expect, it, test } from 'vitest';
import { loadEngine } from '../../src/engine/engine.js';
import { makeMove } from '../../src/formats/turn.js';
import { Game } from '../../src/game.js';
import { startThinking, think } from '../../src/player/player.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS, type PresetName } from '../../src/rules.js';
import { randomFrom, startOf } from './game/games.js';

const engine = await loadEngine();
const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

function start(preset: PresetName, random: () => number): Game {
  if (PRESETS[preset].visibility !== 'flip') return startOf(preset, engine, random);
  const started = Game.start({ variant: preset, core: engine, random });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

function at(variant: string, position: string): Game {
  const started = Game.start({ variant, position, core: reference });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

const taskOf = (game: Game) => ({ record: game.recordFor(game.turn), seat: game.turn });
const text = (game: Game, move: { from: number; to: number }) => makeMove(game.board, move);

describe.each(PRESET_NAMES)('%s', (preset) => {
  test('plays legal moves', { timeout: 60_000 }, () => {
    const game = start(preset, randomFrom(17));
    for (let plies = 0; plies < 24 && !game.over; plies++) {
      const choice = think(engine, taskOf(game), { nodes: 600, seed: plies });
      expect(game.moves()).toContainEqual({ from: choice.from, to: choice.to });
      game.play({ from: choice.from, to: choice.to });
    }
  });

  test('has a move where there is no engine', () => {
    const game = start(preset, randomFrom(3));
    const choice = think(undefined, taskOf(game), { nodes: 600, seed: 1 });
    expect(game.moves()).toContainEqual({ from: choice.from, to: choice.to });
  });
});

test.each(['duel-dark', 'four-dark', 'championship'] as const)(
  '%s: chooses nothing for a seat whose ranks it does not know',
  (preset) => {
    const game = start(preset, randomFrom(5));
    const waiting = game.position.seats.find((seat) => seat !== game.turn)!;
    const why = `${game.turn} is to move, and its ranks are not known`;
    const tasks = [
      { record: game.recordFor(waiting), seat: game.turn },
      { rules: game.rules, view: game.view(waiting) },
    ];
    for (const task of tasks) {
      expect(() => think(engine, task, { nodes: 100, seed: 1 })).toThrow(new RangeError(why));
    }
  },
);

test.each(['duel-open', 'duel-dark', 'flip-simple', 'four-dark'] as const)(
  '%s: chooses the same in small steps, in large ones and again',
  { timeout: 60_000 },
  (preset) => {
    const game = start(preset, randomFrom(23));
    for (let plies = 0; plies < 6 && !game.over; plies++) {
      const options = { nodes: 30_000, seed: 5 };
      const whole = think(engine, taskOf(game), options);
      const stepwise = startThinking(engine, taskOf(game), options);
      expect(game.moves()).toContainEqual(
        expect.objectContaining({ from: stepwise.choice().from }),
      );
      while (stepwise.step(1_000));
      expect(stepwise.choice()).toEqual(whole);
      game.play({ from: whole.from, to: whole.to });
    }
  },
);

describe('in the dark', () => {
  const options = { nodes: 40_000, seed: 3 };

  it('takes a flag that everybody has been shown', () => {
    const game = at('duel-dark', '1l3/1A1d1/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0 flags:b12');
    expect(text(game, think(engine, taskOf(game), options))).toBe('b11b12');
  });

  it('takes what a scout has shown to be weaker', () => {
    const game = at(
      'duel-dark,scouting=true',
      '1yyyy/yyyyy/5/5/5/5/5/2c2/2B2/5/J4/ILG2 S 0 0 shown:c5',
    );
    expect(text(game, think(engine, taskOf(game), options))).toBe('c4c5');
  });
});

describe('refuses', () => {
  it('a game that is over', () => {
    const game = at('duel-open', '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    const task = { record: game.record(), seat: 'S' } as const;
    expect(() => startThinking(engine, task, { seed: 1 })).toThrow('the game is over');
  });

  it('a seat that is not to move', () => {
    const game = start('duel-dark', randomFrom(1));
    const seat = game.turn === 'S' ? 'N' : 'S';
    const task = { record: game.recordFor(seat), seat } as const;
    expect(() => startThinking(engine, task, { seed: 1 })).toThrow('is to move, not');
  });

  it('limits that are no numbers', () => {
    const game = start('duel-open', randomFrom(1));
    for (const limits of [{ milliseconds: NaN }, { nodes: NaN }]) {
      expect(() => startThinking(engine, taskOf(game), { seed: 1, ...limits })).toThrow('numbers');
    }
  });

  it('a level that is none', () => {
    const game = start('duel-open', randomFrom(1));
    expect(() => startThinking(engine, taskOf(game), { seed: 1, level: 11 })).toThrow('1 to 10');
  });
});

describe('near the quiet limit', () => {
  // The next ply without a removal draws. A bomb against a battalion commander leaves a company commander
  // against a battalion commander, besides a regiment commander each: a rank less.
  const last = 'jlj2/f4/5/1e3/5/f4/K4/5/3E1/4G/5/2JLJ S';

  it('gives up a little rather than draw', () => {
    const game = at('duel-open', `${last} 69 300`);
    const rules = PRESETS['duel-open'];
    const searched = engine.search(rules, game.position, { nodes: 20_000 });
    expect(game.position.pieces[searched.move!.to]).toBeUndefined();
    expect(text(game, think(engine, taskOf(game), { nodes: 20_000, seed: 1 }))).toBe('a6a7');
  });

  it('says how it stands without what the limit takes off', () => {
    const even = 'jlj2/5/5/1e3/5/5/5/5/3E1/5/5/2JLJ S';
    const early = think(engine, taskOf(at('duel-open', `${even} 0 300`)), {
      nodes: 3_000,
      seed: 1,
    });
    const late = think(engine, taskOf(at('duel-open', `${even} 60 360`)), {
      nodes: 3_000,
      seed: 1,
    });
    expect(Math.abs(early.score - late.score)).toBeLessThan(30);
  });
});

describe('in flip', () => {
  it('counts what is still covered when it says how it stands', () => {
    // North has lost a mine; South's strong pieces lie open, North's are all still to be turned up.
    const game = at(
      'flip-simple',
      '?????/?????/?1?1?/??1??/?1?1?/?????/2???/?E?1?/??1??/?1?K?/D?B?1/???AE N 13 13 ' +
        'sides:S=red,N=blue bag:CCDFFGGGHHHIIIJJJKLabccddeeffggghhhiiijjkkl',
    );
    const { score } = think(engine, taskOf(game), { nodes: 3_000, seed: 1 });
    expect(score).toBeGreaterThan(-1_200);
    expect(score).toBeLessThan(300);
  });
});

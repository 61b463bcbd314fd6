import { describe, expect, it, vi } from 'vitest';
import { pointNamed } from '../../../src/board.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { makePosition } from '../../../src/formats/position.js';
import { makeMove } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { valueOf } from '../../../src/fault.js';
import { Game } from '../../../src/game.js';
import { createOpponent } from '../../../src/opponent/opponent.js';
import { think } from '../../../src/opponent/think.js';
import { reference } from '../../../src/reference/index.js';
import type { Move } from '../../../src/turn.js';
import { OPEN_AND_DARK, randomFrom, startOf } from './games.js';

vi.mock('../../../src/generated/worker.js', async () => {
  const { builtWorker } = await import('../analysis/built-worker.js');
  return { default: await builtWorker() };
});

const engine = await loadEngine();
const thought = { milliseconds: 5, seed: 1 };

function at(variant: string, position: string): Game {
  const started = Game.start({ variant, position, core: reference });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

const text = (game: Game, move: { from: number; to: number }) => makeMove(game.board, move);

describe('thinking', () => {
  it.each(OPEN_AND_DARK)('%s: plays legal moves', (preset) => {
    const random = randomFrom(17);
    const game = startOf(preset, engine, random);
    for (let plies = 0; plies < 30 && !game.over; plies++) {
      const choice = think(engine, engine, game.rules, game.position, {
        milliseconds: 1,
        seed: plies,
      });
      expect(game.moves()).toContainEqual({ from: choice.from, to: choice.to });
      game.play(choice);
    }
  });

  it('takes a flag that everybody has been shown', () => {
    const dark = at('duel-dark', '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0 flags:b12');
    expect(text(dark, think(reference, undefined, dark.rules, dark.position, thought))).toBe(
      'b11b12',
    );
  });

  it('finds it in open games by searching', () => {
    const open = at('duel-open', '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0');
    const choice = think(engine, engine, open.rules, open.position, thought);
    expect(text(open, choice)).toBe('b11b12');
    expect(choice.nodes).toBeGreaterThan(1);
  });

  it('attacks where it cannot lose rather than where it may', () => {
    // A piece on the road has moved: it is no mine, and nothing is above a commander but a bomb.
    const game = at('duel-dark', '1l3/5/5/5/5/2c2/1bA2/5/5/5/J4/IL3 S 0 0 shown:c7');
    const choice = think(reference, undefined, game.rules, game.position, thought);
    expect(text(game, choice)).toBe('c6c7');
  });

  it('chooses the same from the same view, whatever the truth', () => {
    const random = randomFrom(31);
    for (let round = 0; round < 10; round++) {
      const game = startOf('duel-dark', reference, random);
      const seat = game.turn;
      const view = game.view(seat);
      const [one, other] = [game.position, view].map((position) =>
        think(reference, undefined, game.rules, position, { milliseconds: 1, seed: 5 }),
      );
      expect(one).toEqual(other);
    }
  });

  it('turns pieces up in flip', () => {
    const started = Game.start({ variant: 'flip', core: reference, random: randomFrom(3) });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    const { rules, position } = started.value;
    const choice = think(reference, undefined, rules, position, thought);
    expect(choice.from).toBe(choice.to);
  });

  it.each(['flip', 'flip-simple', 'flip-match'] as const)(
    'plays %s, searching once all pieces are up',
    (preset) => {
      const random = randomFrom(29);
      const started = Game.start({ variant: preset, core: engine, random });
      if (!('value' in started)) throw new Error(JSON.stringify(started));
      const game = started.value;
      let searched = 0;
      for (let plies = 0; searched < 10 && !game.over; plies++) {
        const choice = think(engine, engine, game.rules, game.position, {
          milliseconds: 1,
          seed: plies,
        });
        game.play({ from: choice.from, to: choice.to });
        if (choice.nodes > 1) searched++;
      }
      expect(game.over !== null || searched === 10).toBe(true);
    },
  );

  it('says so when there is no move', () => {
    const game = at('duel-open', '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    expect(() => think(reference, undefined, game.rules, game.position, thought)).toThrow(
      RangeError,
    );
  });
});

const position = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const seen = () => {
  const game = at('duel-dark', position);
  return { variant: valueOf(parseVariant('duel-dark')), view: game.view('S'), game };
};
const isLegal = (game: Game, { from, to }: Move) =>
  game.moves().some((move) => move.from === from && move.to === to);

describe('the opponent', () => {
  it('thinks in a worker, on the page where it is told to', async () => {
    const { game, ...view } = seen();
    const opponent = createOpponent({ seed: 1 });
    expect(opponent.thread).toBeUndefined();
    const choice = await opponent.choose(view, { nodes: 200 });
    expect(isLegal(game, choice)).toBe(true);
    expect(opponent.thread).toBe('worker');
    opponent.dispose();
    await expect(opponent.choose(view)).rejects.toThrow('disposed');
    const here = createOpponent({ seed: 1, thread: 'page' });
    expect(await here.choose(game.recordFor('S'), { nodes: 200 })).toEqual(choice);
    expect(here.thread).toBe('page');
    here.dispose();
  });

  it('drops what it thinks about when stopped or asked anew, and thinks on', async () => {
    const { game, ...view } = seen();
    const opponent = createOpponent();
    const first = opponent.choose(view, { milliseconds: 60_000 });
    const second = opponent.choose(view, { milliseconds: 5 });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(isLegal(game, await second)).toBe(true);
    const third = opponent.choose(view, { milliseconds: 60_000 });
    opponent.dispose();
    await expect(third).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says what is wrong where nothing can be chosen', async () => {
    const game = at('duel-open', '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    const opponent = createOpponent();
    await expect(opponent.choose(game.record())).rejects.toThrow('the game is over');
    const variant = valueOf(parseVariant('duel-open'));
    await expect(opponent.choose({ variant, view: game.position })).rejects.toThrow('no move');
    opponent.dispose();
  });
});

it('points are where the tests think they are', () => {
  const { board, position: reached } = at('duel-dark', position);
  expect(reached.pieces[pointNamed(board, 'a6')!]).toEqual({ seat: 'S', rank: 'g' });
  expect(makePosition(reached)).toBe(position);
});

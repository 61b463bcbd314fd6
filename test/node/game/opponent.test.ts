import { afterEach, describe, expect, it, vi } from 'vitest';
import { pointNamed } from '../../../src/board.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import { makePosition } from '../../../src/formats/position.js';
import { makeMove } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { valueOf } from '../../../src/fault.js';
import { Game } from '../../../src/game.js';
import { createOpponent } from '../../../src/opponent/opponent.js';
import { think } from '../../../src/opponent/think.js';
import { reference } from '../../../src/reference/index.js';
import type { Job, Said } from '../../../src/worker/protocol.js';
import { work } from '../../../src/worker/serve.js';
import { OPEN_AND_DARK, randomFrom, startOf } from './games.js';

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
const job = { id: 7, milliseconds: 5, seed: 1 };

describe('the worker', () => {
  it('answers jobs in numbers and text', () => {
    const answer = work(engine, { ...job, rules: 'duel-open', position });
    expect(answer).toMatchObject({ id: 7, move: expect.stringMatching(/^\w+$/) as string });
    const host = at('duel-dark', position);
    const record = makeJqn([host.recordFor('S')]);
    expect(work(engine, { ...job, record })).toMatchObject({ id: 7, nodes: 1 });
    expect(structuredClone(answer)).toEqual(answer);
  });

  it.each([
    [{ ...job, rules: 'nonsense', position }],
    [{ ...job, rules: 'duel-open', position: 'nonsense' }],
    [{ ...job, record: 'nonsense' }],
    [{ ...job, record: '' }],
    [{ ...job, rules: 'duel-open', position: '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0' }],
  ])('answers what it cannot do with an error: %j', (bad) => {
    expect(work(engine, bad)).toMatchObject({ id: 7, error: expect.stringMatching(/./) as string });
  });
});

/** A worker of this process; `mood` says how it greets. */
function fakeWorker(mood: 'friendly' | 'failed' | 'blocked' | 'throws') {
  const made: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((event: { data: Said }) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    terminated = false;
    /** Jobs wait here while it is held up. */
    static held: (() => void)[] | undefined;
    constructor() {
      if (mood === 'throws') throw new Error('SecurityError');
      made.push(this);
      setTimeout(() => {
        if (mood === 'blocked') this.onerror?.({});
        else this.#say(mood === 'failed' ? { failed: 'no Wasm' } : { hello: 'junqi' });
      });
    }
    postMessage(asked: Job): void {
      const answer = () => setTimeout(() => this.#say(work(engine, structuredClone(asked))));
      if (FakeWorker.held) FakeWorker.held.push(answer);
      else answer();
    }
    terminate(): void {
      this.terminated = true;
    }
    #say(data: Said): void {
      if (!this.terminated) this.onmessage?.({ data });
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return { made, FakeWorker };
}

const seen = () => {
  const game = at('duel-dark', position);
  return { variant: valueOf(parseVariant('duel-dark')), view: game.view('S'), game };
};

describe('the opponent', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('thinks on the page where there are no workers', async () => {
    const opponent = createOpponent({ seed: 1 });
    const { game, ...view } = seen();
    const choice = await opponent.choose(view, { milliseconds: 5 });
    expect(game.moves()).toContainEqual({ from: choice.from, to: choice.to });
    expect(opponent.thread).toBe('page');
    const again = await createOpponent({ seed: 1 }).choose(game.recordFor('S'), {
      milliseconds: 5,
    });
    expect(again).toEqual(choice);
    opponent.dispose();
    await expect(opponent.choose(view)).rejects.toThrow('disposed');
  });

  it('asks a worker that says hello', async () => {
    const { made } = fakeWorker('friendly');
    const opponent = createOpponent({ workerUrl: 'junqi-worker.js', seed: 1 });
    const { game, ...view } = seen();
    const choice = await opponent.choose(view, { milliseconds: 5 });
    expect(game.moves()).toContainEqual({ from: choice.from, to: choice.to });
    expect(await opponent.choose(game.recordFor('S'), { milliseconds: 5 })).toHaveProperty('from');
    expect(opponent.thread).toBe('worker');
    expect(made).toHaveLength(1);
    opponent.dispose();
    await new Promise((resolve) => setTimeout(resolve));
    expect(made[0]?.terminated).toBe(true);
  });

  it.each(['failed', 'blocked', 'throws'] as const)(
    'thinks on the page where the worker is %s',
    async (mood) => {
      const { made } = fakeWorker(mood);
      const opponent = createOpponent({ workerUrl: 'junqi-worker.js' });
      const { game, ...view } = seen();
      await opponent.choose(view, { milliseconds: 5 });
      expect(opponent.thread).toBe('page');
      expect(made.every(({ terminated }) => terminated)).toBe(true);
      expect(game.over).toBeNull();
    },
  );

  it('drops what it thinks about when stopped, and thinks again when asked', async () => {
    const { FakeWorker, made } = fakeWorker('friendly');
    FakeWorker.held = [];
    const opponent = createOpponent({ workerUrl: 'junqi-worker.js' });
    const { game, ...view } = seen();
    const first = opponent.choose(view);
    await vi.waitFor(() => expect(FakeWorker.held).toHaveLength(1));
    const second = opponent.choose(view);
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(FakeWorker.held).toHaveLength(2));
    for (const answer of FakeWorker.held) answer();
    expect(game.moves()).toContainEqual({ from: (await second).from, to: (await second).to });
    expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
    const third = opponent.choose(view);
    opponent.dispose();
    await expect(third).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says what is wrong where nothing can be chosen', async () => {
    const game = at('duel-open', '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    const opponent = createOpponent();
    await expect(opponent.choose(game.record())).rejects.toThrow('the game is over');
    const variant = valueOf(parseVariant('duel-open'));
    await expect(opponent.choose({ variant, view: game.position })).rejects.toThrow('no move');
  });
});

it('points are where the tests think they are', () => {
  const { board, position: reached } = at('duel-dark', position);
  expect(reached.pieces[pointNamed(board, 'a6')!]).toEqual({ seat: 'S', rank: 'g' });
  expect(makePosition(reached)).toBe(position);
});

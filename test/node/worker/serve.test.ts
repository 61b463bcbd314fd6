import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import { makePosition } from '../../../src/formats/position.js';
import { Game } from '../../../src/game.js';
import { reference } from '../../../src/reference/index.js';
import type { Labour } from '../../../src/worker/labour.js';
import type { Order, TaskText } from '../../../src/worker/protocol.js';
import { begin } from '../../../src/worker/serve.js';

const engine = await loadEngine();
const text = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';

const order = (task: TaskText, more: Partial<Order> = {}): Order => ({
  id: 1,
  owner: 1,
  kind: 'analyse',
  task,
  ...more,
});

/** Works on it until it is done or has looked at so many nodes. */
function work(asked: Order, nodes = 30_000): Labour {
  const labour = begin(asked, engine);
  for (let left = 2_000; left > 0 && labour.nodes < nodes && labour.step(500); left--);
  return labour;
}

const at = (rules: string, position: string, seat = 'S'): TaskText => ({ rules, position, seat });

function host(variant: string, position: string): Game {
  const started = Game.start({ variant, position, core: reference });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

describe('an analysis where all ranks are known', () => {
  it('finds the flag one step away, and says how far it is', () => {
    const position = '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0';
    const found = work(order(at('duel-open', position), { lines: 2 })).findings();
    expect(found?.lines[0]).toMatchObject({ mate: 1, moves: 'b11b12' });
    expect(found?.lines[1]?.mate).not.toBe(1);
    expect(structuredClone(found)).toEqual(found);
  });

  it('looks at the moves it is told to look at', () => {
    const found = work(order(at('duel-open', text), { only: ['c6c7'], lines: 3 })).findings();
    expect(found?.lines.map(({ moves }) => moves.slice(0, 4))).toEqual(['c6c7']);
  });

  it('refuses to look at what is no move', () => {
    expect(() => work(order(at('duel-open', text), { only: ['b6b7'] }))).toThrow('no legal move');
  });

  it.each([
    ['duel-open', text],
    ['duel-open', '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0'],
    ['duel-dark', text],
    ['duel-dark', text.replace(' S ', ' N ')],
  ])('refuses to look at no move: %s, %s', (rules, position) => {
    expect(() => work(order(at(rules, position), { only: [] }))).toThrow(
      new RangeError('only: found no move, expected one or more'),
    );
  });

  it('goes no deeper than it is told to', () => {
    const labour = begin(order(at('duel-open', text), { depth: 2 }), engine);
    let steps = 0;
    while (labour.step(1_000)) steps++;
    expect(labour.findings()?.depth).toBe(2);
    expect(steps).toBeLessThan(100);
  });
});

describe('an analysis of a hidden game', () => {
  /** A South that has moved its captain off the front line, and what it may know of it. */
  const game = host('duel-dark', text);
  game.play('c6c7');
  const task: TaskText = { record: makeJqn([game.recordFor('N')]), seat: 'N' };

  it('weighs moves and says what covered pieces can be', () => {
    const found = work(order(task, { lines: 3 }), 40_000).findings();
    expect(found?.lines.length).toBeGreaterThan(0);
    const legal = game.moves().map((move) => move);
    expect(legal.length).toBeGreaterThan(0);
    const shares = Object.fromEntries(found!.doubts!.map(({ point, ranks }) => [point, ranks]));
    // Every covered piece is one of South's that stand, and is something for certain.
    const covered = game.view('N').pieces.filter((piece) => piece && !piece.rank);
    expect(Object.keys(shares)).toHaveLength(covered.length);
    for (const ranks of Object.values(shares)) {
      const sum = Object.values(ranks).reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(1, 2);
    }
    // Flags stand in headquarters (b1 and d1), mines in the two last lines.
    expect(shares['a6']).not.toHaveProperty('l');
    expect(shares['a6']).not.toHaveProperty('j');
    expect(shares['b1']!['l']! + shares['d1']!['l']!).toBeCloseTo(1, 2);
  });

  it('is the same whatever stands under the covers', () => {
    const pieces = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/HEFFG/E1D1C/DK1GH/A1G1B/JIIHI/JCKLJ S 0 0';
    const other = host('duel-dark', pieces);
    other.follow(game.turns[0]!);
    const told = (from: Game) =>
      work(
        order({ rules: 'duel-dark', position: makePosition(from.view('N')), seat: 'N' }),
        20_000,
      ).findings();
    expect(told(other)).toEqual(told(game));
  });

  it('has no lines for the other seat, whose pieces it does not know', () => {
    const found = work(order({ ...task, seat: 'S' })).findings();
    expect(found).toBeDefined();
    const elsewhere = host('duel-dark', text);
    const record = makeJqn([elsewhere.recordFor('N')]);
    const waiting = begin(order({ record, seat: 'N' }), engine);
    while (waiting.step(5_000));
    expect(waiting.findings()?.lines).toEqual([]);
    expect(waiting.findings()?.doubts?.length).toBe(25);
  });
});

describe('a long record', () => {
  /** Pieces that step to and fro. */
  const game = host('duel-dark', text);
  for (let round = 0; round < 15; round++) {
    for (const move of ['c6c7', 'a8b8', 'c7c6', 'b8a8']) game.play(move);
  }
  const task: TaskText = { record: makeJqn([game.recordFor('S')]), seat: 'S' };

  it('is read, followed and learned from turn by turn, so that a stop is heard meanwhile', () => {
    const labour = begin(order(task), engine);
    let steps = 0;
    while (labour.nodes === 0 && labour.step(1)) steps++;
    expect(game.turns).toHaveLength(60);
    // Once for what the seat sees, once for what it learns from it, and what is counted of worlds after.
    expect(steps).toBeGreaterThan(2 * 60 + 400);
  });

  it('gives the same choice in steps of any size', () => {
    const chosen = (nodes: number) => {
      const labour = begin(order(task, { kind: 'choose', nodes: 4_000, seed: 9 }), engine);
      while (labour.step(nodes));
      return labour.choice!();
    };
    expect(chosen(1)).toEqual(chosen(Infinity));
    expect(chosen(700)).toEqual(chosen(Infinity));
  });

  it('has a choice at any time', () => {
    const labour = begin(order(task, { kind: 'choose', seed: 9 }), engine);
    labour.step(1);
    expect(game.play(labour.choice!().move)).toHaveProperty('value');
    game.undo();
  });
});

describe('a choice', () => {
  it('is a legal move, from a record and from a view', () => {
    const game = host('duel-dark', text);
    for (const task of [
      { record: makeJqn([game.recordFor('S')]), seat: 'S' },
      { rules: 'duel-dark', position: makePosition(game.view('S')), seat: 'S' },
    ] as const) {
      const labour = begin(order(task, { kind: 'choose', nodes: 3_000, seed: 4 }), engine);
      while (labour.step(1_000));
      const { move } = labour.choice!();
      expect(game.play(move)).toHaveProperty('value');
      game.undo();
    }
  });

  it('in flip turns something up, and so does an analysis', () => {
    const started = Game.start({ variant: 'flip', core: reference, random: () => 0.5 });
    if (!('value' in started)) throw new Error('flip does not start');
    const { position } = started.value;
    const task = at('flip', makePosition(position), position.turn);
    const choice = begin(order(task, { kind: 'choose', nodes: 500 }), engine);
    while (choice.step(500));
    expect(choice.choice!().move).toMatch(/^\^/);
    const labour = begin(order(task), engine);
    for (let steps = 0; steps < 50 && !labour.findings(); steps++) labour.step(1_000);
    expect(labour.findings()?.lines[0]?.moves).toMatch(/^\^/);
  });
});

describe('an analysis of flip', () => {
  // Red's division commander on c6, blue's commander out of reach, and two pieces still covered.
  const covered = 'a4/5/5/5/5/5/2C2/5/5/5/5/?3? S 0 60 sides:S=red,N=blue bag:Dk';
  const task = at('flip', covered);
  const looked = (more: Partial<Order>) => {
    const labour = begin(order(task, more), engine);
    for (let steps = 0; steps < 200 && !labour.findings(); steps++) labour.step(1_000);
    return labour.findings()?.lines.map(({ moves }) => moves) ?? [];
  };

  it('gives as many lines as are wanted, each once', () => {
    const lines = looked({ lines: 4 });
    expect(lines).toHaveLength(4);
    expect(new Set(lines).size).toBe(4);
    expect(looked({})).toEqual(lines.slice(0, 1));
  });

  it('looks at no other first moves than it is told to', () => {
    expect(looked({ lines: 9, only: ['^a1'] })).toEqual(['^a1']);
    expect(looked({ lines: 9, only: ['c6c5', '^e1'] }).sort()).toEqual(['^e1', 'c6c5']);
  });

  it('refuses a first move that is not legal', () => {
    expect(() => looked({ only: ['^c6'] })).toThrow('^c6 is no legal move here');
  });
});

describe('an analysis of a hidden game in which nothing can move', () => {
  it('has no line', () => {
    const stuck = at('duel-dark', 'yy3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    expect(work(order(stuck)).findings()).toMatchObject({ lines: [] });
  });
});

describe('what cannot be done', () => {
  it.each([
    [at('nonsense', text), 'preset'],
    [at('duel-open', 'nonsense'), 'expected'],
    [at('duel-open', text, 'E'), 'seat'],
    [at('duel-open', text, 'Q'), '"Q" is no seat'],
    [{ record: 'nonsense', seat: 'S' }, 'expected'],
    [{ record: '', seat: 'S' }, 'no game'],
  ])('is refused with why: %j', (task, why) => {
    expect(() => work(order(task))).toThrow(why);
  });

  it.each(['duel-open', 'duel-dark'])(
    '%s: is refused for lines or a depth that are none',
    (rules) => {
      const position = makePosition(host(rules, text).view('S'));
      const asked = at(rules, position);
      expect(() => work(order(asked, { lines: 0 }))).toThrow('lines is a whole number');
      expect(() => work(order(asked, { depth: 0 }))).toThrow('depth is a whole number');
    },
  );

  it('is refused where the game is over or nobody can move', () => {
    const over = host('duel-open', '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0');
    over.play('b11b12');
    const record = makeJqn([over.record()]);
    expect(() => work(order({ record, seat: 'N' }))).toThrow('the game is over');
    const stuck = at('duel-open', '1l3/5/5/5/5/5/5/5/5/5/5/1L3 S 0 0');
    expect(() => work(order(stuck, { kind: 'choose' }))).toThrow('no move');
  });
});

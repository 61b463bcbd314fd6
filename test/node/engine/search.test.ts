// The search as the wrapper gives it: slices, lines, tables of every size, in every build.

import { describe, expect, test } from 'vitest';
import { Engine } from '../../../src/engine/engine.js';
import { instantiate } from '../../../src/engine/module.js';
import { whyIllegal } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';
import type { Move } from '../../../src/turn.js';
import { signaturePositions } from '../../../bench/signature.js';

const [duel] = signaturePositions();
const four = signaturePositions().find(({ rules }) => rules.board === 'four');
const tasks = [duel!, four!];
const engine = new Engine(await instantiate('simd'));

test.each(tasks)('$rules.board: slices of any size add up to the same search', (task) => {
  const { rules, position } = task;
  const whole = engine.search(rules, position, { depth: 7 });
  for (const nodes of [1, 37, 1000]) {
    const search = engine.begin(rules, position, { depth: 7 });
    while (search.step(nodes));
    expect(search.result()).toEqual(whole);
  }
});

test.each(tasks)('$rules.board: lines begin with different moves, the best first', (task) => {
  const { rules, position } = task;
  const { lines, move } = engine.search(rules, position, { depth: 5, lines: 4 });
  expect(new Set(lines.map(({ line: [first] }) => `${first?.from} ${first?.to}`)).size).toBe(4);
  const scores = lines.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(lines[0]?.line[0]).toEqual(move);
});

test.each(tasks)('$rules.board: `only` confines the search to those moves', (task) => {
  const { rules, position } = task;
  const moves = engine.moves(rules, position).slice(3, 5);
  const { lines } = engine.search(rules, position, { depth: 4, lines: 9, only: moves });
  expect(lines).toHaveLength(2);
  for (const { line } of lines) expect(moves).toContainEqual(line[0]);
});

test('every line can be played', () => {
  for (const { rules, position } of signaturePositions()) {
    for (const { line } of engine.search(rules, position, { depth: 6, lines: 3 }).lines) {
      let reached = position;
      for (const move of line) {
        expect(engine.moves(rules, reached)).toContainEqual(move);
        reached = engine.play(rules, reached, { kind: 'move', ...move }).position;
      }
    }
  }
});

test('another question ends a search', () => {
  const { rules, position } = tasks[0]!;
  const search = engine.begin(rules, position);
  search.step(100);
  engine.moves(rules, position);
  expect(() => search.step(100)).toThrow('something else');
});

test.each(['simd', 'plain', 'script'] as const)(
  '%s: the table takes the size it is given',
  async (build) => {
    const { rules, position } = tasks[0]!;
    const sized = new Engine(await instantiate(build));
    const small = sized.search(rules, position, { nodes: 20_000 });
    sized.sizeTable(18);
    const { depth, move } = sized.search(rules, position, { nodes: 20_000 });
    expect(depth).toBeGreaterThanOrEqual(small.depth);
    expect(sized.moves(rules, position)).toContainEqual(move);
    sized.sizeTable(16);
    expect(sized.search(rules, position, { nodes: 20_000 })).toEqual(small);
    expect(() => sized.sizeTable(23)).toThrow(RangeError);
  },
);

test('a position without a move has no line', () => {
  const rules = PRESETS['duel-open'];
  const { position } = tasks[0]!;
  const over = { ...position, over: { result: 'S', by: 'resign' } } as const;
  expect(engine.search(rules, over, { depth: 3 })).toEqual({
    score: 0,
    line: [],
    depth: 0,
    nodes: 0,
    lines: [],
  });
});

describe('numbers that are none are refused by name', () => {
  const { rules, position } = tasks[0]!;

  test.each(['lines', 'depth'] as const)('%s', (name) => {
    for (const value of [0, -1, 1.5, NaN, Infinity]) {
      expect(() => engine.search(rules, position, { depth: 1, [name]: value })).toThrow(
        new RangeError(`${name} is a whole number of at least 1, not ${value}`),
      );
    }
  });

  test.each(['nodes', 'milliseconds'] as const)('%s', (name) => {
    for (const value of [NaN, -1, -Infinity, null, '', '9', true]) {
      expect(() => engine.search(rules, position, { depth: 1, [name]: value })).toThrow(
        new RangeError('limits of nodes and milliseconds are numbers of at least 0'),
      );
    }
  });

  test('a search without an end', () => {
    const why = new RangeError('a search needs a limit: milliseconds, nodes or depth');
    expect(() => engine.search(rules, position, {})).toThrow(why);
    expect(() => engine.search(rules, position)).toThrow(why);
    expect(() => engine.search(rules, position, { nodes: Infinity })).toThrow(why);
  });

  test('what a search is to do without', () => {
    const without = ['nothing'] as unknown as ['table'];
    expect(() => engine.search(rules, position, { depth: 1, without })).toThrow(
      new RangeError('without: found nothing, expected pruning, table, repetition'),
    );
  });

  test('bits of the table', async () => {
    const sized = new Engine(await instantiate('simd'));
    for (const bits of [0, -1, 1.5, NaN, 23, undefined as unknown as number]) {
      expect(() => sized.sizeTable(bits)).toThrow(
        new RangeError(`bits is a whole number from 1 to 22, not ${bits}`),
      );
    }
    expect(sized.search(rules, position, { depth: 2 }).depth).toBe(2);
  });

  test('the depth of a perft', () => {
    for (const depth of [-1, 1.5, 100, NaN, Infinity, '2' as unknown as number]) {
      expect(() => engine.perft(rules, position, depth)).toThrow(
        new RangeError(`depth is a whole number from 0 to 99, not ${depth}`),
      );
    }
    expect(engine.perft(rules, position, 0)).toBe(1);
  });

  test('no move to choose from', () => {
    expect(() => engine.search(rules, position, { depth: 1, only: [] })).toThrow(
      new RangeError('only: found no move, expected one or more'),
    );
  });

  test('moves to choose from that are not legal', () => {
    const [legal] = engine.moves(rules, position) as [Move];
    const still = { from: legal.from, to: legal.from };
    expect(() => engine.search(rules, position, { depth: 1, only: [legal, still] })).toThrow(
      new RangeError(`only: ${whyIllegal(rules, position, still)}`),
    );
  });

  test('more lines than there are moves, and more plies than it can look ahead, are no mistake', () => {
    const few = engine.moves(rules, position).slice(0, 2);
    const { lines } = engine.search(rules, position, { depth: 1, lines: 2 ** 32, only: few });
    expect(lines).toHaveLength(2);
    const { depth } = engine.search(rules, position, { nodes: 1_000, depth: 2 ** 32 });
    expect(depth).toBeGreaterThan(0);
  });
});

describe('contempt', () => {
  test.each(tasks)('$rules.board: what was found without it is not gone on with', (task) => {
    const { rules, position } = task;
    const wanted = engine.search(rules, position, { depth: 5, contempt: 120 });
    engine.search(rules, position, { depth: 6 });
    expect(engine.search(rules, position, { depth: 5, contempt: 120, keep: true })).toEqual(wanted);
    const again = engine.search(rules, position, { depth: 5, contempt: 120, keep: true });
    expect(again.nodes).toBeLessThan(wanted.nodes);
  });

  test.each([-1, 1_001, 0.5, NaN])('%s is refused', (contempt) => {
    const { rules, position } = tasks[0]!;
    expect(() => engine.search(rules, position, { depth: 1, contempt })).toThrow(
      'contempt is a whole number from 0 to 1000',
    );
  });
});

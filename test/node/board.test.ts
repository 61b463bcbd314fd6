// The boards against counts of the rules page and, where it is at hand, the exact tables.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as option from '../../assembly/board/options';
import { BOARDS, kindOf, pointName, type Board } from '../../src/board.js';
import { OPTIONS } from '../../src/rules.js';

const half = (lists: readonly (readonly unknown[])[]) =>
  lists.reduce((sum, list) => sum + list.length, 0) / 2;

describe.each([
  ['duel', 60, 98, 35, 32, 7],
  ['four', 129, 196, 92, 73, 18],
] as const)('%s', (name, points, roads, rails, onRails, lines) => {
  const board = BOARDS[name];

  test('has the counts of the rules', () => {
    expect(board.points).toBe(points);
    expect(half(board.roads)).toBe(roads);
    expect(half(board.rails)).toBe(rails);
    expect(board.rails.filter((list) => list.length > 0)).toHaveLength(onRails);
    expect(board.lines).toHaveLength(lines);
  });

  test('gives every point its own name', () => {
    expect(new Set(board.names).size).toBe(points);
  });
});

test('names points as the field does', () => {
  const four = BOARDS.four;
  expect([0, 4, 30, 34, 60, 64, 90, 94].map((point) => pointName(four, point))).toEqual(
    'g6 k6 l7 l11 k12 g12 f11 f7'.split(' '),
  );
  expect([120, 124, 128].map((point) => pointName(four, point))).toEqual(['g11', 'i9', 'k7']);
  expect([0, 26, 30, 59].map((point) => pointName(BOARDS.duel, point))).toEqual(
    'a6 b1 e7 a12'.split(' '),
  );
});

test('leads file 5 of each seat round the arc into file 1 of the next', () => {
  const named = BOARDS.four.lines.map((line) =>
    line.map((point) => pointName(BOARDS.four, point)).join(' '),
  );
  expect(named).toContain('k2 k3 k4 k5 k6 l7 m7 n7 o7 p7');
  expect(named).toContain('b7 c7 d7 e7 f7 g6 g5 g4 g3 g2');
});

test('lists options in the order that the engine reads them', () => {
  const places = Object.entries(option).filter(([name]) => name !== 'OPTION_COUNT');
  const names = Object.keys(OPTIONS);
  for (const [name, place] of places) {
    const wanted = name === 'MINE_RULE' ? 'MINE' : name;
    expect(names[place]?.replace(/[A-Z]/g, '_$&').toUpperCase()).toBe(wanted);
  }
  expect(option.OPTION_COUNT).toBe(names.length);
});

interface SharedBoard {
  readonly points: readonly { name: string; kind: string; road: string[]; rail: string[] }[];
  readonly lines: readonly (readonly string[])[];
}

/** A line is the same walked backwards. */
const eitherWay = (names: readonly string[]): string =>
  [names.join(' '), [...names].reverse().join(' ')].sort()[0] ?? '';

function expectSame(board: Board, shared: SharedBoard): void {
  const named = (points: readonly number[]) =>
    points.map((point) => pointName(board, point)).sort();
  for (const { name, kind, road, rail } of shared.points) {
    const point = board.names.indexOf(name);
    expect([name, kindOf(point)]).toEqual([name, kind]);
    expect([name, named(board.roads[point] ?? [])]).toEqual([name, [...road].sort()]);
    expect([name, named(board.rails[point] ?? [])]).toEqual([name, [...rail].sort()]);
  }
  expect(
    board.lines.map((line) => eitherWay(line.map((point) => pointName(board, point)))).sort(),
  ).toEqual(shared.lines.map(eitherWay).sort());
}

for (const name of ['duel', 'four'] as const) {
  const file = new URL(`../../../shared/boards/${name}.json`, import.meta.url);
  if (!existsSync(file)) continue;
  test(`${name} is the board of the exact tables`, () => {
    expectSame(BOARDS[name], JSON.parse(readFileSync(file, 'utf8')) as SharedBoard);
  });
}

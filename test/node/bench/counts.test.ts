// Every implementation of the bench counts what an independent referee worked out, and what the
// others count.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAll } from '../../../bench/all.js';
import { IMPLEMENTATIONS, type Implementation } from '../../../bench/implementation.js';
import { allMeasures } from '../../../bench/measures.js';
import { treeTask, TREES } from '../../../bench/positions.js';
import { BOARD_NAMES, type BoardName } from '../../../src/board.js';

interface Case {
  readonly position: string;
  readonly perft: readonly number[];
}

function cases(board: BoardName): readonly Case[] {
  const url = new URL(`../../fixtures/perft-${board}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Case[];
}

let all: readonly Implementation[] = [];
beforeAll(async () => {
  all = await makeAll();
});

test('every implementation runs here', () => {
  expect(all.map(({ name }) => name)).toEqual(IMPLEMENTATIONS);
});

describe.each(BOARD_NAMES)('%s', (board) => {
  test('the bench counts the trees of the fixtures', () => {
    const known = new Map(cases(board).map(({ position, perft }) => [position, perft]));
    for (const { position, perft } of TREES[board]) {
      expect(known.get(position)?.slice(0, 3), position).toEqual(perft);
    }
  });

  test.each(['javascript', 'script'] as const)('%s counts every fixture', (name) => {
    const implementation = all.find((each) => each.name === name)!;
    for (const { position, perft } of cases(board)) {
      implementation.load(treeTask(board, { position, perft }));
      for (const [index, leaves] of perft.slice(0, board === 'duel' ? 4 : 3).entries()) {
        expect(implementation.perft(index + 1, true), `${name} ${position}`).toBe(leaves);
        expect(implementation.perft(index + 1, false), `${name} ${position}`).toBe(leaves);
      }
    }
  });
});

test('all count the same in every measure', async () => {
  for (const measure of allMeasures()) {
    const those = all.filter(({ name }) => measure.only?.includes(name) ?? true);
    const counts: number[] = [];
    for (const each of those) counts.push(await measure.run(each, 'small'));
    const where = `${measure.name} ${measure.board ?? ''}`;
    expect(new Set(counts).size, `${where}: ${counts.join(', ')}`).toBe(1);
    expect(counts[0], where).toBeGreaterThan(0);
  }
});

test('long random games end alike in all but the slow reference', () => {
  const fast = all.filter(({ name }) => name !== 'reference');
  for (const board of BOARD_NAMES) {
    for (const tree of TREES[board]) {
      const plies = fast.map((each) => {
        each.load(treeTask(board, tree));
        return each.playouts(30, 77, 240);
      });
      expect(new Set(plies).size, `${tree.position}: ${plies.join(', ')}`).toBe(1);
    }
  }
});

// The games behind the figure in docs/strength.md: that they are games, and that the figure is theirs.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { verifyRecord } from '../../../src/formats/verify.js';
import { seatsOf } from '../../../src/rules.js';

const records = valueOf(parseJqn(readFileSync('bench/first-search.jqn', 'utf8')));

test('every game was played as the rules have it', async () => {
  const engine = await loadEngine();
  for (const record of records) expect(verifyRecord(engine, record)).toEqual([]);
});

test('every start was played twice, with the seats exchanged', () => {
  const starts = new Map<string, string[]>();
  for (const { start, tags } of records) {
    if (start.kind !== 'setups') throw new Error('a game begins from a position');
    const key = JSON.stringify(start.setups);
    starts.set(key, [...(starts.get(key) ?? []), tags.South!]);
  }
  expect(starts.size).toBe(160);
  for (const seats of starts.values()) expect(new Set(seats).size).toBe(2);
});

test('the table tells what came of them', () => {
  const points = { won: 0, drawn: 0, lost: 0 };
  for (const { result, tags, variant } of records) {
    const own = seatsOf(variant.rules).find((seat) =>
      (seat === 'S' ? tags.South : tags.North)?.endsWith('nodes:58000'),
    );
    points[result === '1/2' ? 'drawn' : result === own ? 'won' : 'lost']++;
  }
  const { won, drawn, lost } = points;
  const row = readFileSync('docs/strength.md', 'utf8').match(/^\| nodes:58000 .*$/m)?.[0];
  const cells = row?.split('|').map((cell) => cell.trim());
  expect(cells?.slice(3, 7)).toEqual([won + drawn + lost, won, drawn, lost].map(String));
});

// The search behaves as bench/signature.json says: whoever changes it states the new number there,
// which `npm run bench -- --signature` prints.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signature, signaturePositions } from '../../../bench/signature.js';
import { instantiate } from '../../../src/engine/module.js';

const url = new URL('../../../bench/signature.json', import.meta.url);
const wanted = JSON.parse(readFileSync(url, 'utf8')) as { signature: number };

test('twelve positions, six of each board', () => {
  const boards = signaturePositions().map(({ rules }) => rules.board);
  expect(boards.filter((board) => board === 'duel')).toHaveLength(6);
  expect(boards.filter((board) => board === 'four')).toHaveLength(6);
});

test.each(['simd', 'plain', 'script'] as const)('%s has the committed signature', async (build) => {
  expect(signature(await instantiate(build))).toBe(wanted.signature);
});

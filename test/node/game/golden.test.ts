// Whole games to read. After a change that means to alter them, `npx vitest run -u` writes them anew
// and the difference is reviewed like any other.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { verifyRecord } from '../../../src/formats/verify.js';
import { reference } from '../../../src/reference/index.js';
import { printed } from './print.js';

const folder = fileURLToPath(new URL('../../fixtures/golden/', import.meta.url));
const names = readdirSync(folder).filter((name) => name.endsWith('.jqn'));
const engine = await loadEngine();

describe('golden games', () => {
  it.each(names)('%s', async (name) => {
    const [record] = valueOf(parseJqn(readFileSync(folder + name, 'utf8')));
    if (record === undefined) throw new Error('no game');
    for (const core of [reference, engine]) expect(verifyRecord(core, record)).toEqual([]);
    const text = printed(record, reference);
    expect(printed(record, engine)).toBe(text);
    await expect(text).toMatchFileSnapshot(folder + name.replace('.jqn', '.txt'));
  });

  it('are there', () => {
    expect(names.length).toBeGreaterThanOrEqual(3);
  });
});

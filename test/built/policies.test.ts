// Boards under the policies that pages have, in Chromium: what is drawn, and where the engine runs.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Driven } from '../../tools/browsers.mjs';
import { recorded, visitAll } from '../../tools/policies.mjs';
import { hosts } from '../../tools/policies/hosts.mjs';
import type { Seen } from '../../tools/policies/probe.mjs';
import { policiesPage } from '../../tools/policies/table.mjs';

describe('a board on a page with', () => {
  let browser: Driven;
  const seen = new Map<string, Seen>();

  beforeAll(async () => {
    browser = await openBrowser('chromium');
    await visitAll(browser, (name, what) => seen.set(name, what));
  }, 420_000);
  afterAll(() => browser.close());

  it.each(hosts)('$name: is drawn, and the computer plays', ({ name, engine }) => {
    const { board, moved, engine: used } = seen.get(name) ?? {};
    expect({ board, moved: moved !== '', engine: used }).toEqual({
      board: true,
      moved: true,
      engine,
    });
  });
});

describe('docs/policies.md', () => {
  it('is what the tests assert and what was recorded', async () => {
    const file = path.resolve(import.meta.dirname, '..', '..', 'docs', 'policies.md');
    expect(readFileSync(file, 'utf8')).toBe(await policiesPage(hosts, recorded()));
  });
});

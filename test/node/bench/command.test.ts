// What `junqi bench` answers.

import { expect, test } from 'vitest';
import { bench } from '../../../bench/command.js';
import { MEASURES } from '../../../bench/measures.js';
import { median } from '../../../bench/run.js';
import { junqi } from '../cli/shell.js';

async function run(...args: readonly string[]) {
  let out = '';
  let err = '';
  const status = await bench(args, {
    write: (text) => (out += text),
    warn: (text) => (err += text),
  });
  return { status, out, err };
}

test('measures what is asked for, as JSON', async () => {
  const { status, out } = await run(
    ...['--quick', '--rounds', '1', '--json', '--only', 'call,slides'],
    ...['--board', 'four', '--with', 'plain,javascript'],
  );
  expect(status).toBe(0);
  const { machine, results, signature } = JSON.parse(out);
  expect(machine.node).toBe(process.versions.node);
  expect(signature).toBeGreaterThan(1000);
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['slides', 'call']);
  const [slides] = results;
  expect(slides.board).toBe('four');
  expect(slides.rows.map((row: any) => row.implementation)).toEqual(['plain', 'javascript']);
  for (const row of slides.rows) {
    expect(row.least).toBeLessThanOrEqual(row.median);
    expect(row.median).toBeLessThanOrEqual(row.most);
  }
  expect(slides.rows[0].ratio).toBe(1);
});

test('prints a table with the machine and the signature', async () => {
  const { status, out } = await run('--quick', '--rounds', '1', '--only', 'call');
  expect(status).toBe(0);
  expect(out).toMatch(/^junqi \S+, Node /);
  expect(out).toMatch(/wasm2js +\d/);
  expect(out).toMatch(/\nall counted the same\nsignature \d+\n$/);
});

test('says what it can measure, and what it cannot', async () => {
  const { out } = await run('--help');
  for (const name of MEASURES) expect(out).toContain(name);
  const { status, err } = await run('--only', 'speed');
  expect(status).toBe(2);
  expect(err).toContain('"speed" is none of perft full');
  expect((await run('--fast')).status).toBe(2);
  expect((await run('--rounds', '0')).err).toContain('a whole number from 1');
});

test('is a command of junqi', async () => {
  const { status, out } = await junqi(['bench', '--help']);
  expect(status).toBe(0);
  expect(out).toContain('--quick');
});

test('takes the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

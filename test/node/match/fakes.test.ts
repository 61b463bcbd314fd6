// Programs as they are met in the wild, against a player of ours.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import { junqi } from '../cli/shell.js';

const script = fileURLToPath(new URL('../../fixtures/engines/fake.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'junqi-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fake = (kind: string) => `"${process.execPath}" "${script}" ${kind}`;

/** What every fake sets up. */
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
/** Over before anybody can get in the way of a piece that steps to and fro. */
const RULES = 'championship,maxPlies=10';

let files = 0;

/** A match of a fake against moves at random: its figures, and its games. */
async function played(kind: string, ...words: readonly string[]) {
  const file = path.join(folder, `${++files}.jqn`);
  const rules = words.includes('--rules') ? [] : ['--rules', RULES];
  const call = ['match', fake(kind), 'random', '--json', `--out=${file}`, ...rules, ...words];
  const { status, out, err } = await junqi(call);
  expect(status).toBe(0);
  const games = valueOf(parseJqn(readFileSync(file, 'utf8')));
  return { ...(JSON.parse(out) as { games: number; forfeits: any[] }), records: games, file, err };
}

/** What is said of programs that say more than the protocol has words for, once for a match. */
const WARNINGS: Readonly<Record<string, string>> = {
  banner: 'A said "*** Fake Engine 2.0 ***": no word of the protocol, such lines are passed over\n',
  chatty: 'A said "info depth 1 score 12": no word of the protocol, such lines are passed over\n',
};

describe('a program that plays by the protocol', () => {
  it.each([
    ['proper', 'Fake proper'],
    ['silent', undefined],
    ['banner', 'Fake'],
    ['chatty', 'Fake chatty'],
    ['once', 'Fake once'],
  ])('%s: plays both games', async (kind, name) => {
    const { games, forfeits, records, err } = await played(kind, '--games', '2');
    expect(err).toBe(WARNINGS[kind] ?? '');
    expect([games, forfeits]).toEqual([2, []]);
    const setups = records.map(({ start }) => (start.kind === 'setups' ? start.setups : {}));
    const own = [setups[0]!.S!, setups[1]!.N!].map(makeSetup);
    expect(own).toEqual([SETUP, SETUP]);
    expect(records.map(({ tags }) => [tags.SouthName, tags.NorthName])).toEqual([
      [name, undefined],
      [undefined, name],
    ]);
  });

  it('is found in the folder it is given', async () => {
    writeFileSync(path.join(folder, 'army.txt'), 'geffhedcdkhgagbjiihijcklj');
    for (const cwd of [folder, `A=${folder}`]) {
      const { forfeits } = await played('folder', '--games', '1', `--cwd=${cwd}`);
      expect(forfeits).toEqual([]);
    }
  });
});

describe('a program that breaks the game', () => {
  it.each([
    ['wrong', [], 'illegal', 'a1a12: mines and flags never move: "BESTMOVE L0A0"', 'illegal'],
    ['nonsense', [], 'illegal', 'no move: "BESTMOVE resign"', 'illegal'],
    ['crash', [], 'crash', 'it ended with the status 3: "stack overflow in search"', 'left'],
    [
      'slow',
      ['--rules', 'championship,secondsPerSeat=2'],
      'overrun',
      'its time ran out: "info still thinking"',
      'time',
    ],
    ['flood', [], 'flood', 'it wrote a megabyte and no answer: "info info', 'left'],
    ['endless', [], 'flood', 'it wrote a megabyte and no answer: "thinking', 'left'],
    ['mute', ['--patience', '1'], 'setup', 'no setup within 1 s', 'illegal'],
    ['no-army', [], 'setup', 'not 25 rank letters: "ARRAY none"', 'illegal'],
    ['bad-army', [], 'setup', 'a6: a bomb may not stand on line 1 (bomb-on-front)', 'illegal'],
  ])('%s: loses and is told of', async (kind, words, forfeit, why, by) => {
    const { forfeits, records } = await played(kind, '--games', '1', ...words);
    expect(forfeits).toEqual([
      {
        round: '1.1',
        player: fake(kind),
        kind: forfeit,
        why: expect.stringContaining(why) as string,
      },
    ]);
    expect(records[0]).toMatchObject({ result: 'N', termination: by });
    expect(records[0]!.tags.Forfeit).toContain(`S, ${forfeit}: `);
  });

  it('is none that can be started', async () => {
    const nobody = path.join(folder, 'nobody');
    const plain = path.join(folder, 'plain.txt');
    writeFileSync(plain, 'no program');
    for (const [first, second, says] of [
      [nobody, 'random', `A: found no program "${nobody}"`],
      ['random', nobody, `B: found no program "${nobody}"`],
      [plain, 'random', `A: found "${plain}", which may not be executed`],
      [fake('gone'), 'random', 'A: found it ended with the status 1, before it had set up'],
      ['random', fake('folder'), 'B: found it ended with the status 1: "'],
    ] as const) {
      const { status, err } = await junqi(['match', first, second]);
      expect(status).toBe(1);
      expect(err).toContain(says);
      expect(err).toContain('expected a command that can be started');
    }
  });

  it('is sent to no folder that is none', async () => {
    const nowhere = path.join(folder, 'nowhere');
    const { status, err } = await junqi(['match', fake('proper'), 'random', `--cwd=${nowhere}`]);
    expect([status, err]).toEqual([
      1,
      `--cwd: found "${nowhere}", which is none, expected a folder that commands can run in\n`,
    ]);
  });

  it('is named by its place in words', async () => {
    const call = ['match', 'random', fake('no-army'), '--games=1', '--rules', RULES];
    const { out } = await junqi(call);
    expect(out).toContain(`game 1.1: B (${fake('no-army')}) lost by setup`);
  });
});

// convert and check, and files as the beginning of a question.

import { describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/run.js';
import { fileFault } from '../../../src/match/file-fault.js';
import { junqi } from './shell.js';

const START = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const SOUTH = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const NORTH = 'eifdge.h.khb.cig.k.hdajcigjflj';

const FILES = {
  'setup.txt':
    '排-军-旅-兵-团\n师-O-兵-O-弹\n连-连-O-旅-师\n营-O-连-O-兵\n雷-营-雷-雷-弹\n司-旗-排-排-团\n',
  'turned.txt': '团 排 排 旗 司\n弹 雷 雷 营 雷\n兵 连 营\n师 旅 连 连\n弹 兵 师\n团 兵 旅 军 排\n',
  'two-flags.txt': 'geffhe.d.cdk.hga.g.bjiihijllkj',
  'position.txt': START,
  'game.jqn': `[Rules "duel-dark"]
[SetupS "${SOUTH}"]
[SetupN "${NORTH}"]
[First "S"]
[Result "*"]

1. a6a7= {a trial} 2. c7c6= *
`,
  'wrong.jqn': `[Rules "duel-open"]
[SetupS "${SOUTH}"]
[SetupN "${NORTH}"]
[First "S"]
[Result "*"]

1. a6a7+ 2. c7c6 *

[Rules "duel-open"]
[Result "*"]

1. nonsense *
`,
  'illegal.jqn': `[Rules "duel-open"]
[SetupS "${SOUTH}"]
[SetupN "${NORTH}"]
[First "S"]
[Result "*"]

1. a1a2 *
`,
};

const run = (...args: readonly string[]) => junqi(args, { files: FILES });

describe('convert', () => {
  it('writes a setup in its canonical form, as .jql and as JSON', async () => {
    const canonical = 'hbdiec.i.kgg.dcf.g.ijfjjkalhhe';
    expect(await run('convert', 'setup.txt', '--to', 'text')).toEqual({
      status: 0,
      out: `${canonical}\n`,
      err: '',
    });
    expect((await run('convert', 'setup.txt', '--to', 'json')).out).toBe(
      `{"setup":"${canonical}"}\n`,
    );
    const jql = await run('convert', 'setup.txt', '--to', 'jql');
    expect(jql.out).toHaveLength(50);
    const back = await junqi(['convert', 'a.jql', '--to', 'text'], {
      files: { 'a.jql': Buffer.from(jql.out, 'latin1') },
    });
    expect(back.out).toBe(`${canonical}\n`);
  });

  it('says that it turned a setup round', async () => {
    const { status, out, err } = await run('convert', 'turned.txt', '--to', 'text');
    expect([status, out]).toEqual([0, 'hbdiec.i.kgg.dcf.g.ijfjjkalhhe\n']);
    expect(err).toContain('180°');
  });

  it('refuses a setup against the rules, every rule named', async () => {
    const { status, out, err } = await run('convert', 'two-flags.txt', '--to', 'text');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('flag-count');
    expect(err).toContain('division-commander-count');
  });

  it('writes a game as record, as JSON and as the position it reached', async () => {
    const jqn = await run('convert', 'game.jqn', '--to', 'jqn');
    expect(jqn.out).toContain('{a trial}');
    const again = await junqi(['convert', '-', '--to', 'jqn'], { input: jqn.out });
    expect(again.out).toBe(jqn.out);
    const json = await run('convert', 'game.jqn', '--to', 'json');
    expect(JSON.parse(json.out)).toEqual({
      games: [
        {
          tags: {},
          rules: 'duel-dark',
          setups: { S: SOUTH, N: NORTH },
          first: 'S',
          turns: ['a6a7=', 'c7c6='],
          result: null,
        },
      ],
    });
    expect((await run('convert', 'game.jqn', '--to', 'text')).out).toMatch(/ S 0 2\n$/);
  });

  it('writes a position as text, as a record and as JSON', async () => {
    expect((await run('convert', 'position.txt', '--to', 'text')).out).toBe(`${START}\n`);
    expect((await run('convert', 'position.txt', '--to', 'jqn')).out).toContain(
      `[Position "${START}"]`,
    );
    expect(JSON.parse((await run('convert', 'position.txt', '--to', 'json')).out)).toEqual({
      rules: 'duel-open',
      position: START,
    });
  });

  it.each([
    ['setup.txt', 'jqn'],
    ['position.txt', 'jql'],
    ['game.jqn', 'jql'],
    ['wrong.jqn', 'jqn'],
    ['nowhere.txt', 'text'],
  ])('refuses %s as %s', async (file, format) => {
    const { status, out, err } = await run('convert', file, '--to', format);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(`${file}`);
  });
});

describe('check', () => {
  it('finds no fault in good files', async () => {
    const { status, out, err } = await run('check', 'game.jqn', 'setup.txt', 'position.txt');
    expect([status, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toEqual([
      'game.jqn: 1 game, 2 turns, no fault',
      'setup.txt: a setup, no fault',
      'position.txt: a position, no fault',
    ]);
  });

  it('lists every fault of every file with its place', async () => {
    const { status, out, err } = await run(
      ...['check', 'illegal.jqn', 'nowhere.jqn', 'two-flags.txt', 'wrong.jqn', 'game.jqn'],
    );
    expect(status).toBe(1);
    expect(out).toBe('game.jqn: 1 game, 2 turns, no fault\n');
    expect(err).toMatch(/^illegal\.jqn: ply 1, a1a2: .*mines and flags never move/m);
    expect(err).toMatch(/^nowhere\.jqn: .*no such file/m);
    expect(err).toMatch(/^two-flags\.txt: .*flag-count/m);
    expect(err).toMatch(/^wrong\.jqn: line 12, column 4/m);
  });

  it('goes on with the next game where one cannot be read', async () => {
    const good = FILES['game.jqn'];
    const files = { 'all.jqn': `${good}\n${FILES['wrong.jqn']}\n${good}\n${FILES['illegal.jqn']}` };
    const { status, err } = await junqi(['check', 'all.jqn'], { files });
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^all\.jqn: game 2, ply 1, a6a7\+/),
      expect.stringMatching(/^all\.jqn: line 20, column 4: found "nonsense" in "nonsense"/),
      expect.stringMatching(/^all\.jqn: game 5, ply 1, a1a2: .*mines and flags never move/),
    ]);
  });

  it('reports as JSON', async () => {
    const { status, out } = await run('check', 'illegal.jqn', 'game.jqn', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      files: [
        { file: 'illegal.jqn', faults: [expect.stringContaining('ply 1')] },
        { file: 'game.jqn', faults: [] },
      ],
    });
  });
});

describe('--file', () => {
  it('goes on from where a game stands', async () => {
    const moves = await run('moves', '--file', 'game.jqn', '--json');
    expect(JSON.parse(moves.out)).toMatchObject({ turn: 'S' });
    const play = await run('play', 'c5c6', '--file', 'game.jqn', '--json');
    expect(JSON.parse(play.out)).toMatchObject({ turns: [expect.stringMatching(/^c5c6/)] });
    const view = await run('view', 'N', '--file', 'game.jqn');
    expect(view.out).toContain('Y');
  });

  it('refuses a game that was not played so', async () => {
    const { status, err } = await run('moves', '--file', 'illegal.jqn');
    expect(status).toBe(1);
    expect(err).toContain('ply 1, a1a2');
  });

  it('takes a setup as that of South, and a position', async () => {
    const setup = await run('moves', '--file', 'setup.txt', '--rules', 'duel-dark');
    expect(setup.status).toBe(0);
    const both = await run('moves', '--file', 'setup.txt', '--setup', `N=${NORTH}`);
    expect(both.out).toBe(setup.out);
    const position = await run('moves', '--file', 'position.txt');
    expect(position.out).toContain('a6a7\n');
  });
});

describe('what is said of a file', () => {
  it('names a folder once, as a folder', async () => {
    const io = {
      input: [] as unknown as AsyncIterable<Uint8Array>,
      write: () => undefined,
      warn: (text: string) => void (told += text),
      readFile: () => Promise.reject(Object.assign(new Error('EISDIR'), { code: 'EISDIR' })),
    };
    let told = '';
    expect(await main(['check', 'games'], io)).toBe(1);
    expect(told).toBe('games: the file: found a folder, expected a file that can be read\n');
  });

  it.each([
    ['EACCES', 'read', 'a file that may not be read'],
    ['ENOTDIR', 'read', 'no such file'],
    ['EROFS', 'written', 'a file that may not be written'],
    ['EMFILE', 'read', 'EMFILE'],
  ] as const)('tells %s in words where there are any', (code, use, found) => {
    const expected = `a file that can be ${use}`;
    const error = Object.assign(new Error(code), { code });
    expect(fileFault(error, 'a.jqn', use)).toEqual({ where: 'a.jqn', found, expected });
    expect(fileFault(error, '', use).where).toBe('""');
  });

  it('names an illegal move once', async () => {
    const { err } = await run('check', 'illegal.jqn');
    expect(err.match(/a1a2/g)).toHaveLength(1);
  });
});

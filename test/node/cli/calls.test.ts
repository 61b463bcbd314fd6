// How the program is called: help, misuse, exit statuses.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/cli/run.js';
import { batch, junqi } from './shell.js';

const START = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';

/** Everything covered. */
const HIDDEN = 'yyyyy/yyyyy/y1y1y/yy1yy/y1y1y/yyyyy/YYYYY/Y1Y1Y/YY1YY/Y1Y1Y/YYYYY/YYYYY S 0 0';

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (word) => {
    const { status, out } = await junqi([word]);
    expect(status).toBe(0);
    const lines = out.split('\n');
    for (const { name, summary } of COMMANDS) {
      const line = lines.find((each) => each.startsWith(`  ${name} `));
      expect(line?.endsWith(summary), name).toBe(true);
    }
  });

  it.each(COMMANDS.map(({ name }) => [name]))('%s --help tells its options', async (name) => {
    const { status, out, err } = await junqi([name, '--help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^junqi ${name}`));
    expect(await junqi(['help', name])).toEqual({ status, out, err });
    for (const option of COMMANDS.find((command) => command.name === name)?.options ?? []) {
      expect(out).toContain(`--${option}`);
    }
  });
});

describe('the help of --batch', () => {
  it('names the commands that take it, and JSON', async () => {
    const taking = COMMANDS.filter(({ options }) => options.includes('batch'));
    const { out } = await junqi(['--help']);
    const line = out.split('\n').find((each) => each.startsWith('With --batch'));
    for (const { name } of COMMANDS) {
      const takes = taking.some((command) => command.name === name);
      expect(new RegExp(`\\b${name}\\b`).test(line ?? ''), name).toBe(takes);
    }
    expect(line).toContain('JSON object');
  });
});

describe('the version', () => {
  it('is that of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await junqi(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });
});

describe('misuse', () => {
  it.each([
    [['--version', 'moves']],
    [[]],
    [['mvoes']],
    [['moves', '--postion', START]],
    [['moves', '--position']],
    [['moves', 'a6a7', '--position', START]],
    [['play', '--position', START]],
    [['view', '--position', START]],
    [['view', 'Q', '--position', START]],
    [['perft', '--position', START]],
    [['perft', '1', '2', '--position', START]],
    [['moves', '--core', 'other', '--position', START]],
    [['moves', '--setup', 'nonsense']],
    [['moves', '--setup', 'S=x', '--setup', 'S=y']],
    [['moves', '--first', 'Q', '--position', START]],
    [['moves', '--file', 'a.jqn', '--position', START]],
    [['moves', '--position', START, '--position', START]],
    [['moves', '--position', START, '--setup', 'S=geffhe.d.cdk.hga.g.bjiihijcklj']],
    [['moves', '--position', START, '--first', 'N']],
    [['convert', 'a.txt', '--to', 'text', '--json']],
    [['convert', 'a.txt']],
    [['convert', 'a.txt', '--to', 'pgn']],
    [['convert', '--to', 'text']],
    [['check']],
    [['help', 'nothing']],
    [['help', 'moves', 'nothing']],
  ])('%j has the status 2 and says what is wrong', async (args) => {
    const { status, out, err } = await junqi(args, { files: { 'a.txt': START } });
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^junqi: .+\n/);
  });

  it.each([
    [['check', '--batch'], 'junqi check --help'],
    [['view', 'Q', '--position', START], 'junqi view --help'],
    [['mvoes'], 'junqi --help'],
    [['help', 'nothing'], 'junqi --help'],
    [[], 'junqi --help'],
  ])('%j names the help that is nearest', async (args, help) => {
    expect((await junqi(args)).err).toMatch(new RegExp(`\\nTry: ${help}\\n$`));
  });
});

describe('a format that is none', () => {
  it('is named', async () => {
    const { err } = await junqi(['convert', 'a.txt', '--to', 'pgn']);
    expect(err).toContain('--to is one of jqn jql text json, not "pgn"\n');
  });
});

describe('input that is refused', () => {
  it.each([
    [['moves'], 'position: found nothing'],
    [['moves', '--position', 'nonsense'], 'position, placement, row 1'],
    [['moves', '--rules', 'duel-opne', '--position', START], 'perhaps "duel-open"'],
    [['moves', '--file', 'nowhere.jqn'], 'nowhere.jqn: found no such file'],
    [['view', 'E', '--position', START], 'seat: found "E", expected one of S N'],
    [['moves', '--setup', 'S=geffh'], 'setup S'],
    [['moves', '--setup', 'S=geffhe.d.cdk.hga.g.bjiihijcklj'], 'setup N: found nothing, expected'],
    [['moves', '--rules', 'duel-dark', '--position', HIDDEN], 'position: found pieces of S whose'],
    [['perft', '1', '--rules', 'duel-dark', '--position', HIDDEN], 'position: found pieces of S'],
    [
      ['play', 'c6c7', '--rules', 'duel-dark', '--position', HIDDEN],
      'so say what came of it: c6c7+',
    ],
    [['moves', '--setup', 'S=kebbhe.d.cdk.hga.g.fjiihijcglj'], '(bomb-on-front)'],
  ])('%j has the status 1 and says where and what was expected', async (args, said) => {
    const { status, out, err } = await junqi(args);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(said);
  });

  it('names an unknown field of a batch line', async () => {
    const answers = await batch('moves', [{ position: START, rule: 'duel-dark' }, { move: [] }]);
    expect(answers).toMatchObject([
      { error: { where: 'line 1, rule', expected: expect.stringContaining('perhaps "rules"') } },
      { error: { where: 'line 2, move', expected: expect.stringContaining('perhaps "moves"') } },
    ]);
  });

  it('is told as JSON too where JSON was asked for', async () => {
    const { status, out } = await junqi(['moves', '--json', '--position', 'nonsense']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: { where: 'position, placement, row 1', found: '"n"' },
    });
  });

  it('names every broken rule of every setup', async () => {
    const bad = 'kebbhe.d.cdk.hga.g.fjiihijcglj';
    const { err } = await junqi(['moves', '--setup', `S=${bad}`, '--setup', `N=${bad}`]);
    expect(err.match(/bomb-on-front/g)).toHaveLength(2);
    expect(err).toContain('a6');
    expect(err).toContain('e7');
  });
});

describe('ranks that are not known', () => {
  it.each(['c6c7=', 'c6c7+', 'resign:S'])('are not needed to follow %s', async (turn) => {
    const args = ['play', turn, '--rules', 'duel-dark', '--position', HIDDEN, '--json'];
    const { status, out } = await junqi(args);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ turns: [expect.stringContaining(turn)] });
  });
});

describe('convert --json', () => {
  it('is --to json', async () => {
    const files = { 'a.txt': START };
    const asked = await junqi(['convert', 'a.txt', '--json'], { files });
    expect(asked).toEqual(await junqi(['convert', 'a.txt', '--to', 'json'], { files }));
    expect(asked.status).toBe(0);
  });
});

// `junqi match` between players of ours.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import { progressLine } from '../../../src/match/progress.js';
import { eloText } from '../../../src/match/report.js';
import { figuresOf, Tally } from '../../../src/match/tally.js';
import { junqi } from '../cli/shell.js';

const folder = mkdtempSync(path.join(tmpdir(), 'junqi-match-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);
const textOf = (name: string) => readFileSync(file(name), 'utf8');

const RULES = 'duel-open,maxPlies=60,adjudicate=count';
const WORDS = ['match', 'oneply', 'random', '--rules', RULES, '--json'];

async function figures(...words: readonly string[]): Promise<any> {
  const { status, out, err } = await junqi(words);
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('a match between players of ours', () => {
  it('plays every start with the seats exchanged', async () => {
    const { games, won, drawn, lost, pairs, forfeits } = await figures(
      ...WORDS,
      '--games=6',
      `--out=${file('six.jqn')}`,
    );
    expect([games, won + drawn + lost, forfeits]).toEqual([6, 6, []]);
    expect(pairs.reduce((sum: number, n: number) => sum + n, 0)).toBe(3);
    const records = valueOf(parseJqn(textOf('six.jqn')));
    const heads = records.map(({ start, tags }) => {
      const setups = start.kind === 'setups' ? start.setups : {};
      return {
        round: tags.Round,
        south: tags.South,
        armies: makeSetup(setups.S!) + makeSetup(setups.N!),
      };
    });
    expect(heads.map(({ round, south }) => `${round} ${south}`)).toEqual([
      '1.1 oneply',
      '1.2 random',
      '2.1 oneply',
      '2.2 random',
      '3.1 oneply',
      '3.2 random',
    ]);
    const armies = heads.map((head) => head.armies);
    expect([armies[1], armies[3], armies[5]]).toEqual([armies[0], armies[2], armies[4]]);
    expect(new Set(armies).size).toBe(3);
    const checked = await junqi(['check', 'six.jqn'], { files: { 'six.jqn': textOf('six.jqn') } });
    expect(checked.out).toMatch(/6 games, \d+ turns, no fault/);
  });

  it('goes on where it was stopped, in the middle of a game too', async () => {
    const whole = textOf('six.jqn');
    const start = whole.indexOf('[Event', whole.indexOf('"3.1"'));
    for (const [name, rest] of [
      ['cut.jqn', whole.slice(0, start + 400)],
      ['clean.jqn', whole.slice(0, start)],
      ['empty.jqn', ''],
    ] as const) {
      writeFileSync(file(name), rest);
      const { games } = await figures(...WORDS, '--games=6', `--out=${file(name)}`);
      expect(games).toBe(6);
      // A pair is played again as a whole, and what is there already is not written twice.
      expect(textOf(name)).toBe(whole);
    }
    const again = await figures(...WORDS, '--games=6', `--out=${file('six.jqn')}`);
    expect(again.games).toBe(6);
    expect(textOf('six.jqn')).toBe(whole);
  });

  it('can be played in shares and put together', async () => {
    for (const share of [1, 2]) {
      await figures(...WORDS, '--games=6', `--shard=${share}/2`, `--out=${file(`${share}.jqn`)}`);
    }
    const whole = await figures(...WORDS, '--games=6', `--out=${file('six.jqn')}`);
    const files = Object.fromEntries(
      ['1.jqn', '2.jqn', 'six.jqn'].map((name) => [name, textOf(name)]),
    );
    const merged = await junqi(['match', '--merge', '1.jqn', '2.jqn', '--json'], { files });
    expect(JSON.parse(merged.out)).toEqual(whole);

    const twice = await junqi(['match', '--merge', '1.jqn', 'six.jqn'], { files });
    expect(twice.status).toBe(1);
    expect(twice.err).toBe('six.jqn: found game 1.1 a second time, expected each game once\n');
    const other = files['1.jqn']!.replaceAll('oneply', 'level:3');
    const mixed = await junqi(['match', '--merge', 'x', '2.jqn'], {
      files: { ...files, x: other },
    });
    expect(mixed.err).toContain('2.jqn: found a game of oneply against random');
    const none = await junqi(['match', '--merge', 'y'], { files: { y: '[Rules "flip"]\n\n*\n' } });
    expect(none.err).toBe('y: found no game, expected games that junqi match has written\n');
  });

  it.each([
    ['', 'a folder'],
    ['nowhere/games.jqn', 'no such folder'],
    ['six.jqn/games.jqn', 'no such folder'],
  ])('cannot be kept in %j', async (name, found) => {
    const path = file(name);
    const { status, err } = await junqi(['match', 'random', 'oneply', `--out=${path}`]);
    expect(status).toBe(1);
    expect(err).toBe(`${path}: found ${found}, expected a file that can be written\n`);
  });

  it('will not go on with a file of another match', async () => {
    const { status, err } = await junqi(['match', 'random', 'oneply', `--out=${file('six.jqn')}`]);
    expect(status).toBe(1);
    expect(err).toBe(
      `${file('six.jqn')}: found a game of oneply against random, rules ${RULES}, ` +
        'expected a game of random against oneply, rules duel-open\n',
    );
  });

  it('will not go on with another seed or other settings, and names what is different', async () => {
    const words = [...WORDS.slice(0, -1), '--games=6', `--out=${file('six.jqn')}`];
    for (const [word, found, expected] of [
      ['--seed=2', 'seed 1', 'seed 2'],
      ['--resign', 'settings patience 10', 'settings patience 10, resign'],
      ['--draws', 'settings patience 10', 'settings patience 10, draws'],
      ['--fresh', 'settings patience 10', 'settings patience 10, fresh'],
      ['--patience=3', 'settings patience 10', 'settings patience 3'],
    ] as const) {
      const { status, err } = await junqi([...words, word]);
      expect(status).toBe(1);
      expect(err).toBe(
        `${file('six.jqn')}: found a game of ${found}, expected a game of ${expected}\n`,
      );
    }
  });

  it('goes on with a file of before settings were written down', async () => {
    const old = textOf('six.jqn').replaceAll(/\[Settings .*\n/g, '');
    expect(old).not.toBe(textOf('six.jqn'));
    writeFileSync(file('old.jqn'), old);
    const { games } = await figures(...WORDS, '--games=6', `--out=${file('old.jqn')}`);
    expect(games).toBe(6);
  });

  it('stops as soon as a sequential test is decided', async () => {
    const words = ['match', 'nodes:200', 'random', '--json', '--sprt=0,300', '--games=60'];
    const { games, sprt } = await figures(...words);
    expect(sprt).toMatchObject({ elo0: 0, elo1: 300, verdict: 'H1' });
    expect(sprt.ratio).toBeGreaterThan(2.94);
    expect(games).toBeLessThan(60);
  });

  it('lets players of ours give up and agree on draws only where it is told to', async () => {
    const endings = async (...words: readonly string[]) => {
      const name = 'manners.jqn';
      rmSync(file(name), { force: true });
      await figures('match', ...words, `--out=${file(name)}`, '--json');
      return valueOf(parseJqn(textOf(name))).map(({ termination }) => termination);
    };
    // Of few games every one may end before its loser thinks it lost five moves in a row.
    const uneven = ['nodes:3000', 'nodes:200', '--games=16'];
    expect(await endings(...uneven, '--resign')).toContain('resign');
    expect(await endings(...uneven, '--draws')).not.toContain('resign');
    const even = ['nodes:150', 'nodes:150', '--rules=duel-open,quietLimit=16', '--games=20'];
    expect(await endings(...even, '--draws')).toContain('agreement');
    expect(await endings(...even, '--resign')).not.toContain('agreement');
  });

  it('plays every rule set of two seats', async () => {
    for (const rules of ['flip', 'duel-dark', 'solo-dark', 'duel-family', 'qq-duel']) {
      const words = ['match', 'oneply', 'random', `--rules=${rules},maxPlies=30`, '--games=2'];
      expect((await figures(...words, '--json')).games).toBe(2);
    }
  });

  it('tells in its help of players of another build', async () => {
    const { out } = await junqi(['match', '--help']);
    expect(out).toContain('nodes:N@FILE or time:MS@FILE (the junqi.js of another build)');
  });

  it('says what it found in words', async () => {
    const { out } = await junqi(['match', 'oneply', 'random', '--rules', RULES, '--games=2']);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'oneply against random',
      expect.stringMatching(/^games 2: won \d, drawn \d, lost \d; \d+ plies each$/),
    ]);
    expect(out).toMatch(/\nElo .*\nended by /);
  });
});

describe('a call that cannot be meant', () => {
  it.each([
    [['match', 'random'], 'B is missing'],
    [['match', '', 'random'], '"" is no player: write random, oneply, level:N'],
    [['match', 'random', ' '], '" " is no player: write random, oneply, level:N'],
    [['match', 'level:11', 'random'], 'levels are 1 to 10, not 11'],
    [['match', 'nodes', 'random'], 'nodes is written with a whole number, such as nodes:5'],
    [
      ['match', 'level:x', 'random'],
      '"level:x" is no player: level is written with a whole number, such as level:5',
    ],
    [['match', 'random', 'nodes:-5'], '"nodes:-5" is no player: nodes is written with a whole'],
    [['match', 'random', 'time:abc'], '"time:abc" is no player: time is written with a whole'],
    [['match', 'random', 'time:'], '"time:" is no player: time is written with a whole number'],
    [['match', 'levle:5', 'random'], '"levle:5" is no player: write random, oneply, level:N'],
    [['match', 'level:5@x.js', 'random'], 'another build is asked for nodes or time'],
    [['match', 'random:4', 'random'], 'random is written without a number'],
    [['match', 'nodes:0', 'random'], 'nodes counts from 1'],
    [
      ['match', 'random', 'time:86400001'],
      '"time:86400001" is no player: time is at most 86400000, a day',
    ],
    [
      ['match', 'random', 'random', '--games=1000001'],
      '--games is a whole number from 1 to 1000000',
    ],
    [['match', 'random', 'random', '--concurrency=257'], 'a whole number from 1 to 256, not "257"'],
    [
      ['match', 'random', 'random', '--patience=86401'],
      'a whole number from 1 to 86400, not "86401"',
    ],
    [['match', 'random', 'random', '--sprt=0,1001'], 'two leads of up to 1000 Elo'],
    [['match', 'random', 'random', '--sprt=-1001,0'], 'two leads of up to 1000 Elo'],
    [['analyse', '--time', '86400001'], '--time is a whole number from 1 to 86400000'],
    [['engine', '--longest', '86400001'], '--longest is a whole number from 1 to 86400000'],
    [
      ['match', 'random', 'random', '--rules=four-dark'],
      'a match is played by the rules of two seats',
    ],
    [['match', 'random', 'x', '--rules=duel-open'], 'with visibility=dark'],
    [['match', 'random', 'x', '--rules=duel-dark'], 'with a number for secondsPerSeat'],
    [['match', 'random', 'random', '--sprt=5'], '--sprt is two leads'],
    [['match', 'random', 'random', '--sprt=10,0'], '--sprt is two leads'],
    [['match', 'random', 'random', '--shard=3/2'], '--shard is a share'],
    [['match', 'random', 'random', '--cwd=a', '--cwd=b'], '--cwd is given twice'],
    [['match', 'random', 'random', '--cwd=A=a', '--cwd=A=a'], '--cwd A= is given twice'],
    [['match', '--merge'], 'FILE is missing'],
    [
      ['match', 'node a.mjs', 'level:5', '--merge', 'a.jqn'],
      '--merge takes files of one match and no players, such as "level:5"',
    ],
    [['match', 'random', '--merge', 'a.jqn'], 'no players, such as "random"'],
    [
      ['match', 'random', 'random', '--games', '-5'],
      '--games is a whole number from 1 to 1000000, not "-5"',
    ],
    [['match', 'random', 'random', '--games'], '--games needs N: games to play'],
    [['match', 'random', 'random', '--games', '--json'], '--games needs N: games to play'],
    [['match', 'random', 'random', '--fresh=5'], '--fresh takes no value'],
    [['analyse', '--time', '-5'], '--time is a whole number from 1 to 86400000, not "-5"'],
  ])('%j is a misuse', async (words, says) => {
    const { status, err } = await junqi(words);
    expect(status).toBe(2);
    expect(err).toContain(says);
  });
});

describe('a match on its way', () => {
  const tally = new Tally();
  const points = [1, 1, 1, 0, 0.5, 1] as const;
  points.forEach((each, index) =>
    tally.add({
      pair: Math.floor(index / 2),
      game: index % 2 === 0 ? 1 : 2,
      points: each,
      by: 'flag',
      plies: 100,
    }),
  );

  it('is one line', () => {
    const line = progressLine(figuresOf(tally), 12);
    expect(line).toMatch(/^\[#{12} {12}\] 6\/12 {2}\+4 =1 −1 {2}Elo \+191 ± \d+ \(/);
  });

  it('counts pairs by their points', () => {
    // 2, 1 and 1½ points.
    expect(tally.pairs).toEqual([0, 0, 1, 1, 1]);
  });

  it('gives Elo a sign and limits', () => {
    expect(eloText({ elo: 56.4, low: 39.6, high: 73.2 })).toBe('+56 ± 17 (+40 … +73)');
    expect(eloText({ elo: Infinity, low: 268.6, high: Infinity })).toBe('(+269 … ∞)');
    expect(eloText({ elo: -Infinity, low: -Infinity, high: -268.6 })).toBe('(−∞ … −269)');
  });
});

it.each(['package.json', 'README.md', 'no-such-build.js'])(
  '%s is refused as a build',
  async (path) => {
    const { status, out, err } = await junqi(['match', `nodes:100@${path}`, 'random', '--games=2']);
    expect([status !== 0, out]).toEqual([true, '']);
    expect(err).toContain(`player: found ${path}, expected the junqi.js of a build`);
  },
);

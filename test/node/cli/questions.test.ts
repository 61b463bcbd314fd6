// moves, perft, play and view, on the command line and in batches.

import { describe, expect, it } from 'vitest';
import duelCases from '../../fixtures/perft-duel.json';
import fourCases from '../../fixtures/perft-four.json';
import { batch, junqi } from './shell.js';

const START = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const SOUTH = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const NORTH = 'eifdge.h.khb.cig.k.hdajcigjflj';

describe('moves', () => {
  it('lists them sorted, one a line', async () => {
    const { status, out, err } = await junqi(['moves', '--position', START]);
    const lines = out.trimEnd().split('\n');
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(lines).toEqual([...lines].sort());
    expect(lines).toContain('a6a7');
    expect(out.endsWith('\n')).toBe(true);
  });

  it('gives turn, moves and end as JSON', async () => {
    const { out } = await junqi(['moves', '--position', START, '--json']);
    expect(JSON.parse(out)).toMatchObject({ turn: 'S', over: null });
    const empty = await junqi(['moves', '--json', '--position', `${'5/'.repeat(11)}5 S 0 0`]);
    expect(JSON.parse(empty.out)).toMatchObject({ moves: [], over: { result: '1/2' } });
  });

  it('says on standard error that the game is over', async () => {
    const { status, out, err } = await junqi(['moves', '--position', `${'5/'.repeat(11)}5 S 0 0`]);
    expect([status, out]).toEqual([0, '']);
    expect(err).toMatch(/^over: 1\/2 by /);
  });

  it('starts from setups, also where one is not known', async () => {
    const both = ['--setup', `S=${SOUTH}`, '--setup', `N=${NORTH}`];
    const open = await junqi(['moves', ...both]);
    const dark = await junqi(['moves', '--rules', 'duel-dark', '--setup', `S=${SOUTH}`]);
    expect(open.out).toBe(dark.out);
    const first = await junqi(['moves', ...both, '--first', 'N', '--json']);
    expect(JSON.parse(first.out)).toMatchObject({ turn: 'N' });
  });

  it('agrees with the reference', async () => {
    const [engine, reference] = await Promise.all([
      junqi(['moves', '--position', START]),
      junqi(['moves', '--position', START, '--core', 'reference']),
    ]);
    expect(engine).toEqual(reference);
  });

  it('plays rules the engine does not with the reference', async () => {
    const { status, out } = await junqi(['moves', '--rules', 'flip']);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(50);
  });
});

describe('perft', () => {
  it('counts leaves, with the time it took', async () => {
    const { out } = await junqi(['perft', '2', '--position', START, '--json']);
    const read = JSON.parse(out) as { nodes: number; seconds: number };
    expect(Object.keys(read)).toEqual(['nodes', 'seconds']);
    expect(read.nodes).toBeGreaterThan(500);
    const text = await junqi(['perft', '2', '--position', START]);
    expect(text.out).toMatch(/^nodes \d+\nseconds [\d.]+\nnodes\/s \d+\n$/);
  });

  it('finds no leaves behind the end', async () => {
    const position = `${'5/'.repeat(11)}5 S 0 0`;
    const rows = [0, 1, 3].map((depth) => ({ rules: 'duel-open', position, depth }));
    expect(await batch('perft', rows)).toMatchObject([{ nodes: 1 }, { nodes: 0 }, { nodes: 0 }]);
  });

  it('agrees with the known counts', async () => {
    const rows = [...duelCases, ...fourCases].flatMap(({ rules, position, perft }) =>
      perft.slice(0, 3).map((nodes, index) => ({ rules, position, depth: index + 1, nodes })),
    );
    const answers = await batch(
      'perft',
      rows.map(({ rules, position, depth }) => ({ rules, position, depth })),
    );
    expect(answers).toMatchObject(rows.map(({ nodes }) => ({ nodes })));
  });

  it.each([['-1'], ['x'], ['1.5'], ['100'], ['']])('refuses the depth %j', async (depth) => {
    const { status, err } = await junqi(['perft', '--position', START, '--', depth]);
    expect(status).toBe(2);
    expect(err).toContain('N is a whole number');
  });
});

describe('play', () => {
  it('prints each turn with its outcome, then the position', async () => {
    const { status, out } = await junqi(['play', 'a6a7', 'c7c6', '--position', START]);
    const lines = out.trimEnd().split('\n');
    expect(status).toBe(0);
    expect(lines.slice(0, 2)).toEqual(['a6a7-', 'c7c6-']);
    expect(lines[2]).toMatch(/ S 0 2$/);
    expect(lines).toHaveLength(3);
  });

  it('takes moves with the outcome they are said to have', async () => {
    expect((await junqi(['play', 'a6a7-', '--position', START])).status).toBe(0);
    const wrong = await junqi(['play', 'a6a7+', '--position', START]);
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain('moves[0]: found "a6a7+", expected "a6a7-"');
  });

  it('takes what happens off turn', async () => {
    const moves = ['draw?:S', 'a6a7', 'draw!:N'];
    const { out } = await junqi(['play', ...moves, '--json', '--position', START]);
    expect(JSON.parse(out)).toMatchObject({
      turns: ['draw?:S', 'a6a7-', 'draw!:N'],
      over: { result: '1/2', by: 'agreement' },
    });
    const lost = await batch('play', [{ position: START, moves: ['--', '--', 'resign:S'] }]);
    expect(lost).toMatchObject([{ turns: ['--', '--', 'resign:S'], over: { result: 'N' } }]);
  });

  it('lists automatic passes, which may be written too', async () => {
    const position = '1l3/5/5/2i2/5/5/5/5/5/5/J4/AL3 N 0 0';
    const rules = 'duel-open,noMoves=pass';
    const answers = await batch('play', [
      { rules, position, moves: ['c9c10'] },
      { rules, position, moves: ['c9c10', 'pass', 'c10c9'] },
      { rules, position, moves: ['pass'] },
    ]);
    expect(answers).toMatchObject([
      { turns: ['c9c10', 'pass'] },
      { turns: ['c9c10', 'pass', 'c10c9', 'pass'] },
      { error: { where: 'line 3, moves[0]' } },
    ]);
  });

  it.each([
    ['a1a2', 'mines and flags never move'],
    ['a7a6', 'S is to move'],
    ['c6c9', 'c6'],
    ['nonsense', 'a point of the duel board'],
    ['resign:E', 'one of S N'],
  ])('refuses %s and names the rule', async (move, why) => {
    const { status, out, err } = await junqi(['play', move, '--position', START]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('moves[0]');
    expect(err).toContain(why);
  });

  it('refuses to play what it does not know', async () => {
    const setup = ['--rules', 'duel-dark', '--setup', `S=${SOUTH}`];
    const { status, err } = await junqi(['play', 'a6a7', ...setup]);
    expect(status).toBe(1);
    expect(err).toContain('not all known');
  });
});

describe('view', () => {
  it('hides what the seat may not know', async () => {
    const { out } = await junqi(['view', 'N', '--rules', 'duel-dark', '--position', START]);
    expect(out).toBe(
      'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/YYYYY/Y1Y1Y/YY1YY/Y1Y1Y/YYYYY/YYYYY S 0 0\n',
    );
    const open = await junqi(['view', 'N', '--position', START, '--json']);
    expect(JSON.parse(open.out)).toEqual({ position: START, over: null });
  });

  it('shows it after moves in a batch', async () => {
    const answers = await batch('view', [
      { rules: 'duel-dark', position: START, moves: ['a6a7'], seat: 'S' },
      { rules: 'duel-dark', position: START, seat: 'E' },
      { rules: 'duel-dark', position: START },
    ]);
    expect(answers).toMatchObject([
      { position: expect.stringContaining('yyyyy') as string },
      { error: { where: 'line 2, seat', expected: 'one of S N' } },
      { error: { where: 'line 3, seat', found: 'nothing' } },
    ]);
  });

  it('is read back to the same view', async () => {
    const rules = ['--rules', 'duel-dark'];
    const { out } = await junqi(['view', 'S', ...rules, '--position', START]);
    const again = await junqi(['view', 'S', ...rules, '--position', out.trim()]);
    expect(again.out).toBe(out);
  });
});

describe('batches', () => {
  it.each(['moves', 'perft', 'play', 'view', 'solve'])(
    'of %s answer every line and end with 1 where one was refused',
    async (command) => {
      const asked = { position: START, depth: 1, moves: [], seat: 'S', nodes: 10 };
      const ask = (...lines: readonly object[]) =>
        junqi([command, '--batch'], {
          input: lines.map((line) => JSON.stringify(line)).join('\n'),
        });
      const all = await ask(asked, { position: 'nonsense' }, asked);
      expect([all.status, all.err]).toEqual([1, '1 of 3 lines were refused\n']);
      const answers = all.out.trimEnd().split('\n');
      expect(answers.map((answer) => 'error' in JSON.parse(answer))).toEqual([false, true, false]);
      expect(await ask(asked)).toMatchObject({ status: 0, err: '' });
    },
  );

  it('answer every line in order, whatever it holds', async () => {
    const lines = [
      '',
      'null',
      '[]',
      '"text"',
      '{',
      '{}',
      '{"position":5}',
      '{"rules":{},"position":"x"}',
      '{"__proto__":{"position":"x"}}',
      `{"position":${JSON.stringify(START)},"moves":"a6a7"}`,
      `{"position":${JSON.stringify(START)},"moves":["a6a7",5]}`,
      `{"position":${JSON.stringify(START)},"moves":["a6a7","a6a7"]}`,
      `{"position":${JSON.stringify(`${START}\u2028`)}}`,
      `{"rules":"duel-opne","position":${JSON.stringify(START)}}`,
      `{"rules":"duel-open","position":"nonsense"}`,
      `\u0000\ufffd`,
      `{"position":${JSON.stringify(START)}}`,
    ];
    const answers = await batch('moves', lines);
    expect(answers).toHaveLength(lines.length);
    const [last] = answers.slice(-1);
    expect(last).toMatchObject({ turn: 'S', over: null });
    for (const [index, answer] of answers.slice(0, -1).entries()) {
      if (index === 12) continue;
      expect(answer).toMatchObject({
        error: {
          where: expect.stringMatching(new RegExp(`^line ${index + 1}(,|$)`)) as string,
          expected: expect.stringMatching(/./) as string,
          found: expect.stringMatching(/./) as string,
        },
      });
    }
  });

  it('take what a line leaves out from the command line', async () => {
    const answers = await batch(
      'perft',
      ['{}', '{"depth":1}', '{"rules":"four-dark"}'],
      ...['2', '--position', START],
    );
    expect(answers).toMatchObject([{ nodes: 1093 }, { nodes: 34 }, { error: {} }]);
  });

  it('accept lines that end as in other systems, and a last one that does not end', async () => {
    const line = JSON.stringify({ position: START });
    const { out } = await junqi(['moves', '--batch'], { input: `${line}\r\n${line}` });
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).not.toContain('error');
  });
});

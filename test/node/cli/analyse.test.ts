import { describe, expect, it } from 'vitest';
import { junqi } from './shell.js';

const MATE = '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0';
const OPEN = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';

describe('junqi analyse', () => {
  it('tells lines with their outcomes, score, depth, nodes', async () => {
    const { status, out, err } = await junqi(['analyse', '--position', MATE, '--depth', '3']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^turn S\ndepth \d\nnodes \d+\nnodes\/s \d+\n1\. {3}win 1 100\.0% {2}b11b12\+#\n$/,
    );
  });

  it('answers in JSON, several lines, the same for the same nodes', async () => {
    const args = ['analyse', '--position', OPEN, '--nodes', '20000', '--lines', '3', '--json'];
    const [one, other] = [await junqi(args), await junqi(args)].map(({ out }) => JSON.parse(out));
    expect(one).toMatchObject({ turn: 'S', nodes: other.nodes, lines: other.lines });
    expect(one.lines).toHaveLength(3);
    const [{ score, chance }] = one.lines;
    expect(chance).toBeGreaterThan(0);
    expect(Math.sign(score)).toBe(Math.sign(chance - 0.5));
    expect(one.lines.map((line: { score: number }) => line.score)).toEqual(
      one.lines.map((line: { score: number }) => line.score).sort((a: number, b: number) => b - a),
    );
  });

  it("says of a hidden game what covered pieces can be, from a seat's view", async () => {
    const game = ['--rules', 'duel-dark', '--setup', `S=${SETUP}`, '--setup', `N=${SETUP}`];
    const args = ['analyse', ...game, '--seat', 'N', '--nodes', '1000'];
    const { out } = await junqi([...args, '--json']);
    const { pieces, lines, depth } = JSON.parse(out);
    // South is to move, so there is nothing North could choose.
    expect({ lines, depth }).toEqual({ lines: [], depth: 0 });
    expect(Object.keys(pieces)).toHaveLength(25);
    expect(pieces.b1.l + pieces.d1.l).toBeCloseTo(1, 2);
    const text = await junqi(args);
    expect(text.err).toBe(
      'S is to move, not N: no lines for N, only what it can tell of covered pieces\n',
    );
    expect(text.out).toMatch(/\nb1 .*\bl\d+%/);
    const own = await junqi(['analyse', ...game, '--nodes', '20000', '--json']);
    expect(JSON.parse(own.out).lines).toHaveLength(1);
    expect(own.err).toBe('');
  });

  it('says whose lines they are where another seat asks that sees as much', async () => {
    const { out, err } = await junqi([
      'analyse',
      '--position',
      OPEN,
      '--seat',
      'N',
      '--nodes',
      '500',
    ]);
    expect(out).toMatch(/^turn S\n/);
    expect(err).toBe('S is to move, not N: the lines are those of S\n');
  });

  it('reports something however short the time', async () => {
    for (const rules of ['duel-open', 'duel-dark']) {
      const asked = ['analyse', '--position', OPEN, '--rules', rules, '--time', '1', '--json'];
      const { depth, lines } = JSON.parse((await junqi(asked)).out);
      expect(depth).toBeGreaterThan(0);
      expect(lines).toHaveLength(1);
    }
  });

  it.each([
    [['--depth', '0'], 2, '--depth is a whole number of at least 1, not "0"'],
    [['--time', 'soon'], 2, '--time is a whole number'],
    [['--lines', '2.5'], 2, '--lines is a whole number'],
    [['--seat', 'Q'], 2, '--seat is one of'],
    [['--seat', 'E'], 1, 'one of S N'],
    [['more'], 2, '"more" is one argument too many'],
  ])('refuses %j', async (args, status, message) => {
    const run = await junqi(['analyse', '--position', OPEN, ...args]);
    expect(run.status).toBe(status);
    expect(run.err).toContain(message);
    expect(run.out).toBe('');
  });

  it('refuses a game that is over', async () => {
    const record = `[Rules "duel-open"]\n[Position "${MATE}"]\n\n1. b11b12+# S\n`;
    const files = { 'over.jqn': record };
    const run = await junqi(['analyse', '--file', 'over.jqn'], { files });
    expect(run).toMatchObject({ status: 1, out: '' });
    expect(run.err).toContain('one that goes on');
  });
});

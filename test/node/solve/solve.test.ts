// Proofs: what wins, what does not, and that two implementations of the rules agree on it.

import { beforeAll, describe, expect, test } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import type { Core } from '../../../src/core.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { makeMove, makeTurn } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference } from '../../../src/reference/index.js';
import { solve } from '../../../src/solve/solve.js';
import type { Io } from '../../../src/cli/io.js';
import { Progress } from '../../../src/cli/solve-progress.js';
import { batch, junqi } from '../cli/shell.js';

/** A division commander beats the guard; the piece beside it is as strong, the third is weaker. */
const GUARD = '2jl1/2Ee1/3C1/4F/5/5/2d2/5/5/5/5/3L1 S 0 0';
/** Blue steps to e11 and takes whoever comes to d11. */
const HELD = '3l1/5/4d/4G/5/5/5/5/5/5/5/3L1 S 0 0';
/** Red's bomb meets blue's last piece, wherever it steps. */
const LAST = '2jl1/1b1j1/K4/5/5/1F3/5/5/5/5/5/3L1 S 0 0';

const asked = (text: string, rules = 'duel-open') => {
  const variant = valueOf(parseVariant(rules));
  return [variant.rules, valueOf(parsePosition(text, variant.rules))] as const;
};

describe.each(['engine', 'reference'] as const)('on the %s', (name) => {
  let core: Core;
  beforeAll(async () => void (core = name === 'engine' ? await loadEngine() : reference));

  test('a win is found with its line and its only first move', () => {
    const solution = solve(core, ...asked(GUARD), { plies: 5 });
    if (solution.verdict !== 'win') throw new Error(solution.verdict);
    expect(solution.plies).toBe(3);
    expect(solution.first?.map((move) => makeMove(BOARDS.duel, move))).toEqual(['d10d11']);
    const line = solution.line.map((turn) => makeTurn(BOARDS.duel, turn));
    expect([line[0], line[2]]).toEqual(['d10d11+', 'd11d12+#']);
  });

  test('that nothing wins within a bound is proved', () => {
    const solution = solve(core, ...asked(HELD), { plies: 5 });
    expect(solution.verdict).toBe('none');
  });

  test('a win by taking the last piece counts', () => {
    const solution = solve(core, ...asked(LAST), { plies: 5 });
    if (solution.verdict !== 'win') throw new Error(solution.verdict);
    expect(solution.plies).toBe(3);
    expect(makeTurn(BOARDS.duel, solution.line.at(-1)!)).toMatch(/=xN$/);
  });

  test('a proof that runs out of nodes says so', () => {
    const solution = solve(core, ...asked(HELD), { plies: 9, nodes: 50 });
    expect(solution).toMatchObject({ verdict: 'unknown', nodes: 50 });
  });

  test('a draw by the quiet limit is no win, and leaves less time', () => {
    const late = GUARD.replace('S 0 0', 'S 69 100');
    expect(solve(core, ...asked(late), { plies: 3 }).verdict).toBe('win');
    const walk = '3l1/5/3E1/5/5/h4/5/5/5/5/5/3L1 S 69 100';
    expect(solve(core, ...asked(walk), { plies: 5 }).verdict).toBe('none');
  });
});

describe('how far a proof has come', () => {
  /** What is said by a proof that is told of every hundred milliseconds. */
  const said = (isTerminal: boolean, milliseconds: number): string => {
    let [now, text] = [0, ''];
    const io = { warn: (more: string) => void (text += more), isTerminal } as Io;
    const progress = new Progress(io, 1_000, () => now);
    for (; now < milliseconds; now += 100) progress.watch(now / 10, 3);
    progress.end();
    return text;
  };

  test('is told to a terminal on one line, which goes', () => {
    expect(said(true, 500)).toBe(
      '\r\x1b[K20 of 1000 nodes, looking for a win within 3 plies' +
        '\r\x1b[K40 of 1000 nodes, looking for a win within 3 plies\r\x1b[K',
    );
    expect(said(true, 200)).toBe('');
  });

  test('is told elsewhere where it takes more than two seconds', () => {
    expect(said(false, 2_000)).toBe('');
    expect(said(false, 9_000)).toBe('200 of 1000 nodes, looking for a win within 3 plies\n');
    expect(said(false, 12_100).split('\n')).toHaveLength(3);
  });

  test('comes from the proof itself', () => {
    const told: [number, number][] = [];
    const watch = (nodes: number, plies: number) => void told.push([nodes, plies]);
    solve(reference, ...asked(HELD), { plies: 9, nodes: 1_600, watch });
    expect(told.map(([nodes]) => nodes)).toEqual([500, 1_000, 1_500]);
    expect(told.every(([, plies]) => plies > 0 && plies <= 9)).toBe(true);
  });
});

describe('junqi solve', () => {
  test('prints the line and that its first move is the only one', async () => {
    const { status, out } = await junqi(['solve', '--position', GUARD]);
    expect(status).toBe(0);
    const [win, line, only, nodes] = out.trimEnd().split('\n');
    expect(win).toBe('win in 3 plies');
    expect(line).toMatch(/^d10d11\+ \w+[+=-]? d11d12\+#$/);
    expect(only).toBe('d10d11 is the only first move that wins as fast');
    expect(nodes).toMatch(/^nodes \d+$/);
  });

  test('says that it was not decided, and within how many nodes', async () => {
    const { status, out } = await junqi(['solve', '--nodes', '50', '--position', HELD]);
    expect(status).toBe(0);
    expect(out).toBe(
      'not decided within 50 nodes, but there is no win within 2 plies; --nodes N looks at more\nnodes 50\n',
    );
    const { out: json } = await junqi(['solve', '--json', '--nodes', '50', '--position', HELD]);
    expect(JSON.parse(json)).toEqual({ verdict: 'unknown', plies: 2, nodes: 50 });
  });

  test('answers in JSON and in batches', async () => {
    const { out } = await junqi(['solve', '--json', '--depth', '5', '--position', HELD]);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'none', plies: 5 });
    const answers = await batch('solve', [
      { position: GUARD },
      { position: HELD, depth: 3 },
      { position: HELD, depth: 0 },
      { position: HELD, depth: 9, nodes: 10 },
      { position: '5/5 S 0 0' },
    ]);
    expect(answers).toMatchObject([
      { verdict: 'win', plies: 3, only: true, first: ['d10d11'] },
      { verdict: 'none', plies: 3 },
      { error: { where: 'line 3, depth' } },
      { verdict: 'unknown' },
      { error: { where: 'line 5, position, placement, row 3' } },
    ]);
  });

  test('writes a puzzle, and refuses to where there is none', async () => {
    const { out } = await junqi(['solve', '--puzzle', '--position', GUARD]);
    expect(out).toMatch(/^2jl1\S+ S 0 0 win:3 tree:[\w-]+\n$/);
    const none = await junqi(['solve', '--puzzle', '--depth', '3', '--position', HELD]);
    expect(none.status).toBe(1);
    expect(none.err).toContain('found no win, expected one within 3 plies');
  });

  test('refuses what cannot be proved', async () => {
    const dark = await junqi([
      'solve',
      '--rules',
      'duel-dark',
      '--position',
      GUARD.replace('e', 'y'),
    ]);
    expect([dark.status, dark.err]).toEqual([1, expect.stringContaining('not known')]);
    const flip = await junqi(['solve', '--rules', 'flip']);
    expect([flip.status, flip.err]).toEqual([1, expect.stringContaining('face down')]);
    const wrong = await junqi(['solve', '--depth', 'x', '--position', GUARD]);
    expect(wrong.status).toBe(2);
  });
});

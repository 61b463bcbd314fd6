// `junqi engine` and `junqi match` as processes of their own.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/random.js';
import { useProgram } from '../cli/program.js';

const { folder, program } = useProgram();

function junqi(args: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input });
  return { status, out: stdout.toString(), err: stderr.toString() };
}

const ANSWER = /^(NAME junqi|ARRAY [a-l]{25}|BESTMOVE ([A-L][0-4]){2}|BESTMOVE 0000)$/;

describe('junqi engine', () => {
  it('answers what it understands, whatever else comes, and ends with its input', () => {
    const random = randomFrom(11);
    const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
    const input = Buffer.concat([
      bytes(3_000),
      Buffer.from('\r\nINFO 1.0\r\nRESULT 9 zz\r\nGO 0000 3 00\r\nEND\r\nSTART 1 60 31\r\n'),
      Buffer.from('x'.repeat(3_000_000)),
      Buffer.from('\nGO F0F1 3 00\rGO\n'),
      bytes(3_000),
      Buffer.from('\nSTART 0 5 31\nGO 0000 3 00\n\n\nGO L4A0 1 L1\nEND 1'),
    ]);
    const { status, out, err } = junqi(['engine', '--nodes', '300', '--seed', '5'], input);
    expect(status).toBe(0);
    // What could not be used is said on standard error, a line each.
    expect(err).toContain('"RESULT 9 zz": no game has been started\n');
    expect(err).toContain('"GO 0000 3 00": no game has been started\n');
    expect(err).toMatch(/"x{120}…": not understood\n/);
    for (const line of err.trimEnd().split('\n')) expect(line).toMatch(/^junqi engine: "/);
    const lines = out.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(ANSWER);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'NAME',
      'ARRAY',
      'BESTMOVE',
      'BESTMOVE',
      'ARRAY',
      'BESTMOVE',
      'BESTMOVE',
    ]);
  });

  it('sets up the same armies for the same seed, and others for another', () => {
    const input = 'START 0 9 31\n'.repeat(3);
    const armies = (seed: string) =>
      junqi(['engine', '--seed', seed], input).out.trim().split('\n');
    expect(new Set(armies('1')).size).toBe(3);
    expect(armies('1')).toEqual(armies('1'));
    expect(armies('2')).not.toEqual(armies('1'));
  });

  it('stops thinking when the game is broken off', async () => {
    const words = [program, 'engine', '--longest', '600000'];
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => String((await answers.next()).value).split(' ')[0];
    child.stdin.write('START 0 600000 31\n');
    expect(await next()).toBe('ARRAY');
    // More than an hour would be its own to think.
    child.stdin.write('GO 0000 3 00\n');
    child.stdin.write('INFO 1.0\n');
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.stdin.write('END 2\nSTART 0 60 31\n');
    expect([await next(), await next()]).toEqual(['NAME', 'ARRAY']);
    child.kill();
  });

  it('is misused with a level that there is none of', () => {
    expect(junqi(['engine', '--level', '11']).status).toBe(2);
  });
});

describe('junqi match', () => {
  it('referees the engine against itself', () => {
    const engine = `"${process.execPath}" "${program}" engine --nodes 200 --seed 3`;
    const file = path.join(folder, 'engines.jqn');
    const { status, out } = junqi([
      'match',
      engine,
      engine,
      '--games=2',
      '--rules=championship,maxPlies=24',
      '--json',
      `--out=${file}`,
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, forfeits: [] });
    expect(junqi(['check', file]).out).toMatch(/2 games, \d+ turns, no fault/);
    expect(readFileSync(file, 'utf8')).toContain('[SouthName "junqi"]');
  });

  it('plays the same games in several processes at a time', () => {
    const words = ['match', 'oneply', 'random', '--rules=duel-open,maxPlies=40', '--games=6'];
    const one = junqi([...words, '--json']);
    const three = junqi([...words, '--json', '--concurrency=3']);
    expect(three.err).toBe('');
    expect(JSON.parse(three.out)).toEqual(JSON.parse(one.out));
  });
});

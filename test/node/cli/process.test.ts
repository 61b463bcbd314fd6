// The program as a process of its own: streams, exit statuses, readers that go away.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { useProgram } from './program.js';

const START = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const { folder, program } = useProgram();

function junqi(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { status, stdout, stderr };
}

/** Resolves when the process has ended, with its exit status. */
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.on('close', (status) => resolve(status)));

describe('the program', () => {
  it.each([
    [0, ['moves', '--position', START]],
    [1, ['moves', '--position', 'nonsense']],
    [2, ['mvoes']],
    [2, []],
  ])('ends with the status %d', (status, args) => {
    const run = junqi(args);
    expect(run.status).toBe(status);
    expect(run.stdout === '').toBe(status !== 0);
    expect(run.stderr === '').toBe(status === 0);
  });

  it('answers each line of a batch before the next one comes', async () => {
    const child = spawn(process.execPath, [program, 'perft', '--batch'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const [depth, nodes] of [
      [1, 34],
      [2, 1093],
      [-1, undefined],
      [1, 34],
    ]) {
      child.stdin.write(`${JSON.stringify({ position: START, depth })}\n`);
      const answer = JSON.parse(String((await answers.next()).value)) as { nodes?: number };
      expect(answer.nodes).toBe(nodes);
    }
    child.stdin.end();
    // One line had a depth of -1.
    expect(await ended(child)).toBe(1);
  });

  it('answers thousands of lines', () => {
    const line = JSON.stringify({ position: START });
    const { status, stdout } = junqi(['moves', '--batch'], `${line}\n`.repeat(3000));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3000);
  });

  it('ends quietly when nobody reads any more', async () => {
    const child = spawn(process.execPath, [program, 'moves', '--batch'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(`${JSON.stringify({ position: START })}\n`.repeat(3000));
    expect(await ended(child)).toBe(0);
    expect(said).toBe('');
  });

  it('reads and writes files byte for byte', () => {
    const text = path.join(folder, 'setup.txt');
    writeFileSync(text, 'geffhe.d.cdk.hga.g.bjiihijcklj\n');
    const { stdout } = spawnSync(process.execPath, [program, 'convert', text, '--to', 'jql']);
    expect(stdout).toHaveLength(50);
    expect([...stdout.subarray(16, 20)]).toEqual([0x57, 4, 0, 0]);
    const jql = path.join(folder, 'setup.jql');
    writeFileSync(jql, stdout);
    expect(junqi(['convert', jql, '--to', 'text']).stdout).toBe(readFileSync(text, 'utf8'));
  });
});

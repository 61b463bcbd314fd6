// The command line called in this process, with what it wrote.

import type { Io } from '../../../src/cli/io.js';
import { main } from '../../../src/cli/run.js';

export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly input?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export async function junqi(args: readonly string[], world: World = {}): Promise<Run> {
  let out = '';
  let err = '';
  const io: Io = {
    input: chunks(world.input ?? ''),
    write: (content) =>
      void (out += typeof content === 'string' ? content : Buffer.from(content).toString('latin1')),
    warn: (text) => void (err += text),
    readFile: (path) => {
      const content = world.files?.[path];
      if (content === undefined) {
        const missing = Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
        return Promise.reject(missing);
      }
      return Promise.resolve(
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      );
    },
  };
  const status = await main(args, io);
  return { status, out, err };
}

/** Text in chunks that end anywhere, inside a character too. */
async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 7) {
    yield await Promise.resolve(bytes.subarray(at, at + 7));
  }
}

/** A batch of questions and its answers. */
export async function batch(
  command: string,
  questions: readonly unknown[],
  ...args: readonly string[]
): Promise<unknown[]> {
  const lines = questions.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const { out } = await junqi([command, '--batch', ...args], { input: `${lines.join('\n')}\n` });
  return out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

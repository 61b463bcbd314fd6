// The command line's world: what it reads and writes, so that tests can give it another.

import { fault, faultText, type Fault, type Reason } from '../fault.js';

export interface Io {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes to standard output; resolves when more may be written. */
  write(content: string | Uint8Array): Promise<void> | void;
  /** Writes to standard error. */
  warn(text: string): void;
  /** Whether somebody watches standard error as it is written. */
  readonly isTerminal?: boolean;
  readFile(path: string): Promise<Uint8Array>;
}

/** The input earned a refusal: exit status 1. */
export class Refusal extends Error {
  readonly faults: readonly Fault[];
  /** The reasons are broken rules of setups; what could not be read comes before them. */
  constructor(faults: readonly Fault[], reasons: readonly Reason[] = []) {
    super([...faults.map(faultText), ...reasons.map(reasonText)].join('\n'));
    this.faults = [...faults, ...reasons.map(reasonFault)];
  }
}

/** The command was used wrongly: exit status 2. */
export class Misuse extends Error {}

/** A refusal as JSON: the first fault, with the others where there are more. */
export function refusalJson({ faults: [first, ...more] }: Refusal): object {
  const { where, found, expected } = first ?? fault('input', 'nothing', 'something').fault;
  return { error: { where, expected, found, ...(more.length > 0 && { more }) } };
}

/** A broken rule for a reader. */
export function reasonText({ rule, message }: Reason): string {
  return `${message} (${rule})`;
}

function reasonFault({ rule, points, message }: Reason): Fault {
  return { where: points.join(' ') || 'setup', found: rule, expected: message };
}

/** Lines of a stream as they come, without their ends; the last one may lack its own. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts.map((line) => line.replace(/\r$/, ''));
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Everything of a stream. */
export async function bytesOf(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

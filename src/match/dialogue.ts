// Talking with another program over its standard input and output, line by line, never trusting it: it
// may be silent, late, endless, or gone.

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { LineBuffer } from '../protocol/line-buffer.js';
import { Forfeit } from './forfeit.js';

/** Lines nobody waits for are kept up to here; then the oldest go. */
const KEPT_LINES = 200;
/** More bytes than this without the line that is waited for are a flood. */
const FLOOD = 1 << 20;
/** What is kept of its standard error, to say why it ended. */
const KEPT_ERRORS = 2_000;
/** A program that was told to go has so long, in milliseconds, before it is made to. */
const PATIENCE = 500;

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** The folder it runs in. */
  readonly cwd?: string;
}

interface Waiting {
  /** Takes a line; true where it is the one waited for. */
  readonly take: (line: string) => boolean;
  readonly fail: (error: Error) => void;
}

export class Dialogue {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #buffer = new LineBuffer();
  #lines: string[] = [];
  #waiting: Waiting | undefined;
  /** Bytes since somebody began to wait. */
  #bytes = 0;
  #last: string | undefined;
  #errors = '';
  #ended: Error | undefined;
  readonly #closed: Promise<void>;

  /** `heard` gets every line it says. Throws where the program is none. */
  constructor(
    { command, args, cwd }: Program,
    private readonly heard: (line: string) => void = () => undefined,
  ) {
    const child = spawn(command, [...args], { ...(cwd !== undefined && { cwd }), stdio: 'pipe' });
    this.#child = child;
    child.stdin.on('error', () => {}); // Told by the exit.
    child.stdout.on('data', (bytes: Buffer) => this.#hear(bytes));
    child.stderr.on('data', (bytes: Buffer) => {
      this.#errors = (this.#errors + bytes.toString()).slice(-KEPT_ERRORS);
    });
    this.#closed = new Promise((resolve) => {
      child.on('error', (error) => {
        this.#end(new NotStarted(whyNotStarted(command, error)));
        resolve();
      });
      child.on('close', (code, signal) => {
        for (const line of this.#buffer.end()) this.#line(line);
        const how = signal ? `by ${signal}` : `with the status ${code ?? 'unknown'}`;
        this.#end(new Forfeit('crash', `it ended ${how}`, lastLine(this.#errors) ?? this.#last));
        resolve();
      });
    });
  }

  /** The last line it said, whoever wanted it. */
  get last(): string | undefined {
    return this.#last;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  say(line: string): void {
    if (!this.#ended && this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  /** Forgets what it said while nobody waited. */
  forget(): void {
    this.#lines = [];
  }

  /**
   * The first line, from those already there on, for which `find` has an answer; undefined when so many
   * milliseconds have passed. Rejects with a Forfeit when the program ends or floods.
   */
  async find<T>(
    find: (line: string) => T | undefined,
    milliseconds: number,
  ): Promise<T | undefined> {
    for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) {
      const found = find(line);
      if (found !== undefined) return found;
    }
    if (this.#ended) throw this.#ended;
    this.#bytes = 0;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        const take = (line: string) => {
          const found = find(line);
          if (found !== undefined) resolve(found);
          return found !== undefined;
        };
        this.#waiting = { take, fail: reject };
        // Timers hold 31 bits; no game lasts as long as that.
        timer = setTimeout(
          () => resolve(undefined),
          Math.min(Math.ceil(milliseconds), 2 ** 31 - 1),
        );
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }

  /** Asks the program to end, and makes it end where it does not. */
  async close(): Promise<void> {
    this.#waiting = undefined;
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE);
    // A program that writes on and on would wait for a reader for ever.
    this.#child.stdout.resume();
    await this.#closed;
    clearTimeout(timer);
  }

  #hear(bytes: Buffer): void {
    this.#bytes += bytes.length;
    for (const line of this.#buffer.push(bytes)) this.#line(line);
    if (this.#bytes <= FLOOD) return;
    if (this.#waiting) {
      this.#waiting.fail(new Forfeit('flood', 'it wrote a megabyte and no answer', this.#last));
      this.#waiting = undefined;
    }
    this.#lines = [];
  }

  #line(line: string): void {
    this.#last = line;
    this.heard(line);
    if (this.#waiting?.take(line)) {
      this.#waiting = undefined;
      return;
    }
    if (this.#waiting) return;
    this.#lines.push(line);
    if (this.#lines.length > KEPT_LINES) this.#lines.shift();
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.fail(this.#ended);
    this.#waiting = undefined;
  }
}

/** The program could not be started. */
export class NotStarted extends Error {}

function whyNotStarted(command: string, error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `no program "${command}"`;
  if (code === 'EACCES') return `"${command}", which may not be executed`;
  return error.message;
}

function lastLine(text: string): string | undefined {
  return text.trimEnd().split('\n').at(-1) || undefined;
}

/** The words of a command line: parted by blanks, quotes of either kind keep blanks together. */
export function wordsOf(command: string): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

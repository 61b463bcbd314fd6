// What a command is.

import type { Core } from '../core.js';
import type { Io } from './io.js';
import { Misuse } from './io.js';
import type { Arguments, OptionName } from './options.js';

export interface Command {
  readonly name: string;
  /** What follows the name: `N`, `FILE…`. */
  readonly usage: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  readonly options: readonly OptionName[];
  /** In place of reading options and `run`: what the command does with all words after its name. */
  readonly passOn?: (args: readonly string[], io: Io) => Promise<0 | 1 | 2>;
  /** Does it; 1 where it has told what is wrong. Throws a Refusal for bad input, a Misuse for a bad call. */
  run(call: Call): Promise<0 | 1 | void>;
}

export interface Call extends Arguments {
  readonly io: Io;
  /** The core that `--core` names. */
  core(): Promise<Core>;
}

/** Standard output as a whole answer: JSON where asked for. */
export function print({ io, options }: Call, answer: { json: object; text: string }) {
  const text = options.json ? JSON.stringify(answer.json) : answer.text;
  return io.write(text === '' ? '' : `${text}\n`);
}

/** The arguments of a call, exactly as many as `names` has. */
export function expectArguments(rest: readonly string[], ...names: readonly string[]): void {
  const missing = names[rest.length];
  if (missing !== undefined) throw new Misuse(`${missing} is missing`);
  const extra = rest[names.length];
  if (extra !== undefined) throw new Misuse(`"${extra}" is one argument too many`);
}

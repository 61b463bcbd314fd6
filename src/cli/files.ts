// Files that the command line reads.

import { isFault } from '../fault.js';
import { readFile, type ReadFile } from '../formats/read.js';
import { parseVariant } from '../formats/variant.js';
import { fileFault } from '../match/file-fault.js';
import { within, type Opening } from '../opening.js';
import type { GameRecord, Variant } from '../record.js';
import type { Call } from './command.js';
import { bytesOf, Misuse, Refusal } from './io.js';
import type { Question } from './question.js';

/** Reads a file of any format; `-` is standard input. What is wrong with it is a refusal. */
export async function readInput(call: Call, path: string): Promise<ReadFile> {
  return readBytes(call, path, await bytesAt(call, path));
}

/** The same of what has been fetched already. */
export function readBytes(call: Call, path: string, bytes: Uint8Array): ReadFile {
  const variant = variantOf(call);
  const read = readFile(bytes, path, variant ? { variant } : {});
  if (isFault(read)) throw new Refusal([within(path, read.fault).fault]);
  const { value } = read;
  if (value.kind === 'setup' && value.turned) {
    call.io.warn(`${path}: the rear stood on top; read turned by 180°\n`);
  }
  return value;
}

/** The rules that `--rules` names; undefined without it. */
export function variantOf({ options }: Call): Variant | undefined {
  if (options.rules === undefined) return undefined;
  const variant = parseVariant(options.rules);
  if (isFault(variant)) throw new Refusal([within('rules', variant.fault).fault]);
  return variant.value;
}

/** The bytes of a file, or of standard input for `-`. What cannot be read is a refusal. */
export async function bytesAt({ io }: Call, path: string): Promise<Uint8Array> {
  if (path === '-') return bytesOf(io.input);
  try {
    return await io.readFile(path);
  } catch (error) {
    throw new Refusal([fileFault(error, path, 'read')]);
  }
}

/** The game of `--file`, under the rules of `--rules` where given. */
export async function readFileQuestion(
  call: Call,
  path: string,
  opening: Opening,
): Promise<Pick<Question, 'opening' | 'record'>> {
  if (path === '-' && call.options.batch) throw new Misuse('--batch reads standard input itself');
  const read = await readInput(call, path);
  switch (read.kind) {
    case 'records': {
      if (opening.setups) throw new Misuse('--file holds a game: --setup has no place in it');
      const [record] = read.records;
      return record ? { opening, record: underRules(record, variantOf(call)) } : { opening };
    }
    case 'setup':
      if (opening.setups?.S) throw new Misuse('--file holds the setup of S: --setup S= is another');
      return { opening: { ...opening, setups: { ...opening.setups, S: read.setup } } };
    case 'position': {
      if (opening.setups) throw new Misuse('--file holds a position: --setup has no place in it');
      const { position, variant } = read;
      return { opening: { ...opening, variant, position } };
    }
  }
}

function underRules(record: GameRecord, variant: Variant | undefined): GameRecord {
  return variant ? { ...record, variant } : record;
}

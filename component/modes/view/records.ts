// The games in what a page gave: text or bytes of any kind of file that is understood.

import { fault, isFault, type Parsed } from '../../../src/fault.js';
import { readFile, type ReadFile } from '../../../src/formats/read.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { GameRecord, Variant } from '../../../src/record.js';
import { reference } from '../../../src/reference/index.js';

/**
 * Games of a `.jqn`, the game of a `.jgs`, or a game yet to be played from a setup (`.jql`) or a position. Bytes
 * may be given as such or as text in base64. `rules` are those of a setup or a position.
 */
export function recordsOf(given: unknown, rules: string): Parsed<readonly GameRecord[]> {
  const bytes = bytesOf(given);
  if (!bytes) return fault('record', typeof given, 'text or bytes');
  const variant = rules.trim() ? parseVariant(rules) : undefined;
  if (variant && isFault(variant)) return within('rules', variant);
  const read = readFile(bytes, '', { names: true, ...(variant && { variant: variant.value }) });
  if (isFault(read)) return within('record', read);
  return { value: gamesOf(read.value, variant?.value) };
}

function within(attribute: string, { fault: { where, ...rest } }: ReturnType<typeof fault>) {
  return { fault: { where: where ? `${attribute}, ${where}` : attribute, ...rest } };
}

function gamesOf(read: ReadFile, variant: Variant | undefined): readonly GameRecord[] {
  const nothingYet = { turns: [], result: null, tags: {} };
  switch (read.kind) {
    case 'records':
      return read.records;
    case 'position': {
      const { position } = read;
      return [{ ...nothingYet, variant: read.variant, start: { kind: 'position', position } }];
    }
    case 'setup': {
      const setups = { S: read.setup };
      const start = { kind: 'setups', setups, first: 'S' } as const;
      return [{ ...nothingYet, variant: variant ?? darkDuel(), start }];
    }
  }
}

/** What a file of the reader's holds. */
export interface Opened {
  readonly kind: ReadFile['kind'];
  readonly records: readonly GameRecord[];
  /** A setup in 30 letters, else the records as text. */
  readonly text: string;
}

/** Reads a file and plays every game in it by the rules. */
export async function openedIn(bytes: Uint8Array, name: string): Promise<Parsed<Opened>> {
  const read = readFile(bytes, name, { names: true });
  if (isFault(read)) return read;
  const { kind } = read.value;
  const records = gamesOf(read.value, undefined);
  const { Game } = await import('../../../src/game.js');
  for (const record of kind === 'setup' ? [] : records) {
    const game = Game.fromRecord(record, { core: reference });
    if ('fault' in game) return game;
    if ('reasons' in game) {
      const reasons = game.reasons.map(({ message }) => message);
      return fault('record', reasons.join('; '), 'a game that can be played');
    }
  }
  const text = read.value.kind === 'setup' ? makeSetup(read.value.setup) : makeJqn(records);
  return { value: { kind, records, text } };
}

export const SEAT_TAGS = { S: 'South', E: 'East', N: 'North', W: 'West' } as const;

/** The same game by nobody; its turns are the same objects. */
export function withoutNames(record: GameRecord): GameRecord {
  const names: readonly string[] = Object.values(SEAT_TAGS);
  const tags = Object.entries(record.tags).filter(([tag]) => !names.includes(tag));
  return { ...record, tags: Object.fromEntries(tags) };
}

/** Two armies of which one is known: what a setup alone is. */
function darkDuel(): Variant {
  const dark = parseVariant('duel-dark');
  if (isFault(dark)) throw new Error('the preset is gone');
  return dark.value;
}

function bytesOf(given: unknown): Uint8Array | undefined {
  if (given instanceof Uint8Array) return given;
  if (given instanceof ArrayBuffer) return new Uint8Array(given);
  if (typeof given !== 'string') return undefined;
  return bytesOfBase64(given) ?? new TextEncoder().encode(given);
}

/** Files in base64 are long words; no record, setup or position in letters is. */
function bytesOfBase64(text: string): Uint8Array | undefined {
  const [, letters = text] = /^\s*data:[^,]*;base64,([\s\S]*)$/.exec(text) ?? [];
  const packed = letters.replace(/\s+/g, '');
  if (packed.length < 48 || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return undefined;
  try {
    return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

// What a file or a text holds: game records, a setup, or something that is neither.

import type { Core } from '../src/core.js';
import { isFault, type Fault, type Reason } from '../src/fault.js';
import { readFile } from '../src/formats/read.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { Game } from '../src/game.js';
import type { GameRecord } from '../src/record.js';

export type Opened =
  | { readonly kind: 'records'; readonly records: readonly GameRecord[] }
  | { readonly kind: 'setup'; readonly text: string }
  | { readonly kind: 'bad'; readonly fault?: Fault; readonly reasons?: readonly Reason[] };

export interface OpeningOptions {
  readonly core: Core;
  /** Keep the names of the players. */
  readonly names: boolean;
  /** The file's, which helps where its content says nothing. */
  readonly name?: string;
}

/** Reads bytes and plays every game they hold through the rules. */
export function openBytes(bytes: Uint8Array, { core, names, name }: OpeningOptions): Opened {
  const read = readFile(bytes, name, { names });
  if (isFault(read)) return { kind: 'bad', fault: read.fault };
  switch (read.value.kind) {
    case 'setup':
      return { kind: 'setup', text: makeSetup(read.value.setup) };
    case 'position': {
      const { position, variant } = read.value;
      const start = { kind: 'position', position } as const;
      return checked([{ variant, start, turns: [], result: null, tags: {} }], core);
    }
    case 'records': {
      const { records } = read.value;
      return checked(names ? records : records.map(withoutNames), core);
    }
  }
}

function checked(records: readonly GameRecord[], core: Core): Opened {
  for (const record of records) {
    const game = Game.fromRecord(record, { core });
    if ('fault' in game) return { kind: 'bad', fault: game.fault, reasons: game.reasons };
    if (!('value' in game)) return { kind: 'bad', reasons: game.reasons };
  }
  return { kind: 'records', records };
}

const NAME_TAGS = ['South', 'East', 'North', 'West'];

function withoutNames(record: GameRecord): GameRecord {
  const tags = Object.entries(record.tags).filter(([tag]) => !NAME_TAGS.includes(tag));
  return { ...record, tags: Object.fromEntries(tags) };
}

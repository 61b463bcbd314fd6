// What a file or a text holds: game records, a setup, or something that is neither.

import type { Core } from '../src/core.js';
import { fault, isFault, type Fault, type Parsed, type Reason } from '../src/fault.js';
import { isJgs, parseJgs } from '../src/formats/jgs.js';
import { isJql, parseJql } from '../src/formats/jql.js';
import { parseJqn } from '../src/formats/jqn.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { Game } from '../src/game.js';
import type { GameRecord } from '../src/record.js';

export type Opened =
  | { readonly kind: 'records'; readonly records: readonly GameRecord[] }
  | { readonly kind: 'setup'; readonly text: string }
  | { readonly kind: 'bad'; readonly fault?: Fault; readonly reasons?: readonly Reason[] };

const NAME_TAGS = ['South', 'East', 'North', 'West'];

/** Reads bytes and plays every game they hold through the rules. */
export function openBytes(bytes: Uint8Array, core: Core, names: boolean): Opened {
  if (isJql(bytes)) {
    const setup = parseJql(bytes);
    return isFault(setup) ? bad(setup.fault) : { kind: 'setup', text: makeSetup(setup.value) };
  }
  const records = readRecords(bytes, names);
  if (isFault(records)) return bad(records.fault);
  for (const record of records.value) {
    const game = Game.fromRecord(record, { core });
    if ('value' in game) continue;
    return 'fault' in game ? bad(game.fault) : { kind: 'bad', reasons: game.reasons };
  }
  return {
    kind: 'records',
    records: names ? records.value : records.value.map(withoutNames),
  };
}

const bad = (wrong: Fault): Opened => ({ kind: 'bad', fault: wrong });

function readRecords(bytes: Uint8Array, names: boolean): Parsed<readonly GameRecord[]> {
  if (isJgs(bytes)) {
    const record = parseJgs(bytes, { names });
    return isFault(record) ? record : { value: [record.value] };
  }
  const text = textOf(bytes);
  if (isFault(text)) return text;
  const records = parseJqn(text.value);
  if (isFault(records) || records.value.length > 0) return records;
  return fault('line 1', 'no game', 'a game record (.jqn, .jgs) or a setup (.jql)');
}

/** Bytes that are neither known file nor UTF-8 are not guessed at. */
function textOf(bytes: Uint8Array): Parsed<string> {
  const zero = bytes.indexOf(0);
  const expected = 'a .jgs, .jql or .jqn file, or text in UTF-8';
  if (zero >= 0) return fault(`byte 0x${zero.toString(16)}`, 'a zero byte', expected);
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return fault('byte 0x0', 'bytes that are no text in UTF-8', expected);
  }
}

function withoutNames(record: GameRecord): GameRecord {
  const tags = Object.entries(record.tags).filter(([name]) => !NAME_TAGS.includes(name));
  return { ...record, tags: Object.fromEntries(tags) };
}

// Any file of ours or of QQ's, known by what is in it and only then by its name.

import { mustBe } from '../argument.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Position } from '../position.js';
import type { GameRecord, Setup, Variant } from '../record.js';
import { PRESETS, type PresetName } from '../rules.js';
import { byteAt, gbkText, hex } from './bytes.js';
import { isJgs, parseJgs } from './jgs.js';
import { isJql, parseJql } from './jql.js';
import { parseJqn } from './jqn.js';
import { parsePosition } from './position.js';
import { parseSetup } from './setup-text.js';

export type ReadFile =
  | {
      readonly kind: 'records';
      readonly format: 'jqn' | 'jgs';
      /** At least one. */
      readonly records: readonly GameRecord[];
    }
  | {
      readonly kind: 'setup';
      readonly format: 'jql' | 'text';
      /** As it was written, perhaps against the rules. */
      readonly setup: Setup;
      /** The text had the rear on top and was read turned by 180°. */
      readonly turned: boolean;
    }
  | {
      readonly kind: 'position';
      readonly format: 'text';
      readonly position: Position;
      readonly variant: Variant;
    };

export interface ReadOptions {
  /** The rules of a position; without them the open game of its board, flip where pieces lie covered. */
  readonly variant?: Variant;
  /** Keep the names of players in a `.jgs`. */
  readonly names?: boolean;
}

/** Reads a file; `name` helps where its content says nothing. */
export function readFile(
  bytes: Uint8Array,
  name = '',
  options: ReadOptions = {},
): Parsed<ReadFile> {
  mustBe('bytes', bytes);
  const extension = extensionOf(name);
  if (isJgs(bytes) || extension === 'jgs') return readJgs(bytes, options);
  if (isJql(bytes) || extension === 'jql') return readJql(bytes);
  const text = textOf(bytes);
  if (isFault(text)) return text;
  const words = wordsOf(text.value);
  if (words === '') return fault('line 1, column 1', 'an empty file', EXPECTED);
  if (isRecord(words) || extension === 'jqn') return readJqn(text.value);
  return isPosition(words) ? readPosition(words, options) : readSetup(text.value);
}

/** The text of a file that holds records of games, well-formed or not; undefined for any other file. */
export function recordText(bytes: Uint8Array, name = ''): string | undefined {
  const extension = extensionOf(name);
  if (isJgs(bytes) || isJql(bytes) || extension === 'jgs' || extension === 'jql') return undefined;
  const text = textOf(bytes);
  if (isFault(text)) return undefined;
  return extension === 'jqn' || isRecord(wordsOf(text.value)) ? text.value : undefined;
}

const extensionOf = (name: string): string | undefined => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();

const wordsOf = (text: string): string => text.replace(/^\ufeff/, '').trim();

const EXPECTED = 'a record, a setup or a position';

function readJgs(bytes: Uint8Array, { names = false }: ReadOptions): Parsed<ReadFile> {
  const record = parseJgs(bytes, { names });
  return isFault(record)
    ? record
    : { value: { kind: 'records', format: 'jgs', records: [record.value] } };
}

function readJql(bytes: Uint8Array): Parsed<ReadFile> {
  const setup = parseJql(bytes);
  return isFault(setup)
    ? setup
    : { value: { kind: 'setup', format: 'jql', setup: setup.value, turned: false } };
}

function readJqn(text: string): Parsed<ReadFile> {
  const records = parseJqn(text);
  if (isFault(records)) return records;
  if (records.value.length === 0) return fault('line 1, column 1', 'no game', 'a record');
  return { value: { kind: 'records', format: 'jqn', records: records.value } };
}

function readSetup(text: string): Parsed<ReadFile> {
  const setup = parseSetup(text);
  return isFault(setup) ? setup : { value: { kind: 'setup', format: 'text', ...setup.value } };
}

function readPosition(text: string, { variant }: ReadOptions): Parsed<ReadFile> {
  const under = variant ?? openVariant(text);
  const position = parsePosition(text, under.rules);
  if (isFault(position)) return position;
  return {
    value: { kind: 'position', format: 'text', position: position.value, variant: under },
  };
}

/** The open game of the board that has as many rows as the placement. */
function openVariant(text: string): Variant {
  const [placement = ''] = text.split(/\s/, 1);
  const duel: PresetName = placement.includes('?') ? 'flip' : 'duel-open';
  const name: PresetName = placement.split('/').length > 12 ? 'four-open' : duel;
  return { text: name, rules: PRESETS[name] };
}

function isRecord(text: string): boolean {
  return /^(\[|%|;|\{|\d+\.)/.test(text);
}

/** A first word of many rows, or something that ends as a position does. */
function isPosition(text: string): boolean {
  const [placement = ''] = text.split(/\s/, 1);
  return placement.split('/').length > 6 || /^\S+\s+[SENW]\s+\d+\s+\d+/.test(text);
}

/** Text in UTF-8 or UTF-16 with its mark, or else in GBK, as Chinese text files often are. */
function textOf(bytes: Uint8Array): Parsed<string> {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { value: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) };
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0)
    return fault(byteAt(zero), hex(bytes.subarray(zero, zero + 1)), `text: ${EXPECTED}`);
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { value: gbkText(bytes) };
  }
}

// A position, a record or a setup in the fragment of an address: `…#junqi=1` and a code of letters,
// digits, `-` and `_`. A fragment is sent to no server. The link holds what it was made of and nothing
// else: made of a seat's view or record it can tell no more than that.
//
//   1        version of the code
//   3        18 bits of a check sum, so that a link cut short is not taken for another
//   …        what is shared, see the models

import { mustBe } from '../argument.js';
import { SEATS, type Seat } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import { makeJqn } from '../formats/jqn-make.js';
import { parseJqn } from '../formats/jqn.js';
import { quoted } from '../formats/scan.js';
import type { Position } from '../position.js';
import type { GameRecord, Setup, Variant } from '../record.js';
import { makeBase64url, parseBase64url } from './base64url.js';
import { CutShort, Reader, Writer, type Coder } from './coder.js';
import { choice, Misread, optional, wholeNumber } from './models.js';
import { recordModel, variantModel } from './record-model.js';
import { positionModel, setupModel } from './start-model.js';

/** What a link can hold. */
export type Shared =
  | {
      readonly kind: 'position';
      readonly variant: Variant;
      /** A position or a seat's view; how a game ended is not part of it. */
      readonly position: Position;
      /** The seat at the bottom, where it is not the first. */
      readonly bottom?: Seat;
    }
  | {
      readonly kind: 'record';
      readonly record: GameRecord;
      /** Turns shown at first; all of them where absent. */
      readonly ply?: number;
      /** Which variation they lead through, from 1 in the order they are written; the game itself where absent. */
      readonly variation?: number;
      readonly bottom?: Seat;
    }
  | { readonly kind: 'setup'; readonly setup: Setup };

const KINDS = ['position', 'record', 'setup'] as const;
const VERSION = '1';
const KEY = 'junqi=';

/**
 * The fragment's text, without `#`: `junqi=1…`. A Duel position takes some 45 characters, one of Four 90, a
 * game of 200 plies 450. Throws a RangeError for what no position or record can hold.
 */
export function makeShare(shared: Shared): string {
  const writer = new Writer();
  sharedModel(writer, shared);
  return KEY + codeOf(writer.bytes());
}

/** The code of a message: version, check sum, bytes. */
export function codeOf(bytes: Uint8Array): string {
  return VERSION + checkOf(bytes) + makeBase64url(bytes);
}

/** An address with what is shared in its fragment; a fragment it had is replaced. */
export function shareLink(address: string, shared: Shared): string {
  mustBe('text', address);
  return `${address.replace(/#.*$/s, '')}#${makeShare(shared)}`;
}

/** Reads an address, its fragment, or the code alone. */
export function parseShare(text: string): Parsed<Shared> {
  mustBe('text', text);
  const code = codeIn(text);
  if (code === undefined) {
    return fault('link', quoted(text), `"#${KEY}" and a code`);
  }
  if (!code.startsWith(VERSION)) {
    return fault('link, version', quoted(code.charAt(0)), `"${VERSION}", the only one there is`);
  }
  const check = code.slice(1, 4);
  const bytes = parseBase64url(code.slice(4));
  if (isFault(bytes)) {
    const column = Number(bytes.fault.where.replace(/\D+/, '')) + 4;
    return { fault: { ...bytes.fault, where: `link, column ${column} of the code` } };
  }
  if (checkOf(bytes.value) !== check) {
    return fault('link', `a code of ${code.length} characters that is damaged`, 'the whole link');
  }
  return readBytes(bytes.value);
}

/** Signs of the sentence that a link stood in, copied with it; in an address `。` is `%E3%80%82`. */
const AROUND = /(?:[.,;:!?)\]}>"'。，；：！？）】》」』”’…]|%[\da-f]{2})+$/i;

/** The code after `junqi=`, or after `junqi%3D` as some programs send it; or the whole text where it can be nothing else. */
function codeIn(text: string): string | undefined {
  const link = text.trim().replace(AROUND, '');
  const found = /(?:^|[#&?])junqi(?:=|%3d)([^&\s]*)/i.exec(link);
  return found?.[1] ?? /^\d[\w-]{3,}$/.exec(link)?.[0];
}

function readBytes(bytes: Uint8Array): Parsed<Shared> {
  try {
    return { value: sharedModel(new Reader(bytes), undefined) };
  } catch (error) {
    if (error instanceof Misread) {
      return { fault: { ...error.fault, where: `link, ${error.fault.where}` } };
    }
    if (!(error instanceof CutShort)) throw error;
    return fault('link', 'the end of the code', 'more of it');
  }
}

function sharedModel(coder: Coder, shared: Shared | undefined): Shared {
  const kind = choice(coder, KINDS, shared?.kind);
  switch (kind) {
    case 'position': {
      const given = shared?.kind === kind ? shared : undefined;
      const variant = variantModel(coder, given?.variant);
      const bottom = bottomModel(coder, given?.bottom);
      const position = positionModel(coder, variant.rules, given?.position);
      return { kind, variant, position, ...(bottom && { bottom }) };
    }
    case 'record': {
      const given = shared?.kind === kind ? shared : undefined;
      const bottom = bottomModel(coder, given?.bottom);
      const place = optional(coder, placeOf(given), 64, (each) => wholeNumber(coder, each));
      const record = checked(coder, recordModel(coder, given?.record));
      return { kind, record, ...atPlace(place), ...(bottom && { bottom }) };
    }
    case 'setup': {
      const given = shared?.kind === kind ? shared.setup : undefined;
      return { kind, setup: setupModel(coder, given) };
    }
  }
}

/** No line is as long. Links that knew no variations hold less, and their readers show the end. */
const LINE = 2 ** 16;

type Place = Pick<Shared & { kind: 'record' }, 'ply' | 'variation'>;

function placeOf({ ply, variation = 0 }: Place = {}): number | undefined {
  return ply === undefined ? undefined : Math.min(ply, LINE - 1) + variation * LINE;
}

function atPlace(place: number | undefined): Place {
  if (place === undefined) return {};
  const variation = Math.floor(place / LINE);
  return { ply: place % LINE, ...(variation > 0 && { variation }) };
}

function bottomModel(coder: Coder, bottom: Seat | undefined): Seat | undefined {
  return optional(coder, bottom, 64, (seat) => choice(coder, SEATS, seat));
}

/** A record that was read must be one that a file could hold. */
function checked(coder: Coder, record: GameRecord): GameRecord {
  if (!coder.isReader) return record;
  try {
    const read = parseJqn(makeJqn([record]));
    if (isFault(read)) throw new Misread(read.fault);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misread(fault('record', 'what no record holds', error.message).fault);
  }
  return record;
}

/** Eighteen bits of FNV-1a as three characters. */
function checkOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const folded = (hash ^ (hash >>> 18)) & 0x3ffff;
  return makeBase64url(Uint8Array.of(folded >> 16, folded >> 8, folded)).slice(1);
}

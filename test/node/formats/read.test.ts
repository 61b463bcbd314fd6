import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { readFile } from '../../../src/formats/read.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { verifyRecord } from '../../../src/formats/verify.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';
import { setupReasons } from '../../../src/setup.js';

const files = new URL('../../fixtures/files/', import.meta.url);
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, files)));
const read = (name: string) => valueOf(readFile(bytesOf(name)));
const WINGS = 'chigdb.k.adf.keg.i.cfjehgjljih';
const text = (words: string) => new TextEncoder().encode(words);
const faultOf = (bytes: Uint8Array, name?: string) => {
  const parsed = readFile(bytes, name);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};

describe('readFile', () => {
  it.each([
    ['wings.jql', 'jql', false],
    ['wings-letters.txt', 'text', false],
    ['wings-gbk.txt', 'text', false],
    ['wings-rear-on-top.txt', 'text', true],
  ])('knows the setup in %s', (name, format, turned) => {
    const file = read(name);
    expect(file).toMatchObject({ kind: 'setup', format, turned });
    expect(file.kind === 'setup' && makeSetup(file.setup)).toBe(WINGS);
  });

  it('reads what breaks the rules and leaves it to them', () => {
    const file = read('two-flags.txt');
    const reasons =
      file.kind === 'setup' ? setupReasons(PRESETS['duel-open'], 'S', file.setup) : [];
    expect(reasons.map(({ rule }) => rule)).toEqual(['engineer-count', 'flag-count']);
  });

  it.each([
    ['duel-position.txt', 'duel-open'],
    ['flip-position.txt', 'flip'],
    ['solo-position.txt', 'four-open'],
  ])('knows the position in %s', (name, variant) => {
    expect(read(name)).toMatchObject({ kind: 'position', variant: { text: variant } });
  });

  it('reads a position under the rules it is told', () => {
    const variant = valueOf(parseVariant('solo-dark'));
    const file = valueOf(readFile(bytesOf('solo-position.txt'), '', { variant }));
    expect(file).toMatchObject({ position: { seats: ['S', 'N'] }, variant });
  });

  it.each([
    ['two-games.jqn', 'jqn', 2],
    ['short.jgs', 'jgs', 1],
  ])('knows the records in %s', (name, format, games) => {
    const file = read(name);
    expect(file).toMatchObject({ kind: 'records', format });
    const records = file.kind === 'records' ? file.records : [];
    expect(records).toHaveLength(games);
    for (const record of records) expect(verifyRecord(reference, record)).toEqual([]);
  });

  it('keeps names where they are asked for', () => {
    const names = (option: boolean) => {
      const file = valueOf(readFile(bytesOf('short.jgs'), '', { names: option }));
      return file.kind === 'records' && file.records[0]?.tags['East'];
    };
    expect([names(false), names(true)]).toEqual([undefined, 'nobody']);
  });

  it('reads UTF-16 with its mark', () => {
    const words = `\ufeff${WINGS}`;
    const bytes = new Uint8Array(
      [...words].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
    expect(valueOf(readFile(bytes))).toMatchObject({ kind: 'setup' });
  });

  it.each([
    [
      text(''),
      '',
      'line 1, column 1: found an empty file, expected a record, a setup or a position',
    ],
    [text(' \n'), 'x.jqn', 'found an empty file'],
    [text('% nothing'), '', 'line 1, column 1: found no game, expected a record'],
    [text('hi you'), 'a.txt', 'line 1, column 4: found "you", expected a piece or a camp'],
    [text('hello'), 'a.jqn', 'line 1, column 1: found a game without rules'],
    [text('hello'), 'a.JGS', 'byte 0x0: found 68, expected "QQGame JQS"'],
    [text('hello'), 'a.jql', 'byte 0x0: found 68, expected "QQGame JQL File"'],
    [text('5/5/5 S 0 0'), '', 'placement, row 4: found the end of the placement'],
    [
      Uint8Array.of(65, 0, 66),
      '',
      'byte 0x1: found 00, expected text: a record, a setup or a position',
    ],
  ])('refuses %# (%s)', (bytes, name, message) => {
    expect(faultOf(bytes, name)).toContain(message);
  });

  it('gives a fault or a file for every truncation of every file', () => {
    for (const name of readdirSync(files)) {
      const bytes = bytesOf(name);
      for (let length = 0; length < bytes.length; length += name.endsWith('.jqn') ? 7 : 1) {
        const parsed = readFile(bytes.subarray(0, length), name);
        if (isFault(parsed))
          expect(parsed.fault.where).toMatch(/^(line|column|byte|placement|turn|quiet|ply|extras)/);
      }
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 99 }), (bytes) => {
        const parsed = readFile(bytes);
        if (isFault(parsed)) expect(parsed.fault.expected).toBeTruthy();
      }),
    );
  });
});

import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { FORMATIONS } from '../../../src/formations.js';
import { parseJgs } from '../../../src/formats/jgs.js';
import { makeJqn, parseJqn } from '../../../src/formats/jqn.js';
import { makeTurn, parseTurn } from '../../../src/formats/turn.js';
import { verifyRecord } from '../../../src/formats/verify.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';
import { randomGame } from './games.js';
import { jgsBytes, type JgsGame } from './jgs-writer.js';

const wings = FORMATIONS[0]?.setup ?? [];
const setups = { S: wings, E: wings, N: wings, W: wings };
const steps = (...turns: [string, 'S' | 'E' | 'N' | 'W'][]): JgsGame['steps'] =>
  turns.map(([text, mover]) => ({ turn: valueOf(parseTurn(BOARDS.four, text)), mover }));
/** East takes on the arc, North loses its turn. */
const SHORT = steps(['l7k6+', 'E'], ['--', 'N'], ['f11g12+', 'W'], ['i6i7', 'S']);
const bytes = jgsBytes({ setups, steps: SHORT });
const faultOf = (input: Uint8Array) => {
  const parsed = parseJgs(input);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};
const changed = (at: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};
const RECORDS = 0x19c;

describe('QQ replays', () => {
  it('reads setups and turns', () => {
    const record = valueOf(parseJgs(bytes));
    expect(record.start).toEqual({ kind: 'setups', setups, first: 'E' });
    expect(record.variant.text).toBe('qq');
    expect(record.turns.map(({ turn }) => makeTurn(BOARDS.four, turn))).toEqual(
      SHORT.map(({ turn }) => makeTurn(BOARDS.four, turn)),
    );
    expect(record.result).toBeNull();
    expect(verifyRecord(reference, record)).toEqual([]);
  });

  it('drops names unless asked for them', () => {
    const named = jgsBytes({ setups, steps: SHORT, names: { N: 'somebody' }, savedBy: 'W' });
    expect(valueOf(parseJgs(named)).tags).toEqual({ SavedBy: 'W' });
    expect(valueOf(parseJgs(named, { names: true })).tags).toEqual({
      SavedBy: 'W',
      North: 'somebody',
    });
  });

  it('reads random games as they were played', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { start, steps, over } = randomGame(reference, PRESETS.qq, seed, 300);
      const end = over ? { end: over.result === '1/2' ? (2 as const) : (4 as const) } : {};
      const record = valueOf(parseJgs(jgsBytes({ setups: start.setups, steps, ...end })));
      expect(record).toEqual({
        variant: { text: 'qq', rules: PRESETS.qq },
        start,
        turns: steps.map(({ turn }) => ({ turn })),
        result: over?.result ?? null,
        ...(over && { termination: over.by }),
        tags: { SavedBy: 'S' },
      });
      expect(verifyRecord(reference, record)).toEqual([]);
    }
  });

  it('knows an agreed draw from one by the quiet limit', () => {
    const drawn = valueOf(parseJgs(jgsBytes({ setups, steps: SHORT, end: 2 })));
    expect([drawn.result, drawn.termination]).toEqual(['1/2', 'agreement']);
    expect(verifyRecord(reference, drawn)).toEqual([]);
  });

  it.each([
    [4, 16],
    [2, 16],
    [4, 12],
  ])('reads comments behind a count of %i bytes and %i more', (size, more) => {
    const entry = (record: number, text: number[]) => {
      const bytes = new Array<number>(216).fill(0);
      bytes[0] = record;
      bytes.splice(4, text.length, ...text);
      return bytes;
    };
    const head = [2, ...new Array<number>(size - 1 + more).fill(7)];
    head.fill(0, 1, size);
    const tail = [...head, ...entry(1, [0xba, 0xc3]), ...entry(3, [0x68, 0x69])];
    const record = valueOf(parseJgs(jgsBytes({ setups, steps: SHORT, tail })));
    expect(record.turns.map(({ comment }) => comment)).toEqual([undefined, '好', undefined, 'hi']);
  });

  it('gives a fault with the byte for every truncation', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(faultOf(bytes.subarray(0, length))).toContain(`byte 0x${length.toString(16)}: `);
    }
  });

  it.each([
    [changed(4, 0x20), 'byte 0x4: found 20, expected "QQGame JQS" and a zero byte'],
    [changed(0x20, 9), 'byte 0x20: found 09, expected a block number, 0 to 3, each of them once'],
    [changed(0x78, 0), 'byte 0x78: found 00, expected a block number'],
    [changed(0x3c, 0x0e), 'byte 0x3c: found 0e, expected 00 or a piece, 02 to 0d'],
    [changed(0x1a, 5), 'found the end of the file, expected 5 records and 8 bytes more'],
    [changed(RECORDS, 0), 'byte 0x19c: found 00, expected 5f (a move) or f5 (an event)'],
    [changed(RECORDS + 1, 4), 'byte 0x19d: found 04, expected an outcome of 0 to 3'],
    [changed(RECORDS + 2, 8, 8), 'byte 0x19e: found i9, expected a point with a piece'],
    [changed(RECORDS + 2, 99), 'byte 0x19e: found 63 0a, expected x and y of a point'],
    [changed(RECORDS + 4, 8, 8), 'byte 0x1a0: found i9, expected a point with a piece'],
    [changed(RECORDS + 1, 0), 'byte 0x1a0: found k6, expected an empty point'],
    [changed(RECORDS + 6, 1, 1), 'byte 0x1a2: found 01 01, expected x and y of a point'],
    [changed(RECORDS + 11, 7), 'byte 0x1a7: found 07, expected an event, 02 to 05'],
    [changed(RECORDS + 12, 7), 'byte 0x1a8: found 07, expected a block number, 0 to 3'],
    [changed(RECORDS + 12, 0), 'byte 0x1a8: found a lost turn of E, expected a turn of N'],
    [changed(RECORDS + 11, 3, 3, 5), 'byte 0x1a9: found 05, expected a reason'],
    [changed(RECORDS + 11, 3, 3, 1), 'byte 0x1a9: found the flag of N taken, expected a move that'],
    [
      Uint8Array.from([...bytes, 1, 0, 0]),
      'found 3 bytes after 1 for their count, expected the end',
    ],
  ])('refuses damage %#', (damaged, message) => {
    expect(faultOf(damaged)).toContain(message);
  });

  it('never throws', () => {
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        const parsed = parseJgs(damaged);
        if (!isFault(parsed)) {
          expect(valueOf(parseJqn(makeJqn([parsed.value])))).toEqual([parsed.value]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

// Real games are not ours to copy; where somebody has some beside the repository, they are read too.
const real = new URL('../../../../shared/games/', import.meta.url);
if (existsSync(real)) {
  describe('real QQ replays', () => {
    it.each(readdirSync(real).filter((name) => name.endsWith('.jgs')))('%s', (name) => {
      const record = valueOf(parseJgs(readFileSync(new URL(name, real))));
      expect(verifyRecord(reference, record)).toEqual([]);
      expect(record.result).not.toBeNull();
      expect(valueOf(parseJqn(makeJqn([record])))).toEqual([record]);
    });
  });
}

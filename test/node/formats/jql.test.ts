import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { makeJql, parseJql } from '../../../src/formats/jql.js';
import { makeSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import { rank } from './arbitraries.js';

const LETTERS = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const bytes = makeJql(valueOf(parseSetupLetters(LETTERS)));
const faultOf = (input: Uint8Array) => {
  const parsed = parseJql(input);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};
const changed = (at: number, value: number) =>
  bytes.map((byte, index) => (index === at ? value : byte));

describe('QQ setup files', () => {
  it('holds the bytes of the description', () => {
    expect(String.fromCharCode(...bytes.subarray(0, 15))).toBe('QQGame JQL File');
    expect([...bytes.subarray(15)]).toEqual([
      ...[0, 0x57, 4, 0, 0],
      ...[0x0b, 9, 10, 10, 12, 9, 0, 8, 0, 7, 8, 4, 0, 12, 11],
      ...[5, 0, 11, 0, 6, 3, 13, 13, 12, 13, 3, 7, 4, 2, 3],
    ]);
  });

  it('round trips whatever setup there is', () => {
    const setups = fc.array(fc.option(rank, { nil: undefined }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(setups, (setup) => {
        expect(valueOf(parseJql(makeJql(setup)))).toEqual(setup);
      }),
    );
  });

  it('takes any version', () => {
    expect(makeSetup(valueOf(parseJql(changed(16, 0x60))))).toBe(LETTERS);
  });

  it('gives a fault with the byte for every truncation', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(faultOf(bytes.subarray(0, length))).toContain(`byte 0x${length.toString(16)}: `);
    }
  });

  it.each([
    [changed(7, 0), 'byte 0x7: found 00, expected "QQGame JQL File" and a zero byte'],
    [changed(15, 1), 'byte 0xf: found 01'],
    [changed(20, 1), 'byte 0x14: found 01, expected 00 or a piece, 02 to 0d'],
    [changed(49, 14), 'byte 0x31: found 0e'],
    [Uint8Array.from([...bytes, 0]), 'byte 0x32: found 1 more bytes, expected the end of the file'],
  ])('refuses damage %#', (damaged, message) => {
    expect(faultOf(damaged)).toContain(message);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARDS, pointNamed } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { makeSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import { LineBuffer, LONGEST_LINE } from '../../../src/protocol/line-buffer.js';
import { makePoint, parsePoint } from '../../../src/protocol/points.js';
import {
  makeEngine,
  makeReferee,
  parseArray,
  parseBestMove,
  parseReferee,
  wordsAfter,
} from '../../../src/protocol/says.js';

const at = (name: string) => pointNamed(BOARDS.duel, name)!;

describe('points', () => {
  it.each([
    // The board as it hangs on the wall, and turned by 180° for North.
    ['a1', 'L0', 'A4'],
    ['b1', 'L1', 'A3'],
    ['e6', 'G4', 'F0'],
    ['a7', 'F0', 'G4'],
    ['d12', 'A3', 'L1'],
    ['c10', 'C2', 'J2'],
  ])('%s is %s to South and %s to North', (name, south, north) => {
    expect(makePoint('S', at(name))).toBe(south);
    expect(makePoint('N', at(name))).toBe(north);
    expect(parsePoint('S', south)).toBe(at(name));
    expect(parsePoint('N', north.toLowerCase())).toBe(at(name));
  });

  it.each(['', 'A', 'A5', 'M0', 'A00', '0A', '00'])('there is no point %j', (text) => {
    expect(parsePoint('S', text)).toBeUndefined();
  });
});

describe('what a referee says', () => {
  it.each([
    ['INFO 1.0', { says: 'info' }],
    ['START 0 1800 31', { says: 'start', first: true, seconds: 1800, steps: 31 }],
    ['START 1 60 40', { says: 'start', first: false, seconds: 60, steps: 40 }],
    ['GO 0000 3 00', { says: 'go', came: { result: 'quiet' } }],
    // North's commander, seen from South, falls attacking; its flag stands on the left at the top.
    [
      'GO F0G0 0 A1',
      {
        says: 'go',
        move: { from: at('a7'), to: at('a6') },
        came: { result: 'fell', flag: at('b12') },
      },
    ],
    ['RESULT 1 00', { says: 'result', came: { result: 'took' } }],
    ['RESULT 2 A3', { says: 'result', came: { result: 'both', flag: at('d12') } }],
    ['END 0', { says: 'end', end: 'lost' }],
    ['END 1', { says: 'end', end: 'won' }],
    ['END 2', { says: 'end', end: 'broken-off' }],
  ] as const)('%s is read and written', (line, said) => {
    expect(parseReferee('S', line)).toEqual(said);
    expect(makeReferee('S', said)).toBe(line);
  });

  it.each([
    [
      '  go   f0g0  ',
      { says: 'go', move: { from: at('a7'), to: at('a6') }, came: { result: 'quiet' } },
    ],
    ['START', { says: 'start', first: true, seconds: 1800, steps: 31 }],
    ['START 1 -5 0', { says: 'start', first: false, seconds: 1800, steps: 31 }],
    ['START 1 900.5 x', { says: 'start', first: false, seconds: 900, steps: 31 }],
    ['RESULT', { says: 'result', came: { result: 'quiet' } }],
    ['END', { says: 'end', end: 'broken-off' }],
  ])('%j is forgiven', (line, said) => {
    expect(parseReferee('S', line)).toMatchObject(said);
  });

  it.each(['', 'HELLO', 'GO A0', 'GO A0A0 1 00', 'GO A0B0C0 1 00', 'GO Z9A0 1 00'])(
    '%j means nothing',
    (line) => expect(parseReferee('S', line)).toBeUndefined(),
  );
});

describe('what an engine says', () => {
  const setup = valueOf(parseSetupLetters('geffhe.d.cdk.hga.g.bjiihijcklj'));

  it('is written as the protocol has it', () => {
    expect(makeEngine('S', { says: 'name', name: 'x' })).toBe('NAME x');
    expect(makeEngine('S', { says: 'array', setup })).toBe('ARRAY geffhedcdkhgagbjiihijcklj');
    const move = { from: at('e7'), to: at('e6') };
    expect(makeEngine('N', { says: 'bestmove', move })).toBe('BESTMOVE G0F0');
  });

  it('is read with blanks and capitals where engines write them', () => {
    expect(makeSetup(parseArray('GEFFH EDC DKHG AGB JIIHI JCKLJ')!)).toBe(makeSetup(setup));
    expect(parseBestMove('S', 'a0 b0')).toEqual({ from: at('a12'), to: at('a11') });
    expect(wordsAfter('NAME', ' name  My  Engine ')).toBe('My Engine');
    expect(wordsAfter('NAME', 'NAMES x')).toBeUndefined();
    expect(parseArray('geffhedcdkhgagbjiihijckl')).toBeUndefined();
    expect(parseBestMove('S', 'a0b0c')).toBeUndefined();
  });
});

describe('lines of a stream', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('end as any system ends them, in chunks that end anywhere', () => {
    const buffer = new LineBuffer();
    const chunks = ['INFO 1.0\r', '\nSTA', 'RT 0\n\n\rEND', ' 1'].map(bytes);
    expect(chunks.flatMap((chunk) => buffer.push(chunk))).toEqual(['INFO 1.0', 'START 0']);
    expect(buffer.end()).toEqual(['END 1']);
  });

  it('are the same however the stream is cut', () => {
    const texts = fc.array(fc.constantFrom('a', '軍', '\n', '\r', ' ', '\u{1f600}'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (parts, sizes) => {
        const all = bytes(parts.join(''));
        const buffer = new LineBuffer();
        const lines: string[] = [];
        for (let start = 0; start < all.length;) {
          const end = start + sizes.next().value!;
          lines.push(...buffer.push(all.subarray(start, end)));
          start = end;
        }
        lines.push(...buffer.end());
        expect(lines).toEqual(
          parts
            .join('')
            .split(/[\r\n]/)
            .filter((line) => line !== ''),
        );
      }),
    );
  });

  it('are cut when nobody can mean them', () => {
    const buffer = new LineBuffer();
    const much = bytes('x'.repeat(100_000));
    for (let n = 0; n < 100; n++) expect(buffer.push(much)).toEqual([]);
    expect(buffer.push(bytes('\nINFO\n'))).toEqual(['x'.repeat(LONGEST_LINE), 'INFO']);
  });
});

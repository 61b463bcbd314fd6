// Links: what goes in comes out, they are short, and a bad one says what is wrong with it.

import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isFault, valueOf } from '../../../src/fault.js';
import { makeJqn, parseJqn } from '../../../src/formats/jqn.js';
import { makePosition, parsePosition } from '../../../src/formats/position.js';
import { makeSetup, parseSetup } from '../../../src/formats/setup-text.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { FORMATIONS } from '../../../src/formations.js';
import type { GameRecord, Setup } from '../../../src/record.js';
import { PRESETS } from '../../../src/rules.js';
import { recordFor } from '../../../src/seatrecord.js';
import { NAMED_RULES } from '../../../src/share/record-model.js';
import { codeOf, makeShare, parseShare, shareLink, type Shared } from '../../../src/share/share.js';
import { startPosition } from '../../../src/start.js';
import { viewOf } from '../../../src/view.js';
import { anyPosition, anyRecord, rank } from '../formats/arbitraries.js';

const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const FOUR =
  'ejglj/idjik/a1g1c/kh1df/b1i1g/ehfhc/TPSWRQ3uqornq/TV1W1St1o1vu/OVN1OQ3su1wwv/' +
  'XV1T1Up1m1px/RPMSUU3rtstsv/BGHIH/K1F1A/HC1DG/I1C1E/KJIEG/JLFJD S 0 0';

const golden = (name: string): GameRecord => {
  const text = readFileSync(new URL(`../../fixtures/golden/${name}.jqn`, import.meta.url), 'utf8');
  const [record] = valueOf(parseJqn(text));
  if (!record) throw new Error('no game');
  return record;
};

function position(text: string, rules: string): Shared & { kind: 'position' } {
  const variant = valueOf(parseVariant(rules));
  return { kind: 'position', variant, position: valueOf(parsePosition(text, variant.rules)) };
}

const again = <K extends Shared['kind']>(shared: Shared & { kind: K }): Shared & { kind: K } =>
  valueOf(parseShare(makeShare(shared))) as Shared & { kind: K };

function faultOf(text: string) {
  const read = parseShare(text);
  if (!isFault(read)) throw new Error('it could be read');
  return read.fault;
}

describe('links', () => {
  it('bring any position back', () => {
    const check = fc.property(anyPosition, ({ rules, position }) => {
      const variant = valueOf(parseVariant('duel-dark'));
      const shared = { kind: 'position' as const, variant: { ...variant, rules }, position };
      expect(makePosition(again(shared).position)).toBe(makePosition(position));
    });
    fc.assert(check, { numRuns: 300 });
  });

  it('bring any record back, with comments, marks and variations', () => {
    const check = fc.property(anyRecord, (record) => {
      expect(makeJqn([again({ kind: 'record', record }).record])).toBe(makeJqn([record]));
    });
    fc.assert(check, { numRuns: 300 });
  });

  it('bring any setup back, one against the rules too', () => {
    const setup = fc.array(fc.option(rank, { nil: undefined }), { minLength: 30, maxLength: 30 });
    const check = fc.property(setup, (given: Setup) => {
      expect(again({ kind: 'setup', setup: given }).setup).toEqual(given);
    });
    fc.assert(check, { numRuns: 300 });
  });

  it.each([
    ['none', undefined],
    ['a text', 'a'.repeat(29)],
    ['29 ranks', Array(29)],
    ['31', Array(31)],
  ])('hold no setup of other than 30 points: %s', (_, setup) => {
    const shared = { kind: 'setup', setup } as unknown as Shared;
    expect(() => makeShare(shared)).toThrow(new RangeError('a setup has 30 points'));
  });

  it('keep the seat at the bottom and the turn a record opens at', () => {
    const record = golden('duel-dark');
    expect(again({ kind: 'record', record, ply: 17, bottom: 'N' })).toMatchObject({
      ply: 17,
      bottom: 'N',
    });
    expect(again({ ...position(DUEL, 'duel-open'), bottom: 'N' }).bottom).toBe('N');
    expect(again(position(DUEL, 'duel-open'))).not.toHaveProperty('bottom');
  });

  it('keep the variation a record opens in, which older readers take for its end', () => {
    const [record] = valueOf(
      parseJqn(
        '[Rules "duel-open"]\n[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]\n[SetupN "geffhe.d.cdk.hga.g.bjiihijcklj"]\n' +
          '[Result "*"]\n\n1. a5b5 (1. c6c7= 2. a8b8 (2. e8d8) (2. c8b7)) 2. a8b8 *\n',
      ),
    );
    for (const variation of [1, 2, 3]) {
      const shared = { kind: 'record', record: record!, ply: 2, variation } as const;
      expect(again(shared)).toMatchObject({ ply: 2, variation });
    }
    expect(again({ kind: 'record', record: record!, ply: 2 })).not.toHaveProperty('variation');
    expect(again({ kind: 'record', record: record! })).not.toHaveProperty('ply');
    const old = 'junqi=1Ljlhh00cbtJ9GAzW0-E9S1-ZhkdAEH9FotUgWPOlF0wA0ACGlk';
    expect(valueOf(parseShare(old))).toEqual({ kind: 'record', record: record!, ply: 1 });
  });

  it('hold flip from the first turn to the last', () => {
    const variant = valueOf(parseVariant('flip'));
    const start = startPosition(variant.rules, { kind: 'setups', setups: {}, first: 'S' });
    const back = again({ kind: 'position', variant, position: start });
    expect(makePosition(back.position)).toBe(makePosition(start));
    const text =
      '[Rules "flip"]\n[First "S"]\n[Result "*"]\n\n1. ^a1I 2. ^b1a 3. a1a2 4. ^e12L resign:S N\n'.replace(
        'N\n',
        '*\n',
      );
    const [record] = valueOf(parseJqn(text));
    expect(makeJqn([again({ kind: 'record', record: record! }).record])).toBe(makeJqn([record!]));
  });

  it('know every preset by name, and changed rules by their text', () => {
    expect([...NAMED_RULES].sort()).toEqual(Object.keys(PRESETS).sort());
    const changed = position(DUEL, 'duel-dark,quietLimit=31,bombsOnFront=true');
    expect(again(changed).variant).toEqual(changed.variant);
  });

  it('are short', () => {
    expect(makeShare(position(DUEL, 'duel-open')).length).toBeLessThanOrEqual(50);
    expect(makeShare(position(FOUR, 'four-open')).length).toBeLessThanOrEqual(90);
    expect(makeShare(position(FOUR, 'four-dark')).length).toBeLessThanOrEqual(90);
    expect(makeShare({ kind: 'setup', setup: FORMATIONS[0]!.setup }).length).toBeLessThan(30);
    // 90 turns at random, where nothing is likely.
    expect(makeShare({ kind: 'record', record: golden('four-partners') }).length).toBeLessThan(220);
  });

  it('are read from an address, a fragment or the code alone', () => {
    const shared = position(DUEL, 'duel-open');
    const address = shareLink('https://example.org/board?x=1#watch', shared);
    expect(address).toMatch(/^https:\/\/example\.org\/board\?x=1#junqi=1[\w-]+$/);
    const escaped = address.replace('#junqi=', '#junqi%3D');
    for (const text of [
      address,
      escaped,
      new URL(address).hash,
      address.split('=').at(-1),
      new URL(escaped.replace('%3D', '%3d')).hash,
    ]) {
      expect(valueOf(parseShare(text))).toEqual(shared);
    }
    expect(valueOf(parseShare(`#embed&${makeShare(shared)}&theme=dark`))).toEqual(shared);
    for (const sign of ['.', ')', '。', '）。', '”', '…']) {
      const link = shareLink('https://example.org/', shared);
      expect(valueOf(parseShare(link + sign)), sign).toEqual(shared);
      expect(valueOf(parseShare(new URL(link + sign).hash)), sign).toEqual(shared);
    }
  });

  it('stay what they were: links of version 1', () => {
    const [duel, setup] = PUBLISHED;
    expect(
      makePosition((valueOf(parseShare(duel)) as Shared & { kind: 'position' }).position),
    ).toBe(DUEL);
    expect(makeSetup((valueOf(parseShare(setup)) as Shared & { kind: 'setup' }).setup)).toBe(
      'chigdb.k.adf.keg.i.cfjehgjljih',
    );
  });

  it('say what is wrong with them', () => {
    expect(faultOf('https://example.org/#watch')).toMatchObject({
      where: 'link',
      expected: '"#junqi=" and a code',
    });
    const code = makeShare(position(DUEL, 'duel-open'));
    expect(faultOf(code.replace('=1', '=2'))).toMatchObject({
      where: 'link, version',
      found: '"2"',
    });
    expect(faultOf(code.slice(0, 20) + '!' + code.slice(20))).toMatchObject({
      where: 'link, column 15 of the code',
      found: '"!"',
    });
    expect(faultOf(code.slice(0, -3))).toMatchObject({ where: 'link', expected: 'the whole link' });
    expect(faultOf('')).toMatchObject({ where: 'link', found: 'nothing' });
  });

  it('answer any text and any damage with a value or a fault', () => {
    const base = makeShare({ kind: 'record', record: golden('solo-dark') });
    const damage = fc.tuple(fc.nat(base.length - 1), fc.constantFrom(...'AQ_9-'));
    const check = fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (hits) => {
      const letters = [...base];
      for (const [at, letter] of hits) letters[at] = letter;
      const read = parseShare(letters.join(''));
      expect('value' in read || read.fault.expected !== '').toBe(true);
    });
    fc.assert(check, { numRuns: 300 });
    const isAnswered = (text: string) => 'fault' in parseShare(text) || 'value' in parseShare(text);
    fc.assert(fc.property(fc.string(), isAnswered));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => isAnswered(codeOf(bytes))),
      { numRuns: 3000 },
    );
  });

  it('tell a seat no more than its view and record do', () => {
    const { variant, position: whole } = position(FOUR, 'four-dark');
    const other = position(FOUR.replace('ejglj', 'jegjl'), 'four-dark').position;
    const link = (seen: typeof whole) =>
      makeShare({ kind: 'position', variant, position: viewOf(variant.rules, seen, 'S') });
    expect(link(other)).toBe(link(whole));
    const record = golden('duel-dark');
    if (record.start.kind !== 'setups') throw new Error('a position');
    const mirrored = parseSetup([...makeSetup(record.start.setups.N!)].reverse().join(''));
    const setups = { ...record.start.setups, N: isFault(mirrored) ? [] : mirrored.value.setup };
    const swapped = { ...record, start: { ...record.start, setups } };
    const seats = (of: GameRecord) => makeShare({ kind: 'record', record: recordFor(of, 'S') });
    expect(seats(swapped)).toBe(seats(record));
  });
});

/** The Duel position and the setup `wings`; they must open for ever. */
const PUBLISHED = [
  'junqi=1CwJAniF8-9I4Pk43fQnQb-ILrw5F8wJHBc',
  'junqi=1JPN2zJOeLsu_SErCg',
] as const;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { makeSetup, parseSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import { PRESETS } from '../../../src/rules.js';
import { randomSetup, setupReasons } from '../../../src/setup.js';

const HYPHENS =
  '排-军-旅-兵-团\n师-O-兵-O-弹\n连-连-O-旅-师\n营-O-连-O-兵\n雷-营-雷-雷-弹\n司-旗-排-排-团\n';
const HYPHENS_LETTERS = 'hbdiec.i.kgg.dcf.g.ijfjjkalhhe';
const TRADITIONAL =
  '師 兵 營 連 團\n營 炸 排\n軍 旅 兵 令\n連 炸 排\n旅 雷 師 兵 連\n團 旗 雷 雷 排\n';
const TRADITIONAL_LETTERS = 'cifgef.k.hbd.iag.k.hdjcigeljjh';

const read = (text: string) => {
  const { setup, turned } = valueOf(parseSetup(text));
  return [makeSetup(setup), turned];
};
const faultOf = (text: string) => {
  const parsed = parseSetup(text);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const setups = fc
  .array(fraction, { minLength: 30, maxLength: 30 })
  .map((numbers) => randomSetup(PRESETS['duel-open'], () => numbers.pop() ?? 0));
const whole = {
  a: '总司令',
  b: '军长',
  c: '師長',
  d: '旅長',
  e: '團長',
  f: '营长',
  g: '连长',
  h: '排长',
  i: '工兵',
  j: '地雷',
  k: '炸弹',
  l: '軍旗',
};
const single = {
  a: '司',
  b: '军',
  c: '师',
  d: '旅',
  e: '团',
  f: '营',
  g: '连',
  h: '排',
  i: '兵',
  j: '雷',
  k: '炸',
  l: '旗',
};
const numbers = {
  ...single,
  a: '40',
  b: '39',
  c: '38',
  d: '37',
  e: '36',
  f: '35',
  g: '34',
  h: '33',
  i: '32',
};

describe('setup text', () => {
  it('reads rows with hyphens and written camps', () => {
    expect(read(HYPHENS)).toEqual([HYPHENS_LETTERS, false]);
  });

  it('reads traditional rows with the camps left out', () => {
    expect(read(TRADITIONAL)).toEqual([TRADITIONAL_LETTERS, false]);
  });

  it('reads the same turned by half, and says so', () => {
    for (const [text, letters] of [
      [HYPHENS, HYPHENS_LETTERS],
      [TRADITIONAL, TRADITIONAL_LETTERS],
    ] as const) {
      const rows = text.trim().split('\n');
      const separator = text.charAt(1);
      const turned = rows.reverse().map((row) => row.split(separator).reverse().join(separator));
      expect(read(turned.join('\n'))).toEqual([letters, true]);
    }
  });

  it.each([
    ['nothing between', HYPHENS.replaceAll('-', '')],
    ['one line with slashes', HYPHENS.trim().replaceAll('\n', '/')],
    ['one line with full-width slashes', HYPHENS.trim().replaceAll('\n', '／')],
    ['tabs and full-width camps', HYPHENS.replaceAll('-', '\t').replaceAll('O', 'Ｏ')],
    ['bars around', HYPHENS.replaceAll('-', ' | ').replaceAll(/^|$/gm, '|').replace(/\|$/, '')],
    ['Chinese commas and circles', HYPHENS.replaceAll('-', '，').replaceAll('O', '○')],
    ['names of camps', HYPHENS.replaceAll('O', '行营')],
    ['the word for empty', HYPHENS.replaceAll('O', '空')],
    ['a zero', HYPHENS.replaceAll('O', '0')],
    ['blank lines, CRLF and a byte order mark', `\ufeff\n${HYPHENS.replaceAll('\n', '\r\n\r\n')}`],
    ['one line', HYPHENS.replaceAll('\n', ' ')],
    ['one line with strokes', HYPHENS.trim().replaceAll('\n', '/')],
    ['one line without camps', HYPHENS.replaceAll('\n', ' ').replaceAll('O', '')],
  ])('reads rows with %s', (_, text) => {
    expect(read(text)).toEqual([HYPHENS_LETTERS, false]);
  });

  it('tells a general beside the flag from the word for flag', () => {
    expect(read('排连旅兵团\n师兵弹\n连连旅师\n营司兵\n雷营雷雷弹\n军旗排排团')).toEqual([
      'hgdiec.i.kgg.dcf.a.ijfjjkblhhe',
      false,
    ]);
  });

  it('round trips letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdefghijkl.'), minLength: 30, maxLength: 30 }),
        (text) => {
          expect(makeSetup(valueOf(parseSetupLetters(text)))).toBe(text);
          expect(read(text)).toEqual([text, false]);
        },
      ),
    );
  });

  it('reads every setup however it is written', () => {
    const style = fc.record({
      words: fc.constantFrom(whole, single, numbers),
      separator: fc.constantFrom('-', ' ', '\t', ',', '，', '|', ' | '),
      camp: fc.constantFrom('O', '○', '0', '空', '行营', '.', ''),
      turned: fc.boolean(),
    });
    fc.assert(
      fc.property(setups, style, (setup, { words, separator, camp, turned }) => {
        const cells = setup.map((rank) => (rank === undefined ? camp : words[rank]));
        if (turned) cells.reverse();
        const rows = [0, 5, 10, 15, 20, 25].map((at) =>
          cells
            .slice(at, at + 5)
            .filter(Boolean)
            .join(separator),
        );
        expect(read(rows.join('\n'))).toEqual([makeSetup(setup), turned]);
      }),
    );
  });

  it('leaves what breaks the rules to the rules', () => {
    const { setup } = valueOf(parseSetup(TRADITIONAL.replace('旗 雷 雷', '旗 雷 旗')));
    expect(setupReasons(PRESETS['duel-open'], 'S', setup).map(({ rule }) => rule)).toEqual([
      'landmine-count',
      'flag-count',
    ]);
  });

  it.each([
    ['', 'line 1: found no row, expected 6 rows'],
    ['排-军', 'line 1: found 2 entries on one line, expected 6 rows, or 25 or 30 entries'],
    [
      HYPHENS.replace('师', '狮'),
      'line 2, column 1: found "狮-O-兵-O-弹", expected a piece or a camp',
    ],
    [
      HYPHENS.replace('连-连-O', '连-连-连'),
      'line 3, column 1: found 5 entries, expected the 5 points of line 3, or 4',
    ],
    [
      HYPHENS.replace('-团\n', '\n'),
      'line 1, column 1: found 4 entries, expected the 5 points of line 1',
    ],
    [
      HYPHENS.replace('排-军', '排-O'),
      'line 1, column 3: found 5 entries with camps, expected the 5 points of line 1',
    ],
    [`${HYPHENS}排`, 'line 7: found 7 rows, expected 6 rows'],
    [HYPHENS.split('\n').slice(0, 5).join('\n'), 'line 5: found 5 rows, expected 6 rows'],
    ['geffhe.d.cdk.hga.g.bjiihijckl', 'column 30: found 29 letters, expected 30 letters'],
    ['41 39 38 37 36', 'line 1, column 1: found "41 39 38 37 36", expected a piece or a camp'],
  ])('refuses %j', (text, message) => {
    expect(faultOf(text)).toContain(message);
  });

  it('never throws', () => {
    const unit = fc.constantFrom(...'排军旅兵团O-\n .0345軍長連🙂zal');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        const parsed = parseSetup(text);
        if (!isFault(parsed)) expect(parsed.value.setup).toHaveLength(30);
      }),
    );
  });
});

describe('one of a thing', () => {
  it.each(['司', '司\n司\n司\n司\n司\n司'])('is said as one: %j', (text) => {
    expect(parseSetup(text)).toMatchObject({ fault: { found: expect.stringMatching(/^1 entry/) } });
  });
});

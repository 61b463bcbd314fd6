import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARDS, pointNamed } from '../../../src/board.js';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { makePosition, parsePosition } from '../../../src/formats/position.js';
import { PRESETS, type PresetName } from '../../../src/rules.js';
import { anyPosition } from './arbitraries.js';

const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const FOUR =
  'ejglj/idjik/a1g1c/kh1df/b1i1g/ehfhc/TPSWRQ3uqornq/TV1W1St1o1vu/OVN1OQ3su1wwv/XV1T1Up1m1px/RPMSUU3rtstsv/BGHIH/K1F1A/HC1DG/I1C1E/KJIEG/JLFJD S 0 0';
const FLIP_START = '?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? S 0 0';

const read = (text: string, preset: PresetName) => parsePosition(text, PRESETS[preset]);
const faultOf = (text: string, preset: PresetName) => {
  const parsed = read(text, preset);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};
const duelAt = (name: string) => pointNamed(BOARDS.duel, name) ?? -1;

describe('position text', () => {
  it('puts the letters on the points they are read at', () => {
    const { pieces } = valueOf(read(DUEL, 'duel-open'));
    expect(pieces[duelAt('a12')]).toEqual({ seat: 'N', rank: 'd' });
    expect(pieces[duelAt('d1')]).toEqual({ seat: 'S', rank: 'l' });
    expect(pieces[duelAt('b10')]).toBeUndefined();
    expect(pieces[duelAt('c6')]).toEqual({ seat: 'S', rank: 'f' });
  });

  it('reads the four armies', () => {
    const { pieces } = valueOf(read(FOUR, 'four-open'));
    const at = (name: string) => pieces[pointNamed(BOARDS.four, name) ?? -1];
    expect(at('a11')).toEqual({ seat: 'W', rank: 'h' });
    expect(at('l11')).toEqual({ seat: 'E', rank: 'i' });
    expect(at('h1')).toEqual({ seat: 'S', rank: 'l' });
    expect(at('h17')).toEqual({ seat: 'N', rank: 'j' });
    expect(at('i9')).toBeUndefined();
  });

  it.each([
    [DUEL, 'duel-open'],
    [FOUR, 'four-dark'],
    [
      'yyyyl/yyyyy/y1y1y/yy1yy/y1y1y/yyyyy/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ N 3 17 flags:e12 shown:a7,b9 timeouts:S2,N1 passed:N1 clock:S=90,N=0',
      'duel-dark',
    ],
    ['5/5/5/5/5/5/5/5/2A2/5/5/5 S 3 17 out:N carry:c4=b12', 'duel-family'],
    [`${FLIP_START} sides:- bag:ABCCDDEEFFGGGHHHIIIJJJKKLabccddeeffggghhhiiijjjkkl`, 'flip'],
    ['5/5/5/5/5/5/5/5/2A2/5/5/4? N 1 40 sides:S=blue,N=red pair:S=red bag:L', 'flip-match'],
    ['5/5/5/5/5/5/15/12/6h8/12/15/5/5/5/5/5/1L3 S 0 0', 'solo-dark'],
  ] as const)('round trips %s', (text, preset) => {
    expect(makePosition(valueOf(read(text, preset)))).toBe(text);
  });

  it('round trips whatever position there is', () => {
    fc.assert(
      fc.property(anyPosition, ({ rules, position }) => {
        expect(valueOf(parsePosition(makePosition(position), rules))).toEqual(position);
      }),
    );
  });

  it('takes extras in any order', () => {
    const fragment = `${'5/'.repeat(6)}15/12/15/12/15${'/5'.repeat(6)} S 0 0`;
    const { timeouts, out } = valueOf(read(`${fragment} timeouts:W4 out:E,W`, 'four-dark'));
    expect([timeouts, out]).toEqual([{ W: 4 }, ['E', 'W']]);
  });

  it('fills the bag of a flip position that is still complete', () => {
    expect(valueOf(read(FLIP_START, 'flip')).bag?.red).toMatchObject({ a: 1, j: 3, l: 1 });
  });

  it.each([
    ['nonsense', 'duel-open', 'placement, row 1: found "n", expected a piece of S or N'],
    ['!5', 'duel-open', 'placement, row 1: found "!", expected a piece letter or a number'],
    ['', 'duel-open', 'placement, row 1: found nothing, 0 points, expected 5 points'],
    [
      '5/5/5',
      'duel-open',
      'placement, row 4: found the end of the placement, expected 12 rows in all',
    ],
    [
      DUEL.replace('dlijg', 'dlij'),
      'duel-open',
      'row 1: found "dlij", 4 points, expected 5 points',
    ],
    [DUEL.replace('dlijg', 'dlijga'), 'duel-open', 'row 1: found "dlijga", expected 5 points, not'],
    [
      DUEL.replace('b1k1e', 'b0k1e'),
      'duel-open',
      'row 3: found "0", expected a run of 1 to 5 empty',
    ],
    [DUEL.replace('b1k1e', 'b9999e'), 'duel-open', 'row 3: found "9999", expected a run of 1 to 5'],
    [
      DUEL.replace('JCKLJ', 'JCKLJ/5'),
      'duel-open',
      'placement, row 13: found "5", expected no more',
    ],
    [DUEL.replace('dlijg', 'dlijm'), 'duel-open', 'row 1: found "m", expected a piece of S or N'],
    [DUEL.replace('dlijg', 'dlij?'), 'duel-open', 'row 1: found "?", expected a piece of a seat'],
    [FLIP_START.replace('?', 'y'), 'flip', 'row 1: found "y", expected "?" for a face-down piece'],
    [`5${FLIP_START.slice(5)}`, 'flip', 'extras, bag: found none, expected the ranks of 45'],
    [`${FLIP_START} bag:AA`, 'flip', 'extras, bag: found 2 ranks, expected the ranks of 50'],
    [`${FLIP_START} bag:AZ`, 'flip', 'extras, bag: found "Z", expected a rank letter'],
    [`${FLIP_START} sides:S=red,N=red`, 'flip', 'extras, sides: found one colour for two seats'],
    [DUEL.replace('S 0', 'E 0'), 'duel-open', 'turn: found "E", expected one of S N'],
    [DUEL.replace('0 0', '-1 0'), 'duel-open', 'quiet: found "-1", expected a whole number'],
    [DUEL.replace('0 0', '0 x'), 'duel-open', 'ply: found "x", expected a whole number'],
    [DUEL.replace(' S 0 0', ''), 'duel-open', 'turn: found nothing, expected one of S N'],
    [`${DUEL} out:E`, 'duel-open', 'extras, out: found "E", expected a seat that takes part'],
    [`${DUEL} out:`, 'duel-open', 'extras, out: found nothing, expected a seat'],
    [`${DUEL} out:S out:N`, 'duel-open', 'extras: found out: a second time, expected it once'],
    [`${DUEL} out:S,S`, 'duel-open', 'extras, out: found "S" a second time, expected it once'],
    [`${DUEL} flags:f1`, 'duel-open', 'extras, flags: found "f1", expected a point'],
    [`${DUEL} carry:a1`, 'duel-open', 'extras, carry: found "a1", expected two points'],
    [`${DUEL} again:a1a1x2`, 'duel-open', 'extras, again: found "a1a1x2", expected a move and'],
    [
      `${DUEL} timeouts:S0`,
      'duel-open',
      'extras, timeouts: found "S0", expected a seat and a number',
    ],
    [
      `${DUEL} sides:S=red`,
      'duel-open',
      'extras: found "sides:S=red", expected one of out: flags:',
    ],
    [`${DUEL} constructor:S`, 'duel-open', 'extras: found "constructor:S", expected one of'],
  ] as const)('refuses %j (%s)', (text, preset, message) => {
    expect(faultOf(text, preset)).toContain(message);
  });

  it.each([
    ['lllll/5/5/5/5/5/5/5/5/5/5/5 S 0 0', 'duel-open', 'placement, d12: found flag number 2 of N'],
    ['5/5/5/5/5/5/5/5/2A2/5/5/A4 S 0 0', 'duel-dark', 'found commander number 2 of S, expected 1'],
    [`${'yyyyy/'.repeat(6)}5/5/5/5/5/5 S 0 0`, 'duel-dark', 'found piece 26 of N, expected 25'],
    [`${DUEL} out:N`, 'duel-open', 'found a piece of N, expected none, since "out:" says that N'],
    [`${DUEL} flags:a12`, 'duel-open', 'extras, flags, a12: found the brigadier of N, expected a'],
    [`${DUEL} flags:b10`, 'duel-open', 'extras, flags, b10: found nothing, expected a flag'],
    [`${DUEL} shown:b10`, 'duel-dark', 'extras, shown, b10: found an empty point, expected a'],
    [DUEL.replace('0 0', '65536 0'), 'duel-open', 'quiet: found "65536", expected a whole number'],
    [DUEL.replace('0 0', '0 70000'), 'duel-open', 'ply: found "70000", expected a whole number up'],
    [`${DUEL} timeouts:S256`, 'duel-open', 'extras, timeouts: found "256", expected a whole'],
    [`${DUEL} passed:N300`, 'duel-open', 'extras, passed: found "300", expected a whole number up'],
    [`${DUEL} carry:a6=b1`, 'duel-open', 'extras, carry: found a flag under way, expected none'],
    [`${DUEL} carry:b10=b1`, 'duel-family', 'extras, carry, b10: found an empty point'],
    [`${DUEL} again:c6c7x2`, 'duel-open', 'extras, again: found a repeated step, expected none'],
    ['L4/5/5/5/5/5/5/5/5/5/5/?4 S 0 9 bag:L', 'flip', 'found 2 of the rank flag in red, on the'],
  ] as const)('refuses what cannot be: %j (%s)', (text, preset, message) => {
    expect(faultOf(text, preset)).toContain(message);
  });

  it.each([
    ['5/5/5/5/5/5/5/5/2A2/5/5/J4 S 65535 65535 timeouts:S255', 'duel-open'],
    ['y4/5/5/5/5/5/5/5/2A2/5/5/5 S 0 0 flags:a12', 'duel-dark'],
  ] as const)('takes the fragment %j (%s)', (text, preset) => {
    expect(faultOf(text, preset)).toBe('no fault');
  });

  it('never throws and never invents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (noise, cut) => {
        for (const text of [noise, DUEL.slice(0, cut % DUEL.length) + noise]) {
          const parsed = read(text, 'duel-open');
          if (isFault(parsed)) expect(parsed.fault.where).toBeTruthy();
          else expect(parsed.value.pieces).toHaveLength(60);
        }
      }),
    );
  });
});

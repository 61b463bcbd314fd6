import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { FORMATIONS } from '../../../src/formations.js';
import { makeSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import { RANK_COUNTS, RANKS } from '../../../src/pieces.js';
import { PRESETS } from '../../../src/rules.js';
import { mirrorSetup, randomSetup, setupReasons } from '../../../src/setup.js';

const rules = PRESETS['duel-open'];
const around = { ...rules, minesAroundFlag: true };
const GOOD = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const setup = (letters: string) => valueOf(parseSetupLetters(letters));
const told = (letters: string, under = rules, seat: 'S' | 'N' = 'S') =>
  setupReasons(under, seat, setup(letters)).map((reason) => [reason.rule, ...reason.points]);

/** The text with the ranks of two points exchanged. */
function exchanged(a: number, b: number, text = GOOD): string {
  const letters = [...text];
  [letters[a], letters[b]] = [letters[b] ?? '', letters[a] ?? ''];
  return letters.join('');
}

/** A generator of numbers at least 0 and below 1 from a seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('setupReasons', () => {
  it('lets a good setup march out', () => {
    expect(told(GOOD)).toEqual([]);
  });

  it.each([
    ['a bomb on line 1', exchanged(0, 11), [['bomb-on-front', 'a6']]],
    ['a mine on line 4', exchanged(15, 20), [['mine-too-far-forward', 'a3']]],
    ['a flag on a station', exchanged(28, 27), [['flag-outside-headquarters', 'c1']]],
    [
      'a piece on a camp',
      exchanged(0, 6),
      [
        ['empty-point', 'a6'],
        ['piece-on-camp', 'b5'],
      ],
    ],
    [
      'two flags',
      GOOD.replace('j', 'l'),
      [
        ['flag-outside-headquarters', 'a2'],
        ['landmine-count', 'a1', 'e1'],
        ['flag-count', 'a2', 'd1'],
      ],
    ],
    [
      'no commander',
      GOOD.replace('a', 'b'),
      [['commander-count'], ['army-commander-count', 'a3', 'e3']],
    ],
  ])('says what is wrong with %s', (_, letters, reasons) => {
    expect(told(letters)).toEqual(reasons);
  });

  it('reports every violation at once', () => {
    expect(told(`${'k'.repeat(6)}${GOOD.slice(6)}`).length).toBeGreaterThan(6);
  });

  it("names points of the seat's own territory", () => {
    const bomb = exchanged(0, 11);
    expect(told(bomb, rules, 'N')).toEqual([['bomb-on-front', 'e7']]);
    expect(setupReasons(PRESETS['four-dark'], 'E', setup(bomb))[0]?.points).toEqual(['l7']);
    expect(setupReasons(PRESETS['four-dark'], 'W', setup(bomb))[0]?.points).toEqual(['f11']);
  });

  it('says the point, the piece and the rule in words', () => {
    const [reason] = setupReasons(rules, 'S', setup(exchanged(0, 11)));
    expect(reason?.message).toBe('a6: a bomb may not stand on line 1');
  });

  it('heeds the options', () => {
    expect(told(exchanged(0, 11), { ...rules, bombsOnFront: true })).toEqual([]);
    expect(told(GOOD, around)).toEqual([
      ['mine-away-from-flag', 'a2'],
      ['mine-away-from-flag', 'a1'],
    ]);
  });

  it('counts mines that touch a mine that touches the flag', () => {
    const chain = 'geffhe.d.cdk.hga.g.bciihjikjlj';
    expect(told(chain, around)).toEqual([]);
  });

  it('refuses a setup that is not of thirty points', () => {
    expect(setupReasons(rules, 'S', [])[0]?.rule).toBe('thirty-points');
  });
});

describe('mirrorSetup', () => {
  it('exchanges left and right and back', () => {
    expect(makeSetup(mirrorSetup(setup(GOOD)))).toBe('hffegc.d.egh.kdb.g.aihiijjlkcj');
    expect(mirrorSetup(mirrorSetup(setup(GOOD)))).toEqual(setup(GOOD));
  });
});

describe('randomSetup', () => {
  it('always obeys the rules', () => {
    const some = fc.record({
      bombsOnFront: fc.boolean(),
      minesAroundFlag: fc.boolean(),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(some, ({ seed, ...options }) => {
        const under = { ...rules, ...options };
        expect(setupReasons(under, 'S', randomSetup(under, randomFrom(seed)))).toEqual([]);
      }),
    );
  });

  it('puts the flag and each piece everywhere it may be', () => {
    const random = randomFrom(7);
    const seen = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      randomSetup(rules, random).forEach((rank, point) => {
        const key = `${rank ?? '.'}${point}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      });
    }
    expect((seen.get('l26') ?? 0) / 4000).toBeCloseTo(0.5, 1);
    expect(RANKS.every((rank) => [...seen.keys()].some((key) => key.startsWith(rank)))).toBe(true);
    // Three mines on ten points, of which the flag takes one of two.
    expect((seen.get('j20') ?? 0) / 4000).toBeCloseTo(RANK_COUNTS.j / 9, 1);
    expect(seen.has('k0')).toBe(false);
  });
});

describe('formations', () => {
  it.each(FORMATIONS.map(({ name, setup }) => [name, setup] as const))(
    '%s may march out',
    (name, of) => {
      expect(setupReasons(rules, 'S', of)).toEqual([]);
      expect(setupReasons(around, 'S', of).length > 0).toBe(name === 'decoy');
    },
  );
});

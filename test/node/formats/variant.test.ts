import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { nearest } from '../../../src/formats/nearest.js';
import { makeVariant, parseVariant, rulesText } from '../../../src/formats/variant.js';
import { ruleFaults } from '../../../src/ruleFaults.js';
import {
  OPTIONS,
  PRESETS,
  type OptionName,
  type PresetName,
  type Rules,
} from '../../../src/rules.js';

const presets = Object.keys(PRESETS) as PresetName[];
const options = Object.keys(OPTIONS) as OptionName[];
const faultOf = (text: string) => {
  const parsed = parseVariant(text);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};

describe('rules as text', () => {
  it.each(presets)('names the preset %s', (name) => {
    expect(valueOf(parseVariant(name))).toEqual({ text: name, rules: PRESETS[name] });
    expect(rulesText(PRESETS[name])).toBe(name);
    expect(ruleFaults(PRESETS[name])).toEqual([]);
  });

  it('changes options', () => {
    const { rules, text } = valueOf(parseVariant(' four-dark , scouting=true,quietLimit=none'));
    expect(rules).toEqual({ ...PRESETS['four-dark'], quietLimit: null, scouting: true });
    expect(text).toBe('four-dark,scouting=true,quietLimit=none');
  });

  it('writes changes in the order of the options and drops idle ones', () => {
    const { text } = valueOf(parseVariant('qq,timeouts=3,quietLimit=71,railReach=3'));
    expect(text).toBe('qq,railReach=3,timeouts=3');
  });

  it('keeps the preset a variant was named by', () => {
    const variant = valueOf(
      parseVariant('four-dark,quietLimit=71,resignAfterPlies=20,scoring=true'),
    );
    expect(rulesText(variant.rules)).toBe('qq');
    expect(makeVariant(variant)).toBe(variant.text);
    expect(makeVariant({ ...variant, text: '' })).toBe('qq');
    expect(makeVariant({ ...variant, text: 'duel-open' })).toBe('qq');
  });

  it.each([
    ['', 'preset: found nothing, expected a preset'],
    ['duel-opne', 'preset: found "duel-opne", expected a preset, perhaps "duel-open"'],
    ['four-drak,scouting=true', 'perhaps "four-dark"'],
    [
      'duel-open,quietLimt=3',
      'option 1: found "quietLimt", expected an option, perhaps "quietLimit"',
    ],
    [
      'duel-open,scouting',
      'option 1: found "scouting", expected "scouting=" and for scouting one of',
    ],
    [
      'duel-open,scouting=ture',
      'found "ture", expected for scouting one of false true, perhaps "true"',
    ],
    [
      'duel-open,mine=bounce',
      'expected for mine one of stays both bounces forbidden, perhaps "bounces"',
    ],
    [
      'duel-open,quietLimit=0',
      'found "0", expected for quietLimit a whole number of at least 1, 1000000000 at most, or "none"',
    ],
    [
      'duel-open,quietAfter=none',
      'expected for quietAfter a whole number of at least 0, 1000000000 at most',
    ],
    ['duel-open,quietLimit=1e3', 'found "1e3"'],
    ['duel-open,railReach=3,railReach=4', 'option 2: found railReach a second time'],
    ['duel-open,', 'option 1: found nothing, expected an option'],
    ['duel-open,board=four', 'option 1: found "board", expected an option'],
  ])('refuses %j', (text, message) => {
    expect(faultOf(text)).toContain(message);
  });

  it.each([
    ['duel-open,visibility=partners', 'visibility=partners', 'seats=2'],
    ['four-open,visibility=flip', 'visibility=flip', 'board=four'],
    ['flip,flagWin=home', 'flagWin=home', 'visibility=flip'],
    ['flip,minesAroundFlag=true', 'minesAroundFlag=true', 'visibility=flip'],
    ['flip,bombsOnFront=true', 'bombsOnFront=true', 'visibility=flip'],
    ['duel-dark,flipSides=pair', 'flipSides=pair', 'visibility=dark'],
    ['duel-open,cornerArcs=true', 'cornerArcs=true', 'board=duel'],
    ['duel-open,crossLines=true', 'crossLines=true', 'board=duel'],
    ['duel-open,engineerClears=false', 'engineerClears=false', 'mine=stays'],
    ['four-dark,noMoves=pass,timeouts=none', 'noMoves=pass', 'timeouts=none'],
    ['four-dark,adjudicate=count', 'adjudicate=count', 'maxPlies=none'],
  ])('%s names both options', (text, one, other) => {
    expect(faultOf(text)).toContain(`${one} contradicts ${other}`);
  });

  const counts = options.filter((option) => 'least' in OPTIONS[option]);

  it.each(counts)('%s says both bounds of what it may be', (option) => {
    const { least } = OPTIONS[option] as { least: number };
    const most = 1_000_000_000;
    expect(faultOf(`four-dark,${option}=${most}`)).toBe('no fault');
    for (const value of [least - 1, most + 1, 99_999_999_999, 'many']) {
      const told = faultOf(`four-dark,${option}=${value}`);
      expect(told).toContain(`${option} a whole number of at least ${least}, ${most} at most`);
    }
  });

  it('round trips every change of every preset that goes together', () => {
    const changed = fc
      .tuple(fc.constantFrom(...presets), fc.uniqueArray(fc.constantFrom(...options)), fc.nat())
      .map(([name, names, pick]): Rules => {
        const changes = names.map((option) => {
          const of = OPTIONS[option];
          const value =
            'values' in of ? of.values[pick % of.values.length] : of.least + (pick % 99);
          return [option, value];
        });
        return { ...PRESETS[name], ...Object.fromEntries(changes) } as Rules;
      });
    fc.assert(
      fc.property(changed, (rules) => {
        const parsed = parseVariant(rulesText(rules));
        expect(isFault(parsed)).toBe(ruleFaults(rules).length > 0);
        if (!isFault(parsed)) expect(parsed.value.rules).toEqual(rules);
      }),
    );
  });

  it('finds the nearest word', () => {
    expect(nearest('solo-drak', presets)).toBe('solo-dark');
    expect(nearest('', ['abc', 'a'])).toBe('a');
  });
});

describe('what players write', () => {
  it.each([
    ['明棋', 'duel-open'],
    ['暗棋', 'duel-dark'],
    ['暗摆明下', 'duel-revealed'],
    ['翻棋', 'flip'],
    ['四暗', 'four-dark'],
    ['双明', 'four-partners'],
    ['全明,quietLimit=71', 'four-open,quietLimit=71'],
    ['单挑', 'solo-dark'],
    ['duel-open,timeouts=unlimited', 'duel-open,timeouts=none'],
  ])('%s is understood as %s', (text, canonical) => {
    expect(parseVariant(text)).toMatchObject({ value: { text: canonical } });
  });

  it.each([
    ['duel-open,clock=30', 'secondsPerMove" or "secondsPerSeat'],
    ['duel-open,resignAfter=20', 'resignAfterPlies" or "resignAfterSeconds'],
  ])('%s is refused with the names that are meant', (text, meant) => {
    expect(parseVariant(text)).toMatchObject({
      fault: { expected: `an option, perhaps "${meant}"` },
    });
  });
});

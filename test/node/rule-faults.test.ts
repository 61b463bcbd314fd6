// Options that do not go together are refused with both of them named; every single change of a preset
// that makes sense is taken.

import { describe, expect, it } from 'vitest';
import { faultText, isFault } from '../../src/fault.js';
import { parseVariant } from '../../src/formats/variant.js';
import { ruleFaults } from '../../src/ruleFaults.js';
import { OPTIONS, PRESETS, type OptionName, type PresetName, type Rules } from '../../src/rules.js';

const faultOf = (text: string): string => {
  const parsed = parseVariant(text);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};

describe('contradictions', () => {
  // The others stand with the rules text, in formats/variant.test.ts.
  it.each([
    ['flip,leaveHeadquarters=enemy', 'leaveHeadquarters=enemy contradicts visibility=flip'],
    ['flip,enemyCamps=false', 'enemyCamps=false contradicts visibility=flip'],
    ['flip,ownZoneStep=true', 'ownZoneStep=true contradicts visibility=flip'],
  ])('%s', (text, sentence) => {
    expect(faultOf(text)).toContain(sentence);
  });

  it.each([
    'flip,leaveHeadquarters=never',
    'championship,secondsPerMove=60',
    'site-360,maxPlies=360,adjudicate=count',
    'qq,maxPlies=20',
    'duel-open,scouting=true',
    'duel-open,quietLimit=none,quietOutcome=moverLoses',
  ])('%s goes together', (text) => {
    expect(faultOf(text)).toBe('no fault');
  });

  it('names every pair at once', () => {
    const rules: Rules = {
      ...PRESETS.flip,
      flagWin: 'home',
      bombsOnFront: true,
      noMoves: 'pass',
      timeouts: null,
    };
    expect(ruleFaults(rules).map(({ rule }) => rule)).toEqual([
      'flagWin-against-visibility',
      'bombsOnFront-against-visibility',
      'noMoves-against-timeouts',
    ]);
  });
});

describe('single changes', () => {
  /** Changes that contradict every preset of a kind. */
  const isRefused = (preset: Rules, name: OptionName, value: Rules[OptionName]): boolean =>
    ruleFaults({ ...preset, [name]: value }).length > 0;

  it('each value of each option is taken by some preset', () => {
    const presets = Object.values(PRESETS) as Rules[];
    const homeless = (Object.keys(OPTIONS) as OptionName[]).flatMap((name) => {
      const option = OPTIONS[name];
      const values = 'values' in option ? option.values : [option.least, 7, 1800];
      return values
        .filter((value) => presets.every((preset) => isRefused(preset, name, value)))
        .map((value) => `${name}=${value}`);
    });
    // They need a companion: mine=both, maxPlies.
    expect(homeless).toEqual(['engineerClears=false', 'adjudicate=count']);
  });

  it('only the named contradictions refuse a change', () => {
    const refused = new Set<string>();
    for (const preset of Object.keys(PRESETS) as PresetName[]) {
      for (const name of Object.keys(OPTIONS) as OptionName[]) {
        const option = OPTIONS[name];
        const values: readonly Rules[OptionName][] = 'values' in option ? option.values : [1, 500];
        for (const value of values) {
          const faults = ruleFaults({ ...PRESETS[preset], [name]: value });
          for (const { message } of faults) {
            expect(message).toContain(`${name}=${value}`);
            refused.add(name);
          }
        }
      }
    }
    expect([...refused].sort()).toEqual([
      'adjudicate',
      'bombsOnFront',
      'cornerArcs',
      'crossLines',
      'enemyCamps',
      'engineerClears',
      'flagWin',
      'flipSides',
      'leaveHeadquarters',
      'minesAroundFlag',
      'ownZoneStep',
      'visibility',
    ]);
  });
});

describe('unknown names', () => {
  it.each([
    ['four-drak', 'perhaps "four-dark"'],
    ['QQ', 'perhaps "qq"'],
    ['qq,timeout=3', 'perhaps "timeouts"'],
    ['qq,secondsPermove=3', 'perhaps "secondsPerMove"'],
    ['qq,leaving=playon', 'perhaps "playOn"'],
    ['duel-open,noMove=pass', 'perhaps "noMoves"'],
  ])('%s is refused with the nearest known one', (text, hint) => {
    expect(faultOf(text)).toContain(hint);
  });
});

// Each option is read: where an implementation is made to ignore one (it is given the default instead),
// a position that the option's value decides comes out otherwise, and its fixture fails. Options that
// lie outside the rules of play are ignored in wrapper.test.ts.

import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { reference } from '../../../src/reference/index.js';
import { OPTIONS, defaultOf, type OptionName, type Rules } from '../../../src/rules.js';
import { checkRuleCase, rulesOf } from '../../fixtures/rules/check.js';
import { readRuleCases, type RuleCase } from '../../fixtures/rules/read.js';
import { isProbed } from './probes.js';

type Value = Rules[OptionName];
const cases = readRuleCases().map((given) => ({ given, rules: rulesOf(given) }));
const names = Object.keys(OPTIONS) as OptionName[];

/** Values of an option besides its default and those probed elsewhere; of a count, those that cases are written for, and none. */
function otherValues(name: OptionName): readonly Value[] {
  const option = OPTIONS[name];
  const values: readonly Value[] =
    'values' in option
      ? option.values
      : [...cases.map(({ rules }) => rules[name]), ...(option.none ? [null] : [])];
  return [...new Set(values)].filter(
    (value) => value !== defaultOf(name) && !isProbed(name, value),
  );
}

describe.each([reference, await loadEngine()])('the $name', (core) => {
  const fails = (given: RuleCase, rules: Rules): boolean => {
    try {
      checkRuleCase(core, given, rules);
      return false;
    } catch (error) {
      // What came out otherwise, or was refused; not a text that these rules cannot read.
      if (error instanceof RangeError) return true;
      return error instanceof Error && error.name === 'AssertionError';
    }
  };
  /** Whether a case that is played with a value fails when the option is ignored. */
  const isDecided = (name: OptionName, value: Value): boolean =>
    cases.some(
      ({ given, rules }) =>
        rules[name] === value && fails(given, { ...rules, [name]: defaultOf(name) }),
    );
  /** Whether a case that is played with the default fails under another value. */
  const isDefaultDecided = (name: OptionName, values: readonly Value[]): boolean =>
    cases.some(
      ({ given, rules }) =>
        rules[name] === defaultOf(name) &&
        values.some((value) => fails(given, { ...rules, [name]: value })),
    );

  for (const name of names) {
    const values = otherValues(name);
    if (values.length === 0 && isProbed(name)) continue;
    test(`reads ${name}`, () => {
      expect(values.length, 'values with cases').toBeGreaterThan(0);
      const undecided = values.filter((value) => !isDecided(name, value));
      expect(undecided.map((value) => `${name}=${String(value ?? 'none')}`)).toEqual([]);
      expect(isDefaultDecided(name, values), `${name}, its default`).toBe(true);
    });
  }
});

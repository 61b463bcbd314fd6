// The rules one by one, in small positions worked out by hand.

import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseMove } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference, whyIllegal } from '../../../src/reference/index.js';
import { OPTIONS, type OptionName, type Rules } from '../../../src/rules.js';
import { checkRuleCase, rulesOf } from '../../fixtures/rules/check.js';
import { readRuleCases, type RuleCase } from '../../fixtures/rules/read.js';

const cases = readRuleCases();

for (const file of new Set(cases.map((each) => each.file))) {
  describe(file, () => {
    for (const given of cases.filter((each) => each.file === file)) {
      test(given.id, () => {
        checkRuleCase(reference, given);
        if (given.play.length === 0) checkReasons(given);
      });
    }
  });
}

/** The sentences that refuse the illegal moves of a case. */
function checkReasons({ rules: text, position, illegal }: RuleCase): void {
  const { rules } = valueOf(parseVariant(text));
  const start = reference.judge(rules, valueOf(parsePosition(position, rules)));
  for (const { move, why } of illegal) {
    const parsed = valueOf(parseMove(BOARDS[rules.board], move));
    expect(whyIllegal(rules, start, parsed)).toBe(`${move}: ${why}`);
  }
}

/** Options that decide nothing about play: setups, clocks, manners at the board, points. */
const NOT_PLAY: readonly OptionName[] = [
  'bombsOnFront',
  'minesAroundFlag',
  'touchMove',
  'secondsPerMove',
  'resignAfterSeconds',
  'illegalMove',
  'scoring',
  'minSeconds',
];

/** Values of an option that cases are written for. */
function valuesOf(name: OptionName): readonly Rules[OptionName][] {
  const option = OPTIONS[name];
  if ('values' in option) return option.values;
  return [...new Set(cases.map((given) => rulesOf(given)[name]))];
}

function fails(given: RuleCase, rules: Rules): boolean {
  try {
    checkRuleCase(reference, given, rules);
    return false;
  } catch {
    return true;
  }
}

/** Whether another value of an option would make a case come out otherwise. */
function isDecidedBy(given: RuleCase, name: OptionName): boolean {
  const rules = rulesOf(given);
  return valuesOf(name)
    .filter((value) => value !== rules[name])
    .some((value) => fails(given, { ...rules, [name]: value }));
}

describe('each value of an option alone decides a case', () => {
  const names = (Object.keys(OPTIONS) as OptionName[]).filter((name) => !NOT_PLAY.includes(name));
  for (const name of names) {
    for (const value of valuesOf(name)) {
      test(`${name}=${String(value ?? 'none')}`, () => {
        const deciding = cases.find(
          (given) => rulesOf(given)[name] === value && isDecidedBy(given, name),
        );
        expect(deciding?.id).toBeDefined();
      });
    }
  }
});

test('ids are told apart', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

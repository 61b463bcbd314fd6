// The rules one by one, in small positions worked out by hand.

import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseMove } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference, whyIllegal } from '../../../src/reference/index.js';
import { checkRuleCase } from '../../fixtures/rules/check.js';
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

test('ids are told apart', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

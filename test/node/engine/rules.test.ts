// The engine against the same small positions that the reference answers to, one for every option.

import { beforeAll, describe, test } from 'vitest';
import { loadEngine, type Engine } from '../../../src/engine/engine.js';
import { checkRuleCase } from '../../fixtures/rules/check.js';
import { readRuleCases } from '../../fixtures/rules/read.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

describe('rule fixtures', () => {
  for (const each of readRuleCases()) {
    test(`${each.file}: ${each.id}`, () => checkRuleCase(engine, each));
  }
});

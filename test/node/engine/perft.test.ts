// Leaf counts worked out by an independent referee, by both builds and both ways of counting.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';

interface Case {
  readonly rules: string;
  readonly position: string;
  readonly perft: readonly number[];
}

function cases(name: string): readonly Case[] {
  const url = new URL(`../../fixtures/${name}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Case[];
}

/** `JUNQI_PERFT=5 npm test -- --node engine/perft` is the long run. */
const DEEPEST = Number(process.env.JUNQI_PERFT ?? 4);

describe.each(['simd', 'plain'] as const)('%s build', (build) => {
  test.each([
    ['perft-duel.json', DEEPEST],
    ['perft-four.json', 3],
  ] as const)('counts %s to depth %i', async (name, most) => {
    const engine = await loadEngine(build);
    for (const { rules: text, position, perft } of cases(name)) {
      const { rules } = valueOf(parseVariant(text));
      const start = valueOf(parsePosition(position, rules));
      const wanted = perft.slice(0, most);
      const depths = wanted.map((_, depth) => depth + 1);
      expect(depths.map((depth) => engine.perft(rules, start, depth))).toEqual(wanted);
      const full = depths.map((depth) => engine.perft(rules, start, depth, { full: true }));
      expect(full).toEqual(wanted);
    }
  });
});

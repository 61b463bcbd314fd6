// Leaf counts of positions from play, worked out by an independent referee.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference } from '../../../src/reference/index.js';

interface Case {
  readonly rules: string;
  readonly position: string;
  readonly perft: readonly number[];
}

function cases(name: string): readonly Case[] {
  const url = new URL(`../../fixtures/${name}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as Case[];
}

/** `JUNQI_PERFT=4 npm test -- --node reference/perft` is the long run. */
const DEEPEST = Number(process.env.JUNQI_PERFT ?? 3);

for (const [name, most] of [
  ['perft-duel.json', DEEPEST],
  ['perft-four.json', 3],
] as const) {
  for (const { rules: text, position, perft } of cases(name)) {
    test(`${name}: ${position}`, () => {
      const { rules } = valueOf(parseVariant(text));
      const start = valueOf(parsePosition(position, rules));
      const counts = perft.slice(0, most);
      expect(counts.map((_, depth) => reference.perft(rules, start, depth + 1))).toEqual(counts);
    });
  }
}

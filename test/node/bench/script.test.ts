// The engine where there is no Wasm: the loader takes the JavaScript build, which plays as the
// reference does.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { reference } from '../../../src/reference/index.js';
import { treeTask, TREES } from '../../../bench/positions.js';
import { playTogether } from '../engine/random-games.js';
import { PLAY_VARIANTS } from '../engine/variants.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose policy lacks `wasm-unsafe-eval`. */
class Forbidden {
  static validate = () => true;
  static instantiate = () => Promise.reject(new Error('Wasm code generation disallowed'));
}

/** Presets, and what asks for the referee. */
const VARIANTS = ['duel-open', 'duel-dark', 'flip', 'four-open', 'four-partners'];

describe.each([
  ['missing', undefined],
  ['forbidden', Forbidden],
])('with Wasm %s', (_, replacement) => {
  test.each([...VARIANTS, ...PLAY_VARIANTS])('plays %s as the reference does', async (text) => {
    vi.stubGlobal('WebAssembly', replacement);
    const engine = await loadEngine();
    const { rules } = valueOf(parseVariant(text));
    expect(playTogether([engine, reference], rules, 80, 7).positions).toBe(80);
  });
});

test('searches as the Wasm does', async () => {
  const [wasm, script] = [await loadEngine('simd'), await loadEngine('script')];
  for (const board of ['duel', 'four'] as const) {
    const { rules, position } = treeTask(board, TREES[board][0]!);
    const found = script.search(rules, position, { depth: 3 });
    expect(found).toEqual(wasm.search(rules, position, { depth: 3 }));
    expect(found.nodes).toBeGreaterThan(100);
  }
});

test('keeps engines apart', async () => {
  const [one, other] = [await loadEngine('script'), await loadEngine('script')];
  const [first, second] = TREES.duel.map((tree) => treeTask('duel', tree));
  const before = one.search(first!.rules, first!.position, { depth: 3 });
  other.search(second!.rules, second!.position, { depth: 3 });
  expect(one.search(first!.rules, first!.position, { depth: 3 })).toEqual(before);
});

// Forced flag wins: what is stored of them is so, and the engine's search finds them all.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { loadEngine, type Engine } from '../../../src/engine/engine.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { makeTurn, parseTurn } from '../../../src/formats/turn.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';
import { Prover } from '../../../src/solve/prove.js';

const rules = PRESETS['duel-open'];

/** Nodes the search may take for each; `npm run puzzles -- mates` says how many it does take. */
const MOST_NODES = 200_000;

interface Mate {
  readonly id: string;
  readonly text: string;
  readonly plies: number;
  readonly line: readonly string[];
}

const mates: readonly Mate[] = readFileSync(
  new URL('../../fixtures/mates.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [id = '', text = '', plies = '', line = ''] = row.split(' | ');
    return { id, text, plies: Number(plies), line: line.split(' ') };
  });

test('there are fifty, all different', () => {
  expect(new Set(mates.map(({ id }) => id)).size).toBe(50);
  expect(new Set(mates.map(({ text }) => text)).size).toBe(50);
});

describe.each(mates)('$id', ({ text, plies, line }) => {
  const start = valueOf(parsePosition(text, rules));
  let engine: Engine;
  beforeAll(async () => void (engine = await loadEngine()));

  test('its line ends with the flag', () => {
    expect(line).toHaveLength(plies);
    let position = start;
    for (const word of line) {
      const turn = valueOf(parseTurn(BOARDS.duel, word));
      if (turn.kind !== 'move') throw new Error(`${word} is no move`);
      const { from, to } = turn;
      const played = reference.play(rules, position, { kind: 'move', from, to });
      expect(makeTurn(BOARDS.duel, played.turns[0]!)).toBe(word);
      position = played.position;
    }
    expect(position.over).toEqual({ result: 'S', by: 'flag' });
  });

  test('its first move wins by force, and nothing wins faster', () => {
    const turn = valueOf(parseTurn(BOARDS.duel, line[0]!));
    if (turn.kind !== 'move') throw new Error('no move');
    const prover = new Prover(reference, rules, 'S');
    expect(prover.wins(prover.after(start, turn), plies - 1)).toBe(true);
    expect(prover.shortest(start, plies)).toBe(plies);
  });

  test('the search finds it', () => {
    const found = engine.search(rules, start, { nodes: MOST_NODES, depth: plies + 6 });
    expect(found.mate, `in ${found.nodes} nodes`).toBeGreaterThanOrEqual(plies);
    expect(found.score).toBeGreaterThan(0);
  });
});

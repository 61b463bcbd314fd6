// The search finds what a plain minimax finds, score for score, when it cuts no corners; with the
// table and without it, it agrees with itself.

import { describe, expect, test } from 'vitest';
import { evaluate } from './plain-evaluation.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { isMovable } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import { PRESETS, type PresetName } from '../../../src/rules.js';
import { startPosition } from '../../../src/start.js';
import { pick, randomFrom, randomSetups } from '../game/games.js';
import { Minimax } from './minimax.js';

const engine = await loadEngine();

/** Positions of random games, where so many pieces are left that can move. */
function positionsOf(preset: PresetName, seed: number, left: number, wanted: number): Position[] {
  const rules = PRESETS[preset];
  const random = randomFrom(seed);
  const found: Position[] = [];
  while (found.length < wanted) {
    const start = { kind: 'setups', setups: randomSetups(rules, random), first: 'S' } as const;
    let position = engine.judge(rules, startPosition(rules, start));
    for (let ply = 0; !position.over && ply < 1500; ply++) {
      const movers = position.pieces.filter((piece) => piece?.rank && isMovable(piece.rank));
      if (movers.length <= left && position.quiet === 0 && position.out.length === 0) {
        found.push(position);
        break;
      }
      const moves = engine.moves(rules, position);
      const attacks = moves.filter(({ to }) => position.pieces[to]);
      const move = pick(attacks.length > 0 && random() < 0.8 ? attacks : moves, random);
      ({ position } = engine.play(rules, position, { kind: 'move', ...move }));
    }
  }
  return found;
}

describe.each([
  ['duel-open', 200],
  ['four-open', 60],
  ['solo-open', 60],
] as const)('%s', (preset, count) => {
  const rules = PRESETS[preset];

  test('the worth of a position is that of the plain evaluation', () => {
    const early = positionsOf(preset, 11, 1000, count);
    const late = positionsOf(preset, 12, 14, count / 4);
    for (const position of [...early, ...late]) {
      expect(engine.evaluate(rules, position)).toBe(evaluate(rules, position));
    }
  });
});

describe.each([
  ['duel-open', 7, 10, 3],
  ['four-open', 12, 8, 2],
] as const)('%s', (preset, left, count, deepest) => {
  const rules = PRESETS[preset];
  const positions = positionsOf(preset, 7, left, count);

  test('without pruning it finds what minimax finds', () => {
    let compared = 0;
    for (const position of positions) {
      for (let depth = 1; depth <= deepest; depth++) {
        const minimax = new Minimax(rules, position);
        const wanted = minimax.score(depth);
        if (minimax.metStuck) continue;
        for (const without of [
          ['pruning', 'repetition'],
          ['pruning', 'repetition', 'table'],
        ] as const) {
          const found = engine.search(rules, position, { depth, without });
          expect(found.score, `${JSON.stringify(position)} to depth ${depth}`).toBe(wanted);
        }
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(count);
  });

  test('draws count against whoever would rather not draw, and plies without a removal with them', () => {
    const limit = rules.quietLimit!;
    const contempt = 140;
    let changed = 0;
    for (const position of positions) {
      for (const quiet of [limit >> 1, limit - 2]) {
        const near = { ...position, quiet };
        const minimax = new Minimax(rules, near, contempt);
        const wanted = minimax.score(deepest);
        if (minimax.metStuck) continue;
        const options = { depth: deepest, without: ['pruning', 'repetition'] } as const;
        expect(engine.search(rules, near, { ...options, contempt }).score).toBe(wanted);
        if (engine.search(rules, near, options).score !== wanted) changed++;
        // The worth of what stands on the board is no matter of draws.
        expect(engine.evaluate(rules, near)).toBe(evaluate(rules, near));
      }
    }
    expect(changed).toBeGreaterThan(count / 2);
  });

  test('with the table and without, deeper than minimax gets', () => {
    for (const position of positions) {
      const depth = deepest + 2;
      const [plain, tabled] = [
        ['pruning', 'repetition', 'table'],
        ['pruning', 'repetition'],
      ] as const;
      const { score } = engine.search(rules, position, { depth, without: plain });
      expect(engine.search(rules, position, { depth, without: tabled }).score).toBe(score);
    }
  });

  test('a table that has grown with the search still knows what it knew', () => {
    const without = ['pruning', 'repetition'] as const;
    let [tabled, plain] = [0, 0];
    for (const position of positions) {
      const limits = { depth: deepest + 4 };
      const found = engine.search(rules, position, { ...limits, without });
      const other = engine.search(rules, position, { ...limits, without: [...without, 'table'] });
      expect(found.score).toBe(other.score);
      tabled += found.nodes;
      plain += other.nodes;
    }
    expect(tabled).toBeLessThan(plain);
    // It has room for 2,048 positions at first, and doubles when half of it is filled.
    expect(tabled / positions.length).toBeGreaterThan(10_000);
  });
});

// The debug build, through AssemblyScript's loader: its assertions audit the whole state after every
// change, and its aborts carry file and line.

import { instantiate } from '@assemblyscript/loader';
import { describe, expect, test } from 'vitest';
import * as at from '../../../assembly/memory.js';
import { BOARDS } from '../../../src/board.js';
import { Engine } from '../../../src/engine/engine.js';
import { seatBits, writeImage, writeRules } from '../../../src/engine/image.js';
import type { EngineExports } from '../../../src/engine/module.js';
import debugWasm from '../../../src/generated/engine-debug.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS, seatsOf, type PresetName } from '../../../src/rules.js';
import { startPosition } from '../../../src/start.js';
import { pick, randomFrom, randomSetups } from '../game/games.js';
import { playTogether } from './random-games.js';

interface DebugExports extends Record<string, unknown>, EngineExports {
  makeMove(from: number, to: number): void;
  unmakeMove(): void;
}

async function debugBuild(): Promise<DebugExports> {
  const bytes = Uint8Array.from(Buffer.from(debugWasm, 'base64'));
  const { exports } = await instantiate<DebugExports>(bytes, {});
  return exports;
}

describe.each(['duel-open', 'four-open', 'solo-dark'] as const)('%s', (preset: PresetName) => {
  const rules = PRESETS[preset];
  const board = BOARDS[rules.board];

  test('stays sound while games are played', async () => {
    const engine = new Engine(await debugBuild());
    expect(playTogether([engine, reference], rules, 600, 7).positions).toBe(600);
  });

  test('takes moves back to the last byte', async () => {
    const engine = await debugBuild();
    const bytes = new Uint8Array(engine.memory.buffer);
    const random = randomFrom(11);
    writeRules(new DataView(engine.memory.buffer), rules);
    engine.setRules(board.code, seatBits(board, seatsOf(rules)));
    const size = rules.board === 'duel' ? at.DUEL_STATE : at.FOUR_STATE;
    const state = () => bytes.slice(at.HEADER, at.STATES + size);
    let played = 0;
    while (played < 1000) {
      const setups = randomSetups(rules, random);
      writeImage(bytes, startPosition(rules, { kind: 'setups', setups, first: 'S' }));
      engine.loadImage();
      const before: Uint8Array[] = [];
      for (let ply = 0; ply < 200; ply++) {
        const count = engine.listMoves();
        if (count === 0) break;
        const moves = new Uint16Array(engine.memory.buffer, at.MOVES, count);
        const move = pick([...moves], random);
        before.push(state());
        engine.makeMove(move >> 8, move & 255);
        played++;
      }
      while (before.length > 0) {
        engine.unmakeMove();
        expect(Buffer.compare(state(), before.pop()!)).toBe(0);
      }
    }
  });

  test('searches without contradicting itself', async () => {
    const engine = new Engine(await debugBuild());
    const setups = randomSetups(rules, randomFrom(3));
    const start = startPosition(rules, { kind: 'setups', setups, first: 'S' });
    const found = engine.search(rules, start, { nodes: 3000 });
    expect(engine.moves(rules, start)).toContainEqual(found.move);
  });
});

test('a state that contradicts itself aborts with the place', async () => {
  const engine = await debugBuild();
  const rules = PRESETS['duel-open'];
  const bytes = new Uint8Array(engine.memory.buffer);
  writeRules(new DataView(engine.memory.buffer), rules);
  engine.setRules(0, 3);
  const setups = randomSetups(rules, randomFrom(1));
  writeImage(bytes, startPosition(rules, { kind: 'setups', setups, first: 'S' }));
  engine.loadImage();
  const [move] = new Uint16Array(engine.memory.buffer, at.MOVES, engine.listMoves());
  bytes[at.MAIL + 7] = 0;
  expect(() => engine.makeMove(move! >> 8, move! & 255)).toThrow(/assembly\/check\.ts:\d+/);
});

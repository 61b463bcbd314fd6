// Before a piece is turned up nothing depends on what it will be: two games whose draws differ are the
// same to the last byte until the turn, and again as long as the draws are the same.

import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine.js';
import { instantiate } from '../../src/engine/module.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { makePosition } from '../../src/formats/position.js';
import { makeTurn } from '../../src/formats/turn.js';
import { Game } from '../../src/game.js';
import { PRESETS, type PresetName } from '../../src/rules.js';
import { pick, randomFrom } from './game/games.js';

const FLIPS = (Object.keys(PRESETS) as PresetName[]).filter(
  (name) => PRESETS[name].visibility === 'flip',
);

interface Seen {
  readonly text: string;
  readonly memory: Uint8Array;
}

/** A game on an engine of its own, whose draws are `alike` for some turns and then its own. */
async function play(preset: PresetName, seed: number, alike: number, turns: number) {
  const exports = await instantiate();
  const core = new Engine(exports);
  const [common, own] = [randomFrom(99), randomFrom(seed)];
  let drawn = 0;
  const random = () => (drawn++ < alike ? common() : own());
  const started = Game.start({ variant: preset, core, random, tags: { Date: '2026.01.01' } });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  const game = started.value;
  const choose = randomFrom(7);
  const seen: Seen[] = [];
  const outcomes: string[] = [];
  for (let turn = 0; turn <= turns; turn++) {
    const moves = game.moves();
    seen.push({ text: everything(game), memory: new Uint8Array(exports.memory.buffer.slice(0)) });
    // The piece to turn up is chosen by nothing that was turned up.
    const covered = moves.filter(({ from, to }) => from === to);
    const turned = game.play(pick(covered, choose));
    outcomes.push(turned.map((each) => makeTurn(game.board, each)).join(' '));
  }
  return { seen, outcomes };
}

/** All that is kept, shown or sent. */
function everything(game: Game): string {
  return JSON.stringify([
    makePosition(game.position),
    game.position,
    game.moves(),
    game.view('S'),
    game.view('N'),
    game.record(),
    makeJqn([game.record()]),
    makeJqn([game.recordFor('S')]),
    makeJqn([game.recordFor('N')]),
    game.turns,
    game.offers,
  ]);
}

describe.each(FLIPS)('%s', (preset) => {
  test.each([0, 1, 7])('after %i turns nothing tells what comes next', async (alike) => {
    const one = await play(preset, 1, alike, alike);
    const other = await play(preset, 2, alike, alike);
    for (const [turn, { text, memory }] of one.seen.entries()) {
      expect(text).toBe(other.seen[turn]!.text);
      expect(Buffer.compare(memory, other.seen[turn]!.memory)).toBe(0);
    }
    expect(one.outcomes.slice(0, alike)).toEqual(other.outcomes.slice(0, alike));
    expect(one.outcomes[alike]).not.toBe(other.outcomes[alike]);
  });
});

test('a covered piece has neither rank nor side, for anybody', async () => {
  const core = new Engine(await instantiate());
  const started = Game.start({ variant: 'flip', core });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  const { position } = started.value;
  for (const view of [position, started.value.view('S'), started.value.view('N')]) {
    const pieces = view.pieces.filter((piece) => piece !== undefined);
    expect(pieces).toHaveLength(50);
    for (const piece of pieces) expect(Object.keys(piece)).toEqual([]);
  }
});

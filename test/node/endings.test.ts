// Every preset plays from start to end, with the engine and with the reference; every kind of ending
// is seen, and counted. What random play does not come to, the small positions of the fixtures do.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../src/core.js';
import { loadEngine } from '../../src/engine/engine.js';
import { verifyRecord } from '../../src/formats/verify.js';
import { Game } from '../../src/game.js';
import { ENDINGS, type Ending } from '../../src/position.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS, type PresetName } from '../../src/rules.js';
import { Table } from '../../src/table.js';
import { checkRuleCase } from '../fixtures/rules/check.js';
import { readRuleCases } from '../fixtures/rules/read.js';
import { pick, randomFrom, randomSetups, step } from './game/games.js';

const presets = Object.keys(PRESETS) as PresetName[];
const engine = await loadEngine();
/** Games of each preset; the reference is slow. */
const GAMES = { engine: 6, reference: 2 };

type Counts = Partial<Record<Ending, number>>;
const seen: Record<Core['name'], { played: Counts; stated: Counts }> = {
  engine: { played: {}, stated: {} },
  reference: { played: {}, stated: {} },
};
const add = (counts: Counts, by: Ending) => (counts[by] = (counts[by] ?? 0) + 1);

function startOf(preset: PresetName, core: Core, random: () => number): Game {
  const isFlip = PRESETS[preset].visibility === 'flip';
  const setups = isFlip ? {} : randomSetups(PRESETS[preset], random);
  const started = Game.start({ variant: preset, setups, core, random });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

function move(game: Game, random: () => number): void {
  const moves = game.moves();
  const attacks = moves.filter(({ from, to }) => from !== to && game.position.pieces[to]);
  game.play(pick(attacks.length > 0 && random() < 0.5 ? attacks : moves, random));
}

describe.each([engine, reference])('with the $name', (core) => {
  test.each(presets)('%s plays from start to end', { timeout: 120_000 }, (preset) => {
    for (let seed = 1; seed <= GAMES[core.name]; seed++) {
      const random = randomFrom(20261129 + seed);
      const game = startOf(preset, core, random);
      // Every other game is played out by moves alone.
      const play = seed % 2 === 0 ? step : move;
      while (!game.over) play(game, random);
      expect(game.position.ply).toBeLessThan(20_000);
      add(seen[core.name].played, game.over.by);
      if (seed === 1) expect(verifyRecord(engine, game.record())).toEqual([]);
    }
  });

  test('small positions end as they should', () => {
    for (const given of readRuleCases()) {
      if (given.over === undefined || given.over === 'none') continue;
      checkRuleCase(core, given);
      add(seen[core.name].stated, given.over.split(' ')[1] as Ending);
    }
  });

  test('games end by word', () => {
    const start = (variant: string) => {
      const started = Game.start({ variant, position: '5/5/5/2g2/5/5/5/5/2G2/5/5/5 S 0 0', core });
      if (!('value' in started)) throw new Error(JSON.stringify(started));
      return started.value;
    };
    const agreed = start('duel-open');
    agreed.offerDraw('S');
    agreed.agree('N');
    const illegal = start('championship');
    illegal.play('c4c9');
    const timed = start('championship');
    new Table(timed, 0).tick(1_800_000);
    for (const game of [agreed, illegal, timed]) add(seen[core.name].stated, game.over!.by);
  });
});

describe('afterwards', () => {
  let table = '';
  beforeAll(() => {
    const rows = ENDINGS.map((by) => {
      const counts = [seen.engine, seen.reference].flatMap(({ played, stated }) => [
        played,
        stated,
      ]);
      return [by, ...counts.map((each) => String(each[by] ?? 0))];
    });
    const head = ['ending', 'engine', 'fixtures', 'reference', 'fixtures'];
    table = [head, ...rows].map((row) => row.map((cell) => cell.padEnd(10)).join('')).join('\n');
  });
  afterAll(() => console.log(table));

  test.each(ENDINGS)('%s has been seen in both', (by) => {
    for (const { played, stated } of Object.values(seen)) {
      expect((played[by] ?? 0) + (stated[by] ?? 0)).toBeGreaterThan(0);
    }
  });
});

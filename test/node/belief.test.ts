// Random games as each seat knows them: what is deduced never excludes the truth, and every world that
// is sampled plays the whole record again to the last outcome.

import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/belief/deduce.js';
import type { Knowledge, Ranking } from '../../src/belief/knowledge.js';
import { codeOf, hasCode } from '../../src/belief/ranks.js';
import { Sampler } from '../../src/belief/sample.js';
import type { Seat } from '../../src/board.js';
import { valueOf } from '../../src/fault.js';
import { parseVariant } from '../../src/formats/variant.js';
import { makeTurn } from '../../src/formats/turn.js';
import { verifyRecord } from '../../src/formats/verify.js';
import { Game } from '../../src/game.js';
import type { GameRecord, Setup } from '../../src/record.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS, type PresetName } from '../../src/rules.js';
import { pick, randomFrom, randomSetups, step } from './game/games.js';

const HIDDEN = (Object.keys(PRESETS) as PresetName[]).filter((name) =>
  ['dark', 'partners'].includes(PRESETS[name].visibility),
);

/** Options that change what a turn says, over dark games. */
const OPTIONS = [
  'duel-dark,bombsOnFront=true',
  'duel-dark,minesAroundFlag=true',
  'duel-dark,leaveHeadquarters=any',
  'duel-dark,railTurn=once',
  'duel-dark,railTurn=any',
  'duel-dark,railReach=2,flyingBombs=true',
  'duel-dark,ownZoneStep=true,bombsInCamps=false',
  'duel-dark,repetitionLimit=1,noMoves=pass',
  'duel-dark,mine=both,engineerClears=false',
  'duel-dark,mine=bounces',
  'duel-dark,mine=forbidden',
  'duel-dark,commanderOnMine=forbidden,scouting=true',
  'duel-dark,flagNeeds=minesCleared',
  'duel-dark,flagTaker=smallest,flagNeeds=minesCleared',
  'duel-dark,flagWin=home',
  'duel-dark,flagWin=plant',
  'duel-dark,flagWin=home,bombTakesFlag=false,leaveHeadquarters=enemy',
  'duel-dark,flagShown=false',
  'four-dark,flagWin=home',
  'four-dark,flagWin=plant,flagTaker=smallest',
  'four-dark,cornerArcs=true,crossLines=true,scouting=true',
  'four-partners,flagTaker=smallest,mine=both',
];

function newGame(variant: string, random: () => number): Game {
  const { rules } = valueOf(parseVariant(variant));
  const setups = randomSetups(rules, random);
  const started = Game.start({ variant, setups, core: reference, random });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

function rankingOf({ men }: Knowledge, setups: Partial<Record<Seat, Setup>>): Ranking {
  return Uint8Array.from(men, ({ seat, home }) => codeOf(setups[seat]![home! % 30]!));
}

function setupsOf({ start }: GameRecord): Partial<Record<Seat, Setup>> {
  if (start.kind !== 'setups') throw new Error('a record from setups');
  return start.setups;
}

/** The truth is among what is taken to be possible. */
function expectPossible(knowledge: Knowledge, truth: Ranking): void {
  const { men, pairs, checks } = knowledge;
  men.forEach(({ ranks }, man) => expect(hasCode(ranks, truth[man]!), `man ${man}`).toBe(true));
  for (const { one, other, allowed } of pairs) {
    expect(hasCode(allowed[truth[one]!]!, truth[other]!)).toBe(true);
  }
  for (const { holds } of checks) expect(holds(truth)).toBe(true);
}

/** A sampled world gives the same record, word for word. */
function expectSameGame(host: Game, knowledge: Knowledge, random: () => number): void {
  const sampler = new Sampler(knowledge, random);
  for (let world = 0; world < 3; world++) {
    const { setups, position } = sampler.world();
    const record = host.record();
    const { start } = record;
    if (start.kind !== 'setups') throw new Error('a record from setups');
    const other = { ...record, start: { ...start, setups } };
    const reasons = verifyRecord(reference, other);
    if (reasons.length > 0) {
      console.log(host.turns.map((turn) => makeTurn(host.board, turn)).join(' '));
    }
    expect(reasons).toEqual([]);
    const again = Game.fromRecord(other, { core: reference });
    if (!('value' in again)) throw new Error(JSON.stringify(again));
    expect(position.pieces).toEqual(again.value.position.pieces);
  }
}

/** As a seat knows the game, and as somebody does who only watches. */
function check(host: Game, random: () => number): void {
  const record = host.recordFor(pick(host.position.seats, random));
  const { start, variant } = record;
  for (const told of [record, { ...record, start: { ...start, setups: {} } }]) {
    const knowledge = knowledgeOf(variant.rules, told);
    expectPossible(knowledge, rankingOf(knowledge, setupsOf(host.record())));
    expectSameGame(host, knowledge, random);
  }
}

/** Games in which a seat had to pass: who plays on is then decided by what cannot move. */
test.each(['duel-dark,repetitionLimit=1,noMoves=pass', 'qq,repetitionLimit=1,noMoves=pass'])(
  'passes, in %s',
  (variant) => {
    let ended = 0;
    for (let seed = 0, seen = 0; seen < 5; seed++) {
      const random = randomFrom(seed * 1009 + variant.length);
      const host = newGame(variant, random);
      while (!host.over && host.turns.length < 600) step(host, random);
      if (!host.turns.some(({ kind }) => kind === 'pass')) continue;
      seen++;
      if (host.turns.at(-1)?.kind === 'pass') ended++;
      for (const told of [
        host.record(),
        ...host.position.seats.map((seat) => host.recordFor(seat)),
      ])
        expect(verifyRecord(reference, told)).toEqual([]);
      check(host, random);
    }
    expect(ended, 'games that a pass ended').toBeGreaterThan(0);
  },
);

const GAMES = Number(process.env.JUNQI_GAMES ?? 1);

describe('what a record says', () => {
  test.each([...HIDDEN, ...OPTIONS])('%s', { timeout: 60_000 + GAMES * 20_000 }, (variant) => {
    for (let game = 0; game < GAMES; game++) {
      const random = randomFrom(game * 1009 + variant.length);
      const host = newGame(variant, random);
      const looks = new Set([3, 20, 60, 110, 170, 240, 320, 400, 500]);
      for (let plies = 0; !host.over && plies < 600; plies++) {
        step(host, random);
        if (looks.has(plies)) check(host, random);
      }
      check(host, random);
    }
  });
});

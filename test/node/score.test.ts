// Points and grades worked out by hand from docs/rules.md §9 (S2).

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/board.js';
import { loadEngine } from '../../src/engine/engine.js';
import { Game } from '../../src/game.js';
import { leaversOf } from '../../src/leavers.js';
import type { Ending, Result } from '../../src/position.js';
import { PRESETS } from '../../src/rules.js';
import { GRADES, gradeOf, scoreOf, type Finished } from '../../src/score.js';

const over = (result: Result, by: Ending = 'flag') => ({ result, by });
const four = (game: Partial<Finished>) =>
  scoreOf({ rules: PRESETS.qq, over: over('S+N'), ply: 100, ...game });
const two = (game: Partial<Finished>) =>
  scoreOf({ rules: PRESETS['qq-duel'], over: over('S'), ply: 100, ...game });

describe('winning and losing', () => {
  it('four: 赢方得 2 分，输方得 -2 分', () => {
    expect(four({}).changes).toEqual({ S: 2, N: 2, E: -2, W: -2 });
    expect(four({ over: over('E+W') }).changes).toEqual({ S: -2, N: -2, E: 2, W: 2 });
  });

  it('two: 赢方得 1 分，输方得 -1 分', () => {
    expect(two({}).changes).toEqual({ S: 1, N: -1 });
    expect(two({ over: over('N') }).changes).toEqual({ S: -1, N: 1 });
  });

  it('和棋时不加扣分', () => {
    expect(four({ over: over('1/2', 'agreement') })).toEqual({
      changes: { S: 0, E: 0, N: 0, W: 0 },
      spared: {},
    });
  });
});

describe('early ends', () => {
  it.each([
    [39, 0, 'tooEarly'],
    [40, 2, undefined],
  ])('four, ply %i: 40 步之内胜者不得分, the losers lose', (ply, won, why) => {
    const { changes, spared } = four({ ply });
    expect(changes).toEqual({ S: won, N: won, E: -2, W: -2 });
    expect(spared.S).toBe(why);
  });

  it.each([
    [29, 0],
    [30, 1],
  ])('two, ply %i: 30 步之内结束游戏的胜者不得分', (ply, won) => {
    expect(two({ ply }).changes).toEqual({ S: won, N: -1 });
  });
});

describe('您的分数高于 50 分，而您的对手中有人分数低于 50 分，不增加积分', () => {
  it.each([
    [{ S: 51, N: 10, E: 49, W: 900 }, 0, 2],
    [{ S: 50, N: 51, E: 49, W: 49 }, 2, 0],
    [{ S: 51, N: 51, E: 50, W: 50 }, 2, 2],
    [{ S: 900, N: 0, E: 50, W: 51 }, 2, 2],
  ])('%j', (points, south, north) => {
    const { changes } = four({ points });
    expect(changes).toEqual({ S: south, N: north, E: -2, W: -2 });
  });

  it('takes seats without points for beginners, and does not look at partners', () => {
    expect(two({ points: { S: 51 } })).toEqual({
      changes: { S: 0, N: -1 },
      spared: { S: 'weakOpponent' },
    });
    expect(four({ points: { S: 51, N: 3, E: 60, W: 60 } }).changes.S).toBe(2);
  });

  it('costs who is above as much as anybody', () => {
    expect(four({ points: { S: 0, N: 0, E: 51, W: 900 } }).changes).toMatchObject({ E: -2, W: -2 });
  });
});

describe('games that are not rated', () => {
  it('120秒内结束战斗，不计分', () => {
    const rules = { ...PRESETS.qq, minSeconds: 120 };
    const nobody = { S: 0, E: 0, N: 0, W: 0 };
    expect(four({ rules, seconds: 119.9 })).toEqual({
      changes: nobody,
      unrated: 'tooShort',
      spared: {},
    });
    expect(four({ rules, seconds: 120 }).changes.E).toBe(-2);
    expect(four({ rules }).changes.E).toBe(-2);
    expect(four({ seconds: 0 }).changes.E).toBe(-2);
  });

  it('no scoring, no result yet', () => {
    expect(four({ rules: PRESETS['four-dark'] })).toMatchObject({ unrated: 'unscored' });
    expect(four({ over: null })).toMatchObject({ unrated: 'unfinished' });
  });

  it('若敌人双方都没有输掉，此时敌方有一人逃跑，双方不计分', () => {
    expect(four({ over: over('1/2', 'left'), leavers: ['E'] })).toMatchObject({
      unrated: 'dissolved',
      changes: { E: 0, S: 0 },
    });
  });
});

describe('leaving', () => {
  it('end: 若对方逃跑，则我方算胜', () => {
    expect(two({ over: over('S', 'left'), leavers: ['N'] }).changes).toEqual({ S: 1, N: -1 });
    expect(two({ over: over('S', 'left'), leavers: ['N'], ply: 29 }).changes.S).toBe(0);
  });

  it('end: 若对方有一人已经输掉，而另一人逃跑，则判我方胜', () => {
    const { changes } = four({ over: over('S+N', 'left'), leavers: ['E'] });
    expect(changes).toEqual({ S: 2, N: 2, E: -2, W: -2 });
  });

  const playOn = PRESETS.lianzhong;
  it('playOn: 有人逃的一方输，剩下的一人不扣分，赢方两人正常得分', () => {
    expect(four({ rules: playOn, leavers: ['E'] })).toEqual({
      changes: { S: 2, N: 2, E: -2, W: 0 },
      spared: { W: 'deserted' },
    });
  });

  it('playOn: 有人逃的一方赢，正常记分', () => {
    const { changes } = four({ rules: playOn, over: over('E+W'), leavers: ['E'] });
    expect(changes).toEqual({ S: -2, N: -2, E: 2, W: 2 });
  });

  it('playOn: who deserted a deserter loses all the same', () => {
    const { changes } = four({ rules: playOn, leavers: ['E', 'W'] });
    expect(changes).toEqual({ S: 2, N: 2, E: -2, W: -2 });
  });

  it('counts as leaving only where the seat was still in', async () => {
    const position = '5/5/5/2g2/5/5/15/12/3S7s3/12/15/5/5/2G2/5/5/5 S 0 60';
    const core = await loadEngine();
    const started = Game.start({ variant: 'lianzhong', position, core });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    const game = started.value;
    game.resign('N');
    game.leave('N');
    game.leave('E');
    expect(leaversOf(core, game.record())).toEqual<Seat[]>(['E']);
  });
});

describe('grades', () => {
  it('stand as in the source', () => {
    expect(GRADES.map(({ least, zhHans }) => `${zhHans} ${least}`).join(', ')).toBe(
      '小兵 0, 副班长 10, 正班长 20, 副排长 30, 排长 50, 副连长 100, 连长 150, 副营长 220, 营长 350, ' +
        '副团长 500, 团长 750, 副旅长 1000, 旅长 1550, 副师长 2150, 师长 3150, 副军长 5000, 军长 6350, 司令 12750',
    );
    expect(new Set(GRADES.flatMap(({ en }) => en)).size).toBe(GRADES.length);
  });

  it.each(GRADES.map((grade, index) => [grade, GRADES[index - 1]] as const))(
    'begins $en at $least',
    (grade, lower) => {
      expect(gradeOf(grade.least)).toBe(grade);
      expect(gradeOf(grade.least - 1)).toBe(lower ?? grade);
    },
  );

  it('end with the commander and hold nobody below private', () => {
    expect(gradeOf(99_999).zhHans).toBe('司令');
    expect(gradeOf(-7).en).toBe('private');
  });
});

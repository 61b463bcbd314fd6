// Options that lie outside the rules of play, each with what it decides: setups, clocks, manners, points.

import { valueOf } from '../../../src/fault.js';
import { parseSetup } from '../../../src/formats/setup-text.js';
import { startClock, timeUp, whyNotResignedYet } from '../../../src/clock.js';
import type { Core } from '../../../src/core.js';
import { Game } from '../../../src/game.js';
import { PRESETS, type OptionName, type Rules } from '../../../src/rules.js';
import { scoreOf } from '../../../src/score.js';
import { setupReasons } from '../../../src/setup.js';
import { startPosition } from '../../../src/start.js';
import { mayWatchSetup } from '../../../src/view.js';

export interface Probe {
  readonly option: OptionName;
  readonly value: Rules[OptionName];
  readonly source: string;
  /** What is seen under rules. */
  readonly see: (rules: Rules, core: Core) => unknown;
  /** What must be seen with the value. */
  readonly expected: unknown;
}

const BOMB_IN_FRONT = 'keffhe.d.cdg.hga.g.bjiihijcklj';
const MINES_AWAY = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const DUEL = '5/5/5/2g2/4h/5/5/5/2G1F/5/5/5 S 0 9';

const setupRules = (text: string) => (rules: Rules) => {
  const { setup } = valueOf(parseSetup(text));
  return setupReasons(rules, 'S', setup).map(({ rule }) => rule);
};

/** A game under rules as they are, whatever their text says. */
function gameOf(rules: Rules, core: Core): Game {
  const started = Game.start({ variant: { text: 'duel-open', rules }, position: DUEL, core });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

/** What a game says to something done in it. */
function says(game: Game, act: () => unknown): unknown {
  try {
    act();
    return game.over ?? 'goes on';
  } catch (error) {
    return String(error);
  }
}

export const PROBES: readonly Probe[] = [
  {
    option: 'bombsOnFront',
    value: true,
    source: 'S0 炸弹可以摆在第一排',
    see: setupRules(BOMB_IN_FRONT),
    expected: [],
  },
  {
    option: 'minesAroundFlag',
    value: true,
    source: 'S2 地雷只能放在最后两行围着军旗',
    see: setupRules(MINES_AWAY),
    expected: ['mine-away-from-flag', 'mine-away-from-flag'],
  },
  {
    option: 'visibility',
    value: 'revealed',
    source: '暗摆明下',
    see: (rules) => mayWatchSetup(rules, 'S', 'N'),
    expected: false,
  },
  {
    option: 'visibility',
    value: 'flip',
    source: 'S0 玩家依次进行翻棋',
    see: (rules, core) => {
      const covered = startPosition(PRESETS.flip, { kind: 'setups', setups: {}, first: 'S' });
      return core.moves(rules, covered).filter(({ from, to }) => from === to).length;
    },
    expected: 50,
  },
  {
    option: 'touchMove',
    value: true,
    source: '举子无悔',
    see: (rules, core) => {
      const game = gameOf(rules, core);
      const [touched, other] = game.moves().map(({ from }) => from);
      game.touch(touched!);
      const rest = game.moves().filter(({ from }) => from !== touched);
      return { other: other === touched, rest: rest.length };
    },
    expected: { other: true, rest: 0 },
  },
  {
    option: 'illegalMove',
    value: 'loses',
    source: 'S4 行棋着法非法的一方为负',
    see: (rules, core) => {
      const game = gameOf(rules, core);
      return says(game, () => game.play('c4c9'));
    },
    expected: { result: 'N', by: 'illegal' },
  },
  {
    option: 'secondsPerMove',
    value: 30,
    source: 'S1 如果在此限时之内不走棋，取消本轮行棋资格',
    see: (rules) => timeUp(rules, startClock('S', 0), 30_000),
    expected: 'move',
  },
  {
    option: 'resignAfterSeconds',
    value: 90,
    source: 'S1 游戏开始后在90秒内的投降无效',
    see: (rules) => whyNotResignedYet(rules, startClock('S', 0), 89_999),
    expected: 'nobody resigns in the first 90 seconds',
  },
  {
    option: 'scoring',
    value: true,
    source: 'S2 赢方得 1 分，输方得 -1 分',
    see: (rules) => scoreOf({ rules, over: { result: 'S', by: 'flag' }, ply: 30 }).changes,
    expected: { S: 1, N: -1 },
  },
  {
    option: 'minSeconds',
    value: 120,
    source: 'S2 120秒内结束战斗，不计分',
    see: (rules) =>
      scoreOf({
        rules: { ...rules, scoring: true },
        over: { result: 'S', by: 'flag' },
        ply: 30,
        seconds: 119,
      }).unrated,
    expected: 'tooShort',
  },
];

/** Whether a value of an option is proved to be read here. */
export function isProbed(option: OptionName, value?: Rules[OptionName]): boolean {
  return PROBES.some(
    (probe) => probe.option === option && (value === undefined || probe.value === value),
  );
}

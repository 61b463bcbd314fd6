// A game in simplified Chinese.

import type { Messages } from '../../messages/words.js';
import type { GameWords } from './words.js';

export const zhHans: Messages<GameWords> = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  game: {
    endings: {
      flag: '军旗被扛',
      stuck: '无子可动',
      disarmed: '没有能动的棋子',
      quiet: '太久无吃子（限着）',
      plies: '已到手数上限',
      count: '按子数判定',
      dead: '双方都无法取胜',
      agreement: '议和',
      resign: '认输',
      time: '超时',
      left: '有人离开',
      illegal: '违例着法',
    },
    wins: (names) => `${names.join('、')}胜`,
    draw: '和棋',
    because: (result, why) => `${result}：${why}`,
    toMove: (name) => `轮到${name}走`,
    plies: (ply) => `已走 ${ply} 手`,
    quietPlies: (quiet, limit) =>
      limit === null ? `${quiet} 手无吃子` : `${quiet} 手无吃子，满 ${limit} 手终局`,
    isOut: '出局',
    standing: (count) => `${count} 子`,
    lost: '阵亡',
    lostNone: '无',
    lostUnknown: (count) => `暗子 ${count} 枚`,
    unaccounted: (ranks) => `尚未露面：${ranks}`,
    times: (rank, count) => (count === 1 ? rank : `${rank}×${count}`),
    clock: (time) => `剩 ${time}`,
    flip: '翻转棋盘',
    noColor: (isFirst) => (isFirst ? '先手' : '后手'),
  },
};

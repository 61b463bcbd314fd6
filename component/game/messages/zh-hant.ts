// A game in traditional Chinese.

import type { Messages } from '../../messages/words.js';
import type { GameWords } from './words.js';

export const zhHant: Messages<GameWords> = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  game: {
    endings: {
      flag: '軍旗被扛',
      stuck: '無子可動',
      disarmed: '沒有能動的棋子',
      quiet: '太久無吃子（限著）',
      plies: '已到手數上限',
      count: '按子數判定',
      dead: '雙方都無法取勝',
      agreement: '議和',
      resign: '認輸',
      time: '超時',
      left: '有人離開',
      illegal: '違例著法',
    },
    wins: (names) => `${names.join('、')}勝`,
    draw: '和棋',
    because: (result, why) => `${result}：${why}`,
    toMove: (name) => `輪到${name}走`,
    plies: (ply) => `已走 ${ply} 手`,
    quietPlies: (quiet, limit) =>
      limit === null ? `${quiet} 手無吃子` : `${quiet} 手無吃子，滿 ${limit} 手終局`,
    isOut: '出局',
    standing: (count) => `${count} 子`,
    lost: '陣亡',
    lostNone: '無',
    lostUnknown: (count) => `暗子 ${count} 枚`,
    unaccounted: (ranks) => `尚未露面：${ranks}`,
    times: (rank, count) => (count === 1 ? rank : `${rank}×${count}`),
    clock: (time) => `剩 ${time}`,
    flip: '翻轉棋盤',
    noColor: (isFirst) => (isFirst ? '先手' : '後手'),
  },
};

// The mode in simplified Chinese.

import type { Messages } from '../../../messages/words.js';
import { textZhHans } from '../../../out/text-words.js';
import type { DeployWords } from '../words.js';

export const zhHans = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  deploy: {
    title: (army) => `${army}布阵`,
    setups: '阵形',
    own: '自定',
    formations: {
      wings: ['两翼', '两边铁路都放强子，炸弹紧跟其后，军旗由三颗地雷围住。'],
      'left-wing': ['左翼', '强子都在左边铁路，从那里突破；军旗远在右边。'],
      decoy: ['空城', '地雷守的是空的大本营，军旗靠司令和一条通路守护。'],
      fortress: ['堡垒', '弱子在前，大军在后等候，从行营里反击。'],
    },
    random: '随机',
    mirror: '左右对调',
    undo: '撤销',
    march: '出征',
    ready: '可以出征。',
    hint: '先选一子，再选另一子，即可对调。',
    held: (piece) => `${piece}与谁对调？`,
    cannot: (reason) => `不能放那里：${reason}`,
    exchanged: (one, other) => `${one}与${other}已对调`,
    notYet: '这个布阵还不能出征：',
    notHere: '不能放这里',
    tools: '布阵',
    keepAs: '存在本浏览器，名为',
    keep: '保存',
    kept: (name) => `已存为“${name}”。`,
    notKept: '浏览器没有为本页保存任何内容。',
    forget: (name) => `删除“${name}”`,
    forgotten: (name) => `“${name}”已删除。`,
    turned: '原文底线在上，已转过来。',
    limits: {
      j: '地雷只能放在最后两线。',
      k: '炸弹不能放在一线。',
      l: '军旗须在大本营。',
    },
    rules: {
      'thirty-points': '布阵应有 30 个位置',
      'empty-point': '每个兵站和大本营都须放子',
      'piece-on-camp': '行营里不能布子',
      'flag-outside-headquarters': '军旗须在大本营',
      'mine-too-far-forward': '地雷只能放在五线和底线',
      'mine-away-from-flag': '地雷须围着军旗',
      'bomb-on-front': '炸弹不能放在一线',
    },
    count: (rank, found, due) => `${rank}有 ${found} 枚，应为 ${due} 枚`,
    text: {
      ...textZhHans,
      field: '布阵（一线在上）',
      placeholder: '六行棋子，或 30 个字母',
      save: '存为 .jql',
    },
  },
} satisfies Messages<{ deploy: DeployWords }>;

// The page's words in Chinese.

import type { Messages } from './messages-en.js';

export const zh: Messages = {
  title: '军棋 Junqi',
  notLoaded: '页面有一部分没有载入，请重试或刷新。',
  home: '军棋',
  skip: '跳到棋盘',
  languageLabel: '语言',
  colours: '配色',
  colourNames: { auto: '自动', light: '浅色', dark: '深色' },
  sections: {
    play: '对弈',
    'hot-seat': '同屏',
    watch: '打谱',
    setup: '布阵',
    edit: '摆局',
    puzzles: '残局',
    lesson: '入门',
  },
  puzzles: {
    title: '残局',
    lead: '红方先走，必胜。凡是能赢的走法都算对，走错了会看到对方怎样应对。',
    choice: '残局',
    name: (number, isSolved) => `${number}${isSolved ? ' ✓' : ''}`,
    solved: (count, all) => `已解 ${count} / ${all}`,
    previous: '上一题',
    next: '下一题',
  },
  lesson: {
    title: '入门课',
    lead: '七个小任务，从第一步走到夺旗。',
  },
  analysis: '分析',
  analyseThis: '分析这局',
  bench: '测速',
  variants: {
    'duel-open': '二人明棋',
    'duel-dark': '二人暗棋',
    flip: '翻棋',
    'four-open': '四国全明',
    'four-dark': '四国四暗',
    'four-partners': '四国双明',
  },
  play: {
    title: '与引擎对弈',
    lead: '扛走对方军旗，或让对方无子可动。',
    variant: '玩法',
    seat: '执子',
    seats: (name, isFirst) =>
      [name, isFirst ? '先手' : ''].filter((word) => word).join('，') || '后手',
    about: {
      'duel-open': '双方棋子全部可见。',
      'duel-dark': '只看得到自己的棋子；引擎也只知道它那一方该知道的。',
      flip: '所有棋子扣着打乱，每手翻一子或走自己的一子。',
      'four-open': '四家两队，对家是队友，棋子全部可见。',
      'four-partners': '四家两队，与对家互相看得到棋子。',
      'four-dark': '四家两队，各家只看得到自己的棋子。',
    },
    level: '级别',
    clock: '计时',
    minutes: (minutes) => (minutes === 0 ? '不计时' : `每方 ${minutes} 分钟`),
    time: '引擎用时',
    seconds: (seconds) => `${seconds} 秒`,
    foe: '引擎布阵',
    foes: {
      varied: '阵形变化',
      formation: '常用阵形',
      random: '随机',
      same: '与我相同',
    },
  },
  hotSeat: {
    title: '多人同屏',
    lead: '各方秘密布阵，只看得到自己的棋子；换人时棋盘收起。明棋和翻棋共用一个棋盘。',
  },
  watch: {
    title: '打谱',
    lead: '把文件拖到这里：QQ 四国复盘（.jgs）、棋谱（.jqn）或布阵（.jql）。文件不会离开你的设备。',
    keepNames: '保留棋手名字',
    bad: '无法显示：',
  },
  setup: {
    title: '布阵',
    lead: '对调棋子、选用阵形，或粘贴论坛里的布阵：全称、单字或数字都行，行营写不写都可以。',
    example: (number) => `例 ${number}`,
  },
  edit: {
    title: '摆局',
    lead: '摆出任意局面，再以文本、链接或图片带走。',
  },
};

// The mode in simplified Chinese.

import type { Messages } from '../../../messages/words.js';
import { textZhHans } from '../../../out/text-words.js';
import type { EditWords } from '../words.js';

export const zhHans = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  edit: {
    title: '编辑局面',
    palette: '可放的棋子',
    armies: '哪一方的棋子',
    tool: (piece, left) => `${piece}，还有 ${left} 枚`,
    eraser: '拿掉棋子',
    hint: '选一枚棋子再点要放的位置，也可移动盘上的棋子。按 a 到 l 放子，按 Delete 拿掉。',
    inHand: (piece) => `点要放${piece}的位置。`,
    erasing: '点要拿掉的棋子。',
    put: (piece, point) => `${point} 放${piece}`,
    removed: (piece, point) => `${point} 的${piece}已拿掉`,
    noMore: (piece) => `${piece}已经用完。`,
    tools: '局面',
    undo: '撤销',
    clear: '清空',
    begin: '开局局面',
    rules: '规则',
    turn: '轮到',
    quiet: '连续未吃子手数',
    ply: '已走手数',
    out: (army) => `${army}已出局`,
    flagShown: (army, point) => `${army}在 ${point} 的军旗已亮`,
    cannotBe: '对局不会出现这个局面：',
    remarks: '是有意如此吗？',
    fine: '这个局面可以下。',
    empty: '棋盘是空的。',
    noFlag: (army) => `${army}没有军旗。`,
    flagAway: (army, point) => `${army}在 ${point} 的军旗不在大本营。`,
    nobody: (army) => `轮到${army}，但它没有棋子。`,
    over: (winners) =>
      winners.length === 0 ? '此时对局已结束：和棋。' : `此时对局已结束：${winners.join('、')}胜。`,
    text: {
      ...textZhHans,
      field: '局面文本',
      placeholder: '自上而下各行、轮到谁、两个数字',
      save: '存为文本',
    },
  },
} satisfies Messages<{ edit: EditWords }>;

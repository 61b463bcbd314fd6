// The mode in traditional Chinese.

import type { Messages } from '../../../messages/words.js';
import { textZhHant } from '../../../out/text-words.js';
import type { EditWords } from '../words.js';

export const zhHant = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  edit: {
    title: '編輯局面',
    palette: '可放的棋子',
    armies: '哪一方的棋子',
    tool: (piece, left) => `${piece}，還有 ${left} 枚`,
    eraser: '拿掉棋子',
    hint: '選一枚棋子再點要放的位置，也可移動盤上的棋子。按 a 到 l 放子，按 Delete 拿掉。',
    inHand: (piece) => `點要放${piece}的位置。`,
    erasing: '點要拿掉的棋子。',
    put: (piece, point) => `${point} 放${piece}`,
    removed: (piece, point) => `${point} 的${piece}已拿掉`,
    noMore: (piece) => `${piece}已經用完。`,
    tools: '局面',
    undo: '復原',
    clear: '清空',
    begin: '開局局面',
    rules: '規則',
    turn: '輪到',
    quiet: '連續未吃子手數',
    ply: '已走手數',
    out: (army) => `${army}已出局`,
    flagShown: (army, point) => `${army}在 ${point} 的軍旗已亮`,
    cannotBe: '對局不會出現這個局面：',
    remarks: '是有意如此嗎？',
    fine: '這個局面可以下。',
    empty: '棋盤是空的。',
    noFlag: (army) => `${army}沒有軍旗。`,
    flagAway: (army, point) => `${army}在 ${point} 的軍旗不在大本營。`,
    nobody: (army) => `輪到${army}，但它沒有棋子。`,
    over: (winners) =>
      winners.length === 0 ? '此時對局已結束：和棋。' : `此時對局已結束：${winners.join('、')}勝。`,
    text: {
      ...textZhHant,
      field: '局面文字',
      placeholder: '自上而下各行、輪到誰、兩個數字',
      save: '存為文字',
    },
  },
} satisfies Messages<{ edit: EditWords }>;

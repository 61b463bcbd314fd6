import type { Messages } from '../../../messages/words.js';
import type { PuzzleWords } from '../words.js';

export const zhHant: Messages<{ puzzle: PuzzleWords }> = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  puzzle: {
    task: (army, moves) => `${army}先走，${moves} 步之內獲勝。`,
    yourMove: '輪到你走。',
    right: (answer, moves) => `正確。${answer && `${answer}。`}還有 ${moves} 步。`,
    wrong: (move, answer) => `不對：${move}${answer && `；${answer}`}。`,
    tooLate: '這樣走就贏不了，或來不及了。',
    solved: '解出來了！',
    score: (mistakes, hints) =>
      `${mistakes ? `走錯 ${mistakes} 次` : '沒有走錯'}，${hints ? `用了 ${hints} 次提示` : '沒用提示'}。`,
    solution: '解法：',
    start: '開始',
    hintPiece: (piece, point) => `提示：走 ${point} 的${piece}。`,
    hintMove: (from, to) => `提示：${from} 到 ${to}。`,
    backAgain: '已退回。',
    buttons: '殘局',
    hint: '提示',
    moreHint: '再提示',
    showSolution: '看解法',
    takeBack: '退回重走',
    again: '重新開始',
    previous: '後退',
    next: '前進',
  },
};

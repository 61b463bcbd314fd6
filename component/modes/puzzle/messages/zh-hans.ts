import type { Messages } from '../../../messages/words.js';
import type { PuzzleWords } from '../words.js';

export const zhHans: Messages<{ puzzle: PuzzleWords }> = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  puzzle: {
    task: (army, moves) => `${army}先走，${moves} 步之内获胜。`,
    yourMove: '轮到你走。',
    right: (answer, moves) => `正确。${answer && `${answer}。`}还有 ${moves} 步。`,
    wrong: (move, answer) => `不对：${move}${answer && `；${answer}`}。`,
    tooLate: '这样走就赢不了，或来不及了。',
    solved: '解出来了！',
    score: (mistakes, hints) =>
      `${mistakes ? `走错 ${mistakes} 次` : '没有走错'}，${hints ? `用了 ${hints} 次提示` : '没用提示'}。`,
    solution: '解法：',
    start: '开始',
    hintPiece: (piece, point) => `提示：走 ${point} 的${piece}。`,
    hintMove: (from, to) => `提示：${from} 到 ${to}。`,
    backAgain: '已退回。',
    buttons: '残局',
    hint: '提示',
    moreHint: '再提示',
    showSolution: '看解法',
    takeBack: '退回重走',
    again: '重新开始',
    previous: '后退',
    next: '前进',
  },
};

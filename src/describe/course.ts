// What the options of §6 to §9 say: information, turns, flip, the end, points.

import type { OptionTexts } from './options.js';

export const INFORMATION = {
  visibility: {
    title: ['Who sees what', '明暗'],
    values: {
      open: ['Everybody sees every piece.', '明棋：所有棋子人人可见。'],
      dark: ['A piece is seen by its owner only.', '暗棋：棋子只有自己看得见。'],
      partners: ['Partners see each other’s pieces.', '双明：对家互相看得见棋子。'],
      revealed: ['Set up in secret, then played open.', '暗摆明下：摆好之后全部亮开。'],
      flip: ['All pieces start shuffled and face down.', '翻棋：棋子打乱，字朝下摆。'],
    },
  },
  flagShown: {
    title: ['The flag after the commander', '司令死后亮旗'],
    values: {
      true: ['Who loses the commander shows the flag.', '损失司令后己方军旗亮出。'],
      false: ['The flag stays hidden when the commander falls.', '损失司令后军旗仍不亮出。'],
    },
  },
} as const satisfies OptionTexts;

export const TURNS = {
  turnOrder: {
    title: ['Order of turns', '行棋顺序'],
    values: {
      anticlockwise: ['Four players move anticlockwise.', '四人按逆时针顺序行棋。'],
      clockwise: ['Four players move clockwise.', '四人按顺时针顺序行棋。'],
    },
  },
  touchMove: {
    title: ['Touch and move', '举子无悔'],
    values: {
      false: ['A piece picked up may be put back.', '拿起的棋子可以放回。'],
      true: ['A piece picked up must move if it can.', '举子无悔：拿起的棋子能走就必须走。'],
    },
  },
} as const satisfies OptionTexts;

export const FLIP = {
  flipSides: {
    title: ['Who owns which colour', '定颜色'],
    values: {
      engineer: [
        'Who first turns up an engineer owns its colour; until then pieces are only turned up.',
        '首先翻出工兵的一方使用该工兵的颜色，在此之前只能翻棋。',
      ],
      first: [
        'The first piece turned up gives its colour to who turned it.',
        '翻开的第一个子的颜色归翻子的人。',
      ],
      pair: [
        'Who turns up one colour on two own turns running owns it.',
        '自己连续两次翻到同一颜色，就使用这个颜色。',
      ],
    },
  },
} as const satisfies OptionTexts;

export const END = {
  noMoves: {
    title: ['No way to move', '无棋可走'],
    values: {
      out: ['A seat that cannot move on its turn is out.', '轮到时无棋可走的一方出局。'],
      pass: [
        'A blocked seat that still has movable pieces passes; passes count with its lost turns.',
        '还有活子但被压住走不动时自动跳过，与超时一并计数。',
      ],
    },
  },
  bothStuck: {
    title: ['Neither side can move', '双方无棋可走'],
    values: {
      draw: ['When neither side can move the game is drawn.', '双方同时无棋可走为和棋。'],
      moverLoses: [
        'When neither side can move the one to move loses.',
        '双方同时无棋可走，轮到走棋的一方判负。',
      ],
    },
  },
  quietLimit: {
    title: ['Quiet moves', '未吃子步数'],
    values: {
      none: ['Quiet moves have no limit.', '没有损子的步数不限。'],
      n: [
        'The game ends after {n} {ply|plies} running without a loss.',
        '连续 {n} 步双方没有损子，对局结束。',
      ],
    },
  },
  quietAfter: {
    title: ['Quiet moves count from', '未吃子起算'],
    values: {
      0: ['Quiet moves count from the start.', '未吃子的步数从开局算起。'],
      n: ['Quiet moves count only after {n} {ply|plies}.', '未吃子的步数在 {n} 步之后才算。'],
    },
  },
  quietCounts: {
    title: ['What ends a quiet run', '重新计数'],
    values: {
      removals: ['Only a loss ends a quiet run.', '有损子才重新计数。'],
      contacts: ['A bounce ends a quiet run too.', '碰子反弹也重新计数。'],
    },
  },
  quietOutcome: {
    title: ['After too many quiet moves', '未吃子的判定'],
    values: {
      draw: ['Too many quiet moves are a draw.', '到了步数判和棋。'],
      moverLoses: [
        'After too many quiet moves the side to move loses.',
        '到了步数，轮到走棋的一方判负。',
      ],
    },
  },
  maxPlies: {
    title: ['Length of the game', '总步数'],
    values: {
      none: ['A game may last as long as it likes.', '总步数不限。'],
      n: ['The game ends with ply {n}.', '下满 {n} 步对局结束。'],
    },
  },
  adjudicate: {
    title: ['After the last ply', '满步判定'],
    values: {
      draw: ['A game that reaches its last ply is drawn.', '下满总步数判和棋。'],
      count: [
        'At the last ply the side with more pieces wins.',
        '下满总步数时，棋子多的一方得胜。',
      ],
    },
  },
  deadPosition: {
    title: ['Dead positions', '死局'],
    values: {
      ignore: ['A position nobody can win is played on.', '双方都赢不了的局面照常下。'],
      draw: ['A position nobody can win is a draw.', '双方都无法取胜时为和棋。'],
    },
  },
  timeouts: {
    title: ['Lost turns', '超时次数'],
    values: {
      none: ['Lost turns put nobody out.', '不限定超时次数。'],
      n: [
        'A seat is out when it has lost {n} {turn|turns} to the clock.',
        '超时满 {n} 次的一方判负。',
      ],
    },
  },
  secondsPerMove: {
    title: ['Time for a move', '每步限时'],
    values: {
      none: ['A move may take any time.', '每步棋不限时。'],
      n: [
        'A move not made in {n} {second|seconds} is a lost turn.',
        '每步棋限时 {n} 秒，超时就失去这一步。',
      ],
    },
  },
  secondsPerSeat: {
    title: ['Time for the game', '每方总时间'],
    values: {
      none: ['A seat may take any time for the game.', '每方的总时间不限。'],
      n: [
        'A seat that has used {n} {second|seconds} for its moves is out.',
        '每方累计用时 {n} 秒，用完判负。',
      ],
    },
  },
  resignAfterPlies: {
    title: ['Resigning, by plies', '投降步数'],
    values: {
      0: ['A seat may resign from the first ply on.', '从第一步起就可以投降。'],
      n: ['Nobody resigns before ply {n}.', '{n} 步之内不允许投降。'],
    },
  },
  resignAfterSeconds: {
    title: ['Resigning, by time', '投降时间'],
    values: {
      0: ['A seat may resign at any time.', '任何时候都可以投降。'],
      n: ['Nobody resigns in the first {n} {second|seconds}.', '开始后 {n} 秒内的投降无效。'],
    },
  },
  leaving: {
    title: ['Leaving', '逃跑'],
    values: {
      end: [
        'Who leaves ends the game: of two players the leaver loses; of four the leaver’s team loses when the partner was out, otherwise nothing counts.',
        '有人逃跑时本局结束：两人对战逃者负；四人对战，对家已出局则判负，否则不计分。',
      ],
      playOn: [
        'Before ply 40 a game that somebody leaves is dissolved; later play goes on, and a deserted partner loses no points.',
        '40 步之内有人逃跑棋局解散，超过 40 步本局要下完，剩下的一人不扣分。',
      ],
    },
  },
  illegalMove: {
    title: ['Illegal moves', '非法着法'],
    values: {
      refused: ['An illegal move is refused.', '非法的着法不予执行。'],
      loses: ['Who makes an illegal move loses.', '行棋着法非法的一方判负。'],
    },
  },
} as const satisfies OptionTexts;

export const POINTS = {
  scoring: {
    title: ['Points', '计分'],
    values: {
      false: ['Games bring no points.', '对局不计分。'],
      true: [
        'Four players win and lose 2 points, two players 1. Nothing is won before ply 40 (two players: 30), nor by who has more than 50 points against somebody with fewer.',
        '四人对战赢得 2 分，输扣 2 分；两人对战各 1 分。40 步（两人 30 步）之内胜者不得分；自己高于 50 分而对手中有人低于 50 分，不增加积分。',
      ],
    },
  },
  minSeconds: {
    title: ['Short games', '短局'],
    values: {
      0: ['Games of any length count.', '对局长短都计分。'],
      n: ['A game of less than {n} {second|seconds} does not count.', '{n} 秒内结束战斗不计分。'],
    },
  },
} as const satisfies OptionTexts;

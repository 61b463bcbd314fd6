// What the options of §3 to §5 say: setup, movement, collisions.

import type { OptionTexts } from './options.js';

export const SETUP = {
  bombsOnFront: {
    title: ['Bombs on the front', '炸弹摆第一排'],
    values: {
      false: ['Bombs may not be set up on line 1.', '炸弹不能摆在第一排。'],
      true: ['Bombs may be set up on line 1.', '炸弹可以摆在第一排。'],
    },
  },
  minesAroundFlag: {
    title: ['Mines around the flag', '地雷围旗'],
    values: {
      false: ['Landmines stand anywhere on lines 5 and 6.', '地雷可放在最后两排的任何位置。'],
      true: [
        'Every landmine touches the flag or another landmine that does.',
        '地雷必须围着军旗：每颗雷要与军旗或围旗的雷相邻。',
      ],
    },
  },
} as const satisfies OptionTexts;

export const MOVEMENT = {
  leaveHeadquarters: {
    title: ['Leaving headquarters', '出大本营'],
    values: {
      never: ['A piece in any headquarters stays there.', '进入任何大本营的棋子不能再移动。'],
      enemy: [
        'Only a seat’s own headquarters hold its pieces; it may leave others.',
        '只有在己方大本营里的棋子不能移动，进了别家的可以出来。',
      ],
      any: ['Pieces may leave any headquarters.', '大本营能进能出。'],
    },
  },
  railTurn: {
    title: ['Turning on the railway', '铁路拐弯'],
    values: {
      none: ['Only engineers turn on the railway.', '铁路上只有工兵可以拐弯。'],
      once: [
        'Every piece may take one right-angled turn in a move on the railway.',
        '任何棋子在铁路上一步可以拐一个直角弯。',
      ],
      any: ['All pieces turn on the railway like engineers.', '任何棋子在铁路上都可以随意拐弯。'],
    },
  },
  railReach: {
    title: ['Reach on the railway', '铁路步数'],
    values: {
      none: ['A clear railway is walked any distance.', '铁路上没有阻挡时步数不限。'],
      n: [
        'On the railway all but engineers go at most {n} {step|steps}.',
        '铁路上除工兵外一次最多走 {n} 步。',
      ],
    },
  },
  ownZoneStep: {
    title: ['One step at home', '己方阵地走一格'],
    values: {
      false: ['The railway at home is as fast as elsewhere.', '己方阵地内的铁路照常行走。'],
      true: [
        'In their own territory pieces take one step a move, engineers excepted.',
        '除工兵外，棋子在己方阵地内只能一格一格移动。',
      ],
    },
  },
  flyingBombs: {
    title: ['Flying bombs', '炸弹满天飞'],
    values: {
      false: ['Bombs move like other pieces.', '炸弹与其他棋子走法相同。'],
      true: ['Bombs move like engineers.', '炸弹的走法如同工兵。'],
    },
  },
  enemyCamps: {
    title: ['Enemy camps', '敌方行营'],
    values: {
      true: ['Pieces may enter the camps of an enemy.', '可以进入敌方行营。'],
      false: ['Nobody enters the camps of an enemy.', '不能进入敌方行营。'],
    },
  },
  bombsInCamps: {
    title: ['Bombs in camps', '炸弹进营'],
    values: {
      true: ['Bombs may enter camps.', '炸弹可以进行营。'],
      false: ['Bombs enter no camp.', '炸弹不能进行营。'],
    },
  },
  cornerArcs: {
    title: ['Corner arcs', '对角弧线'],
    values: {
      false: ['Opposite corner palaces are not joined.', '对侧角宫之间没有弧线。'],
      true: ['Arcs join opposite corner palaces.', '对侧角宫有弧线连接。'],
    },
  },
  crossLines: {
    title: ['Crossing lines', '交叉线'],
    values: {
      false: ['No lines cross the palaces.', '九宫内没有交叉线。'],
      true: ['Two more railways cross the palaces corner to corner.', '九宫内多出两道交叉铁路。'],
    },
  },
  repetitionLimit: {
    title: ['Stepping to and fro', '反复走棋'],
    values: {
      none: ['A piece may step to and fro without end.', '反复走棋不限次数。'],
      n: [
        'A piece may step between two points {n} {time|times} running, and no more.',
        '同一棋子在两点之间连续来回不能超过 {n} 步。',
      ],
    },
  },
} as const satisfies OptionTexts;

export const COLLISIONS = {
  mine: {
    title: ['Landmines', '地雷'],
    values: {
      stays: [
        'A landmine removes any piece but an engineer or a bomb, and stays.',
        '除工兵和炸弹外，棋子撞地雷自己消失，地雷还在。',
      ],
      both: ['A landmine and the piece that meets it go together.', '任何棋子撞地雷都同归于尽。'],
      bounces: [
        'A piece that runs into a landmine bounces off; nothing is removed.',
        '除工兵和炸弹外，棋子撞地雷要反弹，双方都不消失。',
      ],
      forbidden: ['Only engineers and bombs attack landmines.', '只有工兵和炸弹能碰地雷。'],
    },
  },
  engineerClears: {
    title: ['Engineers and landmines', '工兵排雷'],
    values: {
      true: ['An engineer removes a landmine and stays.', '工兵排雷后留在原处。'],
      false: ['An engineer goes with the landmine it removes.', '工兵与地雷同归于尽。'],
    },
  },
  commanderOnMine: {
    title: ['The commander and landmines', '司令撞雷'],
    values: {
      asOthers: ['A commander meets landmines like any other piece.', '司令撞地雷与其他棋子相同。'],
      forbidden: ['A commander attacks no landmine.', '司令不撞地雷。'],
    },
  },
  bombTakesFlag: {
    title: ['Bombs and flags', '炸弹与军旗'],
    values: {
      true: ['A bomb that meets a flag goes with it.', '炸弹碰军旗同归于尽，被炸的一方出局。'],
      false: ['Bombs may not attack a flag.', '炸弹不能炸军旗。'],
    },
  },
  scouting: {
    title: ['Scouting', '工兵侦察'],
    values: {
      false: ['Engineers scout nothing.', '工兵没有侦察能力。'],
      true: [
        'A ranked piece to which an engineer loses is shown to everybody.',
        '工兵败给的棋子亮给所有玩家看。',
      ],
    },
  },
  flagNeeds: {
    title: ['Before a flag is taken', '夺旗条件'],
    values: {
      nothing: ['A flag may be taken at any time.', '随时可以夺取军旗。'],
      minesCleared: [
        'A flag may be taken only when no landmine of its side is left.',
        '要先挖完这一方的地雷，才能取军旗。',
      ],
    },
  },
  flagTaker: {
    title: ['Who takes a flag', '夺旗的棋子'],
    values: {
      any: ['Any piece may take a flag.', '任何棋子都可以取军旗。'],
      smallest: [
        'Only the lowest ranked piece its side still has takes a flag; no bomb does.',
        '只有己方剩下的最小棋子才能取军旗，炸弹不能。',
      ],
    },
  },
  flagWin: {
    title: ['Winning by the flag', '军旗胜法'],
    values: {
      take: ['Whose flag is taken is out.', '军旗被夺即告失败。'],
      home: [
        'A taken flag must be carried to an own headquarters; until then its owner plays on.',
        '夺旗后要把旗运到自己的大本营才算得胜，此前对方照常行棋。',
      ],
      plant: [
        'A seat wins by carrying its own flag into an enemy headquarters; enemy flags are not taken.',
        '把自己的军旗扛到对方的大本营得胜，不能夺对方的旗。',
      ],
    },
  },
} as const satisfies OptionTexts;

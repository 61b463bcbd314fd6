import type { Messages } from '../../../messages/words.js';
import type { LessonWords } from '../words.js';

export const zhHans: Messages<{ lesson: LessonWords }> = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  lesson: {
    progress: (step, steps, title) => `第 ${step} 课，共 ${steps} 课：${title}`,
    steps: {
      move: {
        title: '走子',
        text: '棋子沿细线的公路每次走一步。夺下军旗就获胜：让团长走过去。先点棋子，再点要去的地方。圆形的是行营，从那里可以走向四面八方。',
      },
      rail: {
        title: '铁路',
        text: '在深色的铁路上，只要中间没有棋子，一次可以直走任意远。让司令从边路直上，再沿第五线过去，抢在对方回防之前夺旗。',
      },
      engineer: {
        title: '工兵',
        text: '只有工兵能在铁路上转弯：空铁路通到哪里，它一次就能走到哪里。地雷挡得住别的棋子，工兵却能挖掉。军旗被地雷围着，派工兵去吧。',
      },
      camp: {
        title: '行营',
        text: '行营里的棋子不能被攻击。身后的军长更大，只要够得着就会吃掉你的连长。先躲进行营，再去夺旗。',
      },
      collision: {
        title: '碰子',
        text: '走到对方棋子上，大的留下：司令、军长、师长、旅长、团长、营长、连长、排长、工兵，依次减小；一样大就同归于尽。一个团长守着军旗，用合适的棋子去碰它。',
      },
      mine: {
        title: '地雷与炸弹',
        text: '地雷和军旗不能走。除了工兵，谁撞上地雷谁就阵亡，地雷还在。炸弹和碰到的任何棋子同归于尽，地雷也一样。现在没有工兵了，用炸弹开路。',
      },
      flag: {
        title: '军旗',
        text: '军旗在大本营里；棋子进了大本营就再也不能出来，别进错了。一方再没有能走的棋子，也算输。现在把学到的都用上。',
      },
    },
    buttons: '课程',
    previous: '上一课',
    next: '下一课',
    learned: '学会了，继续下一课。',
    finished: '全部学完，可以下棋了。',
  },
};

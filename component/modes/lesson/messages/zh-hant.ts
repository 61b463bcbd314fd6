import type { Messages } from '../../../messages/words.js';
import type { LessonWords } from '../words.js';

export const zhHant: Messages<{ lesson: LessonWords }> = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  lesson: {
    progress: (step, steps, title) => `第 ${step} 課，共 ${steps} 課：${title}`,
    steps: {
      move: {
        title: '走子',
        text: '棋子沿細線的公路每次走一步。奪下軍旗就獲勝：讓團長走過去。先點棋子，再點要去的地方。圓形的是行營，從那裡可以走向四面八方。',
      },
      rail: {
        title: '鐵路',
        text: '在深色的鐵路上，只要中間沒有棋子，一次可以直走任意遠。讓司令從邊路直上，再沿第五線過去，搶在對方回防之前奪旗。',
      },
      engineer: {
        title: '工兵',
        text: '只有工兵能在鐵路上轉彎：空鐵路通到哪裡，它一次就能走到哪裡。地雷擋得住別的棋子，工兵卻能挖掉。軍旗被地雷圍著，派工兵去吧。',
      },
      camp: {
        title: '行營',
        text: '行營裡的棋子不能被攻擊。身後的軍長更大，只要夠得著就會吃掉你的連長。先躲進行營，再去奪旗。',
      },
      collision: {
        title: '碰子',
        text: '走到對方棋子上，大的留下：司令、軍長、師長、旅長、團長、營長、連長、排長、工兵，依次減小；一樣大就同歸於盡。一個團長守著軍旗，用合適的棋子去碰它。',
      },
      mine: {
        title: '地雷與炸彈',
        text: '地雷和軍旗不能走。除了工兵，誰撞上地雷誰就陣亡，地雷還在。炸彈和碰到的任何棋子同歸於盡，地雷也一樣。現在沒有工兵了，用炸彈開路。',
      },
      flag: {
        title: '軍旗',
        text: '軍旗在大本營裡；棋子進了大本營就再也不能出來，別進錯了。一方再沒有能走的棋子，也算輸。現在把學到的都用上。',
      },
    },
    buttons: '課程',
    previous: '上一課',
    next: '下一課',
    learned: '學會了，繼續下一課。',
    finished: '全部學完，可以下棋了。',
  },
};

// The record viewer in traditional Chinese.

import type { Messages } from '../../../messages/words.js';
import type { ViewWords } from './words.js';

export const zhHant: Messages<ViewWords> = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  view: {
    controls: '打譜',
    first: '回到開局',
    previous: '上一手',
    play: '播放',
    pause: '暫停',
    next: '下一手',
    last: '到終局',
    plyOf: (ply, plies) => `第 ${ply} 手，共 ${plies} 手`,
    pace: '速度',
    paceOf: (seconds) => `每手 ${seconds} 秒`,
    moves: '著法',
    variation: '變化',
    mainLine: '回到實戰',
    game: '對局',
    gameName: (number, count) => `第 ${number} 局，共 ${count} 局`,
    eyes: '視角',
    everything: '全明',
    reveal: '終局亮出全部棋子',
    keys: '左右鍵前後走，Home、End 到兩頭，空格播放；在棋盤上用逗號和句號。',
    open: '開啟檔案',
    drop: '或拖到這裡：.jqn、.jgs、.jql',
    paste: '貼上棋譜文字',
    text: '棋譜（.jqn）',
    show: '顯示',
  },
};

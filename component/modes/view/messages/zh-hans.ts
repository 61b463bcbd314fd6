// The record viewer in simplified Chinese.

import type { Messages } from '../../../messages/words.js';
import type { ViewWords } from './words.js';

export const zhHans: Messages<ViewWords> = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  view: {
    controls: '打谱',
    first: '回到开局',
    previous: '上一手',
    play: '播放',
    pause: '暂停',
    next: '下一手',
    last: '到终局',
    plyOf: (ply, plies) => `第 ${ply} 手，共 ${plies} 手`,
    pace: '速度',
    paceOf: (seconds) => `每手 ${seconds} 秒`,
    moves: '着法',
    variation: '变化',
    mainLine: '回到实战',
    game: '对局',
    gameName: (number, count) => `第 ${number} 局，共 ${count} 局`,
    eyes: '视角',
    everything: '全明',
    reveal: '终局亮出全部棋子',
    keys: '左右键前后走，Home、End 到两头，空格播放；在棋盘上用逗号和句号。',
    open: '打开文件',
    drop: '或拖到这里：.jqn、.jgs、.jql',
    paste: '粘贴棋谱文本',
    text: '棋谱（.jqn）',
    show: '显示',
  },
};

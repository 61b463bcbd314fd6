// The mode in traditional Chinese.

import type { Messages } from '../../../messages/words.js';
import { textZhHant } from '../../../out/text-words.js';
import type { DeployWords } from '../words.js';

export const zhHant = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  deploy: {
    title: (army) => `${army}佈陣`,
    setups: '陣形',
    own: '自訂',
    formations: {
      wings: ['兩翼', '兩邊鐵路都放強子，炸彈緊跟其後，軍旗由三顆地雷圍住。'],
      'left-wing': ['左翼', '強子都在左邊鐵路，從那裡突破；軍旗遠在右邊。'],
      decoy: ['空城', '地雷守的是空的大本營，軍旗靠司令和一條通路守護。'],
      fortress: ['堡壘', '弱子在前，大軍在後等候，從行營裡反擊。'],
    },
    random: '隨機',
    mirror: '左右對調',
    undo: '復原',
    march: '出征',
    ready: '可以出征。',
    hint: '先選一子，再選另一子，即可對調。',
    held: (piece) => `${piece}與誰對調？`,
    cannot: (reason) => `不能放那裡：${reason}`,
    exchanged: (one, other) => `${one}與${other}已對調`,
    notYet: '這個佈陣還不能出征：',
    notHere: '不能放這裡',
    tools: '佈陣',
    keepAs: '存在本瀏覽器，名為',
    keep: '儲存',
    kept: (name) => `已存為「${name}」。`,
    notKept: '瀏覽器沒有為本頁儲存任何內容。',
    forget: (name) => `刪除「${name}」`,
    forgotten: (name) => `「${name}」已刪除。`,
    turned: '原文底線在上，已轉過來。',
    limits: {
      j: '地雷只能放在最後兩線。',
      k: '炸彈不能放在一線。',
      l: '軍旗須在大本營。',
    },
    rules: {
      'thirty-points': '佈陣應有 30 個位置',
      'empty-point': '每個兵站和大本營都須放子',
      'piece-on-camp': '行營裡不能佈子',
      'flag-outside-headquarters': '軍旗須在大本營',
      'mine-too-far-forward': '地雷只能放在五線和底線',
      'mine-away-from-flag': '地雷須圍著軍旗',
      'bomb-on-front': '炸彈不能放在一線',
    },
    count: (rank, found, due) => `${rank}有 ${found} 枚，應為 ${due} 枚`,
    text: {
      ...textZhHant,
      field: '佈陣（一線在上）',
      placeholder: '六行棋子，或 30 個字母',
      save: '存為 .jql',
    },
  },
} satisfies Messages<{ deploy: DeployWords }>;

import type { Messages } from '../../messages/words.js';
import type { OutWords } from '../words.js';

export const zhHant = {
  $code: 'zh-tw',
  $name: '繁體中文',
  $dir: 'ltr',
  out: {
    tools: '帶走',
    buttons: { image: '存圖', text: '複製文字', link: '複製連結', file: '存棋譜' },
    copied: '文字已複製。',
    linked: '連結已複製。',
    notCopied: '瀏覽器不允許本頁複製。',
    failed: (reason) => `沒有成功：${reason}。`,
  },
} satisfies Messages<{ out: OutWords }>;

import type { Messages } from '../../messages/words.js';
import type { OutWords } from '../words.js';

export const zhHans = {
  $code: 'zh',
  $name: '简体中文',
  $dir: 'ltr',
  out: {
    tools: '带走',
    buttons: { image: '存图', text: '复制文本', link: '复制链接', file: '存棋谱' },
    copied: '文本已复制。',
    linked: '链接已复制。',
    notCopied: '浏览器不允许本页复制。',
    failed: (reason) => `没有成功：${reason}。`,
  },
} satisfies Messages<{ out: OutWords }>;

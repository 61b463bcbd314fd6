// What the panel for text and files says: the same beside every board, but for what the text is of.

/** What every such panel says. */
interface SharedTextWords {
  readonly title: string;
  readonly open: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly link: string;
  readonly linked: string;
}

/** What the panel says, in a language of its mode. */
export interface TextWords extends SharedTextWords {
  readonly field: string;
  readonly placeholder: string;
  readonly save: string;
}

export const textEn: SharedTextWords = {
  title: 'Text and files',
  open: 'Open a file',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy.',
  link: 'Copy a link',
  linked: 'The link is copied.',
};

export const textZhHans: SharedTextWords = {
  title: '文本与文件',
  open: '打开文件',
  copy: '复制',
  copied: '已复制。',
  notCopied: '浏览器不允许本页复制。',
  link: '复制链接',
  linked: '链接已复制。',
};

export const textZhHant: SharedTextWords = {
  title: '文字與檔案',
  open: '開啟檔案',
  copy: '複製',
  copied: '已複製。',
  notCopied: '瀏覽器不允許本頁複製。',
  link: '複製連結',
  linked: '連結已複製。',
};

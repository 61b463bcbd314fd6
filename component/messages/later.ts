// What of languages comes when they are first spoken, by their tag: faces alone where all words are part of the
// program; in single files `later-beside.ts` stands here.

import type { Translation } from '@shoelace-style/localize';

export type LaterLanguages = Readonly<Record<string, () => Promise<readonly Translation[]>>>;

export const later: LaterLanguages = {
  'zh-tw': async () => [(await import('../faces/traditional.js')).traditional],
};

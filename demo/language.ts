// The page's language: chosen once, kept, and told to every section.

import { en as boardEnglish } from '../component/messages/en.js';
import type { Words } from '../component/messages/words.js';
import { wordsIn } from '../component/messages/wording.js';
import { en, type Messages } from './messages-en.js';
import { zhHant } from './messages-zh-hant.js';
import { zh } from './messages-zh.js';
import { langOf } from '../src/describe/text.js';
import { keep, kept } from './keeping.js';

/** The languages of the page itself. */
export const LANGUAGES = ['en', 'zh', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

function languageOf(tag: string): Language {
  const lang = langOf(tag);
  return lang === 'zh-Hans' ? 'zh' : lang;
}

const MESSAGES: Readonly<Record<Language, Messages>> = { en, zh, 'zh-Hant': zhHant };

/** Tells `language` events; what shows words listens while it is on the page. */
export const languageChanges = new EventTarget();

let current: Language = languageOf(kept('language') ?? navigator.language);

export const language = (): Language => current;

/** The page's own words. */
export const words = (): Messages => MESSAGES[current];

/** The board's words: pieces, points, turns. */
export const boardWords = (): Words => wordsIn(boardEnglish, current);

export function setLanguage(next: Language): void {
  current = next;
  keep('language', next);
  applyLanguage();
  languageChanges.dispatchEvent(new Event('language'));
}

export function applyLanguage(): void {
  document.documentElement.lang = current === 'zh' ? 'zh-Hans' : current;
}

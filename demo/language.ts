// The page's language: chosen once, kept, and told to every section.

import { en as boardEnglish } from '../component/messages/en.js';
import type { Words } from '../component/messages/words.js';
import { wordsIn } from '../component/messages/wording.js';
import { en, type Messages } from './messages-en.js';
import { zh } from './messages-zh.js';
import { keep, kept } from './keeping.js';

/** The languages of the page itself. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

const languageOf = (tag: string): Language => (/^zh\b/i.test(tag) ? 'zh' : 'en');

const MESSAGES: Readonly<Record<Language, Messages>> = { en, zh };

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
  document.documentElement.lang = current === 'zh' ? 'zh-Hans' : 'en';
}

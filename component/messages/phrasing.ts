// Says English phrases by a catalogue. In its keys `{}` stands for what a fault names; that is looked up in its
// turn, and what is in quotation marks is the reader's own and left alone, as keys of texts (`flags:`) are.
// Articles are left out of keys.

import { RANK_NAMES, RANKS, type Rank } from '../../src/pieces.js';

/** Phrases by their English; in a phrase `{2}` is the second thing named, where the order is another. */
export type Phrases = Readonly<Record<string, string>>;

/** What says an English phrase in another language; a phrase that the catalogue lacks stays as it is. */
export function phrasing(
  phrases: Phrases,
  ranks: Readonly<Record<Rank, string>>,
): (english: string) => string {
  const whole = new Map(Object.entries(phrases));
  for (const rank of RANKS) whole.set(RANK_NAMES[rank], ranks[rank]);
  let patterns: readonly Pattern[] | undefined;
  const say = (english: string): string => {
    const text = english.replace(/^(an?|the) /, '');
    const known = whole.get(text) ?? whole.get(text.replace(/s$/, ''));
    if (known !== undefined) return known;
    patterns ??= patternsOf(phrases);
    for (const { fits, said } of patterns) {
      const named = fits.exec(text)?.slice(1).map(say);
      if (named) return filled(said, named);
    }
    return text;
  };
  return (english) => withoutQuotes(english, say);
}

interface Pattern {
  readonly fits: RegExp;
  readonly said: string;
}

/** Those that say most come first: `{} or {}` fits much. */
function patternsOf(phrases: Phrases): readonly Pattern[] {
  return Object.entries(phrases)
    .filter(([english]) => english.includes('{}'))
    .sort(([one], [other]) => other.replaceAll('{}', '').length - one.replaceAll('{}', '').length)
    .map(([english, said]) => ({ fits: patternOf(english), said }));
}

/** What is named goes beyond a comma or a colon only where the phrase itself has such signs. */
function patternOf(english: string): RegExp {
  const named = /[,:;(]/.test(english) ? '(.+?)' : '((?:(?![,:;] ).)+?)';
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('{}', named)}$`, 's');
}

function filled(said: string, named: readonly string[]): string {
  let next = 0;
  return said.replace(/\{(\d?)\}/g, (_, at: string) => named[at ? Number(at) - 1 : next++] ?? '');
}

/** What stays as it is: what is quoted, and keys in a row, the last of all, or one given twice. */
const KEPT = /"[^"]*"|\b[a-z]+:(?= [a-z]+:|$| a second time)/g;

/** Says a phrase without what is kept in it, which comes back at its place. */
function withoutQuotes(text: string, say: (text: string) => string): string {
  // The reader's own text may hold quotation marks.
  if (/^".*"$/s.test(text) && !/" |, "/.test(text)) return text;
  const quoted: string[] = [];
  const bare = text.replace(KEPT, (own) => mark(quoted.push(own) - 1));
  return spaced(say(bare)).replace(
    /[\ue000-\uf8ff]/g,
    (sign) => quoted[sign.charCodeAt(0) - FIRST] ?? sign,
  );
}

/** Signs that no text has, in place of what is quoted. */
const FIRST = 0xe000;
const mark = (index: number): string => String.fromCharCode(FIRST + index);

/** A space between Chinese characters and what is none, and nowhere else between Chinese characters. */
const spaced = (text: string): string =>
  text
    .replace(/([\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, '$1')
    .replace(/([\u4e00-\u9fff])(?=[\w\ue000-\uf8ff])/g, '$1 ')
    .replace(/([\w\ue000-\uf8ff])(?=[\u4e00-\u9fff])/g, '$1 ');

// The words in which people write pieces and camps, and how a line of text falls into them.

import type { Rank } from '../pieces.js';

/** One entry of a row: a rank or, without one, a camp. */
export interface Token {
  readonly rank: Rank | undefined;
  /** Column of the line it starts in, from 1. */
  readonly column: number;
}

/** Traditional characters that stand in words, with the simplified ones. */
const SIMPLIFIED: Readonly<Record<string, string>> = {
  軍: '军',
  長: '长',
  師: '师',
  團: '团',
  營: '营',
  連: '连',
  彈: '弹',
  總: '总',
};

const WORDS: readonly (readonly [Rank | undefined, string])[] = [
  ['a', '总司令 司令 司 令 40'],
  ['b', '军长 军 39'],
  ['c', '师长 师 38'],
  ['d', '旅长 旅 37'],
  ['e', '团长 团 36'],
  ['f', '营长 营 35'],
  ['g', '连长 连 34'],
  ['h', '排长 排 33'],
  ['i', '工兵 工 兵 32'],
  ['j', '地雷 雷'],
  ['k', '炸弹 炸 弹'],
  ['l', '军旗 旗'],
  [undefined, '行营 空 ○ 〇 ◯ O o 0 .'],
];

const RANK_OF_WORD: ReadonlyMap<string, Rank | undefined> = new Map([
  ...WORDS.flatMap(([rank, words]) =>
    words.split(' ').map((word): [string, Rank | undefined] => [word, rank]),
  ),
  ...[...'abcdefghijkl'].map((letter): [string, Rank] => [letter, letter as Rank]),
]);
const LONGEST = Math.max(...[...RANK_OF_WORD.keys()].map((word) => word.length));

const SEPARATOR = /[-–—_\s,、|;]/;

/** One character as the words above have it: simplified, no full-width forms. */
function plain(character: string): string {
  const narrow = character.normalize('NFKC');
  const one = narrow.length === character.length ? narrow : character;
  return SIMPLIFIED[one] ?? one;
}

/** The entries of a line, or the column where no word begins. */
export type Tokens = readonly Token[] | { readonly column: number };

/**
 * Cuts a line into words, the longest first, or with `longest` 1 into single characters (and two-digit
 * numbers): 军旗 is the flag, or without separators a general beside one.
 */
export function tokensOf(line: string, longest = LONGEST): Tokens {
  const text = [...line].map(plain).join('');
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (SEPARATOR.test(text.charAt(at))) {
      at++;
      continue;
    }
    const word = wordAt(text, at, longest);
    if (word === undefined) return { column: at + 1 };
    tokens.push({ rank: RANK_OF_WORD.get(word), column: at + 1 });
    at += word.length;
  }
  return tokens;
}

function wordAt(text: string, at: number, longest: number): string | undefined {
  const most = /\d/.test(text.charAt(at)) ? 2 : longest;
  for (let length = most; length > 0; length--) {
    const word = text.slice(at, at + length);
    if (RANK_OF_WORD.has(word)) return word;
  }
  return undefined;
}

// Game records cut into tokens, each with its place.
//
// A backslash takes the next character as it is, in tags and in comments: `\"` `\\` `\}`; in a tag `\n`
// is a new line. `;` begins a comment up to the end of the line, `%` in column 1 hides a line.

import { fault, type Parsed } from '../fault.js';
import { quoted } from './scan.js';

export type Token =
  | { readonly kind: 'tag'; readonly at: number; readonly name: string; readonly value: string }
  | { readonly kind: 'comment'; readonly at: number; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly at: number }
  | { readonly kind: 'word'; readonly at: number; readonly text: string };

/** `line 3, column 7` of an offset. */
export function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

export function tokensOf(text: string): Parsed<Token[]> {
  const tokens: Token[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const blank = take(text, at, /\s+/y);
    const hidden = isLineStart(text, at) ? take(text, at, /%[^\n\r]*/y) : '';
    if (blank || hidden) {
      at += blank.length + hidden.length;
      continue;
    }
    const read = readToken(text, at);
    if ('fault' in read) return read;
    tokens.push(read.value.token);
    at = read.value.end;
  }
  return { value: tokens };
}

function take(text: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || /[\n\r]/.test(text.charAt(at - 1));
}

/** A token and the offset behind it. */
type Taken = Parsed<{ readonly token: Token; readonly end: number }>;

function taken(token: Token, end: number): Taken {
  return { value: { token, end } };
}

function readToken(text: string, at: number): Taken {
  switch (text.charAt(at)) {
    case '[':
      return readTag(text, at);
    case '{':
      return readComment(text, at);
    case ';': {
      const line = take(text, at, /;[^\n\r]*/y);
      return taken({ kind: 'comment', at, text: line.slice(1) }, at + line.length);
    }
    case '(':
      return taken({ kind: 'open', at }, at + 1);
    case ')':
      return taken({ kind: 'close', at }, at + 1);
  }
  const word = take(text, at, /[^\s()[\]{};]+/y);
  if (word !== '') return taken({ kind: 'word', at, text: word }, at + word.length);
  return fault(placeIn(text, at), quoted(text.charAt(at)), 'a tag, a turn, a comment or a result');
}

function readComment(text: string, at: number): Taken {
  for (let end = at + 1; end < text.length; end++) {
    const character = text[end];
    if (character === '\\') end++;
    else if (character === '}') {
      return taken({ kind: 'comment', at, text: text.slice(at + 1, end) }, end + 1);
    }
  }
  return fault(placeIn(text, at), 'a comment without an end', '"}"');
}

function readTag(text: string, at: number): Taken {
  const head = take(text, at, /\[[ \t]*[A-Za-z]\w*[ \t]*"/y);
  if (head === '') {
    const line = take(text, at, /[^\n\r]*/y);
    return fault(placeIn(text, at), quoted(line), 'a tag such as [Event "…"]');
  }
  const name = head.slice(1, -1).trim();
  const string = readString(text, at + head.length);
  if ('fault' in string) return string;
  const { value, end } = string.value;
  const tail = take(text, end, /[ \t]*\]/y);
  if (tail === '') return fault(placeIn(text, end), quoted(text.charAt(end)), '"]"');
  return taken({ kind: 'tag', at, name, value }, end + tail.length);
}

function readString(text: string, start: number): Parsed<{ value: string; end: number }> {
  let value = '';
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return { value: { value, end: at + 1 } };
    if (/[\n\r]/.test(character)) break;
    if (character !== '\\') value += character;
    else value += UNESCAPED[text.charAt(++at)] ?? text.charAt(at);
  }
  return fault(placeIn(text, start), 'a value without an end', 'a quotation mark on the same line');
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** A value as `readString` reads it. */
export function escapeTag(value: string): string {
  return value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

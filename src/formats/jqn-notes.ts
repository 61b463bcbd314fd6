// Comments of a record: `{[%clk 0:12:05] [%cal Gc6c7] [%csl Rd8] words}`, both ways.
//
// Blanks at either end of the words belong to nobody. A backslash keeps what follows it: braces, another
// backslash, a blank at an end, and a `[%` that is not ours to read.

import { pointNamed, pointName, type Board, type Point } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Arrow, Circle, Notes } from '../record.js';
import { quoted } from './scan.js';

/** Glyphs 1 … 6 as suffixes of a turn. */
export const SUFFIXES = ['!', '?', '!!', '??', '!?', '?!'];

type Draft = { -readonly [K in keyof Notes]: Notes[K] };

/** Reads what stands between braces. Places are columns of the comment, from 1. */
export function parseNotes(board: Board, text: string): Parsed<Notes> {
  const notes: Draft = {};
  let words = '';
  for (let at = 0; at < text.length;) {
    if (text[at] === '\\') {
      words += text.slice(at, at + 2);
      at += 2;
      continue;
    }
    const command = commandAt(text, at);
    if (command === undefined) {
      words += text.charAt(at++);
      continue;
    }
    const read = READERS[command.name](board, command.body, notes);
    if (isFault(read)) {
      const where = `in a comment, column ${at + 1}`;
      return fault(where, quoted(command.whole), read.fault.expected);
    }
    at += command.whole.length;
    if (text[at] === ' ') at++;
  }
  const comment = unescape(trimmed(words));
  if (comment !== '') notes.comment = comment;
  return { value: notes };
}

const COMMAND = /\[%(clk|cal|csl)(\s[^\]]*)?\]/y;

function commandAt(text: string, at: number) {
  if (!text.startsWith('[%', at)) return undefined;
  COMMAND.lastIndex = at;
  const found = COMMAND.exec(text);
  if (found === null) return undefined;
  return { whole: found[0], name: found[1] as keyof typeof READERS, body: (found[2] ?? '').trim() };
}

type Reader = (board: Board, body: string, notes: Draft) => Parsed<unknown>;

const malformed = (expected: string) => fault('', '', expected);

const READERS: Readonly<Record<'clk' | 'cal' | 'csl', Reader>> = {
  clk: (_board, body, notes) => {
    const found = /^(\d{1,6}):(\d\d):(\d\d(?:\.\d{1,3})?)$/.exec(body);
    if (found === null) return malformed('a clock such as [%clk 0:12:05]');
    const [, hours, minutes, seconds] = found.map(Number);
    const whole = (hours ?? 0) * 3600 + (minutes ?? 0) * 60;
    notes.clock = Math.round((whole + (seconds ?? 0)) * 1000) / 1000;
    return { value: undefined };
  },
  cal: (board, body, notes) => {
    const arrows = body.split(',').map((word): Arrow | undefined => {
      const found = /^\s*([A-Z])([a-q]\d\d?)([a-q]\d\d?)\s*$/.exec(word);
      const from = pointNamed(board, found?.[2] ?? '');
      const to = pointNamed(board, found?.[3] ?? '');
      if (from === undefined || to === undefined) return undefined;
      return { from, to, color: found?.[1] ?? '' };
    });
    if (!arrows.every((arrow) => arrow !== undefined))
      return malformed('arrows such as Gc6c7,Rd1d2');
    notes.arrows = [...(notes.arrows ?? []), ...arrows];
    return { value: undefined };
  },
  csl: (board, body, notes) => {
    const circles = body.split(',').map((word): Circle | undefined => {
      const found = /^\s*([A-Z])([a-q]\d\d?)\s*$/.exec(word);
      const at = pointNamed(board, found?.[2] ?? '');
      return at === undefined ? undefined : { at, color: found?.[1] ?? '' };
    });
    if (!circles.every((circle) => circle !== undefined))
      return malformed('circles such as Gc6,Rd1');
    notes.circles = [...(notes.circles ?? []), ...circles];
    return { value: undefined };
  },
};

/** Without blanks at the ends, but for one that a backslash keeps. */
function trimmed(words: string): string {
  const start = words.trimStart();
  const end = start.trimEnd();
  const slashes = /\\*$/.exec(end)?.[0].length ?? 0;
  return slashes % 2 === 1 ? start.slice(0, end.length + 1) : end;
}

function unescape(words: string): string {
  return words.replace(/\\([\s\S])/g, '$1');
}

/** A comment with its braces; undefined where there is nothing to say. */
export function makeNotes(board: Board, notes: Notes): string | undefined {
  const name = (point: Point) => pointName(board, point);
  const arrows = notes.arrows?.map(({ from, to, color }) => color + name(from) + name(to)) ?? [];
  const circles = notes.circles?.map(({ at, color }) => color + name(at)) ?? [];
  const parts = [
    notes.clock === undefined ? '' : `[%clk ${clockText(notes.clock)}]`,
    arrows.length === 0 ? '' : `[%cal ${arrows.join(',')}]`,
    circles.length === 0 ? '' : `[%csl ${circles.join(',')}]`,
    escape(notes.comment ?? ''),
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : `{${parts.join(' ')}}`;
}

/** `h:mm:ss`, with thousandths where there are some. */
function clockText(clock: number): string {
  const thousandths = Math.max(0, Math.round(clock * 1000));
  const seconds = Math.floor(thousandths / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = thousandths % 1000;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`.replace(/0+$/, '');
  const minutes = Math.floor(seconds / 60) % 60;
  return `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}${fraction}`;
}

function escape(words: string): string {
  const first = /^\s/.test(words) ? '\\' : '';
  const last = words.length > 1 && /\s$/.test(words) ? '\\' : '';
  const plain = words.slice(0, words.length - last.length);
  return first + plain.replace(/[\\{}]|\[(?=%)/g, '\\$&') + last + words.slice(plain.length);
}

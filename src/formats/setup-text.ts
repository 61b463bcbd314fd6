// Setups as text: thirty letters in the seat's own frame, and the many ways people write them.

import { mustBe } from '../argument.js';
import { kindOf } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Rank } from '../pieces.js';
import type { Setup } from '../record.js';
import { quoted } from './scan.js';
import { tokensOf, type Token } from './setup-words.js';

export interface ReadSetup {
  readonly setup: Setup;
  /** The text had the rear on top and was read turned by 180°. */
  readonly turned: boolean;
}

const LETTERS = /^[a-l.]{30}$/;
const LINES = 6;
const FILES = 5;
const CAMPS = Array.from({ length: LINES }, (_, line) =>
  Array.from({ length: FILES }, (__, file) => kindOf(line * FILES + file) === 'camp'),
);
/** Stations and headquarters of each line: 5 3 4 3 5 5. */
const PLACES = CAMPS.map((line) => line.filter((camp) => !camp).length);

/** Canonical text: line 1 first, left to right, `.` where nothing stands. */
export function makeSetup(setup: Setup): string {
  mustBe('setup', setup);
  return Array.from({ length: LINES * FILES }, (_, point) => setup[point] ?? '.').join('');
}

/** Reads canonical text alone, as records hold it. */
export function parseSetupLetters(text: string): Parsed<Setup> {
  if (LETTERS.test(text)) {
    return { value: [...text].map((letter) => (letter === '.' ? undefined : (letter as Rank))) };
  }
  const wrong = [...text].findIndex((letter) => !/[a-l.]/.test(letter));
  return wrong < 0
    ? fault(`column ${text.length + 1}`, `${text.length} letters`, '30 letters')
    : fault(`column ${wrong + 1}`, quoted([...text][wrong] ?? ''), 'a letter a to l, or "."');
}

/**
 * Reads canonical text or six rows of Chinese words or numbers, the front first, camps written or left
 * out. Text with the rear on top is known by its camps. What stands where is not judged.
 */
export function parseSetup(text: string): Parsed<ReadSetup> {
  mustBe('text', text);
  const clean = text.replace(/^\ufeff/, '').trim();
  const letters = parseSetupLetters(clean);
  if (!isFault(letters)) return { value: { setup: letters.value, turned: false } };
  if (/^[a-l.]{20,}$/.test(clean)) return letters;
  const rows = rowsOf(text.replace(/^\ufeff/, ''));
  return isFault(rows) ? rows : fitRows(rows.value);
}

/** A row as written: its place, and the entries it may fall into, the likeliest first. */
interface Row {
  readonly line: number;
  readonly readings: readonly (readonly Token[])[];
}

function rowsOf(text: string): Parsed<Row[]> {
  const lines = text
    .split(/\r\n|[\n\r/／]/)
    .map((words, index) => ({ words, line: index + 1 }))
    .filter(({ words }) => words.trim() !== '');
  const rows: Row[] = [];
  for (const { words, line } of lines) {
    const tokens = tokensOf(words);
    if ('column' in tokens) {
      const where = `line ${line}, column ${tokens.column}`;
      return fault(where, quoted(words.slice(tokens.column - 1)), 'a piece or a camp');
    }
    const single = tokensOf(words, 1);
    rows.push({ line, readings: 'column' in single ? [tokens] : [tokens, single] });
  }
  const [only] = rows;
  if (rows.length === 1 && only) return unrolled(only);
  if (rows.length === LINES) return { value: rows };
  const last = rows[LINES]?.line ?? lines.at(-1)?.line ?? 1;
  return fault(`line ${last}`, counted(rows.length), `${LINES} rows`);
}

function counted(rows: number): string {
  return rows === 0 ? 'no row' : `${rows} ${rows === 1 ? 'row' : 'rows'}`;
}

/** Six rows written on one line: 30 entries, or 25 with the camps left out. */
function unrolled({ line, readings }: Row): Parsed<Row[]> {
  const whole = readings.find(({ length }) => length === 25 || length === 30);
  if (whole === undefined) {
    const { length: count = 0 } = readings[0] ?? [];
    const found = `${count} ${count === 1 ? 'entry' : 'entries'} on one line`;
    return fault(`line ${line}`, found, '6 rows, or 25 or 30 entries');
  }
  const flagOnTop = whole.findIndex(({ rank }) => rank === 'l') < FILES;
  const lengths = whole.length === 30 ? PLACES.map(() => FILES) : [...PLACES];
  if (flagOnTop) lengths.reverse();
  let at = 0;
  const rows = lengths.map((length) => ({ line, readings: [whole.slice(at, (at += length))] }));
  return { value: rows };
}

/** Lays six rows on the lines as they stand or turned, whichever fits more of them. */
function fitRows(rows: readonly Row[]): Parsed<ReadSetup> {
  const straight = rows.map((row, line) => fitRow(row, line));
  const over = rows.map((row, index) => fitRow(row, LINES - 1 - index));
  const fits = (lines: readonly Parsed<Setup>[]) => lines.filter((line) => !isFault(line)).length;
  const turned = fits(over) > fits(straight);
  const setup: (Rank | undefined)[] = [];
  for (const line of turned ? over : straight) {
    if (isFault(line)) return line;
    setup.push(...line.value);
  }
  return { value: { setup: turned ? setup.reverse() : setup, turned } };
}

/** The five points of a line in written order; camps lie the same way from either side. */
function fitRow({ line: place, readings }: Row, line: number): Parsed<Setup> {
  for (const tokens of readings) {
    const points = fitTokens(tokens, line);
    if (points !== undefined) return { value: points };
  }
  const [tokens = []] = readings;
  const places = PLACES[line] ?? FILES;
  const short = places < FILES ? `, or ${places} with the camps left out` : '';
  const camp = tokens.find(({ rank }) => rank === undefined);
  const where = `line ${place}, column ${camp?.column ?? tokens[0]?.column ?? 1}`;
  const found = `${tokens.length} ${tokens.length === 1 ? 'entry' : 'entries'}${camp ? ' with camps' : ''}`;
  return fault(where, found, `the ${FILES} points of line ${line + 1}${short}`);
}

function fitTokens(tokens: readonly Token[], line: number): Setup | undefined {
  const camps = CAMPS[line] ?? [];
  const ranks = tokens.map(({ rank }) => rank);
  if (ranks.length === FILES) {
    return ranks.every((rank, file) => (rank === undefined) === camps[file]) ? ranks : undefined;
  }
  if (ranks.length !== PLACES[line] || ranks.includes(undefined)) return undefined;
  return camps.map((camp) => (camp ? undefined : ranks.shift()));
}

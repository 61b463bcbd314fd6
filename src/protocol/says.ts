// What referee and engine say to one another in the championship protocol 1.0, both ways. Programs in
// the wild are loose, so readers forgive blanks and small letters; writers are strict.

import type { Point, Seat } from '../board.js';
import type { Setup } from '../record.js';
import type { Move, Outcome } from '../turn.js';
import { makeList, parseList } from './list.js';
import { makeMove, makePoint, parseMove, parsePoint } from './points.js';

/** What came of a move; the number is its index. */
export const RESULTS = ['fell', 'took', 'both', 'quiet'] as const satisfies readonly Outcome[];
export type Result = (typeof RESULTS)[number];

/** `0`, `1`, `2` of `END`. */
export const ENDS = ['lost', 'won', 'broken-off'] as const;
export type End = (typeof ENDS)[number];

/** What came of a move, and where the opponent's flag is seen to stand because of it. */
export interface Came {
  readonly result: Result;
  readonly flag?: Point;
}

/** `doubt`: what of the line could not be read and was taken for the usual. */
export type RefereeSays = { readonly doubt?: string } & (
  | { readonly says: 'info' }
  | {
      readonly says: 'start';
      /** Whether the engine moves first. */
      readonly first: boolean;
      /** For the game. */
      readonly seconds: number;
      /** Plies of both sides without contact before the side to move loses. */
      readonly steps: number;
    }
  /** `move` is the opponent's; absent before the first one. */
  | { readonly says: 'go'; readonly move?: Move; readonly came: Came }
  | { readonly says: 'result'; readonly came: Came }
  | { readonly says: 'end'; readonly end: End }
);

/** A game's time and steps where `START` does not name them: those of the championship. */
const USUAL = { seconds: 1800, steps: 31 };
const QUIET: Came = { result: 'quiet' };

/** What a line means to the engine of `seat`; undefined where it means nothing. */
export function parseReferee(seat: Seat, line: string): RefereeSays | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  switch (word.toUpperCase()) {
    case 'INFO':
      return { says: 'info' };
    case 'START':
      return parseStart(rest);
    case 'GO':
      return parseGo(seat, rest);
    case 'RESULT':
      return { says: 'result', ...cameOrQuiet(seat, rest) };
    case 'END':
      return { says: 'end', end: ENDS[Number(rest[0])] ?? 'broken-off' };
    default:
      return undefined;
  }
}

function parseStart([first, seconds, steps]: readonly string[]): RefereeSays {
  const isWhole = /^[01]$/.test(first ?? '') && countOf(seconds) && countOf(steps);
  return {
    says: 'start',
    first: first !== '1',
    seconds: countOf(seconds) ?? USUAL.seconds,
    steps: countOf(steps) ?? USUAL.steps,
    ...(!isWhole && { doubt: 'START needs 0 or 1, seconds and steps: the usual is taken' }),
  };
}

/** A whole number from 1 up to a week of seconds. */
function countOf(word: string | undefined): number | undefined {
  const count = /^\d{1,6}(\.\d*)?$/.test(word ?? '') ? Math.floor(Number(word)) : 0;
  return count > 0 ? count : undefined;
}

function parseGo(seat: Seat, [text = '0000', ...rest]: readonly string[]): RefereeSays | undefined {
  if (text === '0000') return { says: 'go', came: QUIET };
  const move = parseMove(seat, text);
  if (move === undefined || text.length !== 4) return undefined;
  return { says: 'go', move, ...cameOrQuiet(seat, rest) };
}

/** What came of a move, a quiet one where it cannot be read. */
function cameOrQuiet(seat: Seat, words: readonly string[]): { came: Came; doubt?: string } {
  const came = parseCame(seat, words);
  return came ? { came } : { came: QUIET, doubt: 'the result is none of 0 to 3: 3 is taken' };
}

function parseCame(seat: Seat, [code = '', point = '']: readonly string[]): Came | undefined {
  const result = /^\d$/.test(code) ? RESULTS[Number(code)] : undefined;
  if (result === undefined) return undefined;
  const flag = parsePoint(seat, point);
  return { result, ...(flag !== undefined && { flag }) };
}

/** A line for the engine of `seat`, without its end. */
export function makeReferee(seat: Seat, said: RefereeSays): string {
  switch (said.says) {
    case 'info':
      return 'INFO 1.0';
    case 'start':
      return `START ${said.first ? 0 : 1} ${said.seconds} ${said.steps}`;
    case 'go':
      return `GO ${said.move ? makeMove(seat, said.move) : '0000'} ${makeCame(seat, said.came)}`;
    case 'result':
      return `RESULT ${makeCame(seat, said.came)}`;
    case 'end':
      return `END ${ENDS.indexOf(said.end)}`;
  }
}

function makeCame(seat: Seat, { result, flag }: Came): string {
  return `${RESULTS.indexOf(result)} ${flag === undefined ? '00' : makePoint(seat, flag)}`;
}

export type EngineSays =
  | { readonly says: 'name'; readonly name: string }
  | { readonly says: 'array'; readonly setup: Setup }
  | { readonly says: 'bestmove'; readonly move: Move };

/** An answer as the engine of `seat` gives it, without the line's end. */
export function makeEngine(seat: Seat, said: EngineSays): string {
  switch (said.says) {
    case 'name':
      return `NAME ${said.name}`;
    case 'array':
      return `ARRAY ${makeList(said.setup)}`;
    case 'bestmove':
      return `BESTMOVE ${makeMove(seat, said.move)}`;
  }
}

/** The rest of a line that begins with `word`; undefined where it begins otherwise. */
export function wordsAfter(word: 'NAME' | 'ARRAY' | 'BESTMOVE', line: string): string | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  return first.toUpperCase() === word ? rest.join(' ') : undefined;
}

/** The move of what follows `BESTMOVE`, or undefined. */
export function parseBestMove(seat: Seat, words: string): Move | undefined {
  const text = words.replaceAll(' ', '');
  return text.length === 4 ? parseMove(seat, text) : undefined;
}

/** The setup of what follows `ARRAY`, or undefined. */
export function parseArray(words: string): Setup | undefined {
  return parseList(words.replaceAll(' ', ''));
}

// The games of a `.jqn` one by one, so that what is wrong with one of them does not hide the others.

import { fault, isFault, type Fault, type Parsed } from '../fault.js';
import type { GameRecord } from '../record.js';
import { parseJqn } from './jqn.js';

/** A line that begins as tags do, well-formed or not. */
const TAG_LINE = /(?<=^|[\n\r\ufeff])\[[^\S\n\r]*[A-Za-z].*/g;
const LINE_END = /\r\n|\n|\r/;

/** A part of a text, which begins with one of its lines. */
interface Piece {
  readonly text: string;
  /** Lines before it. */
  readonly above: number;
}

/** Games in their order, each read, or the fault at which it was given up; lines are those of the whole text. */
export function parseGames(text: string): readonly Parsed<GameRecord>[] {
  const pieces = piecesOf(text);
  const games: Parsed<GameRecord>[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    let read = parseJqn(piece.text);
    const next = pieces[index + 1];
    // What looks like a tag may stand in a comment: then both pieces are one game.
    const joined = isFault(read) && next ? parseJqn(piece.text + next.text) : read;
    if (isFault(read) && !isFault(joined)) {
      read = joined;
      index++;
    }
    games.push(...(isFault(read) ? [lowered(read.fault, piece.above)] : each(read.value)));
  }
  return games;
}

const each = (records: readonly GameRecord[]) => records.map((value) => ({ value }));

/** Cut where tags follow what is no tag; what stands above the first tags belongs to the first game. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let [from, above, end] = [0, 0, 0];
  const cut = (to: number): void => {
    const piece = text.slice(from, to);
    pieces.push({ text: piece, above });
    above += piece.split(LINE_END).length - 1;
    from = to;
  };
  for (const { index, 0: line } of text.matchAll(TAG_LINE)) {
    const isHead = end > 0 && text.slice(end, index).trim() !== '';
    if (isHead) cut(index);
    end = index + line.length;
  }
  cut(text.length);
  return pieces;
}

/** A fault with its line counted from the top of the whole text. */
function lowered({ where, found, expected }: Fault, above: number) {
  const place = where.replace(/^line (\d+)/, (_, line: string) => `line ${Number(line) + above}`);
  return fault(place, found, expected);
}

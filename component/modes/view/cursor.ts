// A place in a record: a line of turns, which is the game or leaves it for a variation, and how far it has
// been followed. Immutable.

import type { GameRecord, RecordNode } from '../../../src/record.js';
import type { SteppedLine } from '../../record-line.js';

/** Every turn from the start to the end of the game or of a variation. */
export type Line = readonly RecordNode[];

export interface Cursor {
  readonly line: Line;
  /** Turns shown. */
  readonly ply: number;
}

/** The turn that led here; none at the start. */
export const nodeAt = ({ line, ply }: Cursor): RecordNode | undefined => line[ply - 1];

/** As near to `ply` as the line is long. */
export const moved = ({ line }: Cursor, ply: number): Cursor => ({
  line,
  ply: Math.max(0, Math.min(Math.trunc(ply) || 0, line.length)),
});

/** The same place on the game itself: where the line left it, if it did. */
export function onMainLine({ turns }: GameRecord, { line, ply }: Cursor): Cursor {
  const left = line.findIndex((node, index) => node !== turns[index]);
  return { line: turns, ply: left < 0 ? ply : Math.min(ply, left) };
}

const branches = new WeakMap<Line, Line>();

/** The line through a variation of turn `ply` of `line`; the same object each time, for a tree has one way to it. */
export function branch(line: Line, ply: number, variation: Line): Line {
  const through = branches.get(variation) ?? [...line.slice(0, ply - 1), ...variation];
  branches.set(variation, through);
  return through;
}

/** Every line but the game itself, in the order in which variations are written. */
function* variationsOf(line: Line, from = 0): Generator<Line> {
  for (const [index, { variations = [] }] of line.entries()) {
    if (index < from) continue;
    for (const variation of variations) {
      const through = branch(line, index + 1, variation);
      yield through;
      yield* variationsOf(through, index);
    }
  }
}

/** The number of a line among the variations, from 1; undefined for the game itself. */
function variationAt({ turns }: GameRecord, { line }: Cursor): number | undefined {
  return line === turns ? undefined : [...variationsOf(turns)].indexOf(line) + 1 || undefined;
}

/** The start of the game, or of the line through a variation, from 1 in the order they are written. */
export function startOf({ turns }: GameRecord, variation = 0): Cursor {
  return { line: [...variationsOf(turns)][variation - 1] ?? turns, ply: 0 };
}

/** What the element steps through. */
export function steppedLine(
  record: GameRecord | undefined,
  cursor: Cursor,
  go: (cursor: Cursor) => void,
): SteppedLine {
  const { line, ply } = cursor;
  const variation = record && variationAt(record, cursor);
  const goTo = (to: number): void => go(moved(cursor, to));
  return { ply, plies: line.length, ...(variation && { variation }), goTo };
}

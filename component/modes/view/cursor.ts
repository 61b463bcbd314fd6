// A place in a record: a line of turns, which is the game or leaves it for a variation, and how far it has
// been followed. Immutable.

import type { GameRecord, RecordNode } from '../../../src/record.js';

/** Every turn from the start to the end of the game or of a variation. */
export type Line = readonly RecordNode[];

export interface Cursor {
  readonly line: Line;
  /** Turns shown. */
  readonly ply: number;
}

export const startOf = ({ turns }: GameRecord): Cursor => ({ line: turns, ply: 0 });

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

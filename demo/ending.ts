// How a record, or a variation of it, ended, and why.

import type { Over } from '../src/position.js';
import type { GameRecord } from '../src/record.js';
import { reference } from '../src/reference/index.js';
import { startPosition } from '../src/start.js';
import type { Line } from './move-list.js';

export type End = Pick<Over, 'result'> & Partial<Pick<Over, 'by'>>;

const known = new WeakMap<Line, Over | null>();

/** What the record says and, where it says less, what the rules say. */
export function endOf(record: GameRecord, line: Line): End | undefined {
  const before = known.get(line);
  const judged = before === undefined ? judge(record, line) : before;
  known.set(line, judged);
  const { result, termination } = record;
  if (line !== record.turns || result === null) return judged ?? undefined;
  const by = termination ?? (judged?.result === result ? judged.by : undefined);
  return by === undefined ? { result } : { result, by };
}

function judge({ variant: { rules }, start }: GameRecord, line: Line): Over | null {
  let position = reference.judge(rules, startPosition(rules, start));
  try {
    for (const { turn } of line) position = reference.follow(rules, position, turn);
  } catch {
    return null; // A line that cannot have happened; the board says so.
  }
  return position.over;
}

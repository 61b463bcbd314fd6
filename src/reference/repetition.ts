// Stepping to and fro (docs/rules.md §4, `repetitionLimit`): one entry for every seat whose last
// turn was a step, kept with the piece that made it.

import type { Point, Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { ownerAt } from './seats.js';

type Again = Position['again'];

/** How often a piece may step over one pair of points. Reads `repetitionLimit`. */
export function repetitionLimit(rules: Rules): number {
  return rules.repetitionLimit ?? Infinity;
}

function isReturn(entry: Again[number], { from, to }: Move): boolean {
  return entry.to === from && entry.from === to;
}

/** Whether a piece has stepped over this pair of points as often as it may. */
export function isRepeated(rules: Rules, position: Position, move: Move): boolean {
  return position.again.some(
    (entry) => isReturn(entry, move) && entry.times >= repetitionLimit(rules),
  );
}

/** The entries without those of a seat: its run of steps is broken. */
export function forget(rules: Rules, position: Position, seat: Seat): Again {
  return position.again.filter(({ to }) => ownerAt(rules, position, to) !== seat);
}

/** The entries after a move; `stepped` when the mover now stands on its target. */
export function remember(
  rules: Rules,
  position: Position,
  move: Move,
  stepped: boolean,
  fallen: readonly Point[],
): Again {
  if (repetitionLimit(rules) === Infinity) return [];
  const mover = ownerAt(rules, position, move.from)!;
  const others = forget(rules, position, mover).filter(({ to }) => !fallen.includes(to));
  if (!stepped) return others;
  const before = position.again.find((entry) => isReturn(entry, move));
  const step = { from: move.from, to: move.to, times: (before?.times ?? 0) + 1 };
  return [...others, step].sort((a, b) => a.from - b.from || a.to - b.to);
}

// The railway under a set of rules: the lines of the board and those that options add (§1, §4).

import { BOARDS, type Board, type Line, type Point, pointNamed } from '../board.js';
import type { Rules } from '../rules.js';

export interface Railway {
  readonly lines: readonly Line[];
  /** Lines through a point, by point. */
  readonly linesAt: readonly (readonly Line[])[];
  /** Points one rail step away, by point. */
  readonly next: readonly (readonly Point[])[];
}

function line(board: Board, ...names: string[]): Line {
  return names.map((name) => pointNamed(board, name)!);
}

/** Arcs joining opposite corner palaces. Reads `cornerArcs`. */
function cornerArcs(rules: Rules): readonly Line[] {
  if (!rules.cornerArcs || rules.board !== 'four') return [];
  return [line(BOARDS.four, 'g7', 'k11'), line(BOARDS.four, 'k7', 'g11')];
}

/** Two lines across the palaces from corner to corner. Reads `crossLines`. */
function crossLines(rules: Rules): readonly Line[] {
  if (!rules.crossLines || rules.board !== 'four') return [];
  return [line(BOARDS.four, 'g7', 'i9', 'k11'), line(BOARDS.four, 'k7', 'i9', 'g11')];
}

function build(board: Board, extra: readonly Line[]): Railway {
  const lines = [...board.lines, ...extra];
  const next = board.rails.map((points) => new Set(points));
  for (const added of extra) {
    added.forEach((point, index) => {
      for (const step of [added[index - 1], added[index + 1]]) {
        if (step !== undefined) next[point]!.add(step);
      }
    });
  }
  return {
    lines,
    linesAt: board.names.map((_, point) => lines.filter((each) => each.includes(point))),
    next: next.map((points) => [...points]),
  };
}

const built = new WeakMap<Rules, Railway>();

/** The railway of a board with the lines its rules add. */
export function railwayOf(rules: Rules): Railway {
  let railway = built.get(rules);
  if (!railway) {
    railway = build(BOARDS[rules.board], [...cornerArcs(rules), ...crossLines(rules)]);
    built.set(rules, railway);
  }
  return railway;
}

// How far points are from one another, in steps over roads and rails with nothing in the way.

import type { Board, Point } from '../board.js';

const known = new Map<string, readonly number[]>();

/** Steps from every point to the nearest of some goals; Infinity where there is no goal. */
export function distances(board: Board, goals: readonly Point[]): readonly number[] {
  const key = `${board.name} ${goals.join(' ')}`;
  const found = known.get(key) ?? measure(board, goals);
  known.set(key, found);
  return found;
}

function measure(board: Board, goals: readonly Point[]): number[] {
  const steps = new Array<number>(board.points).fill(Infinity);
  for (const goal of goals) steps[goal] = 0;
  const queue = [...goals];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of [...board.roads[at]!, ...board.rails[at]!]) {
      if (steps[next]! <= steps[at]! + 1) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

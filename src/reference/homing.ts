// Flags that lost their carrier (docs/rules.md §5, `flagWin: 'home'`).

import type { Point, Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import { isHidden } from './sight.js';

/** Points without repetition, ascending as positions list them. */
export function union(points: readonly Point[], more: readonly Point[]): readonly Point[] {
  return [...new Set([...points, ...more])].sort((a, b) => a - b);
}

/** Flags under way, ascending by carrier. */
export function inOrder(carried: Position['carried']): Position['carried'] {
  return [...carried].sort((a, b) => a.at - b.at || a.home - b.home);
}

/**
 * Flags are back where they were taken from: standing there, and known to everybody, or under the
 * piece that stands there. An enemy's piece has thereby picked the flag up.
 */
export function flagsGoHome(
  rules: Rules,
  before: Position,
  flags: readonly { readonly home: Point; readonly owner: Seat }[],
): Position {
  let position = before;
  for (const { home, owner } of flags) {
    if (position.pieces[home]) {
      position = { ...position, carried: inOrder([...position.carried, { at: home, home }]) };
      continue;
    }
    const pieces = [...position.pieces];
    pieces[home] = { seat: owner, rank: 'l' };
    const shown = isHidden(rules) ? union(position.flags, [home]) : position.flags;
    position = { ...position, pieces, flags: shown };
  }
  return position;
}

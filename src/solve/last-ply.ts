// Which moves can end a game of two at once. Most moves cannot, and saying so is cheaper than playing
// them: at the end of a proof nearly all the work lies here.

import { BOARDS, type Point } from '../board.js';
import type { Core } from '../core.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';

/**
 * The moves among `legal` after which the seat to move may have won. A collision may. A move to an
 * empty point takes nothing away, so it wins only by leaving the other seat without a move: a step
 * to another point than the one it fills stays as legal as it was, whether that point is empty or
 * holds a piece. One more way is a flag carried to its goal.
 */
export function endings(
  core: Core,
  rules: Rules,
  position: Position,
  legal: readonly Move[],
): readonly Move[] {
  if (rules.seats !== 2 || rules.flagWin !== 'take' || rules.maxPlies !== null) return legal;
  if (rules.quietLimit !== null && position.quiet + 1 >= rules.quietLimit) return legal;
  const collisions = legal.filter(({ to }) => position.pieces[to]);
  if (collisions.length === legal.length) return legal;
  const [filled, more] = stepTargets(core, rules, position);
  if (more !== undefined) return collisions;
  return filled === undefined
    ? legal
    : legal.filter(({ to }) => position.pieces[to] ?? to === filled);
}

/** Points, two at most, to which the other seat could step if it were its turn. */
function stepTargets(core: Core, rules: Rules, position: Position): readonly Point[] {
  const { roads, rails } = BOARDS[position.board];
  const other = position.seats.find((seat) => seat !== position.turn)!;
  const targets = new Set<Point>();
  for (const { from, to } of core.moves(rules, { ...position, turn: other })) {
    if (roads[from]!.includes(to) || rails[from]!.includes(to)) targets.add(to);
    if (targets.size > 1) break;
  }
  return [...targets];
}

// A line of moves as turns with their outcomes, where every rank is known.

import type { Core } from '../core.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move, Turn } from '../turn.js';

/** A turn of a line and the position it leads to. */
export interface LineTurn {
  readonly turn: Turn;
  readonly position: Position;
}

/** The line played, automatic passes among its turns, as far as all ranks are known and it is legal. */
export function turnsOf(
  core: Core,
  rules: Rules,
  start: Position,
  line: readonly Move[],
): readonly LineTurn[] {
  const played: LineTurn[] = [];
  if (start.pieces.some((piece) => piece && piece.rank === undefined)) return played;
  let position = start;
  for (const { from, to } of line) {
    if (position.over) break;
    try {
      const step = core.play(rules, position, { kind: 'move', from, to });
      ({ position } = step);
      played.push(...step.turns.map((turn) => ({ turn, position: step.position })));
    } catch (error) {
      if (error instanceof RangeError) break;
      throw error;
    }
  }
  return played;
}

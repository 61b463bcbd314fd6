// Whose colours a piece wears.

import type { Seat } from '../src/board.js';
import type { Facing } from './geometry.js';

/** Red and blue on Duel, the four seats' on Four, none face down. */
export type Army = 'red' | 'blue' | Seat | 'covered';

export function armyOf({ board }: Pick<Facing, 'board'>, seat: Seat | undefined): Army {
  if (seat === undefined) return 'covered';
  if (board.name === 'four') return seat;
  return seat === 'S' ? 'red' : 'blue';
}

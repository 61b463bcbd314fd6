// Why a choice came to nothing, as far as the view tells whoever looks: the board knows no rules. Pure.

import { kindOf, type Point } from '../src/board.js';
import { isMovable } from '../src/pieces.js';
import type { Sight } from './stage.js';

/** What a hand is told, in a short sentence: a choice came to nothing, or is to be confirmed. */
export type Note = 'fixed' | 'locked' | 'held' | 'barred' | 'again';

/** A piece was chosen that may not move. Silent about pieces of others and empty points. */
export function noteOn({ rules, view }: Sight, point: Point): Note | undefined {
  const { pieces, turn, sides } = view;
  const { seat, rank } = pieces[point] ?? {};
  // In flip a piece has a colour, and its side may be either seat's.
  const owner = sides ? (sides[turn] === 'red' ? 'S' : 'N') : turn;
  if (seat !== owner || rank === undefined) return undefined;
  if (!isMovable(rank)) return 'fixed';
  const isLocked = rules?.leaveHeadquarters === 'never';
  return isLocked && kindOf(point) === 'headquarters' ? 'locked' : 'held';
}

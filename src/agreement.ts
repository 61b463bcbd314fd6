// Draws by agreement: who has said yes so far. The position knows nothing of it; the turns do.

import type { Seat } from './board.js';
import type { Position } from './position.js';
import { teamOf, type Rules } from './rules.js';
import type { Turn } from './turn.js';

/**
 * The seats that say yes to a draw after these turns, the one who offered first. `mover` is the
 * seat whose turn it was before `turn`; a move made by an opponent cancels an offer.
 */
export function yesAfter(
  rules: Rules,
  yes: readonly Seat[],
  mover: Seat,
  turn: Turn,
): readonly Seat[] {
  switch (turn.kind) {
    case 'offer':
    case 'agree':
      return yes.includes(turn.seat) ? yes : [...yes, turn.seat];
    case 'move':
    case 'uncover': {
      const team = teamOf(rules, mover);
      return yes.filter((seat) => team.includes(seat));
    }
    default:
      return yes;
  }
}

/** Whether every seat still in says yes. */
export function isAgreed(position: Position, yes: readonly Seat[]): boolean {
  return (
    yes.length > 0 &&
    position.seats.every((seat) => position.out.includes(seat) || yes.includes(seat))
  );
}

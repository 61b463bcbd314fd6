// What of a position decides whether it is won within some plies, as text.

import { RANKS, type SeenPiece } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';

/** Equal for positions that go on alike for so many plies. Counts that cannot matter are left out. */
export function keyOf(rules: Rules, position: Position, plies: number): string {
  const { seats, turn, pieces, carried, again, shown } = position;
  const codes = pieces.map((piece) => codeOf(piece, position));
  return (
    String.fromCharCode(seats.indexOf(turn) + 1, ...codes) +
    (nearLimit(rules, position, plies) ? `q${position.quiet},${position.ply}` : '') +
    (position.out.length > 0 ? position.out.join('') : '') +
    (carried.length + again.length + shown.length > 0
      ? JSON.stringify([carried, again, shown])
      : '') +
    (hasAllowance(position) ? JSON.stringify([position.timeouts, position.passed]) : '')
  );
}

function codeOf(piece: SeenPiece | undefined, { seats }: Position): number {
  if (piece?.seat === undefined) return 1;
  return 2 + seats.indexOf(piece.seat) * RANKS.length + RANKS.indexOf(piece.rank!);
}

/** Whether the game may be ended by a count of plies before these are over. */
function nearLimit(rules: Rules, { quiet, ply }: Position, plies: number): boolean {
  const { quietLimit, maxPlies } = rules;
  return (
    (quietLimit !== null && quiet + plies >= quietLimit) ||
    (maxPlies !== null && ply + plies >= maxPlies)
  );
}

const hasAllowance = ({ timeouts, passed }: Position): boolean =>
  Object.keys(timeouts).length + Object.keys(passed).length > 0;

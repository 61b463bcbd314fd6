// What a seat may know: one function of the position. Components, engines, records and messages for
// a seat are built from what it returns, never from the position itself.

import { mustBe } from './argument.js';
import type { Seat } from './board.js';
import type { SeenPiece } from './pieces.js';
import type { Position } from './position.js';
import { teamOf, type Rules } from './rules.js';

/**
 * The position as `seat` may know it: ranks it may not know are absent. Everything else is public
 * (whose turn, counts, who is out, who carries a flag, repeated steps) and stays as it is.
 * Neither being out nor the end of the game changes what a seat may know.
 */
export function viewOf(rules: Rules, position: Position, seat: Seat): Position {
  mustBe('rules', rules);
  mustBe('position', position);
  const owners = ownersSeenBy(rules, seat);
  if (owners === 'all') return position;
  const flags = new Set(position.flags);
  const shown = new Set(position.shown);
  const see = (piece: SeenPiece | undefined, point: number): SeenPiece | undefined => {
    if (piece?.rank === undefined || piece.seat === undefined) return piece;
    if (owners.includes(piece.seat) || shown.has(point)) return piece;
    // A shown flag is a flag because everybody was told so, not because the position says so.
    return flags.has(point) ? { seat: piece.seat, rank: 'l' } : { seat: piece.seat };
  };
  return { ...position, pieces: position.pieces.map(see) };
}

/**
 * Seats whose ranks `seat` knows from the start; `all` in open games, in those set up in secret
 * and played openly, and in flip, where nobody knows what nobody has turned up.
 */
export function ownersSeenBy(rules: Rules, seat: Seat): readonly Seat[] | 'all' {
  switch (rules.visibility) {
    case 'open':
    case 'revealed':
    case 'flip':
      return 'all';
    case 'dark':
      return [seat];
    case 'partners':
      return teamOf(rules, seat);
  }
}

/** Whether `seat` may know the setup of `owner`. */
export function maySeeSetup(rules: Rules, seat: Seat, owner: Seat): boolean {
  const owners = ownersSeenBy(rules, seat);
  return owners === 'all' || owners.includes(owner);
}

/**
 * Whether `seat` may watch `owner` set up, before all have marched out: what is `revealed` afterwards is
 * set up in secret.
 */
export function mayWatchSetup(rules: Rules, seat: Seat, owner: Seat): boolean {
  return seat === owner || (rules.visibility !== 'revealed' && maySeeSetup(rules, seat, owner));
}

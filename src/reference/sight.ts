// Who sees which ranks (docs/rules.md §6).

import type { Point, Seat } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Position } from '../position.js';
import { type Rules, teamOf } from '../rules.js';
import { ownerAt } from './seats.js';

/** The rank on a point as somebody sees it; undefined where nothing stands or nothing is seen. */
export type Sight = (point: Point) => Rank | undefined;

/** Everything that is written in a position: what the referee sees. */
export function referee(position: Position): Sight {
  return (point) => position.pieces[point]?.rank;
}

/** Whether some ranks are kept from some seats. */
export function isHidden(rules: Rules): boolean {
  return rules.visibility === 'dark' || rules.visibility === 'partners';
}

/** Seats whose ranks a seat is told, itself first. Reads `visibility`. */
function openTo(rules: Rules, seat: Seat): readonly Seat[] {
  return rules.visibility === 'partners' ? teamOf(rules, seat) : [seat];
}

/** What a seat sees: its own ranks, its partner's under `partners`, and what everybody was shown. */
export function sightOf(rules: Rules, position: Position, seat: Seat): Sight {
  const see = referee(position);
  if (!isHidden(rules)) return see;
  const friends = openTo(rules, seat);
  return (point) => {
    const owner = ownerAt(rules, position, point);
    if (owner !== undefined && friends.includes(owner)) return see(point);
    const shown = position.flags.includes(point) || position.shown.includes(point);
    return shown ? see(point) : undefined;
  };
}

/** Whether a fallen commander shows its flag: only where flags are hidden. Reads `flagShown`. */
export function showsFlags(rules: Rules): boolean {
  return rules.flagShown && isHidden(rules);
}

/** Whether engineers scout: only where there is something to find out. Reads `scouting`. */
export function scouts(rules: Rules): boolean {
  return rules.scouting && isHidden(rules);
}

/** Whether the ranks of all pieces on the board are written down. Covered pieces of flip are nobody's. */
export function allKnown(position: Position): boolean {
  return position.seats.every((seat) => seatKnown(position, seat));
}

/** Whether the ranks of all pieces of a seat are written down. */
export function seatKnown(position: Position, seat: Seat): boolean {
  return position.pieces.every((piece) => piece?.seat !== seat || piece.rank !== undefined);
}

// Who may take a flag, or lift its own (docs/rules.md §5: `bombTakesFlag`, `flagNeeds`, `flagTaker`).

import type { Point, Seat } from '../board.js';
import { strengthOf } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import { coveredOf } from './bag.js';
import { flagWin } from './carried.js';
import { ownerAt } from './seats.js';
import type { Sight } from './sight.js';

/** Why the piece on `from` may not take the enemy flag on `to`, as `see` sees the board. */
export function flagForbidden(
  rules: Rules,
  position: Position,
  from: Point,
  to: Point,
  see: Sight,
): string | undefined {
  if (flagWin(rules) === 'plant') return 'enemy flags cannot be taken';
  if (see(from) === 'k' && !bombTakesFlag(rules)) return 'a bomb cannot take a flag';
  return takerForbidden(rules, position, from, to, see);
}

/** Why the piece on `from` may not lift its own flag on `to`. */
export function liftForbidden(
  rules: Rules,
  position: Position,
  from: Point,
  to: Point,
  see: Sight,
): string | undefined {
  if (see(from) === 'k') return 'a bomb cannot carry a flag';
  return takerForbidden(rules, position, from, to, see);
}

function takerForbidden(
  rules: Rules,
  position: Position,
  from: Point,
  to: Point,
  see: Sight,
): string | undefined {
  const taker = ownerAt(rules, position, from);
  const owner = ownerAt(rules, position, to);
  if (taker === undefined || owner === undefined) return undefined;
  if (!isTaker(rules, position, taker, from, see)) return 'only the smallest piece takes a flag';
  if (needsMinesCleared(rules) && minesLeft(rules, position, owner, see)) {
    return "a flag is taken only when its side's mines are gone";
  }
  return undefined;
}

/** Whether bombs take flags, both being removed. Reads `bombTakesFlag`. */
function bombTakesFlag(rules: Rules): boolean {
  return rules.bombTakesFlag && flagWin(rules) === 'take';
}

/** Reads `flagNeeds`. */
export function needsMinesCleared(rules: Rules): boolean {
  return rules.flagNeeds === 'minesCleared';
}

/** Whether a mine of a seat is left, covered ones of flip counted, as far as `see` sees. */
function minesLeft(rules: Rules, position: Position, owner: Seat, see: Sight): boolean {
  if (coveredOf(position, owner).some(([rank]) => rank === 'j')) return true;
  return position.pieces.some(
    (_, point) => see(point) === 'j' && ownerAt(rules, position, point) === owner,
  );
}

/** Whether the piece on a point is of the kind that takes flags. Reads `flagTaker`. */
function isTaker(rules: Rules, position: Position, taker: Seat, from: Point, see: Sight): boolean {
  if (rules.flagTaker === 'any') return true;
  const rank = see(from);
  const strength = rank && strengthOf(rank);
  return strength !== undefined && strength === leastStrength(rules, position, taker, see);
}

/** The lowest strength of a seat's ranked pieces, covered ones of flip counted. */
function leastStrength(rules: Rules, position: Position, seat: Seat, see: Sight): number {
  let least = Infinity;
  for (const [rank] of coveredOf(position, seat)) {
    least = Math.min(least, strengthOf(rank) ?? Infinity);
  }
  position.pieces.forEach((piece, point) => {
    if (piece === undefined || ownerAt(rules, position, point) !== seat) return;
    const rank = see(point);
    least = Math.min(least, (rank && strengthOf(rank)) ?? Infinity);
  });
  return least;
}

// The end (docs/rules.md §9): who is out, and when the game is over.
//
// After a turn, in this order: fallen flags, disarmed seats, the result; then the next seat, stuck
// seats one after another; then the quiet limit, the number of plies, the dead position.

import type { Seat } from '../board.js';
import { isMovable } from '../pieces.js';
import type { Ending, Over, Position, Result } from '../position.js';
import type { Rules } from '../rules.js';
import { anyCovered, coveredOf } from './bag.js';
import { isDead } from './dead.js';
import { canUncover, hasMove } from './legality.js';
import { isLocked } from './movement.js';
import { firstIn, isFlip, ownerAt, sameTeam, seatsIn, teamName, teamsIn } from './seats.js';
import { seatKnown } from './sight.js';
import { without } from './transition.js';

export interface Departure {
  readonly seat: Seat;
  readonly by: Ending;
}

/** A position with its end judged, and who went out, in order. */
export interface Settled {
  readonly position: Position;
  readonly gone: readonly Departure[];
}

/** A position in which it has been decided who goes out because of the turn itself. */
export function settle(rules: Rules, before: Position, first: readonly Departure[]): Settled {
  const fallen = depart(rules, { position: before, gone: [] }, first);
  if (isOver(fallen)) return fallen;
  const armed = depart(rules, fallen, disarmedSeats(rules, fallen.position));
  if (isOver(armed)) return armed;
  const free = departStuck(rules, armed);
  return isOver(free) ? free : { ...free, position: atLimits(rules, free.position) };
}

/** The same where a turn says who went out and the ranks that decided it are not known. */
export function settleAsTold(
  rules: Rules,
  before: Position,
  first: readonly Departure[],
  told: readonly Seat[],
): Settled {
  const fallen = depart(rules, { position: before, gone: [] }, first);
  if (isOver(fallen)) return fallen;
  const rest = told.filter((seat) => !fallen.position.out.includes(seat));
  const departures = rest.map((seat) => ({ seat, by: likelyReason(rules, fallen.position, seat) }));
  const free = depart(rules, fallen, departures);
  return isOver(free) ? free : { ...free, position: atLimits(rules, free.position) };
}

function isOver({ position }: Settled): boolean {
  return position.over !== null;
}

/** Why a seat that is told to be out went, as far as can be seen. */
function likelyReason(rules: Rules, position: Position, seat: Seat): Ending {
  const stuck = seatKnown(position, seat) && !isDisarmed(rules, position, seat);
  return stuck ? 'stuck' : 'disarmed';
}

/** Seats go out together; the game is over when at most one team is left. */
function depart(rules: Rules, { position, gone }: Settled, seats: readonly Departure[]): Settled {
  const toMove = firstIn(rules, position, position.turn);
  let after: Position = { ...position, turn: toMove };
  const going = seats.filter(
    ({ seat }, index) =>
      !position.out.includes(seat) && seats.findIndex((each) => each.seat === seat) === index,
  );
  for (const { seat } of going) after = without(rules, after, seat);
  const by = going.at(-1)?.by ?? (seatsIn(after).length > 0 ? 'flag' : 'disarmed');
  after = { ...after, turn: firstIn(rules, after, toMove) };
  return { position: lastTeam(rules, after, by), gone: [...gone, ...going] };
}

/** The game is over when one team is left, or none. */
function lastTeam(rules: Rules, position: Position, by: Ending): Position {
  const teams = teamsIn(rules, position);
  if (teams.length > 1) return position;
  const result = teams[0] ? teamName(rules, teams[0]) : bothStuck(rules, position);
  return { ...position, over: { result, by } };
}

/** The result when both teams go at once. Reads `bothStuck`. */
function bothStuck(rules: Rules, position: Position): Result {
  return rules.bothStuck === 'draw' ? '1/2' : lossOf(rules, position.turn);
}

/** The result when the team of a seat loses. */
export function lossOf(rules: Rules, seat: Seat): Result {
  if (rules.seats === 2) return seat === 'S' ? 'N' : 'S';
  return seat === 'S' || seat === 'N' ? 'E+W' : 'S+N';
}

/** Seats to which nothing is left but mines, flag and pieces locked in a headquarters. */
function disarmedSeats(rules: Rules, position: Position): readonly Departure[] {
  return seatsIn(position)
    .filter((seat) => isDisarmed(rules, position, seat))
    .map((seat) => ({ seat, by: 'disarmed' }));
}

/** A piece of unknown rank may always be one that can move. */
function isDisarmed(rules: Rules, position: Position, seat: Seat): boolean {
  if (isFlip(rules) && !isCounted(position, seat)) return false;
  return !position.pieces.some((piece, point) => {
    if (piece === undefined || ownerAt(rules, position, point) !== seat) return false;
    if (piece.rank === undefined) return true;
    return isMovable(piece.rank) && !isLocked(rules, position, point);
  });
}

/** Flip: whether a seat owns a colour of which nothing is covered any more. */
function isCounted(position: Position, seat: Seat): boolean {
  if (position.sides?.[seat] === undefined) return false;
  return position.bag ? coveredOf(position, seat).length === 0 : !anyCovered(position);
}

/** Stuck seats one after another, from the seat to move on. Reads `noMoves`. */
function departStuck(rules: Rules, settled: Settled): Settled {
  let now = settled;
  while (!isOver(now) && isStuck(rules, now.position, now.position.turn)) {
    const { position } = now;
    const all = seatsIn(position);
    if (all.every((seat) => isStuck(rules, position, seat))) {
      return depart(
        rules,
        now,
        all.map((seat) => ({ seat, by: 'stuck' })),
      );
    }
    if (rules.noMoves === 'pass') return now;
    now = depart(rules, now, [{ seat: position.turn, by: 'stuck' }]);
  }
  return now;
}

/** Whether a seat could not move if it were its turn. */
export function isStuck(rules: Rules, position: Position, seat: Seat): boolean {
  if (canUncover(rules, position) || !seatKnown(position, seat)) return false;
  return !hasMove(rules, { ...position, turn: seat });
}

/** The game is over when it has been quiet, or has lasted, or can last, too long. */
function atLimits(rules: Rules, position: Position): Position {
  const over = quietEnd(rules, position) ?? longEnd(rules, position) ?? deadEnd(rules, position);
  return over ? { ...position, over } : position;
}

/** Plies since the last removal that count. Reads `quietAfter`. */
function quietPlies(rules: Rules, { quiet, ply }: Position): number {
  return rules.quietAfter ? Math.min(quiet, ply - rules.quietAfter) : quiet;
}

/** Reads `quietLimit`. */
function quietEnd(rules: Rules, position: Position): Over | undefined {
  if (rules.quietLimit === null || quietPlies(rules, position) < rules.quietLimit) return undefined;
  return { result: quietOutcome(rules, position), by: 'quiet' };
}

/** Reads `quietOutcome`. */
function quietOutcome(rules: Rules, position: Position): Result {
  return rules.quietOutcome === 'draw' ? '1/2' : lossOf(rules, position.turn);
}

/** Reads `maxPlies`. */
function longEnd(rules: Rules, position: Position): Over | undefined {
  if (rules.maxPlies === null || position.ply < rules.maxPlies) return undefined;
  return adjudicate(rules, position);
}

/** Reads `adjudicate`. */
function adjudicate(rules: Rules, position: Position): Over {
  if (rules.adjudicate === 'draw') return { result: '1/2', by: 'plies' };
  const [one, other] = teamsIn(rules, position) as [Seat, Seat];
  const lead = pieceCount(rules, position, one) - pieceCount(rules, position, other);
  if (lead === 0) return { result: '1/2', by: 'count' };
  return { result: teamName(rules, lead > 0 ? one : other), by: 'count' };
}

/** Pieces of a seat's team, covered ones of flip counted. */
function pieceCount(rules: Rules, position: Position, seat: Seat): number {
  const team = position.seats.filter((each) => sameTeam(rules, each, seat));
  const covered = team.flatMap((each) => coveredOf(position, each).map(([, count]) => count));
  const open = position.pieces.filter((_, point) => {
    const owner = ownerAt(rules, position, point);
    return owner !== undefined && team.includes(owner);
  });
  return open.length + covered.reduce((sum, count) => sum + count, 0);
}

/** Reads `deadPosition`. */
function deadEnd(rules: Rules, position: Position): Over | undefined {
  if (rules.deadPosition === 'ignore' || !isDead(rules, position)) return undefined;
  return { result: '1/2', by: 'dead' };
}

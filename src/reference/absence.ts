// Turns nobody plays: lost to the clock, passed for want of a move, and seats that give up or go
// away (docs/rules.md §9).

import type { Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Departure } from './ending.js';
import { breakPair } from './flip.js';
import { forget } from './repetition.js';
import { sameTeam } from './seats.js';
import { nextPly, without } from './transition.js';

/** A position after such a turn, and who goes out by it. */
export interface Left {
  readonly position: Position;
  readonly first: readonly Departure[];
}

/** A game that is left before this ply is dissolved (`leaving: 'playOn'`). */
const DISSOLVED_BEFORE = 40;

/** The seat to move loses its turn to the clock. */
export function afterLost(rules: Rules, before: Position): Left {
  const seat = before.turn;
  const timeouts = { ...before.timeouts, [seat]: (before.timeouts[seat] ?? 0) + 1 };
  const position = skipped(rules, { ...before, timeouts });
  const out = isTimeSpent(rules) || isAllowanceSpent(rules, position, seat);
  return { position, first: out ? [{ seat, by: 'time' }] : [] };
}

/** The seat to move has pieces that could move, but no way for them (`noMoves: 'pass'`). */
export function afterPass(rules: Rules, before: Position): Left {
  const seat = before.turn;
  const passed = { ...before.passed, [seat]: (before.passed[seat] ?? 0) + 1 };
  const position = skipped(rules, { ...before, passed });
  return {
    position,
    first: isAllowanceSpent(rules, position, seat) ? [{ seat, by: 'stuck' }] : [],
  };
}

function skipped(rules: Rules, before: Position): Position {
  const position = { ...before, again: forget(rules, before, before.turn) };
  return nextPly(rules, breakPair(position), false);
}

/** Whether a seat has lost and passed as many turns as put it out. Reads `timeouts`. */
function isAllowanceSpent(rules: Rules, position: Position, seat: Seat): boolean {
  if (rules.timeouts === null) return false;
  return (position.timeouts[seat] ?? 0) + (position.passed[seat] ?? 0) >= rules.timeouts;
}

/** With a clock for the game and none for the move, a turn lost to it is the end of the seat's time. */
function isTimeSpent(rules: Rules): boolean {
  return rules.secondsPerSeat !== null && rules.secondsPerMove === null;
}

/** Why a seat may not resign now. Reads `resignAfterPlies`. */
export function whyNotResigned(rules: Rules, position: Position, seat: Seat): string | undefined {
  if (!position.seats.includes(seat) || position.out.includes(seat)) return `${seat} is not in`;
  if (position.ply >= (rules.resignAfterPlies ?? 0)) return undefined;
  return `nobody resigns before ply ${rules.resignAfterPlies}`;
}

/** A seat leaves the game for good. */
export function afterLeaving(rules: Rules, position: Position, seat: Seat): Left {
  const isOut = position.out.includes(seat);
  if (breaksOff(rules, position, seat)) {
    const left = isOut ? position : without(rules, position, seat);
    return { position: { ...left, over: { result: '1/2', by: 'left' } }, first: [] };
  }
  return { position, first: isOut ? [] : [{ seat, by: 'left' }] };
}

/** Whether a seat's leaving ends the game with nobody the winner. Reads `leaving`. */
function breaksOff(rules: Rules, position: Position, seat: Seat): boolean {
  return rules.leaving === 'end'
    ? leavesPartner(rules, position, seat)
    : position.ply < DISSOLVED_BEFORE;
}

/** Whether a team of two is intact before one of them leaves. */
function leavesPartner(rules: Rules, position: Position, seat: Seat): boolean {
  const team = position.seats.filter((each) => sameTeam(rules, each, seat));
  return team.length === 2 && team.every((each) => !position.out.includes(each));
}

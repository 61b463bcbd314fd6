// Clocks of a game (docs/rules.md §9). Whoever hosts the game says what time it is, in milliseconds of
// any one clock, so nothing here waits; it says when the seat to move is out of time, and the host
// then has the game lose the turn. A clock is immutable data, and public like the turns.
//
//   startClock ── clockAfter ── clockAfter ── … ── pauseClock     the next seat; stopped when over
//                                    pauseClock ── resumeClock    nobody's time runs between

import { SEATS, type BySeat, type Seat } from './board.js';
import type { Rules } from './rules.js';

export type ClockRules = Pick<Rules, 'secondsPerMove' | 'secondsPerSeat' | 'resignAfterSeconds'>;

export interface Clock {
  /** When play began, later by every pause. */
  readonly began: number;
  /** The seat to move. */
  readonly seat: Seat;
  /** Whether its time runs. */
  readonly isRunning: boolean;
  /** When the clock was last set going or stopped. */
  readonly since: number;
  /** Milliseconds of the move under way before `since`. */
  readonly onMove: number;
  /** Milliseconds that seats have used for the moves they have made. */
  readonly used: BySeat<number>;
}

/** What has run out: the time for the move, or the seat's whole time. */
export type TimeUp = 'move' | 'seat';

export function startClock(seat: Seat, now: number): Clock {
  return { began: now, seat, isRunning: true, since: now, onMove: 0, used: {} };
}

/** The clock when a seat has moved or lost its turn and `next` is to move. */
export function clockAfter(rules: ClockRules, clock: Clock, next: Seat, now: number): Clock {
  const used = { ...clock.used, [clock.seat]: usedBy(rules, clock, clock.seat, now) };
  // While the clock stands still `since` says from when; a seat that gives up does not change that.
  return { ...clock, seat: next, since: clock.isRunning ? now : clock.since, onMove: 0, used };
}

/** Stops the clock: the game is over, or rests. */
export function pauseClock(clock: Clock, now: number): Clock {
  if (!clock.isRunning) return clock;
  return { ...clock, isRunning: false, onMove: spentOnMove(clock, now), since: now };
}

export function resumeClock(clock: Clock, now: number): Clock {
  if (clock.isRunning) return clock;
  return { ...clock, isRunning: true, began: clock.began + now - clock.since, since: now };
}

/** Milliseconds since play began, pauses left out. */
export function playedFor(clock: Clock, now: number): number {
  return (clock.isRunning ? now : clock.since) - clock.began;
}

/** Milliseconds that a seat has used, the move under way included; a late answer costs no more than the limit. */
export function usedBy(rules: ClockRules, clock: Clock, seat: Seat, now: number): number {
  const used = clock.used[seat] ?? 0;
  if (seat !== clock.seat) return used;
  const onMove = Math.min(spentOnMove(clock, now), milliseconds(rules.secondsPerMove));
  return Math.min(used + onMove, milliseconds(rules.secondsPerSeat));
}

/** Milliseconds left to a seat for the game, null without a limit. Reads `secondsPerSeat`. */
export function leftToSeat(
  rules: ClockRules,
  clock: Clock,
  seat: Seat,
  now: number,
): number | null {
  const limit = rules.secondsPerSeat;
  return limit === null ? null : milliseconds(limit) - usedBy(rules, clock, seat, now);
}

/** Milliseconds left for the move under way, by either limit, null without one. Reads `secondsPerMove`. */
export function leftToMove(rules: ClockRules, clock: Clock, now: number): number | null {
  const onMove = Math.max(0, milliseconds(rules.secondsPerMove) - spentOnMove(clock, now));
  const left = Math.min(onMove, leftToSeat(rules, clock, clock.seat, now) ?? Infinity);
  return left === Infinity ? null : left;
}

/** What the seat to move has run out of; the seat's whole time where both. */
export function timeUp(rules: ClockRules, clock: Clock, now: number): TimeUp | undefined {
  if (leftToSeat(rules, clock, clock.seat, now) === 0) return 'seat';
  return leftToMove(rules, clock, now) === 0 ? 'move' : undefined;
}

/** Seconds left to every seat that plays, as positions and records write them; `{}` without a limit. */
export function secondsLeft(
  rules: ClockRules & Pick<Rules, 'seats'>,
  clock: Clock,
  now: number,
): BySeat<number> {
  const seats = SEATS.filter((seat) => rules.seats === 4 || seat === 'S' || seat === 'N');
  const entries = seats.map((seat) => [seat, leftToSeat(rules, clock, seat, now)] as const);
  return Object.fromEntries(
    entries.flatMap(([seat, left]) => (left === null ? [] : [[seat, Math.ceil(left / 1000)]])),
  );
}

/** Why nobody may resign yet, in one sentence. Reads `resignAfterSeconds`. */
export function whyNotResignedYet(
  rules: ClockRules,
  clock: Clock,
  now: number,
): string | undefined {
  const least = rules.resignAfterSeconds ?? 0;
  if (playedFor(clock, now) >= milliseconds(least)) return undefined;
  return `nobody resigns in the first ${least} seconds`;
}

function spentOnMove(clock: Clock, now: number): number {
  return clock.onMove + (clock.isRunning ? Math.max(0, now - clock.since) : 0);
}

function milliseconds(seconds: number | null): number {
  return seconds === null ? Infinity : seconds * 1000;
}

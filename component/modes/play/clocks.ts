// The clock of a game that goes on after a rest: what its record says that seats had left.

import { startClock, type Clock } from '../../../src/clock.js';
import type { Seat } from '../../../src/board.js';
import type { Game } from '../../../src/game.js';

/** The clock now; seats whose time the record does not tell have all of it. */
export function clockOf(game: Game, now: number): Clock {
  const { secondsPerSeat } = game.rules;
  const clock = startClock(game.turn, now);
  if (secondsPerSeat === null) return clock;
  const used: Partial<Record<Seat, number>> = {};
  for (const [seat, left] of leftBySeat(game)) used[seat] = (secondsPerSeat - left) * 1000;
  return { ...clock, used };
}

/** Seconds left to each seat when it moved last. */
function leftBySeat(game: Game): ReadonlyMap<Seat, number> {
  const left = new Map<Seat, number>();
  const { turns } = game.record();
  let undone = 0;
  for (let at = turns.length - 1; at >= 0 && game.undo(); at--) {
    undone++;
    const clock = turns[game.turns.length]?.clock;
    if (clock !== undefined && !left.has(game.turn)) left.set(game.turn, clock);
  }
  while (undone-- > 0) game.redo();
  return left;
}

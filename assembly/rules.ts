// The rule set in force, read from the block the wrapper fills. Each option is read by one function
// of the file that plays it; here are the reader and what several files ask.

import * as option from './board/options';
import { RULES } from './memory';

/** Which board: 0 Duel, 1 Four. Set by `setRules`. */
export let board: i32 = 0;
/** Territories that take part, as bits. */
export let seats: i32 = 3;

export function chooseBoard(newBoard: i32, newSeats: i32): void {
  board = newBoard;
  seats = newSeats;
}

/** An option's value: a choice's index, a count, -1 for none. */
export function rule(index: i32): i32 {
  return load<i16>(RULES + index * 2);
}

/** Plies without a removal that end the game, or a number no game reaches. */
export function quietLimit(): i32 {
  const limit = rule(option.QUIET_LIMIT);
  return limit < 0 ? 0xffff : limit;
}

/** Team of a territory: 0 for South and its partner, 1 for the others. */
export function teamOf(seat: i32): i32 {
  return board == 0 || seats == 5 ? (seat == 0 ? 0 : 1) : seat & 1;
}

/** Territories of a team, as bits. */
export function teamSeats(team: i32): i32 {
  if (board == 0) return team == 0 ? 1 : 2;
  if (seats == 5) return team == 0 ? 1 : 4;
  return team == 0 ? 5 : 10;
}

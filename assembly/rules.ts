// The rule set in force, read from the block the wrapper fills. Each option is read by one function
// of the file that plays it; here are the reader and what several files ask.

import { DUEL } from './board/board';
import * as option from './board/options';
import { RULES } from './memory';

/** Which board: 0 Duel, 1 Four. Set by `chooseRules`. */
export let board: i32 = 0;
/** Territories that take part, as bits. */
export let seats: i32 = 3;
/** Territories of the team that is not South's, as bits. */
let secondTeam: i32 = 14;
/**
 * Whether an option asks for more than tables can say, so that moves are found by asking and played
 * by the referee (refereed.ts). Rules without such options pay nothing for them.
 */
export let refereed: bool = false;

export function chooseRules(newBoard: i32, newSeats: i32): void {
  board = newBoard;
  seats = newSeats;
  secondTeam = newBoard == DUEL || newSeats == 5 ? 14 : 10;
  refereed = asksForReferee();
}

/** An option's value: a choice's index, a count, -1 for none. */
export function rule(index: i32): i32 {
  return load<i16>(RULES + index * 2);
}

export function isFlip(): bool {
  return rule(option.VISIBILITY) == 4;
}

/** Whether some ranks are kept from some seats: dark and partners. */
export function isHidden(): bool {
  return rule(option.VISIBILITY) == 1 || rule(option.VISIBILITY) == 2;
}

function asksForReferee(): bool {
  const changed =
    rule(option.RAIL_TURN) |
    rule(option.OWN_ZONE_STEP) |
    rule(option.FLYING_BOMBS) |
    rule(option.ENEMY_CAMPS) |
    rule(option.BOMBS_IN_CAMPS) |
    rule(option.COMMANDER_ON_MINE) |
    rule(option.BOMB_TAKES_FLAG) |
    rule(option.SCOUTING) |
    rule(option.FLAG_NEEDS) |
    rule(option.FLAG_TAKER) |
    rule(option.FLAG_WIN) |
    rule(option.NO_MOVES) |
    rule(option.DEAD_POSITION);
  return (
    changed != 0 ||
    isFlip() ||
    // The fast path keeps one set of points for all seats that their pieces can leave.
    rule(option.LEAVE_HEADQUARTERS) == 1 ||
    rule(option.MINE_RULE) > 1 ||
    rule(option.RAIL_REACH) >= 0 ||
    rule(option.REPETITION_LIMIT) >= 0
  );
}

/** Plies without a removal that end the game, or a number no game reaches. */
export function quietLimit(): i32 {
  const limit = rule(option.QUIET_LIMIT);
  return limit < 0 ? 0xffff : limit;
}

/** Team of a territory: 0 for South and its partner, 1 for the others. */
export function teamOf(seat: i32): i32 {
  return (secondTeam >> seat) & 1;
}

/** Territories of a team, as bits. */
export function teamSeats(team: i32): i32 {
  if (board == DUEL) return team == 0 ? 1 : 2;
  if (seats == 5) return team == 0 ? 1 : 4;
  return team == 0 ? 5 : 10;
}

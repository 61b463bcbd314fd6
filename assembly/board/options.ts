// Where each option of a rule set stands in the block the wrapper writes: one i16 an option, in
// the order of the wrapper's table. A choice is its index there (0 the default); a count is itself,
// -1 for none. Compiled by asc and tsc alike.

export const BOMBS_ON_FRONT: i32 = 0;
export const MINES_AROUND_FLAG: i32 = 1;
export const LEAVE_HEADQUARTERS: i32 = 2;
export const RAIL_TURN: i32 = 3;
export const RAIL_REACH: i32 = 4;
export const OWN_ZONE_STEP: i32 = 5;
export const FLYING_BOMBS: i32 = 6;
export const ENEMY_CAMPS: i32 = 7;
export const BOMBS_IN_CAMPS: i32 = 8;
export const CORNER_ARCS: i32 = 9;
export const CROSS_LINES: i32 = 10;
export const REPETITION_LIMIT: i32 = 11;
export const MINE_RULE: i32 = 12;
export const ENGINEER_CLEARS: i32 = 13;
export const COMMANDER_ON_MINE: i32 = 14;
export const BOMB_TAKES_FLAG: i32 = 15;
export const SCOUTING: i32 = 16;
export const FLAG_NEEDS: i32 = 17;
export const FLAG_TAKER: i32 = 18;
export const FLAG_WIN: i32 = 19;
export const VISIBILITY: i32 = 20;
export const FLAG_SHOWN: i32 = 21;
export const TURN_ORDER: i32 = 22;
export const TOUCH_MOVE: i32 = 23;
export const FLIP_SIDES: i32 = 24;
export const NO_MOVES: i32 = 25;
export const BOTH_STUCK: i32 = 26;
export const QUIET_LIMIT: i32 = 27;
export const QUIET_AFTER: i32 = 28;
export const QUIET_COUNTS: i32 = 29;
export const QUIET_OUTCOME: i32 = 30;
export const MAX_PLIES: i32 = 31;
export const ADJUDICATE: i32 = 32;
export const DEAD_POSITION: i32 = 33;
export const TIMEOUTS: i32 = 34;
export const SECONDS_PER_MOVE: i32 = 35;
export const SECONDS_PER_SEAT: i32 = 36;
export const LEAVING: i32 = 39;
/** How many options the block holds. */
export const OPTION_COUNT: i32 = 43;

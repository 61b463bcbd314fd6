// The memory map: every address the engine and the wrapper share, declared once and compiled by asc
// and tsc alike. Memory never grows under the caller. Where a search spends its time, tables are read as
// `load(index, TABLE)`: their address is then part of the instruction.
//
//      0  unused, so that a null address is a mistake
//   1024  what crosses the boundary: IMAGE RULES TURN MOVES
//  12288  the position: HEADER MAIL, then each board's own state
//         tables, built by `setRules`
//         stacks: undo, move lists
//         (static data of the compiler from MEMORY_BASE on)

/** A position as the wrapper writes and reads it; fields below are offsets. */
export const IMAGE: i32 = 1024;
export const IMAGE_SIZE: i32 = 240;
/** Territory number of the seat to move. */
export const IMAGE_TURN: i32 = 0;
/** Set bits are territories that are out or take no part. */
export const IMAGE_OUT: i32 = 1;
/** 0 going on, 1 the team of South, 2 the other team, 3 a draw. */
export const IMAGE_RESULT: i32 = 2;
/** 0, or 1 + the ending's place in the wrapper's list. */
export const IMAGE_BY: i32 = 3;
/** u16: plies since the last removal. */
export const IMAGE_QUIET: i32 = 4;
/** u16: plies played. */
export const IMAGE_PLY: i32 = 6;
/** Four bytes: where a territory's flag has been shown, NONE where it has not. */
export const IMAGE_FLAGS: i32 = 8;
/** Four bytes: territories in the order they went out, NONE where nobody has. */
export const IMAGE_GONE: i32 = 12;
/** A byte a territory: turns lost to the clock, then turns passed for want of a move. */
export const IMAGE_TIMEOUTS: i32 = 16;
export const IMAGE_PASSED: i32 = 20;
/** A count, then two bytes a flag under way: who carries it, where it was taken from. */
export const IMAGE_CARRIED: i32 = 24;
export const MOST_CARRIED: i32 = 8;
/** A count, then four bytes a repeated step: from, to, u16 times. */
export const IMAGE_AGAIN: i32 = 41;
export const MOST_AGAIN: i32 = 4;
/** Flip, a byte for South and North: 1 red, 2 blue, 0 undecided; then the colour turned up last. */
export const IMAGE_SIDES: i32 = 58;
export const IMAGE_PAIR: i32 = 60;
/** Flip: 1 where the bag is known, then red and blue counts by rank code less one. */
export const IMAGE_BAG: i32 = 62;
/** A bit a point: pieces whose rank everybody has been told. */
export const IMAGE_SHOWN: i32 = 87;
/** One piece a point. */
export const IMAGE_PIECES: i32 = 104;
export const NONE: i32 = 255;

/** One i16 an option, see board/options. */
export const RULES: i32 = IMAGE + IMAGE_SIZE;
export const RULES_SIZE: i32 = 128;

/** A turn as `play` writes it and `follow` reads it. */
export const TURN: i32 = RULES + RULES_SIZE;
export const TURN_SIZE: i32 = 64;
export const TURN_FROM: i32 = 0;
export const TURN_TO: i32 = 1;
/** 0 quiet, 1 took, 2 fell, 3 both, 4 bounced. */
export const TURN_OUTCOME: i32 = 2;
export const TURN_FLAG_TAKEN: i32 = 3;
/** Two bytes: flags shown, NONE where there is none. */
export const TURN_FLAGS: i32 = 4;
/** A piece shown by a scout: its point (NONE for none) and rank code. */
export const TURN_SHOWN: i32 = 6;
/** Four bytes: territories that went out without their flag falling, NONE after the last. */
export const TURN_GONE: i32 = 8;

/** Results of `play` and `follow`. */
export const PLAYED: i32 = 0;
export const ILLEGAL: i32 = 1;

/** Moves as `from << 8 | to`, one u16 each. */
export const MOVES: i32 = TURN + TURN_SIZE;
export const MOST_MOVES: i32 = 2048;

/** How far a search got and how many lines it found; fields below are offsets. */
export const SEARCH: i32 = MOVES + MOST_MOVES * 2;
export const SEARCH_SIZE: i32 = 32;
export const SEARCH_DEPTH: i32 = 0;
export const SEARCH_LINES: i32 = 4;
/** f64 */
export const SEARCH_NODES: i32 = 8;

/** The game's state besides the pieces: the image's first part, point numbers inner. */
export const HEADER: i32 = 12288;
/** One piece an inner point. */
export const MAIL: i32 = HEADER + IMAGE_PIECES;
/** A stack of states, one a ply: 64 bytes on Duel, 96 on Four. */
export const STATES: i32 = HEADER + 256;
export const DUEL_STATE: i32 = 64;
export const FOUR_STATE: i32 = 96;
export const MOST_PLIES: i32 = 256;

// Tables.
export const INNER: i32 = STATES + MOST_PLIES * FOUR_STATE;
export const OUTER: i32 = INNER + 136;
/** A byte a pair of pieces: what is left on the target. */
export const LEFT: i32 = OUTER + 136;
/** Kinds by inner point. */
export const KINDS: i32 = LEFT + 128 * 128;
/** By inner point: count, then road neighbours; 16 bytes each. */
export const ROADS: i32 = KINDS + 136;
/** By inner point: count, then rail neighbours; 16 bytes each (nine at the centre with crossLines). */
export const RAILS: i32 = ROADS + 136 * 16;
/** By inner point a u16: where its rays begin in RAY_POINTS. */
export const RAYS: i32 = RAILS + 136 * 16;
export const RAY_POINTS: i32 = RAYS + 136 * 2;
export const RAY_POINTS_SIZE: i32 = 8192;
/** Duel, by inner point, 16 bytes: u64 steps, u16 column table, u16 row table, two shifts. */
export const SLIDES: i32 = RAY_POINTS + RAY_POINTS_SIZE;
/** Duel: 11 rows of 256 u16: reach on a column of ten by position and its eight inner points. */
export const COLUMNS: i32 = SLIDES + 64 * 16;
/** Duel: 21 rows of eight u32: reach on a row of five by its three inner points. */
export const ROWS: i32 = COLUMNS + 11 * 512;
/** Duel: by piece, four u64 of all ones or none: which sets it belongs to. */
export const MEMBERS: i32 = ROWS + 21 * 32 + 32;
/** Duel: by inner point, four u64: the point's bit as each set keeps it. */
export const BITS: i32 = MEMBERS + 80 * 32;
/** Duel: LEFT once more for its 32 pieces, close together. */
export const DUEL_LEFT: i32 = BITS + 64 * 32;
/** By piece and inner point a u64 of the hash: 64 points a piece on Duel, 136 on Four. */
export const KEYS: i32 = DUEL_LEFT + 32 * 32;
export const TURN_KEYS: i32 = KEYS + 80 * 136 * 8;

/** By territory and inner point, `territory << 8 | point`: 1 where a piece of it is held. */
export const HELD: i32 = TURN_KEYS + 64;

/** Four: by piece, four pairs of u64 of all ones or none, then a byte of four bits; 80 bytes. */
export const FOUR_MEMBERS: i32 = HELD + 5 * 256;
/** Four: by inner point, a pair of u64 for its bit, and one where pieces are not held; 32 bytes. */
export const FOUR_BITS: i32 = FOUR_MEMBERS + 80 * 80;
/** Four: by inner point a pair of u64: its road neighbours. */
export const FOUR_ROADS: i32 = FOUR_BITS + 136 * 32;
/** Four: seven rows of 32 bytes: reach on an arm's column by place, 5 what enters, 6 nothing. */
export const ARM_COLUMNS: i32 = FOUR_ROADS + 136 * 16;
/** Four: 17 rows of eight u16: reach on a row by place in the arm and its inner points, 16 nothing. */
export const ARM_ROWS: i32 = ARM_COLUMNS + 7 * 32;
/** Four, by place in an arm, 8 bytes: column row and shift, row's row and shift, exit and its mask. */
export const ARM_SLIDES: i32 = ARM_ROWS + 17 * 16;
/** Four, by way out and the nine palaces occupied, a u16: palaces reached, bit 15 where all are empty. */
export const CROSSINGS: i32 = ARM_SLIDES + 16 * 8;
/** Four: by palace a u64 of arm rails and a u32 of palaces one rail step away; 16 bytes. */
export const PALACE_RAILS: i32 = CROSSINGS + 12 * 512 * 2;

/** Whole states kept aside: HEADER and MAIL. */
export const STATE_SIZE: i32 = 240;
export const SNAPSHOTS: i32 = PALACE_RAILS + 9 * 16;
export const MOST_SNAPSHOTS: i32 = MOST_PLIES * 4;

/** Move lists of a search: one a ply. */
export const LISTS: i32 = SNAPSHOTS + MOST_SNAPSHOTS * STATE_SIZE;
export const LIST_SIZE: i32 = 4096;
/** Plies that a search looks ahead at most. */
export const DEEPEST: i32 = 64;
export const LISTS_SIZE: i32 = LIST_SIZE * DEEPEST;

/** Search: what each ply keeps while those below it are searched; see frames.ts. */
export const FRAMES: i32 = LISTS + LISTS_SIZE;
export const FRAME_SIZE: i32 = 128;
/** By ply: the line found so far, ended by 0. */
export const LINES: i32 = FRAMES + (DEEPEST + 1) * FRAME_SIZE;
/** By ply: two moves, u16. */
export const KILLERS: i32 = LINES + (DEEPEST + 1) * DEEPEST * 2;
/** Lines found from the root: i32 score, i32 plies, then its moves as u16, in outer numbers; then as many under way. */
export const FOUND: i32 = KILLERS + (DEEPEST + 1) * 4;
export const FOUND_SIZE: i32 = 8 + DEEPEST * 2;
export const MOST_LINES: i32 = 64;
/** By inner point and piece, `point << 6 | piece`: i16, what it adds to the score of South's team. */
export const WORTH: i32 = FOUND + MOST_LINES * 2 * FOUND_SIZE;
/** By territory, from and to: i16, how well a quiet move has done (order.ts). */
export const HISTORY: i32 = WORTH + 136 * 128;
export const HISTORY_SIZE: i32 = 4 * 129 * 129 * 2;
/** The table as it is at the start: 16 bytes an entry. */
export const TABLE: i32 = (HISTORY + HISTORY_SIZE + 4095) & -4096;
export const TABLE_ENTRIES: i32 = 65536;
export const TABLE_END: i32 = TABLE + TABLE_ENTRIES * 16;

/** The compiler's static data begins here (asconfig.json says the same number). */
export const MEMORY_BASE: i32 = 2490368;

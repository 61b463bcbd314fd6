// What the evaluation counts and what each is worth, in hundredths of a company commander. Every
// term is counted for a team and taken off for the other. Compiled by asc and tsc alike; the numbers
// in WEIGHTS come from `npm run strength -- tune` (bench/tune.ts).

/** Pieces by rank code, 1 … 12; UNKNOWN is 13. */
export const WORTH_OF: i32 = 0;
/** A piece that can move, in a camp. */
export const IN_CAMP: i32 = 14;
/** A piece that can move, on the railway. */
export const ON_RAIL: i32 = 15;
/** For each step a piece stands nearer to an enemy flag: commander to colonel … */
export const STRONG_NEAR: i32 = 16;
/** … lieutenant colonel to platoon commander … */
export const WEAK_NEAR: i32 = 17;
/** … engineers … */
export const ENGINEER_NEAR: i32 = 18;
/** … bombs. */
export const BOMB_NEAR: i32 = 19;
/** A ranked piece within three steps of its own flag. */
export const GUARD: i32 = 20;
/** A piece that could move but for the headquarters it stands in. */
export const STUCK_AT_HOME: i32 = 21;
/** A mine beside its own flag. */
export const WALL: i32 = 22;
/** Each piece stronger than every piece of the other team. */
export const SUPERIOR: i32 = 23;
/** Nobody is stronger than the strongest, and the other team has no bomb against it. */
export const UNBOMBED: i32 = 24;
/** Every enemy flag is shut in by mines, and something is left that opens them. */
export const DIGGER: i32 = 25;
/** Every enemy flag is shut in by mines, and nothing is left that opens them. */
export const SHUT_OUT: i32 = 26;
/** The turn. */
export const TEMPO: i32 = 27;
/** Each bomb while the other team has its commander or army commander. */
export const BOMB_AIM: i32 = 28;
export const TERMS: i32 = 29;

export const WEIGHTS: StaticArray<i16> = [
  0, 1498, 688, 547, 240, 220, 195, 150, 95, 245, 131, 650, 0, 150, 24, 15, 10, 2, 1, -3, 11, -47,
  120, 4, 18, 13, -52, 18, 24,
];

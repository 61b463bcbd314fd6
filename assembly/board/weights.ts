// What the evaluation counts and what each is worth, in hundredths of a company commander. Every
// term is counted for a team and taken off for the other. Compiled by asc and tsc alike; the numbers
// in WEIGHTS come from `npm run strength -- tune` (bench/tune.ts).

/** Pieces by rank code, 1 … 12; UNKNOWN is 13. */
export const WORTH_OF: i32 = 0;
/** A piece that could move but for the headquarters it stands in, all there is of its worth. */
export const HELD: i32 = 14;
/** A mine beside its own flag. */
export const WALL: i32 = 15;
/** Nobody is stronger than the strongest, and the other team has no bomb against it. */
export const UNBOMBED: i32 = 16;
/** Every enemy flag is shut in by mines, and something is left that opens them. */
export const DIGGER: i32 = 17;
/** Every enemy flag is shut in by mines, and nothing is left that opens them. */
export const SHUT_OUT: i32 = 18;
/** The turn. */
export const TEMPO: i32 = 19;
/** Each bomb while the other team has its commander or army commander. */
export const BOMB_AIM: i32 = 20;
/** Each pair of a ranked piece and one of the other team that it beats. */
export const DOMINANCE: i32 = 21;
/** For each piece fewer than fifty on the board a lead counts for 1/1024 of this more. */
export const TRADE: i32 = 22;

/** What a piece that can move adds where it stands: six terms for each of four sorts. */
export const PLACED: i32 = 23;
/** Commander to brigadier. */
export const STRONG: i32 = 0;
/** Regiment commander to platoon commander. */
export const WEAK: i32 = 1;
export const ENGINEERS: i32 = 2;
export const BOMBS: i32 = 3;
/** In a camp. */
export const IN_CAMP: i32 = 0;
/** On the railway. */
export const ON_RAIL: i32 = 1;
/** For each step nearer to an enemy flag. */
export const NEARER: i32 = 2;
/** Within three steps of its own flag. */
export const GUARD: i32 = 3;
/** Within four steps of an enemy flag. */
export const CLOSE: i32 = 4;
/** Within seven. */
export const BEYOND: i32 = 5;
/** Terms of the evaluation. */
export const TERMS: i32 = 47;

/** The term of a sort of piece. */
export function placed(sort: i32, term: i32): i32 {
  return PLACED + sort * 6 + term;
}

export const WEIGHTS: StaticArray<i16> = [
  0, 914, 552, 339, 164, 266, 187, 133, 80, 231, 242, 611, 0, 150, 40, 70, 13, 17, -71, 9, 36, 3, 3,
  35, 39, 11, 16, 11, -38, 22, 15, 2, 25, 33, -26, 16, 16, -1, 9, -1, -6, 75, -6, -5, 38, 10, -29,
];

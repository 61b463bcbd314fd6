// What is said about a game by whoever shows one.

import type { Ending } from '../../../src/position.js';

export interface GameWords {
  readonly game: {
    readonly endings: Readonly<Record<Ending, string>>;
    /** `Red wins`, `South and North win`. */
    readonly wins: (names: readonly string[]) => string;
    readonly draw: string;
    /** `Red wins: a flag was taken`. */
    readonly because: (result: string, why: string) => string;
    /** `Red to move`. */
    readonly toMove: (name: string) => string;
    readonly plies: (ply: number) => string;
    readonly quietPlies: (quiet: number, limit: number | null) => string;
    readonly isOut: string;
    /** `21 pieces`. */
    readonly standing: (count: number) => string;
    readonly lost: string;
    readonly lostNone: string;
    /** Pieces that have fallen and whose rank is not known. */
    readonly lostUnknown: (count: number) => string;
    /** Ranks that fell or stand covered. */
    readonly unaccounted: (ranks: string) => string;
    /** `commander × 2`. */
    readonly times: (rank: string, count: number) => string;
    readonly clock: (time: string) => string;
    readonly flip: string;
    /** A face-down side of flip before its colour is known. */
    readonly noColor: (isFirst: boolean) => string;
  };
}

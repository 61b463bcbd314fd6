// What a search is asked and what it answers.

import * as at from '../../assembly/memory';
import type { Move } from '../turn.js';

/** At least one limit; the search ends at the first it reaches. */
export interface SearchLimits {
  readonly milliseconds?: number;
  readonly nodes?: number;
  /** Plies. */
  readonly depth?: number;
}

export interface SearchResult {
  /** The best move; absent where the seat to move has none. */
  readonly move?: Move;
  /** For the seat to move, in hundredths of a company commander. */
  readonly score: number;
  /** Plies until the flag falls or the other side has nothing left, where that is proved. */
  readonly mate?: number;
  /** Finished depth in plies. */
  readonly depth: number;
  readonly nodes: number;
  /** The moves the search expects, the best one first. */
  readonly line: readonly Move[];
}

/** A won game's score, less one for each ply until its end (assembly/search.ts). */
const MATE = 30000;
const LONGEST_MATE = 200;

export function readSearch(view: DataView): SearchResult {
  const score = view.getInt32(at.SEARCH + at.SEARCH_SCORE, true);
  const length = view.getInt32(at.SEARCH + at.SEARCH_LENGTH, true);
  const line = Array.from({ length }, (_, index): Move => {
    const move = view.getUint16(at.SEARCH + at.SEARCH_LINE + index * 2, true);
    return { from: move >> 8, to: move & 255 };
  });
  const distance = MATE - Math.abs(score);
  return {
    ...(line[0] ? { move: line[0] } : {}),
    score,
    ...(distance < LONGEST_MATE ? { mate: distance } : {}),
    depth: view.getInt32(at.SEARCH + at.SEARCH_DEPTH, true),
    nodes: view.getFloat64(at.SEARCH + at.SEARCH_NODES, true),
    line,
  };
}

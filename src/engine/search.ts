// What a search is asked and what it answers.

import * as at from '../../assembly/memory';
import type { Move } from '../turn.js';

/** At least one limit; the search ends at the first it reaches. */
export interface SearchLimits {
  readonly milliseconds?: number;
  readonly nodes?: number;
  /** Plies, from 1 on. */
  readonly depth?: number;
}

export interface SearchOptions {
  /** Best lines wanted, from 1 on; one where absent, never more than 64. */
  readonly lines?: number;
  /** The moves to choose from, one or more; all legal ones where absent. `begin` leaves out those that are not legal. */
  readonly only?: readonly Move[];
  /** Plies to look ahead at most, from 1 on; never more than 63. */
  readonly depth?: number;
  /** Goes on with the table of the search before; a fresh one gives the same answer every time. */
  readonly keep?: boolean;
  /**
   * How much less than an even game a draw is worth to the team to move, in hundredths of a company
   * commander, 0 … 1000; 0 where absent. Plies without a removal count for their part of it.
   */
  readonly contempt?: number;
  /** What to do without, for tests: cutting corners, the table, scoring repeated positions as drawn. */
  readonly without?: readonly Without[];
}

export type Without = 'pruning' | 'table' | 'repetition';
const WITHOUT: readonly Without[] = ['pruning', 'table', 'repetition'];

/** One of the best lines. */
export interface SearchLine {
  /** For the seat to move, in hundredths of a company commander. */
  readonly score: number;
  /** Plies until the game is decided, where that is proved; the score's sign says for whom. */
  readonly mate?: number;
  /** The moves the search expects. */
  readonly line: readonly Move[];
}

export interface SearchResult extends SearchLine {
  /** The best move; absent where the seat to move has none. */
  readonly move?: Move;
  /** Finished depth in plies. */
  readonly depth: number;
  readonly nodes: number;
  /** The best lines, the best one first. */
  readonly lines: readonly SearchLine[];
}

/** What a search needs of the engine's module. */
export interface SearchExports {
  searchSlice(nodes: number, deepest: number): boolean | number;
}

/** A won game's score, less one for each ply until its end (assembly/hash-table.ts). */
const MATE = 30000;
const LONGEST_MATE = 200;

/** Plies that a perft counts at most: nobody waits for more. */
export const DEEPEST_PERFT = 99;

/** Plies; what a search looks ahead at most. */
const DEEPEST = 63;
/** What may be taken off a draw. */
const MOST_CONTEMPT = 1_000;

/** What a search is told in numbers. Throws a RangeError for one that is none, by its name. */
export function numbersOf({ lines = 1, depth = DEEPEST, contempt = 0 }: SearchOptions) {
  return {
    lines: Math.min(whole('lines', lines, 1), at.MOST_LINES),
    depth: Math.min(whole('depth', depth, 1), DEEPEST),
    contempt: whole('contempt', contempt, 0, MOST_CONTEMPT),
  };
}

export function whole(name: string, value: number, least: number, most = Infinity): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const bounds = most < Infinity ? `from ${least} to ${most}` : `of at least ${least}`;
  throw new RangeError(`${name} is a whole number ${bounds}, not ${value}`);
}

/** Throws a RangeError for limits that are no numbers: they would never be reached. */
export function refuseUnreachable(nodes: number, milliseconds: number): void {
  const isLimit = (limit: unknown): boolean => typeof limit === 'number' && limit >= 0;
  if (!isLimit(nodes) || !isLimit(milliseconds)) {
    throw new RangeError('limits of nodes and milliseconds are numbers of at least 0');
  }
}

/** Throws a RangeError where the moves to choose from are none. */
export function refuseNoMove(only: readonly unknown[] | undefined): void {
  if (only?.length === 0) throw new RangeError('only: found no move, expected one or more');
}

/** Throws a RangeError for the first move to choose from that is not legal, with what `why` says of it. */
export function refuseIllegal(
  only: readonly Move[] = [],
  why: (move: Move) => string | undefined,
): void {
  for (const move of only) {
    const reason = why(move);
    if (reason !== undefined) throw new RangeError(`only: ${reason}`);
  }
}

/** Throws a RangeError where there is no limit at all. */
export function refuseEndless(nodes: number, milliseconds: number, depth?: number): void {
  if (Math.min(nodes, milliseconds) === Infinity && depth === undefined) {
    throw new RangeError('a search needs a limit: milliseconds, nodes or depth');
  }
}

/** As bits, for `searchBegin`. */
export function withoutBits(without: readonly Without[] = []): number {
  return without.reduce((bits, what) => {
    const bit = WITHOUT.indexOf(what);
    if (bit < 0) throw new RangeError(`without: found ${what}, expected ${WITHOUT.join(', ')}`);
    return bits | (1 << bit);
  }, 0);
}

export function readSearch(view: DataView): SearchResult {
  const count = view.getInt32(at.SEARCH + at.SEARCH_LINES, true);
  const lines = Array.from({ length: count }, (_, index) => readLine(view, index));
  const best = lines[0] ?? { score: 0, line: [] };
  const move = best.line[0];
  return {
    ...best,
    ...(move && { move }),
    depth: view.getInt32(at.SEARCH + at.SEARCH_DEPTH, true),
    nodes: view.getFloat64(at.SEARCH + at.SEARCH_NODES, true),
    lines,
  };
}

function readLine(view: DataView, index: number): SearchLine {
  const slot = at.FOUND + index * at.FOUND_SIZE;
  const score = view.getInt32(slot, true);
  const length = view.getInt32(slot + 4, true);
  const line = Array.from({ length }, (_, ply): Move => {
    const move = view.getUint16(slot + 8 + ply * 2, true);
    return { from: move >> 8, to: move & 255 };
  });
  const mate = MATE - Math.abs(score);
  return { score, ...(mate < LONGEST_MATE && { mate }), line };
}

/** A search under way: it goes on when it is told to, and can be left at any time. */
export class Search {
  #more = true;

  /** `look` gives the engine's memory and module as long as the search is the last thing it was asked. */
  constructor(
    private readonly look: () => { readonly view: DataView; readonly exports: SearchExports },
    private readonly deepest: number,
  ) {}

  /**
   * Looks at about `nodes` more positions. Whether there is more to search. Throws an Error where the
   * engine has been asked something else since.
   */
  step(nodes: number): boolean {
    const { exports } = this.look();
    if (this.#more) this.#more = Boolean(exports.searchSlice(Math.max(1, nodes), this.deepest));
    return this.#more;
  }

  /** Positions looked at so far. */
  get nodes(): number {
    return this.look().view.getFloat64(at.SEARCH + at.SEARCH_NODES, true);
  }

  /** What has been found so far. */
  result(): SearchResult {
    return readSearch(this.look().view);
  }
}

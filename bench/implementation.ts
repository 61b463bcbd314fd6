// What every implementation under test can do, and the positions they are given.

import type { Position } from '../src/position.js';
import type { Rules } from '../src/rules.js';

/** A position with the rules it is played under. */
export interface Task {
  readonly rules: Rules;
  readonly position: Position;
}

export interface Implementation {
  readonly name: ImplementationName;
  /** Takes a position in; everything below starts from it and leaves it as it was. */
  load(task: Task): void;
  /** Leaves of the tree to a depth; with `full` the last ply is played and taken back as well. */
  perft(depth: number, full: boolean): number;
  /** Lists the moves of the seat to move `rounds` times; how many were listed. */
  generate(rounds: number): number;
  /** Plays and takes back every move onto a piece `rounds` times; how many were played. */
  collisions(rounds: number): number;
  /** Random games to their end or to `most` plies, taken back; how many plies were played. */
  playouts(games: number, seed: number, most: number): number;
  /** Calls a function that does nothing; where there is a border to call across. */
  echo?(calls: number): number;
  /** Searches so many nodes and some; the nodes searched. */
  search?(nodes: number): SearchCount;
}

export interface SearchCount {
  readonly nodes: number;
  readonly score: number;
  readonly depth: number;
}

export const IMPLEMENTATIONS = ['simd', 'plain', 'script', 'javascript', 'reference'] as const;
export type ImplementationName = (typeof IMPLEMENTATIONS)[number];

/** What a table says of each. */
export const LABELS: Readonly<Record<ImplementationName, string>> = {
  simd: 'Wasm, SIMD',
  plain: 'Wasm, plain',
  script: 'wasm2js',
  javascript: 'JavaScript, tuned by hand',
  reference: 'JavaScript, plain reference',
};

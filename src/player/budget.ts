// How much a player may think, in nodes, in time, or in both: whichever is spent first.

import { refuseUnreachable } from '../engine/search.js';

export interface Limits {
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** Where neither nodes nor time are limited. */
export const ENOUGH = 1_500_000;

export class Budget {
  readonly nodes: number;
  readonly #milliseconds: number;
  readonly #begin = performance.now();
  used = 0;

  /** Throws a RangeError for limits that are no numbers: they would never be reached. */
  constructor({ nodes = Infinity, milliseconds = Infinity }: Limits) {
    refuseUnreachable(nodes, milliseconds);
    this.nodes = nodes === Infinity && milliseconds === Infinity ? ENOUGH : nodes;
    this.#milliseconds = milliseconds;
  }

  /** How much of it is spent, from 0 to 1 and beyond. */
  get spent(): number {
    const byNodes = this.used / this.nodes;
    if (this.#milliseconds === Infinity) return byNodes;
    return Math.max(byNodes, (performance.now() - this.#begin) / this.#milliseconds);
  }

  /** Nodes left until a share of it is spent, where nodes are limited; otherwise Infinity. */
  until(share: number): number {
    return Math.max(0, Math.ceil(this.nodes * share - this.used));
  }
}

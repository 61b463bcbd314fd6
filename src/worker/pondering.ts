// Flip while pieces are covered: the player thinks about the move again and again, longer each time, and its
// choice is the one line there is.

import { BOARDS } from '../board.js';
import type { Engine } from '../engine/engine.js';
import { makeMove } from '../formats/turn.js';
import { startThinking, type Choice, type Thinking } from '../player/player.js';
import type { Findings, Labour } from './labour.js';
import type { Order } from './protocol.js';
import type { Known } from './task.js';

/** Nodes of the first thought; each next one has twice as many, up to the last. */
const FIRST = 8_000;
const THOUGHTS = 14;

export class Pondering implements Labour {
  #nodes = 0;
  #round = 0;
  #thinking: Thinking;
  #choice: Choice | undefined;
  readonly #known: Known;
  readonly #engine: Engine;

  constructor(_order: Order, known: Known, engine: Engine) {
    this.#known = known;
    this.#engine = engine;
    this.#thinking = this.#think();
  }

  get nodes(): number {
    return this.#nodes;
  }

  step(nodes: number): boolean {
    if (this.#thinking.step(nodes)) return true;
    this.#choice = this.#thinking.choice();
    this.#nodes += this.#choice.nodes;
    if (++this.#round === THOUGHTS) return false;
    this.#thinking = this.#think();
    return true;
  }

  findings(): Findings | undefined {
    if (!this.#choice) return undefined;
    const { score, depth } = this.#choice;
    const moves = makeMove(BOARDS[this.#known.view.board], this.#choice);
    return { depth: Math.max(1, depth), nodes: this.#nodes, lines: [{ score, moves }] };
  }

  #think(): Thinking {
    const { variant, view } = this.#known;
    // Everybody knows as much of flip, and how it came to that says nothing more.
    const task = { rules: variant.rules, view };
    return startThinking(this.#engine, task, { seed: 1, nodes: FIRST * 2 ** this.#round });
  }
}

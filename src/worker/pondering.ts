// Flip while pieces are covered: the player thinks about the move again and again, longer each time. A line is
// one move, for what follows it depends on what turns up.

import { BOARDS } from '../board.js';
import type { Engine } from '../engine/engine.js';
import { numbersOf } from '../engine/search.js';
import { makeMove } from '../formats/turn.js';
import { Budget } from '../player/budget.js';
import type { Choice } from '../player/choice.js';
import { Steps, Study } from '../player/course.js';
import { FlipMind } from '../player/flip.js';
import type { Move } from '../turn.js';
import type { Findings, Labour } from './labour.js';
import type { Order } from './protocol.js';
import { rootsOf } from './searching.js';
import type { Known } from './task.js';

/** Nodes of the first thought; each next one has twice as many, up to the last. */
const FIRST = 8_000;
const THOUGHTS = 14;

/** The best move counts, and the same is thought of every time. */
const WHIM = { temperature: 0, margin: 0, seed: 1 };

interface Thought {
  readonly mind: FlipMind;
  readonly steps: Steps;
}

export class Pondering implements Labour {
  #nodes = 0;
  #round = 0;
  #thought: Thought;
  #found: Omit<Findings, 'nodes'> | undefined;
  readonly #known: Known;
  readonly #engine: Engine;
  readonly #lines: number;
  readonly #moves: readonly Move[];
  readonly #fallback: Choice;

  constructor(order: Order, known: Known, engine: Engine) {
    this.#known = known;
    this.#engine = engine;
    const { lines = 1, depth = 1 } = order;
    this.#lines = numbersOf({ lines, depth }).lines;
    const legal = engine.moves(known.variant.rules, known.view);
    this.#moves = rootsOf(order, BOARDS[known.view.board], legal) ?? legal;
    const [first] = this.#moves;
    if (!first) throw new RangeError('there is no move to choose');
    this.#fallback = { ...first, score: 0, depth: 1, nodes: 0 };
    this.#thought = this.#think();
  }

  get nodes(): number {
    return this.#nodes;
  }

  step(nodes: number): boolean {
    const { mind, steps } = this.#thought;
    if (steps.step(nodes)) return true;
    const { depth, nodes: used } = mind.choice();
    this.#nodes += used;
    this.#found = { depth: Math.max(1, depth), lines: this.#linesOf(mind) };
    if (++this.#round === THOUGHTS) return false;
    this.#thought = this.#think();
    return true;
  }

  findings(): Findings | undefined {
    return this.#found && { ...this.#found, nodes: this.#nodes };
  }

  #linesOf(mind: FlipMind): Findings['lines'] {
    const board = BOARDS[this.#known.view.board];
    return mind
      .ranked()
      .slice(0, this.#lines)
      .map(({ move, score }) => ({ score: Math.round(score), moves: makeMove(board, move) }));
  }

  #think(): Thought {
    const { variant, view } = this.#known;
    const study = new Study(this.#engine, new Budget({ nodes: FIRST * 2 ** this.#round }));
    const mind = new FlipMind(study, variant.rules, view, WHIM, this.#fallback, this.#moves);
    return { mind, steps: new Steps(mind) };
  }
}

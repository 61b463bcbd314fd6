// What is done with each kind of job.

import { BOARDS, type Board } from '../board.js';
import type { Engine } from '../engine/engine.js';
import type { Search, SearchLine } from '../engine/search.js';
import { valueOf } from '../fault.js';
import { makeMove, parseMove } from '../formats/turn.js';
import { think, type Choice } from '../opponent/think.js';
import type { Move } from '../turn.js';
import type { Findings, Labour } from './labour.js';
import type { ChoiceText, LineText, Order } from './protocol.js';
import { knownOf, type Known } from './task.js';

export function begin(order: Order, engine: Engine): Labour {
  const known = knownOf(engine, order.task);
  return order.kind === 'choose'
    ? new Choosing(order, known, engine)
    : new Searching(order, known, engine);
}

/** Every rank is known: one search tells all there is to tell. */
class Searching implements Labour {
  readonly #search: Search;
  readonly #board: Board;

  constructor({ lines = 1, only, depth }: Order, { variant, view }: Known, engine: Engine) {
    this.#board = BOARDS[view.board];
    const roots = only?.map((text) => valueOf(parseMove(this.#board, text)));
    this.#search = engine.begin(variant.rules, view, {
      lines,
      ...(depth !== undefined && { depth }),
      ...(roots && { only: roots }),
    });
  }

  get nodes(): number {
    return this.#search.result().nodes;
  }

  step(nodes: number): boolean {
    return this.#search.step(nodes);
  }

  findings(): Findings | undefined {
    const { depth, nodes, lines } = this.#search.result();
    if (depth === 0) return undefined;
    return { depth, nodes, lines: lines.map((line) => lineText(this.#board, line)) };
  }
}

function lineText(board: Board, { score, mate, line }: SearchLine): LineText {
  const moves = line.map((move: Move) => makeMove(board, move)).join(' ');
  return { score, ...(mate !== undefined && { mate }), moves };
}

class Choosing implements Labour {
  nodes = 0;
  #choice: Choice | undefined;

  constructor(
    private readonly order: Order,
    private readonly known: Known,
    private readonly engine: Engine,
  ) {}

  step(): boolean {
    const { variant, view } = this.known;
    const { milliseconds = 100, seed = 0 } = this.order;
    this.#choice = think(this.engine, this.engine, variant.rules, view, { milliseconds, seed });
    this.nodes = this.#choice.nodes;
    return false;
  }

  findings(): undefined {
    return undefined;
  }

  choice(): ChoiceText {
    const { score, depth, nodes, ...move } = this.#choice!;
    return { move: makeMove(BOARDS[this.known.variant.rules.board], move), score, depth, nodes };
  }
}

// Every rank is known: one search tells all there is to tell.

import { BOARDS, type Board } from '../board.js';
import type { Engine } from '../engine/engine.js';
import type { Search } from '../engine/search.js';
import { valueOf } from '../fault.js';
import { makeMove, parseMove } from '../formats/turn.js';
import type { Move } from '../turn.js';
import type { Findings, Labour } from './labour.js';
import type { Order } from './protocol.js';
import type { Known } from './task.js';

export class Searching implements Labour {
  readonly #search: Search;
  readonly #board: Board;

  constructor(order: Order, { variant, view }: Known, engine: Engine) {
    const { lines = 1, depth } = order;
    this.#board = BOARDS[view.board];
    const only = rootsOf(order, this.#board, engine.moves(variant.rules, view));
    this.#search = engine.begin(variant.rules, view, {
      lines,
      ...(depth !== undefined && { depth }),
      ...(only && { only }),
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
    return {
      depth,
      nodes,
      lines: lines.map(({ score, mate, line }) => ({
        score,
        ...(mate !== undefined && { mate }),
        moves: line.map((move) => makeMove(this.#board, move)).join(' '),
      })),
    };
  }
}

/** The first moves that are to be looked at, if not all. Throws an Error where one is not legal. */
export function rootsOf(
  { only }: Order,
  board: Board,
  legal: readonly Move[],
): readonly Move[] | undefined {
  return only?.map((text) => {
    const { from, to } = valueOf(parseMove(board, text));
    const move = legal.find((each) => each.from === from && each.to === to);
    if (!move) throw new Error(`${text} is no legal move here`);
    return move;
  });
}

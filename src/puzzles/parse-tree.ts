// Reads the bytes of make-tree.ts. Every move of a tree is played while it is read, so a tree that was
// made for another position, or mistyped, is a fault and never half a puzzle.

import type { Core } from '../core.js';
import { fault, type Parsed } from '../fault.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { OVER, sumOf, WON } from './make-tree.js';
import { moveCode, type PuzzleNode, type Reaction } from './puzzle.js';

export interface Root {
  readonly core: Core;
  readonly rules: Rules;
  readonly position: Position;
  readonly plies: number;
}

/** Reads the tree of a position; `core` says which moves there are. */
export function parseTree(bytes: readonly number[], root: Root): Parsed<PuzzleNode> {
  const body = bytes.slice(0, -2);
  const [high, low] = sumOf(body);
  if (bytes.length < 3 || bytes.at(-2) !== high || bytes.at(-1) !== low) {
    return fault('tree', 'a tree that was damaged or made for another position', 'its own tree');
  }
  const tree = new Reader(body, root).read();
  return tree ? { value: tree } : fault('tree', 'moves that are not legal here', 'its own tree');
}

class Reader {
  #at = 0;
  #replies: readonly Move[] = [];

  constructor(
    private readonly bytes: readonly number[],
    private readonly root: Root,
  ) {}

  /** The tree; undefined where it does not fit the position. */
  read(): PuzzleNode | undefined {
    const count = Math.min(this.#number(), this.bytes.length);
    this.#replies = Array.from({ length: count }, () => {
      const from = this.#byte();
      return { from, to: this.#byte() };
    });
    const tree = this.#node(this.root.position, this.root.plies);
    return this.#at === this.bytes.length ? tree : undefined;
  }

  #byte(): number {
    return this.bytes[this.#at++] ?? 0;
  }

  #number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.#byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    return value;
  }

  #node(position: Position, plies: number): PuzzleNode | undefined {
    if (plies <= 0 || position.over) return undefined;
    const moves = this.root.core.moves(this.root.rules, position);
    const codes = this.#codes(moves.length);
    const node = new Map<number, Reaction>();
    for (const [index, move] of moves.entries()) {
      const reaction = this.#reaction(codes[index] ?? OVER, position, move, plies);
      if (!reaction) return undefined;
      node.set(moveCode(move), reaction);
    }
    return node;
  }

  #codes(count: number): readonly number[] {
    const codes: number[] = [];
    while (codes.length < count && this.#at < this.bytes.length) {
      const code = this.#number();
      const run = Math.min(this.#number() + 1, count - codes.length);
      codes.push(...new Array<number>(run).fill(code));
    }
    return codes;
  }

  #reaction(code: number, before: Position, move: Move, plies: number): Reaction | undefined {
    const after = this.#play(before, move);
    if (after.over) return reactionAtEnd(code, after.over.result.includes(before.turn));
    const answer = this.#replies[(code >> 1) - 2];
    const isRight = code % 2 === 1;
    if (answer ? !this.#isLegal(after, answer) : !isRight || after.turn !== before.turn) {
      return undefined;
    }
    if (!isRight) return { kind: 'wrong', answer };
    const next = answer
      ? this.#node(this.#play(after, answer), plies - 2)
      : this.#node(after, plies - 1);
    return next && { kind: 'right', answer, next };
  }

  #play(position: Position, move: Move): Position {
    return this.root.core.play(this.root.rules, position, { kind: 'move', ...move }).position;
  }

  #isLegal(position: Position, { from, to }: Move): boolean {
    const legal = this.root.core.moves(this.root.rules, position);
    return legal.some((move) => move.from === from && move.to === to);
  }
}

function reactionAtEnd(code: number, isWon: boolean): Reaction | undefined {
  if (code !== (isWon ? WON : OVER)) return undefined;
  return isWon ? { kind: 'won' } : { kind: 'wrong', answer: undefined };
}

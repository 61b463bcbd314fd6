// The plain reference under test: readable code over immutable objects, no thought of speed.

import { reference } from '../src/reference/index.js';
import type { Move } from '../src/turn.js';
import type { Implementation, Task } from './implementation.js';

class ReferenceUnderTest implements Implementation {
  readonly name = 'reference';
  private task: Task | undefined;

  load({ rules, position }: Task): void {
    this.task = { rules, position: reference.judge(rules, position) };
  }

  perft(depth: number, full: boolean): number {
    return full ? leaves(this.loaded, depth) : reference.perft(...this.arguments, depth);
  }

  generate(rounds: number): number {
    let count = 0;
    for (; rounds > 0; rounds--) count += reference.moves(...this.arguments).length;
    return count;
  }

  collisions(rounds: number): number {
    const [rules, position] = this.arguments;
    const meetings = reference.moves(rules, position).filter(({ to }) => position.pieces[to]);
    let count = 0;
    for (; rounds > 0; rounds--) {
      for (const move of meetings) {
        reference.play(rules, position, { kind: 'move', ...move });
        count++;
      }
    }
    return count;
  }

  playouts(games: number, seed: number, most: number): number {
    const [rules, start] = this.arguments;
    let random = seed;
    let plies = 0;
    for (; games > 0; games--) {
      let position = start;
      for (let ply = 0; ply < most && !position.over; ply++, plies++) {
        const moves = reference.moves(rules, position);
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        position = reference.play(rules, position, {
          kind: 'move',
          ...chosen(moves, random | 1),
        }).position;
      }
    }
    return plies;
  }

  private get loaded(): Task {
    if (!this.task) throw new Error('no position was loaded');
    return this.task;
  }

  private get arguments() {
    const { rules, position } = this.loaded;
    return [rules, position] as const;
  }
}

/** As `reference.perft`, with the last ply played. */
function leaves({ rules, position }: Task, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of reference.moves(rules, position)) {
    const next = reference.play(rules, position, { kind: 'move', ...move }).position;
    count += leaves({ rules, position: next }, depth - 1);
  }
  return count;
}

/** The move whose product with an odd number is the greatest. */
function chosen(moves: readonly Move[], factor: number): Move {
  const product = ({ from, to }: Move) => Math.imul((from << 8) | to, factor) >>> 0;
  return moves.reduce((best, move) => (product(move) >= product(best) ? move : best));
}

export const plainReference = (): Implementation => new ReferenceUnderTest();

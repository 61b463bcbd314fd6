// In which order moves are tried. It changes how long a proof takes, never what it says.

import type { Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Move } from '../turn.js';

const codeOf = ({ from, to }: Move): number => (from << 8) | to;

export class Order {
  /** By seat and plies left: the move that decided last. */
  readonly #deciders = new Map<string, number>();
  /** How often a move decided, more for more plies. */
  readonly #history = new Map<string, number>();

  /** `first`, what decided elsewhere with as many plies left, flags, collisions, then what decided often. */
  sorted(
    { turn, pieces }: Position,
    moves: readonly Move[],
    plies: number,
    first: Move | undefined,
  ): readonly Move[] {
    if (moves.length < 2) return moves;
    const best = first && codeOf(first);
    const decider = this.#deciders.get(turn + plies);
    const worth = (move: Move): number => {
      const code = codeOf(move);
      if (code === best) return 4e9;
      const target = pieces[move.to];
      if (target?.rank === 'l') return 3e9;
      if (code === decider) return 2e9;
      return (target ? 1e6 : 0) + (this.#history.get(turn + code) ?? 0);
    };
    return moves
      .map((move) => ({ move, worth: worth(move) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ move }) => move);
  }

  remember(turn: Seat, move: Move, plies: number): void {
    const code = codeOf(move);
    this.#deciders.set(turn + plies, code);
    const key = turn + code;
    this.#history.set(key, (this.#history.get(key) ?? 0) + plies * plies);
  }
}

// What a game needs of an implementation of the rules. There are two: the Wasm engine and the
// plain reference. Both take and give immutable positions and keep no game of their own.

import type { Rules } from './rules.js';
import type { Position } from './position.js';
import type { Action, Move, Turn } from './turn.js';

export interface Played {
  /** The turn asked for, then any automatic passes it led to. */
  readonly turns: readonly Turn[];
  readonly position: Position;
}

export interface Core {
  readonly name: 'engine' | 'reference';
  /**
   * The position with its end judged as after a move: seats with nothing to move are out (where
   * their ranks are known), a stuck seat is out, limits end the game.
   */
  judge(rules: Rules, position: Position): Position;
  /** Legal moves of the seat to move by `from`, then `to`; none when the game is over. */
  moves(rules: Rules, position: Position): readonly Move[];
  /** Plays an action in a position whose ranks are known. Throws a RangeError naming the rule when it is illegal. */
  play(rules: Rules, position: Position, action: Action): Played;
  /** Follows a turn with its outcome in any view of the game; derives nothing that is secret. */
  follow(rules: Rules, position: Position, turn: Turn): Position;
  /** Leaves of the tree of legal moves to a depth in plies. */
  perft(rules: Rules, position: Position, depth: number): number;
}

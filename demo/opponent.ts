// Who plays against the reader. It is given its own seat's record and nothing else.

import { Game } from '../src/game.js';
import { loadEngine } from '../src/engine/engine.js';
import type { Seat } from '../src/board.js';
import type { GameRecord } from '../src/record.js';
import type { Move } from '../src/turn.js';
import { loadCore } from './core.js';

export interface Answer {
  readonly move: Move;
  /** How its seat stands, above 0 when well. */
  readonly score: number;
}

export interface Opponent {
  /** The move of the seat to move, from the record that this seat may know. */
  choose(record: GameRecord, seat: Seat, milliseconds: number): Promise<Answer>;
  stop(): void;
}

export class PageOpponent implements Opponent {
  async choose(record: GameRecord, _seat: Seat, milliseconds: number): Promise<Answer> {
    const core = await loadCore();
    const game = Game.fromRecord(record, { core });
    if (!('value' in game)) throw new Error('the record cannot be followed');
    await new Promise((resolve) => setTimeout(resolve));
    const { rules, position, isComplete } = game.value;
    if (isComplete) {
      const engine = await loadEngine();
      const { move, score } = engine.search(rules, position, { milliseconds });
      if (move) return { move, score };
    }
    const moves = game.value.moves();
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (!move) throw new Error('no move');
    return { move, score: 0 };
  }

  stop(): void {}
}

export const makeOpponent = (): Opponent => new PageOpponent();

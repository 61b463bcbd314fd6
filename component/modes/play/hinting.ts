// A hint on request: what a strong player would do with what the seat to move may know.

import type { Annotations } from '../../annotations.js';
import type { Move } from '../../../src/turn.js';
import type { Opponent, Services } from '../services.js';
import type { Played } from './played.js';

export class Hinting {
  /** An arrow, until the next turn. */
  annotations: Annotations | undefined;
  #hinter: Promise<Opponent> | undefined;

  constructor(
    private readonly played: Played,
    private readonly services: Services,
  ) {}

  /** The move, or undefined where none was found or the game has gone on meanwhile. */
  async ask(milliseconds: number): Promise<Move | undefined> {
    const { played } = this;
    const { game } = played;
    const ply = game.turns.length;
    const hinter = await (this.#hinter ??= this.services.opponent());
    const record = game.recordFor(game.turn);
    const choice = await hinter.choose(record, { milliseconds }).catch(() => undefined);
    if (!choice || game.turns.length !== ply || !played.isOnMove) return undefined;
    const { from, to } = choice;
    this.annotations = { arrows: [{ from, to, role: 'best' }] };
    return { from, to };
  }

  clear(): void {
    this.annotations = undefined;
  }

  dispose(): void {
    void this.#hinter?.then((hinter) => hinter.dispose());
    this.#hinter = undefined;
  }
}

// Looks at the clock when the next second, or the time of the seat to move, is up.

import type { Played } from './played.js';

export class Ticking {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly played: Played,
    /** The clock was looked at; whether the game went on by it, for somebody's time was up. */
    private readonly ticked: (isPlayed: boolean) => void,
  ) {}

  wait(): void {
    this.stop();
    const { table, game } = this.played;
    const due = table.dueIn(Date.now());
    if (due === null || game.over) return;
    this.#timer = setTimeout(
      () => {
        const turns = game.turns.length;
        this.played.tick();
        this.ticked(game.turns.length !== turns);
      },
      Math.min(due, 1000),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

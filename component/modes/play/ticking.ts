// Looks at the clock when the next second, or the time of the seat to move, is up.

import type { Played } from './played.js';

export class Ticking {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly played: Played,
    /** The clock was looked at: time may have run out. */
    private readonly ticked: () => void,
  ) {}

  wait(): void {
    this.stop();
    const { table, game } = this.played;
    const due = table.dueIn(Date.now());
    if (due === null || game.over) return;
    this.#timer = setTimeout(
      () => {
        this.played.tick();
        this.ticked();
      },
      Math.min(due, 1000),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

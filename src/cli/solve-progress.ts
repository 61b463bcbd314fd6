// How far a proof has come, for whoever waits for it: on one line of a terminal, and elsewhere now and then
// a line once it has taken a while.

import type { Io } from './io.js';
import type { Watch } from '../solve/solve.js';

/** Milliseconds between two words: to a terminal, and to a file or a pipe, where the first one comes sooner. */
const TERMINAL = 200;
const FIRST = 2_000;
const LATER = 10_000;

export class Progress {
  #next: number;
  #isShown = false;

  constructor(
    private readonly io: Io,
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#next = now() + (io.isTerminal ? TERMINAL : FIRST);
  }

  readonly watch: Watch = (nodes, plies) => {
    const { io, most, now } = this;
    if (now() < this.#next) return;
    this.#next = now() + (io.isTerminal ? TERMINAL : LATER);
    const counted = nodes > most ? `${nodes} nodes` : `${nodes} of ${most} nodes`;
    const text = `${counted}, looking for a win within ${plies} plies`;
    io.warn(io.isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
    this.#isShown = true;
  };

  /** Takes the line of a terminal away again. */
  end(): void {
    if (this.#isShown && this.io.isTerminal) this.io.warn('\r\x1b[K');
  }
}

// Stepping through a record, by hand or by the clock.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Seconds from one turn to the next. */
const PACE = 1;

export class Player implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly step: () => boolean,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  play(pace = PACE): void {
    this.pause();
    this.#timer = setInterval(
      () => {
        if (!this.step()) this.pause();
      },
      (pace > 0 ? pace : PACE) * 1000,
    );
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.host.requestUpdate();
  }
}

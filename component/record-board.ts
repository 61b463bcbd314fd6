// A board that can be stepped through a record, by hand or by the clock.

import { fire } from './events.js';
import { BoardProperties } from './board-properties.js';
import { Player } from './player.js';
import type { SteppedLine } from './record-line.js';

export abstract class RecordBoard extends BoardProperties {
  readonly #player = new Player(this, () => this.next());

  /** The line shown now. */
  protected abstract get line(): SteppedLine;

  /** Turns of the record, 0 without one. */
  get plies(): number {
    return this.line.plies;
  }

  /** Whether turn after turn is shown by itself. */
  get playing(): boolean {
    return this.#player.isPlaying;
  }

  /** Shows the record after so many turns, or as near as there are. False when nothing changes. */
  goTo(ply: number): boolean {
    const { line } = this;
    const { plies } = line;
    const target = Math.max(0, Math.min(Math.trunc(ply), plies));
    if (target === line.ply || Number.isNaN(target)) return false;
    if (!fire(this, 'junqi-ply', { ply: target, plies })) return false;
    line.goTo(target);
    return true;
  }

  /** Shows the record's next turn. */
  next(): boolean {
    return this.goTo(this.line.ply + 1);
  }

  /** Shows the record before the turn shown last. */
  previous(): boolean {
    return this.goTo(this.line.ply - 1);
  }

  /**
   * Shows turn after turn, from the start again when all have been seen. `pace` is the seconds each is shown for: those
   * of the attribute `pace` unless given, or 1.
   */
  play(pace = Number(this.options?.['pace'] ?? this.getAttribute('pace'))): void {
    if (this.line.ply === this.plies) this.goTo(0);
    this.#player.play(pace);
    this.requestUpdate();
  }

  pause(): void {
    this.#player.pause();
  }
}

// What the reader has drawn on the position shown. It goes with that position; what is given with another stays.

import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../src/board.js';
import { EMPTY_SKETCH, isEmpty, type Role, type Sketch } from './annotations.js';
import { fire } from './events.js';
import { afterStroke } from './sketching.js';

export class SketchSheet {
  #sketch = EMPTY_SKETCH;
  /** Whether the sketch was given with what is about to be shown. */
  #isGiven = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly sketched: (sketch: Sketch) => void,
  ) {}

  get sketch(): Sketch {
    return this.#sketch;
  }

  give(sketch: Sketch): void {
    this.#isGiven = true;
    this.#put(sketch);
  }

  /** What was given is shown. */
  drawn(): void {
    this.#isGiven = false;
  }

  stroke(from: Point, to: Point, role: Role): void {
    this.#put(afterStroke(this.#sketch, from, to, role));
    this.#tell();
  }

  /** Whether there was anything. */
  wipe(): boolean {
    if (isEmpty(this.#sketch)) return false;
    this.#put(EMPTY_SKETCH);
    this.#tell();
    return true;
  }

  /** Another position is shown. */
  leave(): void {
    if (this.#isGiven || isEmpty(this.#sketch)) return;
    this.#sketch = EMPTY_SKETCH;
    // Once it is drawn: a page that hears of it may give the board something else.
    void this.host.updateComplete.then(() => this.#tell());
  }

  #put(sketch: Sketch): void {
    this.#sketch = sketch;
    this.host.requestUpdate();
  }

  #tell(): void {
    fire(this.host, 'junqi-draw', this.#sketch);
    this.sketched(this.#sketch);
  }
}

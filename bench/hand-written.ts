// The hand-written JavaScript under test.

import { IMAGE, IMAGE_OUT, IMAGE_PIECES, IMAGE_SIZE } from '../assembly/memory';
import { BOARDS } from '../src/board.js';
import { writeImage } from '../src/engine/image.js';
import type { Implementation, Task } from './implementation.js';
import * as duel from './javascript/duel.js';
import * as four from './javascript/four.js';

/** A limit that no game reaches. */
const NEVER = 0xffff;

class JavaScriptUnderTest implements Implementation {
  readonly name = 'javascript';
  private readonly image = new Uint8Array(IMAGE + IMAGE_SIZE);
  private onFour = false;
  private seat = 0;

  load({ rules, position }: Task): void {
    writeImage(this.image, position);
    const pieces = this.image.subarray(IMAGE + IMAGE_PIECES);
    const limit = rules.quietLimit ?? NEVER;
    this.seat = BOARDS[rules.board].seats.indexOf(position.turn);
    this.onFour = rules.board === 'four';
    if (this.onFour) {
      four.load(pieces, this.seat, this.image[IMAGE + IMAGE_OUT]!, position.quiet, limit);
    } else {
      duel.load(pieces, this.seat, position.quiet, limit);
    }
  }

  perft(depth: number, full: boolean): number {
    if (this.onFour) return full ? four.perftFull(depth) : four.perftBulk(depth);
    return full ? duel.perftFull(this.seat, depth) : duel.perftBulk(this.seat, depth);
  }

  generate(rounds: number): number {
    return this.onFour ? four.generate(rounds) : duel.generate(this.seat, rounds);
  }

  collisions(rounds: number): number {
    return this.onFour ? four.collisions(rounds) : duel.collisions(this.seat, rounds);
  }

  playouts(games: number, seed: number, most: number): number {
    if (this.onFour) return four.playouts(games, seed, most);
    return duel.playouts(this.seat, games, seed, most);
  }
}

export const handWritten = (): Implementation => new JavaScriptUnderTest();

// The hand-written JavaScript under test.

import { IMAGE_SIZE, IMAGE, IMAGE_PIECES } from '../assembly/memory';
import { BOARDS } from '../src/board.js';
import { writeImage } from '../src/engine/image.js';
import type { Implementation, Task } from './implementation.js';
import * as duel from './javascript/duel.js';

/** A limit that no game reaches. */
const NEVER = 0xffff;

class JavaScriptUnderTest implements Implementation {
  readonly name = 'javascript';
  private readonly image = new Uint8Array(IMAGE + IMAGE_SIZE);
  private seat = 0;

  load({ rules, position }: Task): void {
    writeImage(this.image, position);
    const pieces = this.image.subarray(IMAGE + IMAGE_PIECES);
    const board = BOARDS[rules.board];
    this.seat = board.seats.indexOf(position.turn);
    duel.load(pieces, this.seat, position.quiet, rules.quietLimit ?? NEVER);
  }

  perft(depth: number, full: boolean): number {
    return full ? duel.perftFull(this.seat, depth) : duel.perftBulk(this.seat, depth);
  }

  generate(rounds: number): number {
    return duel.generate(this.seat, rounds);
  }

  collisions(rounds: number): number {
    return duel.collisions(this.seat, rounds);
  }

  playouts(games: number, seed: number, most: number): number {
    return duel.playouts(this.seat, games, seed, most);
  }
}

export const handWritten = (): Implementation => new JavaScriptUnderTest();

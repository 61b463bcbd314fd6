// A mode that is another one for the time being: what it does not do itself is the other one's.

import type { Point } from '../../../src/board.js';
import type { SeenPiece } from '../../../src/pieces.js';
import type { Move } from '../../../src/turn.js';
import type { BoardMode } from '../mode.js';
import { SETTLING } from './setting.js';

export abstract class OfAnother implements BoardMode {
  /** What is on the board: an army being set up, or the game. */
  protected inner: BoardMode | undefined;
  #isConnected = false;

  connect(): void {
    this.#isConnected = true;
    this.inner?.connect?.();
  }

  disconnect(): void {
    this.#isConnected = false;
    this.inner?.disconnect?.();
  }

  protected become(inner: BoardMode | undefined): void {
    if (this.#isConnected) this.inner?.disconnect?.();
    this.inner = inner;
    inner?.read?.(EVERYTHING);
    if (this.#isConnected) inner?.connect?.();
  }

  move(move: Move): void {
    this.inner?.move?.(move);
  }

  tap(point: Point): boolean {
    return this.inner?.tap?.(point) ?? false;
  }

  put(piece: SeenPiece, point: Point): void {
    this.inner?.put?.(piece, point);
  }

  key(event: KeyboardEvent, point: Point | undefined): boolean {
    return this.inner?.key?.(event, point) ?? false;
  }

  record() {
    return this.inner?.record?.();
  }

  annotations() {
    return this.inner?.annotations?.();
  }

  label(point: Point): string | undefined {
    return this.inner?.label?.(point);
  }

  drawn(root: ParentNode): void {
    this.inner?.drawn?.(root);
  }
}

const EVERYTHING: ReadonlySet<string> = new Set([...SETTLING, 'seat', 'orientation', 'view']);

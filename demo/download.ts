// Handing out what was made here as a file.

import type { Seat } from '../src/board.js';
import { makeJqn } from '../src/formats/jqn.js';
import type { Game } from '../src/game.js';

/** A game as text, whole or as one seat may know it. */
export function recordText(game: Game, seat: Seat | undefined): string {
  return makeJqn([seat === undefined ? game.record() : game.recordFor(seat)]);
}

export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

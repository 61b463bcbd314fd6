// Who looks at the screen, and what is on it.

import type { Seat } from '../../../src/board.js';
import { EMPTY_SKETCH } from '../../annotations.js';
import type { ModeHost } from '../mode.js';
import type { Person } from './people.js';

export type Stage =
  /** The game cannot be begun; why. */
  | { readonly kind: 'waiting' }
  /** A seat's person sets it up. */
  | { readonly kind: 'setting-up'; readonly seat: Seat; readonly person: Person }
  /** Nobody's board shows until `person` takes the screen, to set up or to move. */
  | { readonly kind: 'handover'; readonly person: Person; readonly next: 'setting-up' | 'playing' }
  /** What a person sees while the game is on; `hasMoved`: before the screen changes hands. */
  | { readonly kind: 'playing'; readonly person: Person; readonly hasMoved: boolean }
  | { readonly kind: 'over'; readonly person: Person; readonly showsAll: boolean };

/** Where Tab leads on the board. */
export const ON_BOARD = '.point[tabindex="0"]';

/** Nothing that was told to one person, or drawn by them, is there for the next one. */
export function clearScreen(host: ModeHost): void {
  host.say('');
  host.sketch = EMPTY_SKETCH;
}

export const WAITING: Stage = { kind: 'waiting' };

// Who looks at the screen, and what is on it.

import { EMPTY_SKETCH } from '../../annotations.js';
import type { ModeHost } from '../mode.js';
import type { Person } from './people.js';

export type Stage =
  /** Nobody's board shows until `person` takes the screen. */
  | { readonly kind: 'handover'; readonly person: Person }
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

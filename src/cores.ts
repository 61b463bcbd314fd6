// Which implementation of the rules plays.

import type { Core } from './core.js';
import { loadEngine } from './engine/engine.js';
import { reference } from './reference/index.js';

/** The engine, or the reference where a page's policy or the machine allows no Wasm. */
export function loadCore(): Promise<Core> {
  return loadEngine().catch(() => reference);
}

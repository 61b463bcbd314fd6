// The rules, loaded once for the whole page: the engine, or the reference where it cannot start.

import type { Core } from '../src/core.js';
import { engineOrReference } from '../src/cores.js';
import { loadEngine } from '../src/engine/engine.js';
import { reference } from '../src/reference/index.js';

let loading: Promise<Core> | undefined;

export function loadCore(): Promise<Core> {
  loading ??= loadEngine().then(engineOrReference, () => reference);
  return loading;
}

// The implementations of the rules, by name.

import type { Core } from '../core.js';
import { loadEngine } from '../engine/engine.js';
import { reference } from '../reference/index.js';
import { Misuse } from './io.js';

export const CORE_NAMES = ['engine', 'reference'] as const;

/** The core that `--core` names. */
export async function loadCore(name: string = 'engine'): Promise<Core> {
  switch (CORE_NAMES.find((known) => known === name)) {
    case 'engine':
      return loadEngine();
    case 'reference':
      return reference;
    case undefined:
      throw new Misuse(`--core is ${CORE_NAMES.join(' or ')}, not "${name}"`);
  }
}

// The implementations of the rules, by name.

import type { Core } from '../core.js';
import { reference } from '../reference/index.js';
import { Misuse } from './io.js';

const CORES: Readonly<Record<Core['name'], () => Promise<Core>>> = {
  engine: () => Promise.resolve(reference),
  reference: () => Promise.resolve(reference),
};

export function loadCore(name = 'engine'): Promise<Core> {
  if (name !== 'engine' && name !== 'reference') {
    throw new Misuse(`--core is engine or reference, not "${name}"`);
  }
  return CORES[name]();
}

// Every implementation, made and ready.

import { engine } from './engine.js';
import { handWritten } from './hand-written.js';
import { IMPLEMENTATIONS, type Implementation, type ImplementationName } from './implementation.js';
import { plainReference } from './plain-reference.js';

async function make(name: ImplementationName): Promise<Implementation> {
  if (name === 'javascript') return handWritten();
  return name === 'reference' ? plainReference() : engine(name);
}

/** Those named, in the order of the list; builds that do not run here are left out and told of. */
export async function makeAll(
  names: readonly ImplementationName[] = IMPLEMENTATIONS,
  missing: (name: ImplementationName, error: unknown) => void = () => {},
): Promise<readonly Implementation[]> {
  const made: Implementation[] = [];
  for (const name of IMPLEMENTATIONS.filter((known) => names.includes(known))) {
    try {
      made.push(await make(name));
    } catch (error) {
      missing(name, error);
    }
  }
  return made;
}

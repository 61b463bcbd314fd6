// Setups that the reader has given names, in the reader's own browser.

import { isFault } from '../../../src/fault.js';
import { makeSetup, parseSetupLetters } from '../../../src/formats/setup-text.js';
import type { Setup } from '../../../src/record.js';
import type { Keeping } from '../../keeping.js';

const START = 'setup.';
/** Characters of a name. */
export const LONGEST_NAME = 40;

export class KeptSetups {
  constructor(private readonly keeping: Keeping) {}

  names(): readonly string[] {
    const keys = this.keeping.keys(START);
    return keys.map((key) => key.slice(START.length)).sort((a, b) => a.localeCompare(b));
  }

  /** Undefined where there is none, or none that can be read any more. */
  get(name: string): Setup | undefined {
    const read = parseSetupLetters(this.keeping.get(START + name) ?? '');
    return isFault(read) ? undefined : read.value;
  }

  /** Whether it is kept from now on: storage may be off or full. */
  keep(name: string, setup: Setup): boolean {
    this.keeping.set(START + name, makeSetup(setup));
    return this.get(name) !== undefined;
  }

  forget(name: string): void {
    this.keeping.remove(START + name);
  }
}

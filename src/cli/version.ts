// The version of the package that this program belongs to.

import { readFileSync } from 'node:fs';

/** This file runs from `src/cli` or `build/src/cli` in a clone and from `dist` in the package. */
const PACKAGES = ['../package.json', '../../package.json', '../../../package.json'];

export function packageVersion(): string {
  for (const file of PACKAGES) {
    try {
      const text = readFileSync(new URL(file, import.meta.url), 'utf8');
      const { name, version } = JSON.parse(text) as { name: string; version: string };
      if (name === 'junqi') return version;
    } catch {
      // Not there: further up.
    }
  }
  return 'unknown';
}

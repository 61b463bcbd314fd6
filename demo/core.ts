// The rules, loaded once for the whole page.

import type { Core } from '../src/core.js';
import { loadCore as load } from '../src/cores.js';

let loading: Promise<Core> | undefined;

export function loadCore(): Promise<Core> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

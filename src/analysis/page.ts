// The pool of this page, or of this Node program: one, however many copies of this library there are.

import { PROTOCOL } from '../worker/protocol.js';
import { climb } from './ladder.js';
import { Pool } from './pool.js';
import { rungsFor, type RungOptions } from './rungs.js';
import { Member } from './service.js';

/** Copies that speak the same language share a pool. */
const KEY = Symbol.for(`junqi.pool.${PROTOCOL}`);

/** Cores besides the page's own that the pool may keep busy. */
function mostWorkers(): number {
  const cores = globalThis.navigator?.hardwareConcurrency ?? 2;
  return Math.max(1, Math.min(2, cores - 1));
}

interface Shared {
  readonly pool: Pool;
  /** The page's own words on where the engine comes from; the latest count. */
  options: RungOptions;
}

function shared(): Shared {
  const page = globalThis as { [KEY]?: Shared };
  if (page[KEY]) return page[KEY];
  const pool = new Pool({
    land: (known) => climb(rungsFor(made.options), known),
    most: mostWorkers(),
  });
  const made: Shared = { pool, options: {} };
  Object.defineProperty(page, KEY, { value: made, configurable: true });
  return made;
}

/**
 * Joins the page's pool. `workerUrl` names a worker file on the page's own origin for all who ask from then
 * on; `thread: 'page'` starts no worker for them. Nothing starts before the first job.
 */
export function joinPool(options: RungOptions = {}): Member {
  const page = shared();
  if (options.workerUrl ?? options.thread) page.options = { ...page.options, ...options };
  return new Member(page.pool);
}

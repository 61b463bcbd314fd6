// The worker: says hello once its engine stands, then answers jobs one after another.

import { loadEngine } from '../engine/engine.js';
import type { Job, Said } from './protocol.js';
import { work } from './serve.js';

/** What this file uses of a worker's global scope, which the page's types do not name. */
interface Scope {
  onmessage: ((event: MessageEvent<Job>) => void) | null;
  postMessage(said: Said): void;
}

const scope = globalThis as unknown as Scope;

loadEngine().then(
  (engine) => {
    scope.onmessage = ({ data }) => scope.postMessage(work(engine, data));
    scope.postMessage({ hello: 'junqi' });
  },
  (error: unknown) => scope.postMessage({ failed: String(error) }),
);

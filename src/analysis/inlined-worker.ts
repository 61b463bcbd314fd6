// The worker's code as text, in a module of its own: bundles name a chunk after it, and the worker
// file that stands beside the bundles has a name already.

export { default } from '../generated/worker.js';

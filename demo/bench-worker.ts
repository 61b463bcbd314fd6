// Runs the measures off the page's thread and tells of every round.

import { makeAll } from '../bench/all.js';
import { allMeasures } from '../bench/measures.js';
import { runMeasure, type Plan } from '../bench/run.js';
import { signature } from '../bench/signature.js';
import { instantiate } from '../src/engine/module.js';
import { IMPLEMENTATIONS } from '../bench/implementation.js';
import type { Order, Report } from './bench-protocol.js';

/** What this file uses of a worker's global scope, which the page's types do not name. */
interface Scope {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as Scope;

async function run(order: Order): Promise<void> {
  const plan: Plan = { ...order, clock: () => performance.now() };
  const all = await makeAll(IMPLEMENTATIONS, (name) =>
    scope.postMessage({ kind: 'missing', name }),
  );
  const measures = allMeasures();
  for (const [done, measure] of measures.entries()) {
    const { name, board } = measure;
    scope.postMessage({ kind: 'begun', name, ...(board && { board }), done, of: measures.length });
    await runMeasure(measure, all, plan, (result) => scope.postMessage({ kind: 'result', result }));
  }
  scope.postMessage({ kind: 'finished', signature: signature(await instantiate()) });
}

scope.onmessage = ({ data }) => {
  run(data).catch((error: unknown) => scope.postMessage({ kind: 'failed', error: String(error) }));
};

// The worker, in a browser or in Node's worker_threads. It carries no engine: the page sends one.

import type { MakeExports } from '../engine/module.js';
import { converse } from './entry.js';
import type { Heard, Said } from './protocol.js';

/** What this file uses of a worker's global scope, which the page's types do not name. */
interface Scope {
  onmessage: ((event: MessageEvent<Heard>) => void) | null;
  postMessage?(said: Said): void;
  /** The engine as JavaScript, set by what was put in front of this script. */
  junqiEngine?: MakeExports;
}

const scope = globalThis as unknown as Scope;

/** Between two messages to itself a worker hears those from outside. */
function laterByMessage(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (run) => {
    waiting.push(run);
    port2.postMessage(0);
  };
}

function listen(): void {
  const { junqiEngine } = scope;
  if (scope.postMessage) {
    const say = (said: Said): void => scope.postMessage?.(said);
    const hear = converse({ say, later: laterByMessage() }, junqiEngine);
    scope.onmessage = ({ data }) => hear(data);
    return;
  }
  const port = process.getBuiltinModule('node:worker_threads').parentPort;
  if (!port) throw new Error('this script runs in a worker');
  const say = (said: Said): void => port.postMessage(said);
  port.on('message', converse({ say, later: (run) => void setImmediate(run) }, junqiEngine));
}

listen();

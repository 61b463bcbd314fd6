// Each rung of the ladder, in browsers and in Node.

import { engineBytes, scriptEngine, type MakeExports } from '../engine/module.js';
import { greeted, type Host } from './host.js';
import type { Rung } from './ladder.js';
import { trustedUrl } from './trusted.js';
import { browserHost, nodeHost } from './worker-host.js';

type Bytes = Uint8Array<ArrayBuffer>;

export interface RungOptions {
  /** A worker file on the page's own origin (`dist/junqi-worker.js`). */
  readonly workerUrl?: string | URL | undefined;
  /** `page` starts no worker at all. */
  readonly thread?: 'worker' | 'page' | undefined;
}

/** What may be tried here, the best first. */
export function rungsFor({ workerUrl, thread }: RungOptions): readonly Rung[] {
  const given: Rung[] = workerUrl
    ? [{ name: 'given', start: () => withBytes((bytes) => namedHost(workerUrl, bytes)) }]
    : [];
  const workers =
    thread === 'page' ? [] : typeof Worker === 'undefined' ? NODE : [...given, ...WEB];
  return [...workers, ...PAGE];
}

const WEB: readonly Rung[] = [
  { name: 'file', start: () => withBytes((bytes) => greeted(browserHost(fileWorker()), bytes)) },
  { name: 'inlined', start: () => withBytes(inlinedHost) },
  { name: 'inlined-script', start: async () => inlinedHost(null, await scriptText()) },
];

/** A file of the page's own choice, named by the page and therefore trusted. */
function namedHost(url: string | URL, bytes: Bytes): Promise<Host> {
  return greeted(browserHost(new Worker(trustedUrl(String(url)), { name: 'junqi' })), bytes);
}

const NODE: readonly Rung[] = [{ name: 'inlined', start: () => withBytes(threadHost) }];

const PAGE: readonly Rung[] = [
  { name: 'page', start: () => withBytes((bytes) => pageHost(bytes)) },
  { name: 'page-script', start: async () => pageHost(null, await scriptEngine()) },
];

async function withBytes(start: (bytes: Bytes) => Promise<Host>): Promise<Host> {
  return start(await engineBytes());
}

/** Bundlers look for the address, written like this: the file needs nothing beside it. */
function fileWorker(): Worker {
  const { href } = new URL('./junqi-worker.js', import.meta.url);
  return new Worker(trustedUrl(href), { name: 'junqi' });
}

/** A classic worker: a module one starts neither in a sandboxed frame nor from a file. */
async function inlinedHost(bytes: Bytes | null, before = ''): Promise<Host> {
  const code = await inlinedCode();
  const url = URL.createObjectURL(new Blob([before, code], { type: 'text/javascript' }));
  try {
    return await greeted(browserHost(new Worker(trustedUrl(url), { name: 'junqi' })), bytes);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The engine as JavaScript stands in one function that uses nothing around it. */
async function scriptText(): Promise<string> {
  return `self.junqiEngine=${(await scriptEngine()).toString()};\n`;
}

async function threadHost(bytes: Bytes): Promise<Host> {
  const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads');
  if (!threads) throw new Error('there are no workers here');
  const worker = new threads.Worker(await inlinedCode(), { eval: true, name: 'junqi' });
  return greeted(nodeHost(worker), bytes);
}

async function inlinedCode(): Promise<string> {
  const { default: code } = await import('./inlined-worker.js');
  if (code === '') throw new Error('this build has no worker inside');
  return code;
}

async function pageHost(bytes: Bytes | null, script?: MakeExports): Promise<Host> {
  const { PageHost } = await import('./page-host.js');
  return greeted(new PageHost(script), bytes);
}

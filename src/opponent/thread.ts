// Where the opponent thinks: a worker from the page's own origin, a worker from inside this file,
// or the page's own thread.

import type { Said } from '../worker/protocol.js';

/** Longer than this no worker takes to say hello. */
const GREETING = 5_000;

export interface ThreadOptions {
  /** A worker file on the page's own origin, tried before the one inside this module. */
  readonly workerUrl?: string | URL;
  /** `page` starts no worker at all. */
  readonly thread?: 'worker' | 'page';
}

/** A worker that has said hello, or undefined where none starts. */
export async function startWorker(options: ThreadOptions): Promise<Worker | undefined> {
  if (options.thread === 'page' || typeof Worker === 'undefined') return undefined;
  const { workerUrl } = options;
  const byUrl = workerUrl && (await greeted(() => new Worker(workerUrl)));
  return byUrl || inlinedWorker();
}

/** A classic worker: a module one starts neither in a sandboxed frame nor from a file. */
async function inlinedWorker(): Promise<Worker | undefined> {
  const { default: code } = await import('./inlined-worker.js');
  if (code === '' || typeof Blob === 'undefined') return undefined;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return await greeted(() => new Worker(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The worker once it has said hello. A policy that forbids it may throw, or send an error later. */
async function greeted(start: () => Worker): Promise<Worker | undefined> {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return undefined;
  }
  const friendly = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), GREETING);
    worker.onerror = () => resolve(false);
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      clearTimeout(timer);
      resolve('hello' in data);
    };
  });
  if (friendly) return worker;
  worker.terminate();
  return undefined;
}

// Workers of browsers and of Node as hosts.

import type { Worker as NodeWorker } from 'node:worker_threads';
import type { Said } from '../worker/protocol.js';
import type { Host, Listeners } from './host.js';

export function browserHost(worker: Worker): Host {
  return {
    listen({ said, failed }: Listeners): void {
      worker.onmessage = ({ data }: MessageEvent<Said>) => said(data);
      worker.onmessageerror = () => failed('a message of the worker was lost');
      worker.onerror = (event) => {
        event.preventDefault?.();
        failed(event.message || 'the worker was refused or fell over');
      };
    },
    post: (heard) => worker.postMessage(heard),
    busy: () => undefined,
    end: () => worker.terminate(),
  };
}

export function nodeHost(worker: NodeWorker): Host {
  return {
    listen({ said, failed }: Listeners): void {
      worker.removeAllListeners();
      worker.on('message', (data: Said) => said(data));
      worker.on('error', (error: Error) => failed(error.message));
      worker.on('exit', () => failed('the worker has ended'));
    },
    post: (heard) => worker.postMessage(heard),
    busy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    end(): void {
      worker.removeAllListeners();
      void worker.terminate();
    },
  };
}

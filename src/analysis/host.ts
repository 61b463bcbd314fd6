// Where jobs are worked on, as the page sees it: a worker, or a desk on the page's own thread.

import { PROTOCOL, type Heard, type Said } from '../worker/protocol.js';

export interface Listeners {
  readonly said: (said: Said) => void;
  /** It has stopped working. */
  readonly failed: (why: string) => void;
}

export interface Host {
  listen(listeners: Listeners): void;
  post(heard: Heard): void;
  /** Whether there are jobs: in Node only a busy host keeps the program running. */
  busy(isBusy: boolean): void;
  /** Ends it for good. */
  end(): void;
}

/** A host that has not said hello by then does not start, in milliseconds. */
export const GREETING = 5_000;

/** The host once it has its engine and has said hello; otherwise it is ended and why is thrown. */
export async function greeted(
  host: Host,
  engine: Uint8Array<ArrayBuffer> | null,
  wait = GREETING,
): Promise<Host> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(why));
      timer = setTimeout(() => fail('the worker does not answer'), wait);
      host.listen({
        said: (said) => {
          if ('failed' in said) fail(said.failed);
          else if ('hello' in said && said.hello === PROTOCOL) resolve();
          else fail('the worker belongs to another version');
        },
        failed: fail,
      });
      host.post({ engine });
    });
    return host;
  } catch (error) {
    host.end();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

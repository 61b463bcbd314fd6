// A desk on the page's own thread, for where no worker starts: slices of a few milliseconds, and
// between them the page paints and listens.

import type { MakeExports } from '../engine/module.js';
import { converse } from '../worker/entry.js';
import type { Heard } from '../worker/protocol.js';
import type { Host, Listeners } from './host.js';

export class PageHost implements Host {
  #listeners: Listeners | undefined;
  readonly #hear: (heard: Heard) => void;
  #ended = false;

  constructor(script?: MakeExports) {
    this.#hear = converse(
      {
        say: (said) => {
          if (!this.#ended) this.#listeners?.said(said);
        },
        later: (run) => void setTimeout(() => !this.#ended && run()),
      },
      script,
    );
  }

  listen(listeners: Listeners): void {
    this.#listeners = listeners;
  }

  post(heard: Heard): void {
    // As from a worker: nothing is answered before the caller has gone on.
    setTimeout(() => !this.#ended && this.#hear(heard));
  }

  busy(): void {
    // What it waits with keeps a program running exactly while there is something to do.
  }

  end(): void {
    this.#ended = true;
  }
}

// A worker's conversation, whatever it runs in: first it is given an engine, then it has a desk.

import { Engine } from '../engine/engine.js';
import { compileEngine, type MakeExports } from '../engine/module.js';
import { Desk } from './desk.js';
import { PROTOCOL, type Heard, type Said } from './protocol.js';
import { begin } from './serve.js';

export interface Port {
  readonly say: (said: Said) => void;
  /** Runs something after the messages that have come in by then. */
  readonly later: (run: () => void) => void;
}

/** What to do with each message; `script` is the engine as JavaScript, where the worker carries one. */
export function converse({ say, later }: Port, script?: MakeExports): (heard: Heard) => void {
  let desk: Desk | undefined;
  return (heard) => {
    if (!('engine' in heard)) return desk?.hear(heard);
    engineOf(heard.engine, script).then(
      (make) => {
        const makeEngine = (): Engine => withTable(new Engine(make()));
        desk = new Desk({ now: () => performance.now(), later, say, makeEngine, begin });
        say({ hello: PROTOCOL });
      },
      (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
    );
  };
}

/** Room for half a million positions, where there is memory for it; six engines are the most. */
const TABLE_BITS = 19;

function withTable(engine: Engine): Engine {
  try {
    engine.sizeTable(TABLE_BITS);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return engine;
}

/** Makes one engine at once: a memory that cannot be had is a reason to fail now. */
async function engineOf(
  bytes: Uint8Array<ArrayBuffer> | null,
  script?: MakeExports,
): Promise<MakeExports> {
  const make = script ?? (bytes && (await compileEngine(bytes)));
  if (!make) throw new Error('the worker was given no engine');
  make();
  return make;
}

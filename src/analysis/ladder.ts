// The ladder: ways to get an engine running, the best first. The first that says hello is taken.

import type { Host } from './host.js';

export const RUNGS = [
  /** A worker file that the page named. */
  'given',
  /** The worker file beside this module. */
  'file',
  /** The worker inside this module. */
  'inlined',
  /** The same with the engine as JavaScript, for where a policy forbids Wasm. */
  'inlined-script',
  /** The page's own thread, in short slices. */
  'page',
  'page-script',
] as const;
export type RungName = (typeof RUNGS)[number];

export interface Rung {
  readonly name: RungName;
  /** A host that has said hello; rejects with why there is none. */
  start(): Promise<Host>;
}

export interface Landing {
  readonly rung: RungName;
  readonly host: Host;
}

/** No rung holds. */
export class EngineUnavailable extends Error {
  constructor(
    /** What each rung said. */
    readonly reasons: Readonly<Partial<Record<RungName, string>>>,
  ) {
    const last = Object.values(reasons).at(-1) ?? 'nothing here can run it';
    super(`engine unavailable: ${last}`);
    this.name = 'EngineUnavailable';
  }
}

/** Tries rungs from `known` on, which is where it ended last time. */
export async function climb(rungs: readonly Rung[], known?: RungName): Promise<Landing> {
  const first = rungs.findIndex(({ name }) => name === known);
  const reasons: Partial<Record<RungName, string>> = {};
  for (const rung of rungs.slice(Math.max(0, first))) {
    try {
      return { rung: rung.name, host: await rung.start() };
    } catch (error) {
      reasons[rung.name] = error instanceof Error ? error.message : String(error);
    }
  }
  throw new EngineUnavailable(reasons);
}

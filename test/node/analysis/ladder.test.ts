import { afterEach, describe, expect, it, vi } from 'vitest';
import { greeted } from '../../../src/analysis/host.js';
import {
  climb,
  EngineUnavailable,
  type Rung,
  type RungName,
} from '../../../src/analysis/ladder.js';
import type { Said } from '../../../src/worker/protocol.js';
import { FakeHost } from './hosts.js';

/** Rungs of which some hold; `tried` lists those that were tried. */
function ladder(...holding: RungName[]) {
  const tried: RungName[] = [];
  const rungs = (['given', 'file', 'inlined', 'page', 'page-script'] as const).map((name): Rung => {
    return {
      name,
      start: () => {
        tried.push(name);
        if (holding.includes(name)) return Promise.resolve(new FakeHost());
        return Promise.reject(new Error(`no ${name}`));
      },
    };
  });
  return { rungs, tried };
}

describe('the ladder', () => {
  it('takes the first rung that holds', async () => {
    const { rungs, tried } = ladder('inlined', 'page');
    expect((await climb(rungs)).rung).toBe('inlined');
    expect(tried).toEqual(['given', 'file', 'inlined']);
  });

  it('begins where it ended last time, and goes on down from there', async () => {
    const { rungs, tried } = ladder('given', 'page');
    expect((await climb(rungs, 'inlined')).rung).toBe('page');
    expect(tried).toEqual(['inlined', 'page']);
  });

  it('begins at the top where the rung of last time is no longer there', async () => {
    const { rungs } = ladder('file');
    expect((await climb(rungs, 'inlined-script')).rung).toBe('file');
  });

  it('says why no engine runs, in words of the last rung, and keeps all reasons', async () => {
    const { rungs } = ladder();
    const failure = await climb(rungs).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineUnavailable);
    expect(failure).toMatchObject({
      message: 'engine unavailable: no page-script',
      reasons: { given: 'no given', 'page-script': 'no page-script' },
    });
    await expect(climb([])).rejects.toThrow('engine unavailable: nothing here can run it');
  });
});

describe('a greeting', () => {
  afterEach(() => void vi.useRealTimers());

  class Answering extends FakeHost {
    constructor(readonly answer: (listeners: Parameters<FakeHost['listen']>[0]) => void) {
      super();
    }
    override listen(listeners: Parameters<FakeHost['listen']>[0]): void {
      this.answer(listeners);
    }
  }
  const saying = (said: Said) => new Answering((listeners) => listeners.said(said));
  const engine = new Uint8Array([0, 97, 115, 109]);

  it('brings the engine and waits for hello', async () => {
    const host = saying({ hello: 2 });
    expect(await greeted(host, engine)).toBe(host);
    expect(host.heard).toEqual([{ engine }]);
    expect(host.ended).toBe(false);
  });

  it.each([
    ['no Wasm here', saying({ failed: 'no Wasm here' })],
    ['blocked by policy', new Answering(({ failed }) => failed('blocked by policy'))],
    ['another version', saying({ id: 1, error: 'what?' })],
    ['another version', saying({ hello: 1 })],
  ])('ends the host otherwise: %s', async (why, host) => {
    await expect(greeted(host, engine)).rejects.toThrow(why);
    expect(host.ended).toBe(true);
  });

  it('gives up in time', async () => {
    vi.useFakeTimers();
    const host = new FakeHost();
    const greeting = expect(greeted(host, null, 3_000)).rejects.toThrow('does not answer');
    await vi.advanceTimersByTimeAsync(3_000);
    await greeting;
    expect(host.ended).toBe(true);
  });
});

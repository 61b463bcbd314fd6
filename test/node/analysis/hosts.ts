// Hosts that a test plays itself: it reads what they are told and says what it likes.

import { expect, vi } from 'vitest';
import type { Host, Listeners } from '../../../src/analysis/host.js';
import type { RungName } from '../../../src/analysis/ladder.js';
import { Pool } from '../../../src/analysis/pool.js';
import { Member } from '../../../src/analysis/service.js';
import type { Heard, Order, ReportText } from '../../../src/worker/protocol.js';

export class FakeHost implements Host {
  readonly heard: Heard[] = [];
  isBusy = false;
  ended = false;
  #listeners: Listeners | undefined;

  listen(listeners: Listeners): void {
    this.#listeners = listeners;
  }
  post(heard: Heard): void {
    // What crosses to a worker is copied, so it must be data.
    this.heard.push(structuredClone(heard));
  }
  busy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
  end(): void {
    this.ended = true;
  }

  get orders(): Order[] {
    return this.heard.flatMap((heard) => ('order' in heard ? [heard.order] : []));
  }
  report(id: number, depth: number): void {
    this.#listeners?.said({ id, report: reportText(depth) });
  }
  done(id: number, depth: number): void {
    this.#listeners?.said({ id, done: reportText(depth) });
  }
  choose(id: number, move: string): void {
    this.#listeners?.said({ id, choice: { move, score: 12, depth: 3, nodes: 400 } });
  }
  refuse(id: number, error: string): void {
    this.#listeners?.said({ id, error });
  }
  fall(why: string): void {
    this.#listeners?.failed(why);
  }
}

export function reportText(depth: number): ReportText {
  const lines = [{ score: 100, moves: 'c6c7 c8c7' }];
  return { depth, nodes: depth * 1000, milliseconds: 50, lines };
}

/** A pool whose hosts are fakes; `refusal`, where set, is why there are none. */
export function fakePool(most = 1) {
  const hosts: FakeHost[] = [];
  const world = { rung: 'inlined' as RungName, refusal: undefined as Error | undefined };
  const known: (RungName | undefined)[] = [];
  const pool = new Pool({
    most,
    async land(rung) {
      known.push(rung);
      await Promise.resolve();
      if (world.refusal) throw world.refusal;
      const host = new FakeHost();
      hosts.push(host);
      return { rung: world.rung, host };
    },
  });
  const member = () => new Member(pool);
  /** The host by its number, once it has so many orders. */
  const hostWith = async (number: number, orders: number): Promise<FakeHost> => {
    await vi.waitFor(() => expect(hosts[number]?.orders).toHaveLength(orders), { interval: 1 });
    return hosts[number]!;
  };
  return { pool, hosts, world, known, member, hostWith };
}

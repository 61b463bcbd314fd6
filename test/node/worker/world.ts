// A world without clocks for a desk: time passes as labour is done, at so many nodes a millisecond.

import type { Engine } from '../../../src/engine/engine.js';
import { Desk } from '../../../src/worker/desk.js';
import type { Labour } from '../../../src/worker/labour.js';
import type { Order, Said } from '../../../src/worker/protocol.js';

export interface Slice {
  readonly id: number;
  readonly owner: number;
  readonly begin: number;
  readonly milliseconds: number;
}

export class World {
  time = 0;
  /** Nodes a millisecond. */
  speed = 1_000;
  /** Milliseconds a step takes at least, however few nodes are asked for. */
  least = 0;
  engines = 0;
  readonly slices: Slice[] = [];
  readonly said: Said[] = [];
  /** Orders that cannot be begun, or fall over at this many nodes. */
  readonly bad = new Map<number, number>();
  readonly #queue: (() => void)[] = [];
  readonly desk = new Desk({
    now: () => this.time,
    later: (run) => void this.#queue.push(run),
    say: (said) => void this.said.push(said),
    makeEngine: () => ({ number: ++this.engines }) as unknown as Engine,
    begin: (order) => this.#begin(order),
  });

  order(id: number, more: Partial<Order> = {}, paused = false): void {
    const task = { rules: 'duel-open', position: '', seat: 'S' };
    this.desk.hear({ order: { id, owner: id, kind: 'analyse', task, ...more }, paused });
  }

  #worked: Pick<Slice, 'id' | 'owner'> | undefined;

  /** Goes on for so many milliseconds, or until there is nothing to do. */
  run(milliseconds = Infinity): void {
    const end = this.time + milliseconds;
    for (let run = this.#queue.shift(); run; run = this.#queue.shift()) {
      const begin = this.time;
      this.#worked = undefined;
      run();
      const worked = this.#worked as Pick<Slice, 'id' | 'owner'> | undefined;
      if (worked) this.slices.push({ ...worked, begin, milliseconds: this.time - begin });
      if (this.time >= end) return;
    }
  }

  get isIdle(): boolean {
    return this.#queue.length === 0;
  }

  saidOf(id: number): Said[] {
    return this.said.filter((said) => 'id' in said && said.id === id);
  }

  /** A depth for every thousand nodes, ten of them. */
  #begin(order: Order): Labour {
    const { bad, speed, least } = this;
    if (bad.get(order.id) === 0) throw new Error('the game is over');
    const pass = (milliseconds: number): void => {
      this.#worked = { id: order.id, owner: order.owner };
      this.time += milliseconds;
    };
    const { depth = Infinity } = order;
    let nodes = 0;
    const labour = {
      get nodes() {
        return nodes;
      },
      step(more: number): boolean {
        pass(Math.max(least, more / speed));
        nodes += more;
        if (nodes >= (bad.get(order.id) ?? Infinity)) throw new Error('out of memory');
        return nodes < depth * 1000;
      },
      findings() {
        const found = Math.min(Math.floor(nodes / 1000), depth);
        if (found === 0) return undefined;
        return { depth: found, nodes, lines: [{ score: found, moves: 'c6c7' }] };
      },
    };
    if (order.kind === 'analyse') return labour;
    return Object.assign(labour, {
      choice: () => ({ move: 'c6c7', score: 1, depth: 1, nodes }),
    });
  }
}

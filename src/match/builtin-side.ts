// A player of ours as one side of a match. It thinks in this process, from what its seat may know.

import { pathToFileURL } from 'node:url';
import type { Engine } from '../engine/engine.js';
import { chooseOnePly } from '../opponent/oneply.js';
import { thinkingTime } from '../player/clock.js';
import { think, type PlayerOptions } from '../player/player.js';
import { pick, randomFrom } from '../random.js';
import type { Setup } from '../record.js';
import type { Answer, Opening, Side, Turned } from './side.js';
import type { BuiltIn } from './spec.js';

export class BuiltInSide implements Side {
  readonly name = undefined;
  #random = randomFrom(0);
  #made = 0;

  constructor(
    readonly spec: string,
    readonly player: BuiltIn,
    /** Its own: no other side of the match may find what this one left in it. */
    readonly engine: Engine,
  ) {}

  begin({ setup, seed }: Opening): Promise<Setup | undefined> {
    this.#random = randomFrom(seed);
    this.#made = 0;
    return Promise.resolve(setup);
  }

  choose(turned: Turned): Promise<Answer> {
    const made = this.#made++;
    return new Promise((resolve) => resolve(this.#choose(turned, made)));
  }

  played(): void {}
  end(): void {}

  close(): Promise<void> {
    return Promise.resolve();
  }

  #choose({ game, seat, due, left }: Turned, made: number): Answer {
    const { rules } = game;
    const view = game.view(seat);
    switch (this.player.kind) {
      case 'random':
        return pick(this.engine.moves(rules, view), this.#random);
      case 'oneply':
        return chooseOnePly(this.engine, rules, view, this.#random)!;
      default: {
        const budget = { ...(left !== undefined && { left }), move: due, made };
        const options = { seed: Math.floor(this.#random() * 2 ** 31), ...this.#limits(budget) };
        // Where nothing is covered, how the pieces got there says no more than where they are.
        const task =
          rules.visibility === 'dark' ? { record: game.recordFor(seat), seat } : { rules, view };
        return think(this.engine, task, options);
      }
    }
  }

  #limits(budget: Parameters<typeof thinkingTime>[0]): Partial<PlayerOptions> {
    const allowed = Math.max(1, thinkingTime(budget));
    const clock = allowed === Infinity ? {} : { milliseconds: allowed };
    const { player } = this;
    switch (player.kind) {
      case 'nodes':
        return { nodes: player.nodes };
      case 'time':
        return { milliseconds: Math.min(player.milliseconds, allowed) };
      case 'level':
        return { level: player.level, ...clock };
      default:
        return {};
    }
  }
}

/** The engine of another build of junqi, from its module file. Throws where the file is none. */
export async function engineOf(file: string): Promise<Engine> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    loadEngine?: () => Promise<Engine>;
  };
  if (!module.loadEngine) throw new RangeError(`${file} is no build of junqi`);
  return module.loadEngine();
}

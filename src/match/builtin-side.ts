// A player of ours as one side of a match. It thinks in this process, from what its seat may know.

import { pathToFileURL } from 'node:url';
import type { Engine } from '../engine/engine.js';
import { chooseOnePly } from '../opponent/oneply.js';
import { think, type PlayerOptions } from '../player/player.js';
import { pick, randomFrom } from '../random.js';
import type { Position } from '../position.js';
import type { Setup } from '../record.js';
import type { Rules } from '../rules.js';
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
        const clock = {
          ...(left !== undefined && { left }),
          ...(due < Infinity && { move: due }),
          made,
        };
        const seed = Math.floor(this.#random() * 2 ** 31);
        const options = { seed, clock, ...limitsOf(this.player) };
        if (this.player.of !== undefined) return this.#searched(rules, view, options);
        // Where nothing is covered, how the pieces got there says no more than where they are.
        const task =
          rules.visibility === 'dark' ? { record: game.recordFor(seat), seat } : { rules, view };
        return think(this.engine, task, options);
      }
    }
  }

  /** Of another build no more is asked than it has always had: a search of what it is shown. */
  #searched(rules: Rules, view: Position, { nodes, milliseconds }: Partial<PlayerOptions>): Answer {
    const limits = {
      ...(nodes !== undefined && { nodes }),
      ...(milliseconds !== undefined && { milliseconds }),
    };
    const { move } = this.engine.search(rules, view, limits);
    return move ?? chooseOnePly(this.engine, rules, view, this.#random)!;
  }
}

function limitsOf(player: BuiltIn): Partial<PlayerOptions> {
  switch (player.kind) {
    case 'nodes':
      return { nodes: player.nodes };
    case 'time':
      return { milliseconds: player.milliseconds };
    case 'level':
      return { level: player.level };
    default:
      return {};
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

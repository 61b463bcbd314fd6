// A player of ours as one side of a match. It thinks in this process, from what its seat may know.

import { pathToFileURL } from 'node:url';
import type { Seat } from '../board.js';
import type { Engine } from '../engine/engine.js';
import { fault } from '../fault.js';
import type { Game } from '../game.js';
import { chooseOnePly } from '../opponent/oneply.js';
import { gestureOf, type Gesture, type Manners } from '../player/manners.js';
import { think, type PlayerOptions } from '../player/player.js';
import { pick, randomFrom } from '../random.js';
import type { Position } from '../position.js';
import type { Setup } from '../record.js';
import type { Rules } from '../rules.js';
import type { Answer, Opening, Side, Turned } from './side.js';
import { Unstartable } from './forfeit.js';
import type { BuiltIn } from './spec.js';
import type { Move } from '../turn.js';

/** A move, and how its player thinks to stand where it thinks at all. */
type Scored = Move & { readonly score?: number };

export class BuiltInSide implements Side {
  readonly name = undefined;
  #random = randomFrom(0);
  #made = 0;
  #seat: Seat = 'S';
  /** How it thought to stand at its moves. */
  #scores: number[] = [];
  /** How many of them there were when it last offered a draw. */
  #offered: number | undefined;

  constructor(
    readonly spec: string,
    readonly player: BuiltIn,
    /** Its own: no other side of the match may find what this one left in it. */
    readonly engine: Engine,
    readonly manners: Manners,
  ) {}

  begin({ setup, seed, seat }: Opening): Promise<Setup | undefined> {
    this.#random = randomFrom(seed);
    this.#made = 0;
    this.#seat = seat;
    this.#scores = [];
    this.#offered = undefined;
    return Promise.resolve(setup);
  }

  choose(turned: Turned): Promise<Answer> {
    const made = this.#made++;
    return new Promise((resolve) => {
      const { score, ...answer } = this.#choose(turned, made);
      if (score !== undefined) this.#scores.push(score);
      resolve(answer);
    });
  }

  gesture(game: Game, offered: boolean): Gesture | undefined {
    const scores = this.#scores;
    const since = this.#offered === undefined ? {} : { sinceOffer: scores.length - this.#offered };
    const { rules } = game;
    const [seat, view] = [this.#seat, game.view(this.#seat)];
    const gesture = gestureOf(this.manners, { rules, view, seat, scores, offered, ...since });
    if (gesture === 'offer') this.#offered = scores.length;
    return gesture;
  }

  played(): void {}
  end(): void {}

  close(): Promise<void> {
    return Promise.resolve();
  }

  #choose({ game, seat, due, left }: Turned, made: number): Scored {
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
  #searched(rules: Rules, view: Position, { nodes, milliseconds }: Partial<PlayerOptions>): Scored {
    const limits = {
      ...(nodes !== undefined && { nodes }),
      ...(milliseconds !== undefined && { milliseconds }),
    };
    const { move, score } = this.engine.search(rules, view, limits);
    return move ? { ...move, score } : chooseOnePly(this.engine, rules, view, this.#random)!;
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

/** The engine of another build of junqi, from its module file. Throws `Unstartable` where the file is none. */
export async function engineOf(file: string): Promise<Engine> {
  const module = await import(/* @vite-ignore */ pathToFileURL(file).href).then(
    (found) => found as { loadEngine?: () => Promise<Engine> },
    () => undefined,
  );
  if (!module?.loadEngine) {
    throw new Unstartable(fault('player', file, 'the junqi.js of a build').fault);
  }
  return module.loadEngine();
}

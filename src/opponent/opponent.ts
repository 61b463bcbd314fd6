// The computer opponent: asks a worker for a move where one starts, and thinks on the page's own
// thread where none does.

import { BOARDS, type Board } from '../board.js';
import type { Core } from '../core.js';
import { loadEngine, type Engine } from '../engine/engine.js';
import { valueOf } from '../fault.js';
import { makeJqn } from '../formats/jqn-make.js';
import { makePosition } from '../formats/position.js';
import { parseMove } from '../formats/turn.js';
import { makeVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import type { Position } from '../position.js';
import type { GameRecord, Variant } from '../record.js';
import { reference } from '../reference/index.js';
import type { Answer, Job, Refused } from '../worker/protocol.js';
import { think, type Choice, type Thought } from './think.js';
import { startWorker, type ThreadOptions } from './thread.js';

export type { Choice } from './think.js';

export interface OpponentOptions extends ThreadOptions {
  /** The same seed, the same choices where time plays no part. */
  readonly seed?: number;
}

/** A view with the rules it is played under. */
export interface Seen {
  readonly variant: Variant;
  readonly view: Position;
}

export interface Opponent {
  /** Where it thinks, once it has been asked. */
  readonly thread: 'worker' | 'page' | undefined;
  /**
   * A move for the seat to move, from the record or the view that this seat may know. Rejects with an
   * AbortError when stopped, and with what is wrong where no move can be chosen.
   */
  choose(from: GameRecord | Seen, limits?: { readonly milliseconds?: number }): Promise<Choice>;
  /** Drops what it is thinking about. */
  stop(): void;
  /** Stops, and ends its worker for good. */
  dispose(): void;
}

export function createOpponent(options: OpponentOptions = {}): Opponent {
  return new ThinkingOpponent(options);
}

/** No choice on the page's own thread keeps it longer than this. */
const PAGE_MILLISECONDS = 100;
const MILLISECONDS = 1_000;

/** A question under way. */
interface Pending {
  readonly id: number;
  readonly board: Board;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

class ThinkingOpponent implements Opponent {
  readonly #options: OpponentOptions;
  #thread: Promise<Worker | undefined> | undefined;
  #engine: Promise<Engine | undefined> | undefined;
  #where: 'worker' | 'page' | undefined;
  #pending: Pending | undefined;
  #jobs = 0;
  #disposed = false;

  constructor(options: OpponentOptions) {
    this.#options = options;
  }

  get thread(): 'worker' | 'page' | undefined {
    return this.#where;
  }

  async choose(
    from: GameRecord | Seen,
    { milliseconds = MILLISECONDS }: { readonly milliseconds?: number } = {},
  ): Promise<Choice> {
    if (this.#disposed) throw new Error('the opponent has been disposed of');
    this.stop();
    const id = ++this.#jobs;
    const thought = { milliseconds, seed: (this.#options.seed ?? Math.random() * 2 ** 32) + id };
    const board = BOARDS[from.variant.rules.board];
    return new Promise<Choice>((resolve, reject) => {
      this.#pending = { id, board, resolve, reject };
      this.#start(id, from, thought).catch((error: unknown) => {
        this.#settle(id, ({ reject }) =>
          reject(error instanceof Error ? error : new Error('lost')),
        );
      });
    });
  }

  stop(): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#pending = undefined;
    pending.reject(new DOMException('the opponent was stopped', 'AbortError'));
    // A search cannot be interrupted from outside: its worker goes, and another one comes.
    this.#endWorker();
  }

  dispose(): void {
    this.#disposed = true;
    this.stop();
    this.#endWorker();
  }

  #endWorker(): void {
    void this.#thread?.then((worker) => worker?.terminate());
    this.#thread = undefined;
  }

  async #start(id: number, from: GameRecord | Seen, thought: Thought): Promise<void> {
    const started = (this.#thread ??= startWorker(this.#options));
    const worker = await started;
    if (this.#pending?.id !== id) return;
    if (worker === undefined) return this.#thinkHere(id, from, thought);
    this.#where = 'worker';
    worker.onmessage = ({ data }: MessageEvent<Answer | Refused>) => this.#answer(data);
    worker.onerror = () => this.#settle(id, ({ reject }) => reject(new Error('the worker failed')));
    worker.postMessage(jobOf(id, from, thought));
  }

  #answer(said: Answer | Refused): void {
    this.#settle(said.id, ({ board, resolve, reject }) => {
      if ('error' in said) return reject(new Error(said.error));
      const { score, depth, nodes } = said;
      resolve({ ...valueOf(parseMove(board, said.move)), score, depth, nodes });
    });
  }

  /** Ends the question under way; an answer to an older one is dropped. */
  #settle(id: number, end: (pending: Pending) => void): void {
    const pending = this.#pending;
    if (pending?.id !== id) return;
    this.#pending = undefined;
    end(pending);
  }

  async #thinkHere(id: number, from: GameRecord | Seen, thought: Thought): Promise<void> {
    this.#where = 'page';
    this.#engine ??= loadEngine().catch(() => undefined);
    const engine = await this.#engine;
    // What the page has just changed is painted first.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#pending?.id !== id) return;
    const milliseconds = Math.min(thought.milliseconds, PAGE_MILLISECONDS);
    const choice = thinkAbout(engine, from, { ...thought, milliseconds });
    this.#settle(id, ({ resolve }) => resolve(choice));
  }
}

function thinkAbout(engine: Engine | undefined, from: GameRecord | Seen, thought: Thought): Choice {
  const core: Core = engine ?? reference;
  const { rules } = from.variant;
  if ('view' in from) return think(core, engine, rules, from.view, thought);
  const game = Game.fromRecord(from, { core });
  if (!('value' in game)) throw new Error('the record cannot be followed');
  if (game.value.over) throw new RangeError('the game is over');
  return think(core, engine, rules, game.value.position, thought);
}

function jobOf(id: number, from: GameRecord | Seen, thought: Thought): Job {
  const job = { id, milliseconds: thought.milliseconds, seed: thought.seed };
  return 'view' in from
    ? { ...job, rules: makeVariant(from.variant), position: makePosition(from.view) }
    : { ...job, record: makeJqn([from]) };
}

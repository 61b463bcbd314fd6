// What pages and programs ask of the pool: to look at a position for as long as they like, or to choose
// a move. Everybody who asks is a member; no member keeps another one waiting.

import { BOARDS, type Board, type Seat } from '../board.js';
import { valueOf } from '../fault.js';
import { makeMove, parseMove } from '../formats/turn.js';
import type { Move } from '../turn.js';
import type { ChoiceText, LimitNumbers, Order, Said } from '../worker/protocol.js';
import type { RungName } from './ladder.js';
import type { Pool } from './pool.js';
import { reportOf, type Report } from './report.js';
import { watchTab } from './tab.js';
import { taskText, type Asked } from './task.js';

export interface AnalyseOptions extends LimitNumbers {
  /** How many lines are wanted, 1 unless given. */
  readonly lines?: number;
  /** First moves to look at, one or more; all unless given. */
  readonly only?: readonly Move[];
  /** Whose knowledge it is; the seat to move unless given. */
  readonly seat?: Seat;
}

export interface ChooseOptions extends Omit<LimitNumbers, 'depth'> {
  readonly level?: number;
  readonly seed: number;
}

/** A move with what is known of how it was found. */
export interface Choice extends Move {
  /** How the seat stands, above 0 when well, in hundredths of a company commander. */
  readonly score: number;
  /** Plies searched. */
  readonly depth: number;
  readonly nodes: number;
}

export interface Job<T> {
  /** What came of it. Rejects with why it could not be done. */
  readonly done: Promise<T>;
  /** Ends it; `done` settles at once. */
  stop(): void;
}

/**
 * `done` is the last report: of a stopped analysis too, undefined where there was none yet. While nobody
 * can see the page it rests.
 */
export interface AnalysisJob extends Job<Report | undefined> {
  /** Holds it for a reason of the caller's; it goes on when all reasons are gone. */
  pause(reason?: string): void;
  resume(reason?: string): void;
}

/** Whoever asks: a board, an opponent, a program. */
export class Member {
  readonly #pool: Pool;
  readonly #id: number;
  readonly #stops = new Map<number, () => void>();

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#id = pool.nextId();
    pool.join(this.#id);
  }

  /** Where jobs are worked on, once there was one. */
  get rung(): RungName | undefined {
    return this.#pool.rung;
  }

  /** Looks at a game as its seat knows it; `told` hears what is found, at most every 125 ms. */
  analyse(
    asked: Asked,
    options: AnalyseOptions = {},
    told: (report: Report) => void = () => undefined,
  ): AnalysisJob {
    const board = BOARDS[asked.variant.rules.board];
    const { seat, only, ...numbers } = options;
    const id = this.#pool.nextId();
    const order = (): Order => ({
      ...this.#order(id, 'analyse', asked, seat),
      ...numbers,
      ...(only && { only: only.map((move) => makeMove(board, move)) }),
    });
    const holds = new Set<string>();
    let last: Report | undefined;
    const job = this.#submit<Report | undefined>(id, order, holds, {
      said: (said, resolve) => {
        if ('report' in said) told((last = reportOf(board, said.report)));
        else if ('done' in said) resolve(reportOf(board, said.done));
      },
      stopped: (resolve) => resolve(last),
    });
    const hold = (change: () => unknown): void => {
      const before = holds.size > 0;
      change();
      const isHeld = holds.size > 0;
      if (before === isHeld) return;
      this.#pool.tell(id, isHeld ? { pause: id } : { resume: id });
    };
    const unwatch = watchTab((isHidden) =>
      hold(() => (isHidden ? holds.add('tab') : holds.delete('tab'))),
    );
    job.done.then(unwatch, unwatch);
    return {
      ...job,
      pause: (reason = '') => hold(() => holds.add(reason)),
      resume: (reason = '') => hold(() => holds.delete(reason)),
    };
  }

  /** A move for the seat to move. `done` rejects with an AbortError when stopped. */
  choose(asked: Asked, options: ChooseOptions): Job<Choice> {
    const board = BOARDS[asked.variant.rules.board];
    const id = this.#pool.nextId();
    const order = (): Order => ({ ...this.#order(id, 'choose', asked), ...options });
    return this.#submit<Choice>(id, order, new Set(), {
      said: (said, resolve) => {
        if ('choice' in said) resolve(choiceOf(board, said.choice));
      },
      stopped: (_, reject) => reject(new DOMException('the choice was stopped', 'AbortError')),
    });
  }

  /** This member's jobs come first from now on. */
  focus(): void {
    this.#pool.focus(this.#id);
  }

  /** Stops its jobs; the pool rests when nobody is left. */
  leave(): void {
    for (const stop of [...this.#stops.values()]) stop();
    this.#pool.leave(this.#id);
  }

  #order(id: number, kind: Order['kind'], asked: Asked, seat?: Seat) {
    return { id, owner: this.#id, kind, task: taskText(asked, seat) };
  }

  #submit<T>(id: number, order: () => Order, holds: ReadonlySet<string>, ends: Ends<T>): Job<T> {
    this.#pool.join(this.#id);
    let stop: () => void = () => undefined;
    const done = new Promise<T>((resolve, reject) => {
      stop = () => {
        if (!this.#stops.delete(id)) return;
        this.#pool.stop(id);
        ends.stopped(resolve, reject);
      };
      // What is wrong with the question rejects, as what is wrong with the answer does.
      this.#pool.submit(order(), () => holds.size > 0, {
        said: (said) => {
          if (!('report' in said)) this.#stops.delete(id);
          if ('error' in said) reject(new Error(said.error));
          else ends.said(said, resolve);
        },
        failed: (error) => {
          this.#stops.delete(id);
          reject(error);
        },
      });
      this.#stops.set(id, stop);
    });
    return { done, stop };
  }
}

/** How a job's promise settles. */
interface Ends<T> {
  said(said: Extract<Said, { readonly id: number }>, resolve: (value: T) => void): void;
  stopped(resolve: (value: T) => void, reject: (error: Error) => void): void;
}

function choiceOf(board: Board, { move, score, depth, nodes }: ChoiceText): Choice {
  return { ...valueOf(parseMove(board, move)), score, depth, nodes };
}

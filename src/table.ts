// A table: a game with its clock, for whoever hosts it. Every call says what time it is.

import { mustBe } from './argument.js';
import type { Point, Seat } from './board.js';
import {
  clockAfter,
  leftToMove,
  leftToSeat,
  pauseClock,
  playedFor,
  resumeClock,
  startClock,
  timeUp,
  whyNotResignedYet,
  type Clock,
} from './clock.js';
import type { Game } from './game.js';
import { leaversOf } from './leavers.js';
import { scoreOf, type Points, type Score } from './score.js';
import type { Move, Turn } from './turn.js';

export class Table {
  readonly game: Game;
  #clock: Clock;

  /** `clock` is that of a game which goes on after a rest. */
  constructor(game: Game, now: number, clock?: Clock) {
    mustBe('game', game);
    this.game = game;
    this.#clock = clock ?? startClock(game.turn, now);
    if (game.over) this.#clock = pauseClock(this.#clock, now);
  }

  get clock(): Clock {
    return this.#clock;
  }

  /** Milliseconds until `tick` must be called again, null where no time is running out. */
  dueIn(now: number): number | null {
    return this.#clock.isRunning ? leftToMove(this.game.rules, this.#clock, now) : null;
  }

  /** Loses the turn of a seat that is out of time and returns what came of it; nothing where time is left. */
  tick(now: number): readonly Turn[] {
    const up = this.#clock.isRunning && timeUp(this.game.rules, this.#clock, now);
    return up ? this.#during(now, () => this.game.loseTurn({ spent: up === 'seat' })) : [];
  }

  /** As `Game.play`. A move that comes too late is not played: the turn is lost. */
  play(move: Move, now: number): readonly Turn[] {
    const lost = this.tick(now);
    if (lost.length > 0) return lost;
    if (!this.game.over && !this.#clock.isRunning) throw new RangeError('the clock stands still');
    const left = leftToSeat(this.game.rules, this.#clock, this.game.turn, now);
    const notes = left === null ? {} : { clock: Math.ceil(left / 1000) };
    return this.#during(now, () => this.game.play(move, notes));
  }

  /** As `Game.touch`. */
  touch(point: Point): readonly Move[] {
    return this.game.touch(point);
  }

  /** As `Game.resign`. Throws a RangeError in the first seconds where nobody may. */
  resign(seat: Seat, now: number): readonly Turn[] {
    const why = whyNotResignedYet(this.game.rules, this.#clock, now);
    if (why !== undefined) throw new RangeError(why);
    return this.#during(now, () => this.game.resign(seat));
  }

  leave(seat: Seat, now: number): readonly Turn[] {
    return this.#during(now, () => this.game.leave(seat));
  }

  offerDraw(seat: Seat, now: number): readonly Turn[] {
    return this.#during(now, () => this.game.offerDraw(seat));
  }

  agree(seat: Seat, now: number): readonly Turn[] {
    return this.#during(now, () => this.game.agree(seat));
  }

  /**
   * Takes the last turns back, as `Game.undo`, and has the clock go on for whoever is to move then. Time
   * that was used stays used.
   */
  undo(turns: number, now: number): void {
    this.#during(now, () => {
      for (let taken = 0; taken < turns; taken++) this.game.undo();
      return [];
    });
    this.resume(now);
  }

  pause(now: number): void {
    this.#clock = pauseClock(this.#clock, now);
  }

  resume(now: number): void {
    if (!this.game.over) this.#clock = resumeClock(this.#clock, now);
  }

  /** What the game that is over brings to whom, by the points that seats had before. */
  score(points: Points, now: number): Score {
    const { rules, over, position, core } = this.game;
    return scoreOf({
      rules,
      over,
      ply: position.ply,
      seconds: playedFor(this.#clock, now) / 1000,
      points,
      leavers: leaversOf(core, this.game.record()),
    });
  }

  /** Sets the clock to whoever is to move afterwards, or stops it. */
  #during(now: number, act: () => readonly Turn[]): readonly Turn[] {
    const { ply, turn } = this.game.position;
    const turns = act();
    const { game } = this;
    if (game.position.ply !== ply || game.turn !== turn) {
      this.#clock = clockAfter(game.rules, this.#clock, game.turn, now);
    }
    if (game.over) this.#clock = pauseClock(this.#clock, now);
    return turns;
  }
}

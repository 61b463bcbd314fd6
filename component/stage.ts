// What stands on the board from one view to the next: which piece is which, what still fades, and
// the motion between the two.

import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import type { Rules } from '../src/rules.js';
import type { Move, Turn } from '../src/turn.js';
import type { Facing } from './geometry.js';
import { deployedWhereTheyStand, trackIdentities, type Identities } from './identity.js';
import * as motion from './motion.js';
import { trailOf } from './trail.js';

/** What is to be shown: a view, the turn that led to it, and who is who where that is known. */
export interface Sight {
  readonly facing: Facing;
  /** The rules as far as they are given: some add railways. */
  readonly rules?: Rules;
  readonly view: Position;
  readonly turn: Turn | undefined;
  readonly identities?: Identities;
  /** The turn is told elsewhere: where others listen, without ranks. */
  readonly isTold?: boolean;
}

/** Whether the same pieces stand where they stood with the same seat to move, whoever looks. */
export function isSamePosition(a: Position, b: Position): boolean {
  const isSame = (one = NOBODY, other = NOBODY): boolean =>
    one.seat === other.seat && (one.rank ?? other.rank) === (other.rank ?? one.rank);
  return (
    a.board === b.board &&
    a.ply === b.ply &&
    a.turn === b.turn &&
    a.pieces.every((piece, point) => isSame(piece, b.pieces[point]))
  );
}

const NOBODY: Partial<SeenPiece> = {};

export class Stage {
  /** Pieces that have left the board and are still seen; those that travelled, where they fell. */
  fading: readonly motion.Fading[] = [];
  #scene: motion.Scene | undefined;
  #running: Animation[] = [];
  #pending: { sight: Sight; change: motion.Change; dropped: Move | undefined } | undefined;

  get identities(): Identities {
    return this.#scene?.identities ?? [];
  }

  /** `dropped` is the move a hand has already made on the board. */
  show(sight: Sight, dropped: Move | undefined): void {
    const before = this.#scene;
    const { view, turn } = sight;
    const identities =
      sight.identities ??
      (before ? trackIdentities(before, view, turn) : deployedWhereTheyStand(view));
    this.#scene = { view, identities };
    this.fading = [];
    this.#pending = undefined;
    if (!before || before.view.board !== view.board || !motion.wantsMotion()) return;
    const change = motion.changeBetween(before, this.#scene);
    if (!motion.isShowable(change)) return;
    this.fading = change.gone.map((piece) =>
      turn?.kind === 'move' && piece.point === turn.from ? { ...piece, point: turn.to } : piece,
    );
    this.#pending = { sight, change, dropped };
  }

  /** Starts the motion once the pieces are drawn. `find` gives the drawing of a piece. */
  move(find: (deployed: Point) => Element | null, whenFaded: () => void): void {
    if (!this.#pending) return;
    const { sight, change, dropped } = this.#pending;
    this.#pending = undefined;
    this.stop();
    const { facing, view, turn } = sight;
    const attack = turn?.kind === 'move' ? turn : undefined;
    const wayOf = (from: Point, to: Point): readonly Point[] => {
      if (attack?.from === from && attack.to === to) return trailOf(facing.board, view, attack);
      return [from, to];
    };
    const travel = (deployed: Point, from: Point, to: Point): number => {
      const element = find(deployed);
      if (!element || (dropped?.from === from && dropped.to === to)) return 0;
      const way = wayOf(from, to);
      this.#running.push(motion.travel(facing, element, way));
      return motion.travelTime(way.length - 2);
    };

    let delay = 0;
    for (const { deployed, from, to } of change.moved) {
      delay = Math.max(delay, travel(deployed, from, to));
    }
    for (const { deployed, point } of change.gone) {
      if (attack?.from === point) delay = Math.max(delay, travel(deployed, point, attack.to));
    }
    for (const { deployed } of change.gone) {
      const element = find(deployed);
      if (element) this.#running.push(motion.fade(element, delay));
    }
    for (const deployed of change.turnedUp) {
      const element = find(deployed)?.firstElementChild;
      if (element) this.#running.push(motion.turnOver(element));
    }
    if (this.fading.length > 0) void this.#clear(whenFaded);
  }

  /** Ends all motion where it leads. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  async #clear(whenFaded: () => void): Promise<void> {
    const running = this.#running;
    const fading = this.fading;
    await Promise.allSettled(running.map(({ finished }) => finished));
    if (this.fading !== fading) return;
    this.fading = [];
    whenFaded();
  }
}

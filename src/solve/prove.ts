// Whether a team wins whatever the others do, within so many plies. An exhaustive search of the tree:
// the winner needs one move of each of its turns, the others get all of theirs. It asks a Core for
// moves and plays them, so the same proof runs on the engine and on the plain reference. Plies are
// counted down, so a game that goes round in circles is no win and ends.

import type { Seat } from '../board.js';
import type { Core, Played } from '../core.js';
import type { Position } from '../position.js';
import { teamOf, type Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { keyOf } from './key.js';
import { endings } from './last-ply.js';
import { Order } from './order.js';

/** The proof stopped at the number of positions it was allowed. */
export class NodesSpent extends Error {}

/** Positions between two words on how far the proof has come. */
const WATCHED = 500;

/** What is known of a position: wins within `wins` plies and more, none within `fails` and fewer. */
interface Known {
  wins: number;
  fails: number;
  /** What won or refuted last, to be tried first. */
  best: Move | undefined;
}

export class Prover {
  /** Positions whose moves were looked at. */
  nodes = 0;
  /** Positions that may be looked at. */
  most: number;
  /** Told now and then that the proof goes on. */
  watch: (() => void) | undefined;
  readonly #known = new Map<string, Known>();
  readonly #order = new Order();
  readonly #team: readonly Seat[];

  constructor(
    private readonly core: Core,
    private readonly rules: Rules,
    winner: Seat,
    most = Infinity,
  ) {
    this.#team = teamOf(rules, winner);
    this.most = most;
  }

  /** Whether the winner's team has won within so many plies. Throws NodesSpent. */
  wins(position: Position, plies: number): boolean {
    if (position.over) return this.isWon(position);
    if (plies <= 0) return false;
    const key = keyOf(this.rules, position, plies);
    const known = this.#known.get(key) ?? { wins: Infinity, fails: 0, best: undefined };
    if (plies >= known.wins) return true;
    if (plies <= known.fails) return false;
    if (this.nodes >= this.most) throw new NodesSpent();
    if (++this.nodes % WATCHED === 0) this.watch?.();
    const isWon = this.isOurs(position)
      ? this.#findWin(position, plies, known)
      : !this.#findRefutation(position, plies, known);
    if (isWon) known.wins = plies;
    else known.fails = plies;
    if (plies > 1) this.#known.set(key, known);
    return isWon;
  }

  /** The fewest plies in which the team wins, up to `most`; undefined where it does not. Throws NodesSpent. */
  shortest(position: Position, most: number): number | undefined {
    if (position.over) return this.isWon(position) ? 0 : undefined;
    for (let plies = 1; plies < most + 2; plies += 2) {
      const tried = Math.min(plies, most);
      if (!this.wins(position, tried)) continue;
      return this.wins(position, tried - 1) ? tried - 1 : tried;
    }
    return undefined;
  }

  isWon({ over }: Position): boolean {
    return (
      over !== null && over.result.split('+').some((seat) => this.#team.includes(seat as Seat))
    );
  }

  /** Whether somebody of the winner's team is to move. */
  isOurs({ turn }: Position): boolean {
    return this.#team.includes(turn);
  }

  play(position: Position, move: Move): Played {
    return this.core.play(this.rules, position, { kind: 'move', ...move });
  }

  after(position: Position, move: Move): Position {
    return this.play(position, move).position;
  }

  moves(position: Position): readonly Move[] {
    return this.core.moves(this.rules, position);
  }

  #findWin(position: Position, plies: number, known: Known): boolean {
    const legal = this.moves(position);
    const tried = plies === 1 ? endings(this.core, this.rules, position, legal) : legal;
    return this.#find(position, tried, plies, known, true);
  }

  #findRefutation(position: Position, plies: number, known: Known): boolean {
    return this.#find(position, this.moves(position), plies, known, false);
  }

  /** Whether one of the moves comes to `wanted`. */
  #find(
    position: Position,
    moves: readonly Move[],
    plies: number,
    known: Known,
    wanted: boolean,
  ): boolean {
    for (const move of this.#order.sorted(position, moves, plies, known.best)) {
      if (this.wins(this.after(position, move), plies - 1) !== wanted) continue;
      known.best = move;
      this.#order.remember(position.turn, move, plies);
      return true;
    }
    return false;
  }
}

// A plain minimax of fixed depth over the reference, with the plain evaluation of plain-evaluation.ts.

import { evaluate, flagsOf, worthAt, type Flags } from './plain-evaluation.js';
import type { Seat } from '../../../src/board.js';
import type { Position } from '../../../src/position.js';
import { reference } from '../../../src/reference/index.js';
import { teamOf, type Rules } from '../../../src/rules.js';
import type { Move } from '../../../src/turn.js';

/** A won game, less one for each ply until its end. */
const MATE = 30000;

export class Minimax {
  /** A seat without a move was met, which the search looks at one ply later. */
  metStuck = false;
  private readonly flags: Flags;

  constructor(
    private readonly rules: Rules,
    private readonly root: Position,
    /** What a draw is worth less to who moves at the root. */
    private readonly contempt = 0,
  ) {
    this.flags = flagsOf(root);
  }

  /** For the seat to move. */
  score(depth: number): number {
    return this.search(this.root, depth, 0);
  }

  private search(position: Position, depth: number, ply: number): number {
    if (position.over) return this.finalScore(position, ply);
    if (depth === 0) return this.quiesce(position, ply);
    const moves = reference.moves(this.rules, position);
    const scores = moves.map((move) => this.after(position, move, depth - 1, ply));
    return Math.max(...scores);
  }

  /** The score of a move for the seat that makes it. */
  private after(position: Position, move: Move, depth: number, ply: number): number {
    const next = reference.play(this.rules, position, { kind: 'move', ...move }).position;
    const score = depth < 0 ? this.quiet(next, ply + 1) : this.search(next, depth, ply + 1);
    return this.isFriend(position, next) ? score : 0 - score;
  }

  private quiet(position: Position, ply: number): number {
    return position.over ? this.finalScore(position, ply) : this.quiesce(position, ply);
  }

  /** Standing still, or a collision that does not lose. */
  private quiesce(position: Position, ply: number): number {
    const captures = reference
      .moves(this.rules, position)
      .filter(({ to }) => position.pieces[to])
      .filter((move) => this.gain(position, move) >= 0);
    const scores = captures.map((move) => this.after(position, move, -1, ply));
    return Math.max(
      evaluate(this.rules, position, this.flags) + this.drawNear(position),
      ...scores,
    );
  }

  private gain(position: Position, { from, to }: Move): number {
    if (position.pieces[to]?.rank === 'l') return MATE;
    const [turn] = reference.play(this.rules, position, { kind: 'move', from, to }).turns;
    const outcome = turn?.kind === 'move' ? turn.outcome : undefined;
    const worth = (at: Position, point: number): number =>
      worthAt(this.rules, at, point, this.flags);
    const before = worth(position, from) - worth(position, to);
    if (outcome === 'fell') return 0 - worth(position, from);
    if (outcome === 'both') return 0 - before;
    const pieces = [...position.pieces];
    pieces[to] = pieces[from];
    pieces[from] = undefined;
    return worth({ ...position, pieces }, to) - before;
  }

  private finalScore({ over, turn }: Position, ply: number): number {
    if (over?.by === 'stuck') this.metStuck = true;
    if (over?.result === '1/2') return this.drawn(turn, this.contempt);
    const isWon = over!.result
      .split('+')
      .some((seat) => teamOf(this.rules, turn).includes(seat as typeof turn));
    return isWon ? MATE - ply : ply - MATE;
  }

  /** What plies without a removal change already, rounded down. */
  private drawNear({ turn, quiet }: Position): number {
    const { quietLimit, quietOutcome } = this.rules;
    if (quietLimit === null || quietOutcome !== 'draw') return 0;
    return this.drawn(turn, Math.floor((this.contempt * quiet) / quietLimit));
  }

  /** Something against drawing, as a seat sees it. */
  private drawn(turn: Seat, worth: number): number {
    return teamOf(this.rules, this.root.turn).includes(turn) ? 0 - worth : worth;
  }

  private isFriend(position: Position, next: Position): boolean {
    return teamOf(this.rules, position.turn).includes(next.turn);
  }
}

// Flip while pieces are covered. A move on the board is searched with the covered pieces standing in the
// way; turning a piece up is worth what it comes to on average over all that the bag may give, which
// everybody knows.

import { WEIGHTS, WORTH_OF } from '../../assembly/board/weights.js';
import type { Point } from '../board.js';
import type { Course } from '../course.js';
import type { Position } from '../position.js';
import { RANKS } from '../pieces.js';
import { randomFrom } from '../random.js';
import { coveredOf } from '../reference/bag.js';
import { follow } from '../reference/play.js';
import { draws } from '../reference/flip.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import type { Choice } from './choice.js';
import type { Mind, Study } from './course.js';
import { similarPoints } from './flip-points.js';
import { limited } from './hidden.js';
import { taken, type Whim } from './open.js';

/** The part of the budget for moves on the board; the rest is for turning pieces up. */
const BOARD_SHARE = 0.3;
/** Moves on the board that are scored. */
const LINES = 3;
/** Points of which it is looked at what may turn up there. */
const MOST_POINTS = 6;
/** For turning a piece up, which brings the game on, in hundredths of a company commander. */
const CURIOSITY = 15;

/** What it costs to see what a piece that turns up changes, in nodes of a search. */
const FOLLOWING = 300;

/** A move and what it is worth to the seat to move, in hundredths of a company commander. */
export interface Scored {
  readonly move: Move;
  readonly score: number;
}

export class FlipMind implements Mind {
  readonly #scored: Scored[] = [];
  #depth = 1;

  constructor(
    private readonly study: Study,
    private readonly rules: Rules,
    private readonly view: Position,
    private readonly whim: Whim,
    private readonly fallback: Choice,
    private readonly moves = study.engine.moves(rules, view),
  ) {}

  *course(): Course {
    const { moves } = this;
    const turning = moves.flatMap(({ from, to }) => (from === to ? [from] : []));
    const onBoard = moves.filter(({ from, to }) => from !== to);
    const groups = similarPoints(this.rules, this.view, turning, randomFrom(this.whim.seed));
    const points = groups.slice(0, MOST_POINTS);
    if (this.view.sides === undefined) return this.#turnAnything(points);
    if (onBoard.length > 0) yield* this.#searchBoard(onBoard);
    for (const [index, point] of points.entries()) {
      const from = BOARD_SHARE + ((1 - BOARD_SHARE) * index) / points.length;
      yield* this.#expect(point, from, (1 - BOARD_SHARE) / points.length);
    }
  }

  choice(): Choice {
    const best = taken(this.#scored, this.whim);
    if (best === undefined) return this.fallback;
    const { move, score } = best;
    return { ...move, score: Math.round(score), depth: this.#depth, nodes: this.study.budget.used };
  }

  /** What has been scored so far, the best first. */
  ranked(): readonly Scored[] {
    return [...this.#scored].sort((a, b) => b.score - a.score);
  }

  /** While nobody owns a colour nothing is gained or lost. */
  #turnAnything(points: readonly Point[]): void {
    for (const point of points) this.#scored.push({ move: { from: point, to: point }, score: 0 });
  }

  *#searchBoard(only: readonly Move[]): Course {
    const { rules, view: position } = this;
    const options = { only, lines: Math.min(LINES, only.length) };
    const question = { rules, position, options };
    const { lines, depth } = yield* this.study.until(BOARD_SHARE, question);
    this.#depth = Math.max(1, depth);
    for (const { score, line } of lines) {
      if (!line[0]) continue;
      this.#scored.push({ move: line[0], score: limited(score + coveredLead(position)) });
    }
  }

  /** What turning up the piece on a point is worth, over all that it may be. */
  *#expect(at: Point, from: number, share: number): Course {
    const { rules, view } = this;
    const kinds = draws({ from: at, to: at }, view);
    const weights = kinds.map(({ color, rank }) => view.bag![color][rank] ?? 0);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let sum = 0;
    for (const [index, kind] of kinds.entries()) {
      const after = follow(rules, view, { kind: 'uncover', ...kind, out: [] });
      const until = from + (share * (index + 1)) / kinds.length;
      yield FOLLOWING;
      sum += weights[index]! * (yield* this.#standing(after, until));
    }
    const score = sum / all + CURIOSITY;
    this.#scored.push({ move: { from: at, to: at }, score });
  }

  /** How the seat to move stands in a position that the other one is to move in. */
  *#standing(position: Position, until: number): Course<number> {
    const { study, rules, view } = this;
    if (position.over) return overFor(view, position);
    const only = study.engine.moves(rules, position).filter((move) => move.from !== move.to);
    const lead = coveredLead(position);
    if (only.length === 0) return -limited(lead);
    const question = { rules, position, options: { only } };
    const { score } = yield* study.until(until, question);
    return -limited(score + lead);
  }
}

/** By how much the seat to move leads in pieces still covered, which a search sees as things in the way. */
function coveredLead(position: Position): number {
  let lead = 0;
  for (const seat of position.seats) {
    const worth = coveredOf(position, seat).reduce(
      (sum, [rank, count]) => sum + count * WEIGHTS[WORTH_OF + 1 + RANKS.indexOf(rank)]!,
      0,
    );
    lead += seat === position.turn ? worth : -worth;
  }
  return lead;
}

function overFor(view: Position, { over }: Position): number {
  if (over === null || over.result === '1/2') return 0;
  return limited(over.result === view.turn ? Infinity : -Infinity);
}

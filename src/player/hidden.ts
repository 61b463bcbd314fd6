// Some ranks are not known. Two stages: worlds that agree with all that is known are searched, each as
// if it were the truth, and the best moves of all of them pooled; then the pool is searched in every
// world, and the move that does best over all of them is taken. Taking the best move of each world at
// its word would be to know what only that world knows.

import type { Sampler } from '../belief/sample.js';
import type { SearchLine } from '../engine/search.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import type { Choice } from './choice.js';
import type { Course, Mind, Study } from './course.js';
import { taken, type Whim } from './open.js';

/** Nodes below which a world is not worth searching. */
const WORTHWHILE = 2_000;
const MOST_WORLDS = 8;
const FEWEST_WORLDS = 3;
/** Worlds where time is the only limit. */
const TIMED_WORLDS = 8;
/** The part of the budget in which worlds are searched one by one for their best moves. */
const FIRST_STAGE = 0.4;
/** What a game won or lost in one world counts over all of them: some pieces, not everything. */
export const DECIDED = 2_500;

/** What speaks for a move besides what it leads to in worlds where all is known. */
export type Bias = (move: Move) => number;

/** A move of the pool with its scores, a world each. */
interface Candidate {
  readonly move: Move;
  readonly scores: (number | undefined)[];
}

export class HiddenMind implements Mind {
  readonly #worlds: Position[] = [];
  readonly #pool: Candidate[] = [];
  #depth = 0;

  constructor(
    private readonly study: Study,
    private readonly rules: Rules,
    private readonly sampler: Sampler,
    private readonly bias: Bias,
    private readonly whim: Whim,
    private readonly fallback: Choice,
  ) {}

  *course(): Course<void> {
    const count = worldsFor(this.study.budget.nodes);
    for (let world = 0; world < count; world++) {
      this.#worlds.push(this.sampler.world().position);
      yield* this.#search(world, (FIRST_STAGE * (world + 1)) / count);
    }
    this.#add(this.fallback);
    const only = this.#pool.map(({ move }) => move);
    if (only.length === 1) return;
    for (let world = 0; world < count; world++) {
      const share = FIRST_STAGE + ((1 - FIRST_STAGE) * (world + 1)) / count;
      yield* this.#search(world, share, only);
    }
  }

  choice(): Choice {
    const scored = this.#pool.map(({ move, scores }) => ({
      move,
      score: meanOf(scores) + this.bias(move),
    }));
    const best = taken(scored, this.whim);
    if (best === undefined) return this.fallback;
    return {
      ...best.move,
      score: Math.round(best.score),
      depth: this.#depth,
      nodes: this.study.budget.used,
    };
  }

  *#search(world: number, share: number, only?: readonly Move[]): Course<void> {
    const options = only && { only, lines: only.length };
    const question = {
      rules: this.rules,
      position: this.#worlds[world]!,
      ...(options && { options }),
    };
    const result = yield* this.study.until(share, question);
    this.#depth = Math.max(this.#depth, result.depth);
    for (const line of result.lines) this.#note(world, line);
  }

  /** Keeps what a search said of a move in a world, the later search's word. */
  #note(world: number, { score, line: [move] }: SearchLine): void {
    if (move === undefined) return;
    this.#add(move).scores[world] = Math.max(-DECIDED, Math.min(DECIDED, score));
  }

  #add({ from, to }: Move): Candidate {
    const known = this.#pool.find(({ move }) => move.from === from && move.to === to);
    if (known) return known;
    const candidate: Candidate = { move: { from, to }, scores: [] };
    this.#pool.push(candidate);
    return candidate;
  }
}

function worldsFor(nodes: number): number {
  if (nodes === Infinity) return TIMED_WORLDS;
  const affordable = Math.floor(nodes / WORTHWHILE);
  return Math.max(FEWEST_WORLDS, Math.min(MOST_WORLDS, affordable));
}

/** The mean of the scores there are; a move that no world has spoken of yet is not taken. */
function meanOf(scores: readonly (number | undefined)[]): number {
  const said = scores.filter((score) => score !== undefined);
  if (said.length === 0) return -Infinity;
  return said.reduce((sum, score) => sum + score, 0) / said.length;
}

// Some ranks are not known. Two stages: worlds that agree with all that is known are searched, each as
// if it were the truth, and the best moves of all of them pooled; then the pool is searched in every
// world, and the move that does best over all of them is taken. Taking the best move of each world at
// its word would be to know what only that world knows.

import { deducing, type Told } from '../belief/deduce.js';
import { Sampler } from '../belief/sample.js';
import type { Course } from '../course.js';
import type { SearchOptions, SearchResult } from '../engine/search.js';
import type { Position } from '../position.js';
import { randomFrom } from '../random.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import type { Choice } from './choice.js';
import type { Mind, Study } from './course.js';
import { linesFor } from './levels.js';
import { taken, type Whim } from './open.js';

/** Nodes for each world, at least, where there are several. */
const WORTHWHILE = 250;
const MOST_WORLDS = 8;
/** Worlds looked at however long they take. */
const FEWEST_WORLDS = 3;
/** Worlds where time is the only limit. */
const TIMED_WORLDS = 8;
/** The part of the budget in which worlds are searched one by one for their best moves. */
const FIRST_STAGE = 0.4;
/** What a game won or lost in one world counts over all of them: some pieces, not everything. */
const DECIDED = 2_500;

/** What speaks for a move besides what it leads to in worlds where all is known. */
export type Bias = (move: Move) => number;

/** A move of the pool. */
interface Candidate {
  readonly move: Move;
  /** Its scores in the worlds of which it is the best move, or one of the best. */
  readonly votes: number[];
  /** What the whole pool was searched for: a score for each world so far. */
  readonly scores: number[];
}

export class HiddenMind implements Mind {
  readonly #worlds: Position[] = [];
  readonly #pool: Candidate[] = [];
  #depth = 0;

  constructor(
    private readonly study: Study,
    private readonly rules: Rules,
    private readonly told: Told,
    private readonly bias: Bias,
    private readonly whim: Whim,
    private readonly fallback: Choice,
  ) {}

  *course(): Course {
    const { budget } = this.study;
    const knowledge = yield* deducing(this.rules, this.told);
    const sampler = new Sampler(knowledge, randomFrom(this.whim.seed), { byHabit: true });
    // Positions set up by hand may contradict the turns that follow: what is in sight still counts.
    if (!(yield* sampler.beginning())) return;
    const count = worldsFor(budget.nodes);
    for (let world = 0; world < count; world++) {
      if (world >= FEWEST_WORLDS && budget.spent >= FIRST_STAGE) break;
      this.#worlds.push((yield* sampler.making()).position);
      yield* this.#vote(world, (FIRST_STAGE * (world + 1)) / count);
    }
    if (this.#pool.length === 1) return;
    this.#candidate(this.fallback);
    for (const world of this.#worlds.keys()) {
      if (budget.spent >= 1) break;
      yield* this.#compare(world, FIRST_STAGE + ((1 - FIRST_STAGE) * (world + 1)) / count);
    }
  }

  choice(): Choice {
    const best = this.#best();
    if (best === undefined) return this.fallback;
    const { move, scores, votes } = best;
    const score = Math.round(meanOf(scores.length > 0 ? scores : votes));
    return { ...move, score, depth: this.#depth, nodes: this.study.budget.used };
  }

  /** The candidate that does best over all worlds; until they have been compared, the one most like. */
  #best(): Candidate | undefined {
    const compared = this.#pool.filter(({ scores }) => scores.length > 0);
    if (compared.length > 0) return taken(compared.map(this.#weighed), this.whim);
    const voted = this.#pool.filter(({ votes }) => votes.length > 0).sort(byVotes);
    return this.whim.temperature > 0 ? taken(voted.map(this.#weighed), this.whim) : voted[0];
  }

  readonly #weighed = (each: Candidate): Candidate & { readonly score: number } => {
    const said = each.scores.length > 0 ? each.scores : each.votes;
    return { ...each, score: meanOf(said) + this.bias(each.move) };
  };

  /** Stage one: what would be played if this world were the truth. */
  *#vote(world: number, share: number): Course {
    const lines = linesFor(this.whim.temperature);
    const found = yield* this.#search(world, share, { lines });
    this.#depth = Math.max(this.#depth, found.depth);
    for (const { score, line } of found.lines) {
      if (line[0]) this.#candidate(line[0]).votes.push(limited(score));
    }
  }

  /** Stage two: what each move of the pool comes to in this world. */
  *#compare(world: number, share: number): Course {
    const only = this.#pool.map(({ move }) => move);
    const { lines } = yield* this.#search(world, share, { only, lines: only.length });
    if (lines.length < only.length) return;
    for (const { score, line } of lines) {
      this.#candidate(line[0]!).scores.push(limited(score));
    }
  }

  #search(world: number, share: number, options: SearchOptions): Course<SearchResult> {
    const position = this.#worlds[world]!;
    return this.study.until(share, { rules: this.rules, position, options });
  }

  #candidate({ from, to }: Move): Candidate {
    const known = this.#pool.find(({ move }) => move.from === from && move.to === to);
    if (known) return known;
    const candidate: Candidate = { move: { from, to }, votes: [], scores: [] };
    this.#pool.push(candidate);
    return candidate;
  }
}

function worldsFor(nodes: number): number {
  if (nodes === Infinity) return TIMED_WORLDS;
  const affordable = Math.floor(nodes / WORTHWHILE);
  return Math.max(1, Math.min(MOST_WORLDS, affordable));
}

/** A score as it counts among those of other worlds. */
export function limited(score: number): number {
  return Math.max(-DECIDED, Math.min(DECIDED, score));
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function byVotes(a: Candidate, b: Candidate): number {
  return b.votes.length - a.votes.length;
}

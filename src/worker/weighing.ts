// Some ranks are not known. First it is counted what covered pieces can be; then moves are weighed over
// worlds that agree with what is known: the best moves of each world are pooled, and the pool is searched
// in every world. Each round looks at twice as many nodes; a line is one move, for what follows it
// depends on what turns out to be true.

import { Tally, type Likelihood } from '../belief/beliefs.js';
import { deducing, toldOf } from '../belief/deduce.js';
import type { Knowledge } from '../belief/knowledge.js';
import { Sampler } from '../belief/sample.js';
import { BOARDS, pointName, type Board, type Point } from '../board.js';
import { advanced, type Course } from '../course.js';
import type { Engine } from '../engine/engine.js';
import type { SearchLine, SearchResult } from '../engine/search.js';
import { makeMove } from '../formats/turn.js';
import { boldnessOf } from '../player/boldness.js';
import { limited } from '../player/hidden.js';
import type { Position } from '../position.js';
import { randomFrom } from '../random.js';
import type { Move } from '../turn.js';
import type { Findings, Labour } from './labour.js';
import type { DoubtText, LineText, Order } from './protocol.js';
import { rootsOf } from './searching.js';
import type { Known } from './task.js';

/** Worlds that what covered pieces can be is counted in, and after how many it is first told. */
const COUNTED = 400;
const FIRST_TOLD = 40;

const WORLDS = 8;
/** Nodes for a world in the first round. */
const FIRST_NODES = 400;
const ROUNDS = 18;
/** Nodes between two looks up. */
const STRIDE = 500;

export class Weighing implements Labour {
  #nodes = 0;
  #depth = 0;
  #searches = 0;
  #doubts: readonly DoubtText[] | undefined;
  #lines: readonly LineText[] = [];
  readonly #order: Order;
  readonly #known: Known;
  readonly #engine: Engine;
  readonly #course: Course;

  constructor(order: Order, known: Known, engine: Engine) {
    this.#order = order;
    this.#known = known;
    this.#engine = engine;
    this.#course = this.#work();
  }

  get nodes(): number {
    return this.#nodes;
  }

  step(nodes: number): boolean {
    return !advanced(this.#course, nodes);
  }

  findings(): Findings | undefined {
    if (!this.#doubts) return undefined;
    return {
      depth: this.#depth,
      nodes: this.#nodes,
      lines: this.#lines.slice(0, this.#order.lines ?? 1),
      doubts: this.#doubts,
    };
  }

  *#work(): Course {
    const { seat, view, variant, record } = this.#known;
    const knowledge = yield* deducing(variant.rules, record ?? toldOf(view));
    yield* this.#count(knowledge);
    const isOwnTurn = view.turn === seat;
    const isKnown = view.pieces.every((piece) => piece?.seat !== seat || piece.rank);
    if (isOwnTurn && isKnown) yield* this.#weigh(knowledge);
  }

  *#count(knowledge: Knowledge): Course {
    const tally = new Tally(knowledge);
    for (let world = 1; world <= COUNTED; world++) {
      yield* tally.drawing();
      if (world !== FIRST_TOLD && world !== COUNTED) continue;
      this.#doubts = doubtTexts(this.#board, yield* tally.likelihoods());
    }
  }

  *#weigh(knowledge: Knowledge): Course {
    const sampler = new Sampler(knowledge, randomFrom(1), { byHabit: true });
    const worlds: Position[] = [];
    for (let world = 0; world < WORLDS; world++) {
      worlds.push((yield* sampler.making()).position);
    }
    const { variant, view } = this.#known;
    const legal = this.#engine.moves(variant.rules, view);
    const roots = rootsOf(this.#order, this.#board, legal);
    for (let round = 0; round < ROUNDS; round++) yield* this.#round(worlds, round, roots);
  }

  /** The best moves of each world, then all of those in every world. */
  *#round(worlds: readonly Position[], round: number, roots?: readonly Move[]): Course {
    const { lines = 1, depth = 63 } = this.#order;
    const nodes = FIRST_NODES * 2 ** round;
    const options = { depth, lines, ...(roots && { only: roots }) };
    const pool: Move[] = [];
    for (const world of worlds) {
      const found = yield* this.#search(world, options, nodes);
      for (const move of found.lines.map(({ line }) => line[0])) {
        if (move && !pool.some((known) => isSame(known, move))) pool.push(move);
      }
    }
    const sums = pool.map((move) => ({ move, scores: [] as number[] }));
    let least = Infinity;
    for (const world of worlds) {
      const found = yield* this.#search(
        world,
        { depth, ...(pool.length > 0 && { only: pool, lines: pool.length }) },
        nodes,
      );
      least = Math.min(least, found.depth);
      for (const { move, scores } of sums) scores.push(...scoresOf(found.lines, move));
    }
    this.#depth = least;
    this.#lines = this.#ranked(sums);
  }

  *#search(
    world: Position,
    options: Parameters<Engine['begin']>[2],
    nodes: number,
  ): Course<SearchResult> {
    // The first search forgets what others have left in the engine, the next ones go on from there.
    const keep = this.#searches++ > 0;
    const search = this.#engine.begin(this.#known.variant.rules, world, { ...options, keep });
    for (let seen = 0; ;) {
      const more = search.step(Math.min(STRIDE, nodes - seen));
      const looked = search.nodes - seen;
      seen += looked;
      this.#nodes += looked;
      yield looked;
      if (!more || seen >= nodes) return search.result();
    }
  }

  #ranked(sums: readonly { move: Move; scores: readonly number[] }[]): readonly LineText[] {
    const { variant, view, record } = this.#known;
    const bold = boldnessOf(variant.rules, view, record?.turns ?? []);
    const means = sums
      .filter(({ scores }) => scores.length > 0)
      .map(({ move, scores }) => {
        const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
        return { move, score: Math.round(mean + bold(move)) };
      });
    means.sort((a, b) => b.score - a.score);
    return means.map(({ move, score }) => ({ score, moves: makeMove(this.#board, move) }));
  }

  get #board(): Board {
    return BOARDS[this.#known.view.board];
  }
}

function doubtTexts(
  board: Board,
  likelihoods: ReadonlyMap<Point, Likelihood>,
): readonly DoubtText[] {
  return [...likelihoods].map(([point, likelihood]) => {
    const ranks = [...likelihood].map(([rank, share]) => [rank, Number(share.toFixed(4))] as const);
    return { point: pointName(board, point), ranks: Object.fromEntries(ranks) };
  });
}

const isSame = (one: Move, other: Move): boolean => one.from === other.from && one.to === other.to;

/** The score of a move in a world, if it was searched there. */
function scoresOf(lines: readonly SearchLine[], move: Move): number[] {
  const line = lines.find(({ line: [first] }) => first && isSame(first, move));
  return line ? [limited(line.score)] : [];
}

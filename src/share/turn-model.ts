// Turns in a link. A piece is sought among those of the seat to move, its target along roads and rails,
// so that what happens is short and what cannot happen is long: nothing here judges a turn.

import { BOARDS, kindOf, type Board, type Point, type Seat } from '../board.js';
import { RANK_COUNTS, RANKS, type Rank } from '../pieces.js';
import type { Color, Position } from '../position.js';
import type { Rules } from '../rules.js';
import { OUTCOMES, type MoveTurn, type Outcome, type Turn, type UncoverTurn } from '../turn.js';
import type { Coder } from './coder.js';
import { choice, flag, list } from './models.js';

const KINDS = ['move', 'uncover', 'lost', 'pass', 'resign', 'left', 'offer', 'agree'] as const;
const COLORS: readonly Color[] = ['red', 'blue'];

type Stock = Record<Color, Record<Rank, number>>;

/** As much of a game as makes its turns likely or not: whose pieces stand where, and who moves next. */
export class Course {
  readonly #board: Board;
  readonly #isFlip: boolean;
  #owners: (Seat | 'covered' | undefined)[];
  #turn: Seat;
  #out: readonly Seat[];
  #stock: Stock;

  constructor(
    private readonly rules: Rules,
    private readonly start: Position,
  ) {
    this.#board = BOARDS[rules.board];
    this.#isFlip = rules.visibility === 'flip';
    this.#owners = start.pieces.map((piece) => piece && (piece.seat ?? 'covered'));
    this.#turn = start.turn;
    this.#out = start.out;
    this.#stock = { red: { ...RANK_COUNTS }, blue: { ...RANK_COUNTS } };
  }

  copy(): Course {
    const copy = new Course(this.rules, this.start);
    copy.#owners = [...this.#owners];
    copy.#turn = this.#turn;
    copy.#out = this.#out;
    copy.#stock = { red: { ...this.#stock.red }, blue: { ...this.#stock.blue } };
    return copy;
  }

  /** One turn, followed. */
  code(coder: Coder, turn: Turn | undefined): Turn {
    const kind = choice(coder, KINDS, turn?.kind, (each) =>
      each === 'move' ? 200 : each === 'uncover' ? (this.#isFlip ? 200 : 1) : 2,
    );
    const what = this.#what(coder, kind, turn);
    const seats = this.#board.seats;
    const out = list(coder, turn?.out, 4, (each) => choice(coder, seats, each));
    const coded: Turn = { ...what, out };
    this.#follow(coded);
    return coded;
  }

  #what(coder: Coder, kind: Turn['kind'], turn: Turn | undefined) {
    switch (kind) {
      case 'move':
        return this.#move(coder, turn as MoveTurn | undefined);
      case 'uncover':
        return this.#uncover(coder, turn as UncoverTurn | undefined);
      case 'lost':
      case 'pass':
        return { kind };
      default: {
        const seat = turn && 'seat' in turn ? turn.seat : undefined;
        return { kind, seat: choice(coder, this.#board.seats, seat) };
      }
    }
  }

  #move(coder: Coder, turn: MoveTurn | undefined): Omit<MoveTurn, 'out'> {
    const points = this.#points;
    const from = choice(coder, points, turn?.from, (point) => this.#mayMove(point));
    const reach = this.#reach(from);
    const to = choice(coder, points, turn?.to, (point) => reach.get(point) ?? 1);
    const isQuiet = this.#owners[to] === undefined;
    const outcome = choice(coder, OUTCOMES, turn?.outcome, (each) => weightOf(each, isQuiet));
    const anyPoint = (point: Point | undefined) => choice(coder, points, point);
    return {
      kind: 'move',
      from,
      to,
      outcome,
      flagTaken: flag(coder, turn?.flagTaken, isQuiet ? 1 : 8),
      flags: list(coder, turn?.flags, isQuiet ? 1 : 12, anyPoint),
      shown: list(coder, turn?.shown, this.rules.scouting ? 16 : 1, (shown) => ({
        point: anyPoint(shown?.point),
        rank: choice(coder, RANKS, shown?.rank),
      })),
    };
  }

  #uncover(coder: Coder, turn: UncoverTurn | undefined): Omit<UncoverTurn, 'out'> {
    const at = choice(coder, this.#points, turn?.at, (point) =>
      this.#owners[point] === 'covered' ? 64 : 1,
    );
    const color = choice(coder, COLORS, turn?.color);
    const stock = this.#stock[color];
    const rank = choice(coder, RANKS, turn?.rank, (each) => 64 * Math.max(0, stock[each]) + 1);
    return { kind: 'uncover', at, color, rank };
  }

  get #points(): readonly Point[] {
    return Array.from({ length: this.#board.points }, (_, point) => point);
  }

  #isOwn(point: Point): boolean {
    const owner = this.#owners[point];
    return this.#isFlip ? owner !== undefined && owner !== 'covered' : owner === this.#turn;
  }

  /** How likely the piece on a point moves. */
  #mayMove(point: Point): number {
    if (!this.#isOwn(point)) return 1;
    const { roads, rails } = this.#board;
    const isStuck = [...(roads[point] ?? []), ...(rails[point] ?? [])].every((next) =>
      this.#isBarred(next),
    );
    return isStuck || kindOf(point) === 'headquarters' ? 4 : 160;
  }

  /** A point where a piece of the mover cannot go. */
  #isBarred(point: Point): boolean {
    const owner = this.#owners[point];
    if (owner === undefined) return false;
    return kindOf(point) === 'camp' || (!this.#isFlip && owner === this.#turn);
  }

  /** How likely a piece goes where: over a road, along a rail, round the rails as engineers do. */
  #reach(from: Point): ReadonlyMap<Point, number> {
    const { roads, linesAt, lines } = this.#board;
    const reach = new Map<Point, number>();
    this.#wander(from, reach);
    for (const index of linesAt[from] ?? []) {
      const line = lines[index] ?? [];
      for (const step of [1, -1]) this.#followLine(line, line.indexOf(from), step, reach);
    }
    for (const next of roads[from] ?? []) if (!this.#isBarred(next)) reach.set(next, 160);
    return reach;
  }

  #followLine(line: readonly Point[], start: number, step: number, reach: Map<Point, number>) {
    for (let at = start + step; line[at] !== undefined; at += step) {
      const point = line[at] as Point;
      if (!this.#isBarred(point)) reach.set(point, 120);
      if (this.#owners[point] !== undefined) return;
    }
  }

  #wander(from: Point, reach: Map<Point, number>): void {
    const queue = [from];
    for (const point of queue) {
      for (const next of this.#board.rails[point] ?? []) {
        if (reach.has(next) || this.#isBarred(next)) continue;
        reach.set(next, 12);
        if (this.#owners[next] === undefined) queue.push(next);
      }
    }
  }

  #follow(turn: Turn): void {
    if (turn.kind === 'move') this.#followMove(turn);
    if (turn.kind === 'uncover') {
      this.#owners[turn.at] = turn.color === 'red' ? 'S' : 'N';
      this.#stock[turn.color][turn.rank]--;
    }
    const gone = turn.kind === 'resign' || turn.kind === 'left' ? [turn.seat] : [];
    this.#leave([...turn.out, ...gone]);
    if (!('seat' in turn) || turn.seat === this.#turn) {
      if (turn.kind !== 'offer' && turn.kind !== 'agree') this.#passOn();
    }
  }

  #followMove({ from, to, outcome, flagTaken }: MoveTurn): void {
    const victim = this.#owners[to];
    if (outcome === 'bounced') return;
    if (outcome === 'quiet' || outcome === 'took') this.#owners[to] = this.#owners[from];
    if (outcome === 'both') this.#owners[to] = undefined;
    this.#owners[from] = undefined;
    if (flagTaken && victim !== undefined && victim !== 'covered') this.#leave([victim]);
  }

  /** In flip a seat is no colour, and its pieces stay. */
  #leave(seats: readonly Seat[]): void {
    if (seats.length === 0 || this.#isFlip) return;
    this.#out = [...this.#out, ...seats];
    this.#owners = this.#owners.map((owner) =>
      owner !== 'covered' && owner !== undefined && seats.includes(owner) ? undefined : owner,
    );
  }

  #passOn(): void {
    const { seats } = this.start;
    const step = this.rules.turnOrder === 'clockwise' ? seats.length - 1 : 1;
    for (const _ of seats) {
      this.#turn = seats[(seats.indexOf(this.#turn) + step) % seats.length] ?? this.#turn;
      if (!this.#out.includes(this.#turn)) return;
    }
  }
}

/** How likely an outcome is where nothing stands, and where something does. */
const OUTCOME_WEIGHTS: Readonly<Record<Outcome, readonly [quiet: number, contact: number]>> = {
  quiet: [200, 1],
  took: [1, 80],
  fell: [1, 60],
  both: [1, 60],
  bounced: [1, 2],
};

const weightOf = (outcome: Outcome, isQuiet: boolean): number =>
  OUTCOME_WEIGHTS[outcome][isQuiet ? 0 : 1];

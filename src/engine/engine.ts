// The Wasm engine as a Core: positions go in and come out as numbers at fixed addresses.

import { mustBe } from '../argument.js';
import * as at from '../../assembly/memory';
import { BOARDS, pointName, type Board, type Seat } from '../board.js';
import type { Core, Played } from '../core.js';
import { RANKS, type Rank } from '../pieces.js';
import { ENDINGS, type Color, type Ending, type Position } from '../position.js';
import { whyIllegal, whyRefused } from '../reference/index.js';
import { seatsOf, wholeTimeSpent, type Rules } from '../rules.js';
import { OUTCOMES, type Action, type Move, type MoveTurn, type Turn } from '../turn.js';
import { readImage, seatBits, writeImage, writeRules } from './image.js';
import {
  DEEPEST_PERFT,
  Search,
  numbersOf,
  refuseEndless,
  refuseIllegal,
  refuseNoMove,
  refuseUnreachable,
  whole,
  withoutBits,
  type SearchLimits,
  type SearchOptions,
  type SearchResult,
} from './search.js';
import { instantiate, type EngineExports, type ShippedBuild } from './module.js';

/** Nodes of a first slice, before anything is known of the machine's speed. */
const FIRST_SLICE = 5_000;
/** Milliseconds between two looks at the clock. */
const LONGEST_SLICE = 100;

const COLORS: readonly Color[] = ['red', 'blue'];

/** As `layout` of assembly/game.ts. */
const LAYOUT = at.MEMORY_BASE ^ (at.KEYS << 8) ^ (at.FOUND << 4) ^ at.IMAGE_PIECES;

export class Engine implements Core {
  readonly name = 'engine';
  private bytes: Uint8Array;
  private view: DataView;
  /** Counts what takes a position in: a search under way is over then. */
  private asked = 0;
  private rules: Rules | undefined;
  private loaded: Position | undefined;

  constructor(private readonly exports: EngineExports) {
    if (exports.layout() !== LAYOUT) {
      throw new Error('the engine was compiled against another memory map: build it again');
    }
    this.bytes = new Uint8Array(exports.memory.buffer);
    this.view = new DataView(exports.memory.buffer);
  }

  judge(rules: Rules, position: Position): Position {
    this.load(rules, position);
    this.exports.judge();
    return this.save(position);
  }

  moves(rules: Rules, position: Position): readonly Move[] {
    this.load(rules, position);
    const count = this.exports.listMoves();
    const moves = new Uint16Array(this.bytes.buffer, at.MOVES, count).slice().sort();
    return Array.from(moves, (move) => ({ from: move >> 8, to: move & 255 }));
  }

  play(rules: Rules, position: Position, action: Action): Played {
    refuseOver(position);
    mustBe('action', action);
    // Moves are judged by the engine itself; the reference only finds the words (see `act`).
    const why = action.kind === 'move' ? undefined : whyRefused(rules, position, action);
    if (why !== undefined) throw new RangeError(why);
    const spent = action.kind === 'lost' && action.spent === true;
    this.load(spent ? wholeTimeSpent(rules) : rules, position);
    const board = BOARDS[position.board];
    const turns = [this.act(rules, position, board, action)];
    if (action.kind === 'offer' || action.kind === 'agree') return { turns, position };
    while (this.exports.mustPass()) {
      this.exports.passTurn(false);
      turns.push({ kind: 'pass', out: this.readGone(board) });
    }
    return { turns, position: this.save(position) };
  }

  follow(rules: Rules, position: Position, turn: Turn): Position {
    refuseOver(position);
    mustBe('turn', turn);
    if (turn.kind === 'offer' || turn.kind === 'agree') return position;
    const spent = turn.kind === 'lost' && turn.out.includes(position.turn);
    this.load(spent ? wholeTimeSpent(rules) : rules, position);
    const board = BOARDS[position.board];
    this.writeGone(board, turn.out);
    switch (turn.kind) {
      case 'move':
        this.writeTurn(board, turn);
        if (this.exports.follow() !== at.PLAYED) {
          throw new RangeError(`${moveName(board, turn)}: nobody can have moved so here`);
        }
        break;
      case 'uncover':
        this.exports.uncover(turn.at, COLORS.indexOf(turn.color), rankCode(turn.rank));
        break;
      case 'resign':
        this.exports.leave(board.seats.indexOf(turn.seat), endingCode('resign'), true);
        break;
      case 'left':
        this.exports.goAway(board.seats.indexOf(turn.seat), true);
        break;
      case 'lost':
        this.exports.loseTurn(true);
        break;
      case 'pass':
        this.exports.passTurn(true);
    }
    return this.save(position);
  }

  /**
   * With `full` the moves of the last ply are played and taken back too, not only counted. Throws a RangeError for a
   * depth that is no whole number from 0 to 99.
   */
  perft(rules: Rules, position: Position, depth: number, { full = false } = {}): number {
    const plies = whole('depth', depth, 0, DEEPEST_PERFT);
    this.load(rules, position);
    this.loaded = undefined;
    this.exports.judge();
    return this.exports.perft(plies, full);
  }

  /**
   * Searches a position whose ranks are all known. Goes on without a break until a limit is reached;
   * `begin` gives a search that can be stopped. Throws a RangeError for limits that are none, without one, and for
   * moves to choose from that are not legal.
   */
  search(
    rules: Rules,
    position: Position,
    { milliseconds = Infinity, nodes = Infinity, ...options }: SearchLimits & SearchOptions = {},
  ): SearchResult {
    refuseUnreachable(nodes, milliseconds);
    refuseEndless(nodes, milliseconds, options.depth);
    refuseIllegal(options.only, (move) => whyIllegal(rules, position, move));
    const begin = performance.now();
    const search = this.begin(rules, position, options);
    const first = FIRST_SLICE * Math.max(1, options.lines ?? 1);
    for (let slice = Math.min(nodes, first); search.step(slice);) {
      const spent = performance.now() - begin;
      const done = search.result().nodes;
      if (done >= nodes || spent >= milliseconds) break;
      const left = Math.min(milliseconds - spent, LONGEST_SLICE) * (done / Math.max(spent, 0.1));
      slice = Math.min(Math.max(1_000, left), nodes - done);
    }
    return search.result();
  }

  /**
   * Begins to search a position whose ranks are all known. Any other question to this engine ends the
   * search. Throws a RangeError for lines, a depth or a contempt that are none.
   */
  begin(rules: Rules, position: Position, options: SearchOptions = {}): Search {
    const { lines, depth, contempt } = numbersOf(options);
    const { only = [], keep = false, without } = options;
    refuseNoMove(options.only);
    this.load(rules, position);
    this.loaded = undefined;
    const moves = new Uint16Array(this.bytes.buffer, at.MOVES, at.MOST_MOVES);
    moves.set(only.map(({ from, to }) => (from << 8) | to));
    this.exports.searchBegin(lines, only.length, !keep, withoutBits(without), contempt);
    const asked = this.asked;
    const look = (): { view: DataView; exports: EngineExports } => {
      if (this.asked !== asked) throw new Error('the engine has been asked something else since');
      return { view: this.view, exports: this.exports };
    };
    return new Search(look, depth);
  }

  /** The worth of a position whose ranks are all known, for the seat to move, without looking ahead. */
  evaluate(rules: Rules, position: Position): number {
    this.load(rules, position);
    return this.exports.worth();
  }

  /**
   * Gives the search's table room for 2 ** `bits` entries of 16 bytes; 16 at the start, 22 (64 MiB)
   * at most. Ends a search under way. Throws a RangeError for another number, or where there is no such memory.
   */
  sizeTable(bits: number): void {
    whole('bits', bits, 1, 22);
    this.loaded = undefined;
    this.asked++;
    if (!this.exports.sizeTable(bits)) throw new RangeError('no memory for the table');
    this.bytes = new Uint8Array(this.exports.memory.buffer);
    this.view = new DataView(this.exports.memory.buffer);
  }

  /** Does what is known to be allowed and says what came of it. */
  private act(rules: Rules, position: Position, board: Board, action: Action): Turn {
    switch (action.kind) {
      case 'move':
        if (this.exports.play(action.from, action.to) !== at.PLAYED) {
          const why = whyIllegal(rules, position, action);
          throw new RangeError(why ?? `${moveName(board, action)} is not legal`);
        }
        return this.readTurn(board);
      case 'uncover':
        this.exports.uncover(action.at, COLORS.indexOf(action.color), rankCode(action.rank));
        return { ...action, out: this.readGone(board) };
      case 'resign':
        this.exports.leave(board.seats.indexOf(action.seat), endingCode('resign'), false);
        return { ...action, out: this.readGone(board) };
      case 'left':
        this.writeGone(board, []);
        this.exports.goAway(board.seats.indexOf(action.seat), false);
        return { ...action, out: this.readGone(board) };
      case 'lost':
        this.exports.loseTurn(false);
        return { kind: 'lost', out: this.readGone(board) };
      case 'offer':
      case 'agree':
        return { ...action, out: [] };
    }
  }

  private load(rules: Rules, position: Position): void {
    mustBe('rules', rules);
    mustBe('position', position);
    this.asked++;
    if (this.rules !== rules) {
      const board = BOARDS[rules.board];
      writeRules(this.view, rules);
      this.exports.setRules(board.code, seatBits(board, seatsOf(rules)));
      this.rules = rules;
      this.loaded = undefined;
    }
    if (this.loaded === position) return;
    writeImage(this.bytes, position);
    this.exports.loadImage();
    this.loaded = position;
  }

  private save(before: Position): Position {
    this.exports.saveImage();
    const position = readImage(this.bytes, before);
    // The stack of plies starts anew with every position taken in.
    this.loaded = undefined;
    return position;
  }

  private readTurn(board: Board): MoveTurn {
    const turn = this.bytes.subarray(at.TURN, at.TURN + at.TURN_SIZE);
    const known = (byte: number | undefined): boolean => byte !== at.NONE;
    return {
      kind: 'move',
      from: turn[at.TURN_FROM]!,
      to: turn[at.TURN_TO]!,
      outcome: OUTCOMES[turn[at.TURN_OUTCOME]!]!,
      flagTaken: turn[at.TURN_FLAG_TAKEN] === 1,
      flags: [...turn.subarray(at.TURN_FLAGS, at.TURN_FLAGS + 2)].filter(known),
      shown: known(turn[at.TURN_SHOWN])
        ? [{ point: turn[at.TURN_SHOWN]!, rank: RANKS[turn[at.TURN_SHOWN + 1]! - 1]! }]
        : [],
      out: this.readGone(board),
    };
  }

  private readGone(board: Board): Seat[] {
    const gone = this.bytes.subarray(at.TURN + at.TURN_GONE, at.TURN + at.TURN_GONE + 4);
    return [...gone].filter((seat) => seat !== at.NONE).map((seat) => board.seats[seat]!);
  }

  private writeTurn(board: Board, turn: MoveTurn): void {
    const bytes = this.bytes.subarray(at.TURN, at.TURN + at.TURN_SIZE).fill(at.NONE);
    bytes[at.TURN_FROM] = turn.from;
    bytes[at.TURN_TO] = turn.to;
    bytes[at.TURN_OUTCOME] = OUTCOMES.indexOf(turn.outcome);
    bytes[at.TURN_FLAG_TAKEN] = Number(turn.flagTaken);
    turn.flags.forEach((point, index) => (bytes[at.TURN_FLAGS + index] = point));
    const [shown] = turn.shown;
    if (shown) bytes.set([shown.point, rankCode(shown.rank)], at.TURN_SHOWN);
    this.writeGone(board, turn.out);
  }

  private writeGone(board: Board, out: readonly Seat[]): void {
    const gone = at.TURN + at.TURN_GONE;
    this.bytes.fill(at.NONE, gone, gone + 4);
    out.forEach((seat, index) => (this.bytes[gone + index] = board.seats.indexOf(seat)));
  }
}

function refuseOver(position: Position): void {
  mustBe('position', position);
  if (position.over) throw new RangeError('the game is over');
}

function rankCode(rank: Rank): number {
  return RANKS.indexOf(rank) + 1;
}

function endingCode(by: Ending): number {
  return ENDINGS.indexOf(by) + 1;
}

function moveName(board: Board, { from, to }: Move): string {
  return pointName(board, from) + pointName(board, to);
}

/** Loads the engine: the SIMD build where the machine knows it, unless `build` says otherwise. */
export async function loadEngine(build?: ShippedBuild): Promise<Engine> {
  return new Engine(await instantiate(build));
}

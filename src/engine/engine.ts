// The Wasm engine as a Core: positions go in and come out as numbers at fixed addresses.

import * as at from '../../assembly/memory';
import { BOARDS, pointName, type Board, type Seat } from '../board.js';
import type { Core, Played } from '../core.js';
import { ENDINGS, type Ending, type Position } from '../position.js';
import { whyIllegal } from '../reference/index.js';
import { OPTIONS, defaultOf, seatsOf, type OptionName, type Rules } from '../rules.js';
import { OUTCOMES, type Action, type Move, type MoveTurn, type Turn } from '../turn.js';
import { readImage, seatBits, writeImage, writeRules } from './image.js';
import { readSearch, type SearchLimits, type SearchResult } from './search.js';
import { instantiate, type EngineExports } from './module.js';

/** Options the engine plays; with another one switched on it refuses the game. */
const PLAYED_OPTIONS: ReadonlySet<OptionName> = new Set<OptionName>([
  'bombsOnFront',
  'minesAroundFlag',
  'flagShown',
  'turnOrder',
  'touchMove',
  'bothStuck',
  'quietLimit',
  'quietAfter',
  'quietOutcome',
  'maxPlies',
  'adjudicate',
  'timeouts',
  'secondsPerMove',
  'secondsPerSeat',
  'resignAfterPlies',
  'resignAfterSeconds',
  'leaving',
  'illegalMove',
  'scoring',
  'minSeconds',
]);

/** Options of a rule set that the engine does not play; empty when it plays the set whole. */
export function unplayedOptions(rules: Rules): OptionName[] {
  return (Object.keys(OPTIONS) as OptionName[]).filter((name) => {
    if (name === 'visibility') return rules.visibility === 'flip';
    return !PLAYED_OPTIONS.has(name) && rules[name] !== defaultOf(name);
  });
}

export class Engine implements Core {
  readonly name = 'engine';
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private rules: Rules | undefined;
  private loaded: Position | undefined;

  constructor(private readonly exports: EngineExports) {
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
    if (position.over) throw new RangeError('the game is over');
    this.load(rules, position);
    switch (action.kind) {
      case 'move':
        return this.playMove(rules, position, action);
      case 'resign':
        if (position.ply < rules.resignAfterPlies!) {
          throw new RangeError(`nobody resigns before ply ${rules.resignAfterPlies}`);
        }
        return this.leave(position, action.seat, action.kind);
      case 'left':
        return this.leave(position, action.seat, action.kind);
      case 'lost':
        return this.lose(rules, position);
      case 'offer':
      case 'agree':
        return { turns: [{ ...action, out: [] }], position };
      case 'uncover':
        throw new RangeError('the engine does not play flip');
    }
  }

  follow(rules: Rules, position: Position, turn: Turn): Position {
    if (position.over) throw new RangeError('the game is over');
    this.load(rules, position);
    switch (turn.kind) {
      case 'move':
        return this.followMove(position, turn);
      case 'resign':
      case 'left':
        return this.leave(position, turn.seat, turn.kind, turn).position;
      case 'lost':
      case 'pass':
        return this.lose(rules, position, turn).position;
      case 'offer':
      case 'agree':
        return position;
      case 'uncover':
        throw new RangeError('the engine does not play flip');
    }
  }

  /** With `full` the moves of the last ply are played and taken back too, not only counted. */
  perft(rules: Rules, position: Position, depth: number, { full = false } = {}): number {
    this.load(rules, position);
    this.loaded = undefined;
    return this.exports.perft(depth, full);
  }

  /**
   * Searches a position whose ranks are all known. Runs in slices and asks the clock between them;
   * for a search that can be stopped, run it in a worker.
   */
  search(rules: Rules, position: Position, limits: SearchLimits): SearchResult {
    const { milliseconds = Infinity, nodes = Infinity, depth = 64 } = limits;
    const begin = performance.now();
    this.load(rules, position);
    this.loaded = undefined;
    this.exports.searchBegin();
    let found = readSearch(this.view);
    // A first slice that always finishes depth 1, then as many nodes as the time left allows.
    let slice = Math.min(nodes, 20_000);
    while (this.exports.searchSlice(slice, depth)) {
      found = readSearch(this.view);
      const spent = performance.now() - begin;
      if (found.nodes >= nodes || spent >= milliseconds) break;
      const left = Math.min(milliseconds - spent, 200) * (found.nodes / Math.max(spent, 1));
      slice = Math.max(5_000, Math.min(left, nodes - found.nodes));
    }
    return readSearch(this.view);
  }

  private playMove(rules: Rules, position: Position, move: Move): Played {
    const board = BOARDS[position.board];
    if (this.exports.play(move.from, move.to) !== at.PLAYED) {
      const why = whyIllegal(rules, position, move);
      throw new RangeError(why ?? `${moveName(board, move)} is not legal`);
    }
    return { turns: [this.readTurn(board)], position: this.save(position) };
  }

  private followMove(position: Position, turn: MoveTurn): Position {
    const board = BOARDS[position.board];
    this.writeTurn(board, turn);
    if (this.exports.follow() !== at.PLAYED) {
      throw new RangeError(`${moveName(board, turn)}: nobody can have moved so here`);
    }
    return this.save(position);
  }

  private leave(position: Position, seat: Seat, by: 'resign' | 'left', told?: Turn): Played {
    const board = BOARDS[position.board];
    if (position.out.includes(seat)) throw new RangeError(`${seat} is already out`);
    if (told) this.writeGone(board, told.out);
    this.exports.leave(board.seats.indexOf(seat), endingCode(by), told !== undefined);
    const next = this.save(position);
    const out = next.out.slice(position.out.length).filter((other) => other !== seat);
    return { turns: [{ kind: by, seat, out }], position: next };
  }

  private lose(rules: Rules, position: Position, told?: Turn): Played {
    const times = (position.timeouts[position.turn] ?? 0) + 1;
    if (told) this.writeGone(BOARDS[position.board], told.out);
    const departs = rules.timeouts !== null && times >= rules.timeouts;
    this.exports.skipTurn(departs, told !== undefined);
    const timeouts = { ...position.timeouts, [position.turn]: times };
    const next = this.save({ ...position, timeouts });
    return { turns: [{ kind: 'lost', out: next.out.slice(position.out.length) }], position: next };
  }

  private load(rules: Rules, position: Position): void {
    if (this.rules !== rules) {
      const unplayed = unplayedOptions(rules);
      if (unplayed.length > 0) {
        throw new RangeError(`the engine does not play ${unplayed.join(', ')}`);
      }
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
      shown: [],
      out: [...turn.subarray(at.TURN_GONE, at.TURN_GONE + 4)]
        .filter(known)
        .map((seat) => board.seats[seat]!),
    };
  }

  private writeTurn(board: Board, turn: MoveTurn): void {
    const bytes = this.bytes.subarray(at.TURN, at.TURN + at.TURN_SIZE).fill(at.NONE);
    bytes[at.TURN_FROM] = turn.from;
    bytes[at.TURN_TO] = turn.to;
    bytes[at.TURN_OUTCOME] = OUTCOMES.indexOf(turn.outcome);
    bytes[at.TURN_FLAG_TAKEN] = Number(turn.flagTaken);
    turn.flags.forEach((point, index) => (bytes[at.TURN_FLAGS + index] = point));
    this.writeGone(board, turn.out);
  }

  private writeGone(board: Board, out: readonly Seat[]): void {
    const gone = at.TURN + at.TURN_GONE;
    this.bytes.fill(at.NONE, gone, gone + 4);
    out.forEach((seat, index) => (this.bytes[gone + index] = board.seats.indexOf(seat)));
  }
}

function endingCode(by: Ending): number {
  return ENDINGS.indexOf(by) + 1;
}

function moveName(board: Board, { from, to }: Move): string {
  return pointName(board, from) + pointName(board, to);
}

/** Loads the engine: the SIMD build where the machine knows it, unless `build` says otherwise. */
export async function loadEngine(build?: 'simd' | 'plain'): Promise<Engine> {
  return new Engine(await instantiate(build));
}

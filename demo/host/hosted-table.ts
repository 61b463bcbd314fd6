// A table with its host: the one place that knows every setup. Seats send requests and are sent what
// they may know. How texts travel is not its business: a connection has `send` and `close`, be it a
// WebSocket of a Node server or a channel between two tabs.

import type { BySeat, Seat } from '../../src/board.js';
import { leftToMove } from '../../src/clock.js';
import type { Core } from '../../src/core.js';
import { isFault, type Reason } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { parseSetup } from '../../src/formats/setup-text.js';
import { makeTurn, parseMove } from '../../src/formats/turn.js';
import { Game } from '../../src/game.js';
import type { Setup, Variant } from '../../src/record.js';
import { seatsOf } from '../../src/rules.js';
import { setupReasons } from '../../src/setup.js';
import { Table } from '../../src/table.js';
import type { Turn } from '../../src/turn.js';
import { readRequest, type Answer, type Refusal, type Request, type Time } from './messages.js';

export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface HostOptions {
  readonly core: Core;
  readonly variant: Variant;
  /** Milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
  /** What opens a seat again; 128 random bits unless given. */
  readonly newKey?: () => string;
}

/** A seat as the host keeps it. */
interface Place {
  readonly key: string;
  /** Somebody has taken it; a second one needs the key. */
  isTaken: boolean;
  connection?: Connection | undefined;
  setup?: Setup;
}

export class HostedTable {
  readonly variant: Variant;
  readonly #core: Core;
  readonly #now: () => number;
  readonly #places: ReadonlyMap<Seat, Place>;
  /** Undefined while somebody has still to come or to set up. */
  #table: Table | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who is away as those who are here were told. */
  #away: readonly Seat[] = [];

  constructor({ core, variant, now = Date.now, newKey = randomKey }: HostOptions) {
    this.variant = variant;
    this.#core = core;
    this.#now = now;
    this.#places = new Map(
      seatsOf(variant.rules).map((seat) => [seat, { key: newKey(), isTaken: false }]),
    );
  }

  get seats(): readonly Seat[] {
    return [...this.#places.keys()];
  }

  get isOver(): boolean {
    return this.#table !== undefined && this.#table.game.over !== null;
  }

  /** Whether nobody is connected. */
  get isEmpty(): boolean {
    return [...this.#places.values()].every(({ connection }) => connection === undefined);
  }

  /** For whoever invites the players: a seat's key is for that seat's player alone. */
  keyOf(seat: Seat): string | undefined {
    return this.#places.get(seat)?.key;
  }

  /** A message has come. What is wrong with it is told to its sender, and nothing else happens. */
  receive(from: Connection, text: unknown): void {
    const request = readRequest(text);
    const refusal = isFault(request) ? refused(request.fault) : this.#serve(from, request.value);
    if (refusal) tell(from, refusal);
  }

  /** A connection is gone. The seat and its clock wait for nobody, but the key opens it again. */
  drop(connection: Connection): void {
    this.#leave(connection);
    this.#tellAway();
  }

  /** Ends the table: no timer is left. */
  close(): void {
    clearTimeout(this.#timer);
    for (const { connection } of this.#places.values()) connection?.close();
  }

  #serve(from: Connection, request: Request): Refusal | undefined {
    if (request.kind === 'sit') return this.#sit(from, request.seat, request.key);
    const seat = this.seats.find((each) => this.#places.get(each)?.connection === from);
    const place = seat && this.#places.get(seat);
    if (!place) return refusal('kind', `"${request.kind}"`, '"sit" before anything else');
    if (request.kind === 'deploy') return this.#deploy(seat, place, request.setup);
    return this.#table
      ? this.#act(this.#table, seat, request)
      : refusal('kind', `"${request.kind}"`, '"deploy" while seats set up');
  }

  #sit(from: Connection, seat: Seat, key: string | undefined): Refusal | undefined {
    const place = this.#places.get(seat);
    if (!place) return refusal('seat', `"${seat}"`, `one of ${this.seats.join(' ')}`);
    if (key === undefined ? place.isTaken : key !== place.key) {
      return refusal('key', key === undefined ? 'none' : 'another key', `the key of ${seat}`);
    }
    this.#leave(from);
    if (place.connection && place.connection !== from) {
      tell(place.connection, { kind: 'replaced' });
      place.connection.close();
    }
    Object.assign(place, { isTaken: true, connection: from });
    tell(from, { kind: 'seated', seat, key: place.key, rules: this.variant.text });
    this.#tellAway(from);
    if (this.#table) this.#tellGame(this.#table, seat, from);
    else this.#gather();
    return undefined;
  }

  #leave(connection: Connection): void {
    const place = this.#placeOf(connection);
    if (place) place.connection = undefined;
  }

  /** Who has left or is back: everybody hears of a change, `newcomer` of what there was before. */
  #tellAway(newcomer?: Connection): void {
    const before = this.#away;
    const seats = [...this.#places].flatMap(([seat, { isTaken, connection }]) =>
      isTaken && !connection ? [seat] : [],
    );
    this.#away = seats;
    if (seats.join() !== before.join()) this.#tellAll(() => ({ kind: 'away', seats }));
    else if (newcomer && seats.length > 0) tell(newcomer, { kind: 'away', seats });
  }

  #deploy(seat: Seat, place: Place, text: string): Refusal | undefined {
    const { rules } = this.variant;
    if (this.#table || place.setup)
      return refusal('kind', '"deploy"', 'one setup, before the game');
    if (rules.visibility === 'flip') return refusal('kind', '"deploy"', 'no setup in flip');
    const read = parseSetup(text);
    if (isFault(read)) return refused(read.fault);
    const reasons = setupReasons(rules, seat, read.value.setup);
    if (reasons.length > 0) return refusal('setup', 'a setup', 'one that may march out', reasons);
    place.setup = read.value.setup;
    this.#gather();
    return undefined;
  }

  /** Begins when nobody is missing any more, else says who is. */
  #gather(): void {
    const isReady = (place: Place): boolean =>
      this.variant.rules.visibility === 'flip' ? place.isTaken : place.setup !== undefined;
    const missing = [...this.#places].flatMap(([seat, place]) => (isReady(place) ? [] : [seat]));
    if (missing.length > 0) return this.#tellAll(() => ({ kind: 'gathering', missing }));
    const setups: BySeat<Setup> = {};
    for (const [seat, { setup }] of this.#places) if (setup) setups[seat] = setup;
    const game = Game.start({ core: this.#core, variant: this.variant, setups });
    if (!('value' in game)) throw new Error(`setups that were accepted are refused`);
    const table = new Table(game.value, this.#now());
    this.#table = table;
    this.#watchClock(table);
    for (const [seat, { connection }] of this.#places) {
      if (connection) this.#tellGame(table, seat, connection);
    }
  }

  #act(
    table: Table,
    seat: Seat,
    request: Exclude<Request, { kind: 'sit' | 'deploy' }>,
  ): Refusal | undefined {
    try {
      if (request.kind === 'move') return this.#move(table, seat, request.move);
      this.#tellTurns(table, ACTIONS[request.kind](table, seat, this.#now()));
    } catch (error) {
      // What the rules forbid is thrown as a RangeError; anything else is a fault of the host's.
      if (!(error instanceof RangeError)) throw error;
      return refusal('kind', `"${request.kind}"`, error.message);
    }
    return undefined;
  }

  #move(table: Table, seat: Seat, text: string): Refusal | undefined {
    const { game } = table;
    const move = parseMove(game.board, text);
    if (isFault(move)) return refused({ ...move.fault, where: `move, ${move.fault.where}` });
    if (game.turn !== seat) return refusal('move', `a move of ${seat}`, `one of ${game.turn}`);
    try {
      this.#tellTurns(table, table.play(move.value, this.#now()));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return refusal('move', text, `a legal move (${error.message})`);
    }
    return undefined;
  }

  #tellTurns(table: Table, turns: readonly Turn[]): void {
    const { board, over } = table.game;
    const texts = turns.map((turn) => makeTurn(board, turn));
    this.#tellAll(() => ({ kind: 'turns', turns: texts, time: this.#time(table), over }));
    this.#watchClock(table);
  }

  /** The only message made of setups, and only of those the seat may know. */
  #tellGame(table: Table, seat: Seat, to: Connection): void {
    const record = makeJqn([table.game.recordFor(seat)]);
    tell(to, { kind: 'game', record, time: this.#time(table), over: table.game.over });
  }

  #tellAll(answer: (seat: Seat) => Answer): void {
    for (const [seat, { connection }] of this.#places)
      if (connection) tell(connection, answer(seat));
  }

  #time({ game, clock }: Table): Time {
    return { seat: game.turn, left: leftToMove(game.rules, clock, this.#now()) };
  }

  /** Looks again when the time of the seat to move is up. */
  #watchClock(table: Table): void {
    clearTimeout(this.#timer);
    const due = table.dueIn(this.#now());
    if (due === null) return;
    this.#timer = setTimeout(() => {
      const turns = table.tick(this.#now());
      if (turns.length > 0) this.#tellTurns(table, turns);
      else this.#watchClock(table);
    }, due);
  }

  #placeOf(connection: Connection): Place | undefined {
    return [...this.#places.values()].find((place) => place.connection === connection);
  }
}

const ACTIONS = {
  resign: (table: Table, seat: Seat, now: number) => table.resign(seat, now),
  offer: (table: Table, seat: Seat, now: number) => table.offerDraw(seat, now),
  agree: (table: Table, seat: Seat, now: number) => table.agree(seat, now),
} as const;

function tell(to: Connection, answer: Answer): void {
  to.send(JSON.stringify(answer));
}

function refusal(
  where: string,
  found: string,
  expected: string,
  reasons?: readonly Reason[],
): Refusal {
  return { kind: 'refused', where, found, expected, ...(reasons && { reasons }) };
}

const refused = (fault: Omit<Refusal, 'kind'>): Refusal => ({ kind: 'refused', ...fault });

/** Thirty-two hexadecimal digits that nobody guesses. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A seat's browser: it follows what its host tells and knows nothing else. Its game is the same class
// as the host's, built from the seat's record, so legal moves are worked out here, without asking.

import type { Seat } from '../../src/board.js';
import type { Core } from '../../src/core.js';
import { isFault } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { makeMove } from '../../src/formats/turn.js';
import { Game } from '../../src/game.js';
import type { Over } from '../../src/position.js';
import type { Move } from '../../src/turn.js';
import { readAnswer, type Answer, type Refusal, type Request, type Time } from './messages.js';
import type { Open, Wire } from './wire.js';

export type Sight =
  /** Nothing has been heard of the host yet. */
  | { readonly kind: 'calling' }
  /** Sitting; `missing` seats have still to come or to set up. */
  | { readonly kind: 'gathering'; readonly rules: string; readonly missing: readonly Seat[] }
  | {
      readonly kind: 'playing';
      readonly game: Game;
      readonly over: Over | null;
      readonly time: Time;
      /** When `time` was heard, by this machine's clock. */
      readonly heardAt: number;
    }
  /** The seat was opened elsewhere, or belongs to somebody else. */
  | { readonly kind: 'closed'; readonly refusal?: Refusal };

export interface ClientOptions {
  readonly core: Core;
  readonly seat: Seat;
  readonly open: Open;
  /** What opened the seat before, or came with the invitation. */
  readonly key?: string | undefined;
  /** The host has given a key: to be kept for when the page is loaded again. */
  readonly keep?: (key: string) => void;
  readonly changed: () => void;
}

/** Waits between attempts to reach the host, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class SeatClient {
  sight: Sight = { kind: 'calling' };
  /** Why the last request came to nothing. */
  refusal: Refusal | undefined;
  isConnected = false;
  /** Seats whose players have left, and those who have just come back. */
  away: readonly Seat[] = [];
  back: readonly Seat[] = [];
  /** Some attempt to reach the host has failed. */
  wasLost = false;
  readonly #options: ClientOptions;
  #key: string | undefined;
  #rules = '';
  #wire: Wire | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#key = options.key;
    this.#open();
  }

  deploy(setup: string): void {
    this.#ask({ kind: 'deploy', setup });
  }

  play(move: Move): void {
    if (this.sight.kind !== 'playing') return;
    this.#ask({ kind: 'move', move: makeMove(this.sight.game.board, move) });
  }

  ask(kind: 'resign' | 'offer' | 'agree'): void {
    this.#ask({ kind });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.#wire = undefined;
  }

  #ask(request: Request): void {
    this.refusal = undefined;
    this.#wire?.send(JSON.stringify(request));
  }

  /** Calls the host, and again as long as nothing comes of it. */
  #open(): void {
    const { open } = this.#options;
    this.#wire = open({
      opened: () => this.#sit(),
      heard: (text) => this.#heard(text),
      lost: () => this.#retry(),
    });
  }

  #sit(): void {
    const { seat } = this.#options;
    this.#ask({ kind: 'sit', seat, ...(this.#key !== undefined && { key: this.#key }) });
    this.#retryUnlessHeard();
  }

  #retry(): void {
    this.isConnected = false;
    this.wasLost = true;
    this.#options.changed();
    this.#retryUnlessHeard();
  }

  /** Waits longer every time, so that a host that comes back is not run over. */
  #retryUnlessHeard(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#wire?.close();
      this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #heard(text: string): void {
    const answer = readAnswer(text);
    if (!answer) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.isConnected = true;
    this.#take(answer);
    this.#options.changed();
  }

  #take(answer: Answer): void {
    switch (answer.kind) {
      case 'seated':
        // Those who are away are told of after this; nobody is, where nothing is told.
        this.away = this.back = [];
        this.#key = answer.key;
        this.#rules = answer.rules;
        this.#options.keep?.(answer.key);
        return;
      case 'gathering':
        this.sight = { kind: 'gathering', rules: this.#rules, missing: answer.missing };
        return;
      case 'game':
        return this.#begin(answer.record, answer.time, answer.over);
      case 'turns':
        return this.#follow(answer.turns, answer.time, answer.over);
      case 'refused':
        return this.#refused(answer);
      case 'away':
        this.back = this.away.filter((seat) => !answer.seats.includes(seat));
        this.away = answer.seats;
        return;
      case 'replaced':
        return this.#end();
    }
  }

  #begin(record: string, time: Time, over: Over | null): void {
    const records = parseJqn(record);
    const [first] = isFault(records) ? [] : records.value;
    const game = first && Game.fromRecord(first, { core: this.#options.core });
    if (!game || !('value' in game)) throw new Error('the host sent no record');
    this.sight = { kind: 'playing', game: game.value, time, over, heardAt: Date.now() };
  }

  #follow(turns: readonly string[], time: Time, over: Over | null): void {
    if (this.sight.kind !== 'playing') return;
    const { game } = this.sight;
    // Whoever plays is back: it needs no saying any more.
    if (turns.length > 0) this.back = [];
    for (const turn of turns) game.follow(turn);
    // How a game ended the host may know by ranks that this seat does not know.
    if (over) game.adjudge(over);
    this.sight = { kind: 'playing', game, time, over, heardAt: Date.now() };
  }

  #refused(refusal: Refusal): void {
    if (refusal.where === 'key' && this.#key !== undefined) {
      // The host has started anew since it gave the key: the seat may be free.
      this.#key = undefined;
      return this.#sit();
    }
    this.refusal = refusal;
    if (refusal.where === 'key' || this.sight.kind === 'calling') this.#end(refusal);
  }

  #end(refusal?: Refusal): void {
    this.close();
    this.sight = { kind: 'closed', ...(refusal && { refusal }) };
  }
}

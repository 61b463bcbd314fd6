// A game of the reader against the opponent: who is to do what. Knows nothing of the page.

import type { Seat } from '../src/board.js';
import type { Game } from '../src/game.js';
import type { Choice, Opponent } from '../src/opponent/opponent.js';
import type { Position } from '../src/position.js';
import { teamOf } from '../src/rules.js';
import type { Move } from '../src/turn.js';
import { failureReason } from './failure.js';

/** What the opponent last answered to the reader. */
export type Word = 'declined' | 'failed' | undefined;

export interface Pace {
  /** How long the opponent may think about a move. */
  readonly milliseconds: number;
  /** How long a move of the opponent's takes at least, so that it can be followed. */
  readonly atLeast: number;
}

/** Turns before which the opponent agrees to no draw. */
const EARLY = 10;

export class Match {
  /** What came of an offer, or of the opponent's attempt to move, until the next turn. */
  word: Word = undefined;
  /** Why the opponent failed, in the machine's words. */
  reason = '';
  #thinking = false;
  #lastChoice: Choice | undefined;
  /** Counts what the reader did; an answer to an older state of things is dropped. */
  #state = 0;
  /** How many turns there were before each move of the reader's. */
  readonly #marks: number[] = [];

  constructor(
    readonly game: Game,
    /** The reader's seat; the opponent has all others. */
    readonly mine: Seat,
    private readonly opponent: Opponent,
    private readonly pace: Pace,
    private readonly changed: () => void,
  ) {}

  get isThinking(): boolean {
    return this.#thinking;
  }

  get isMyTurn(): boolean {
    return this.game.over === null && this.game.turn === this.mine;
  }

  /** What the reader may see. */
  get view(): Position {
    return this.game.view(this.mine);
  }

  get moves(): readonly Move[] {
    return this.isMyTurn ? this.game.moves() : [];
  }

  get hasWon(): boolean {
    return this.game.over?.result.split('+').includes(this.mine) ?? false;
  }

  /** In dark games a move taken back would have told what a piece is. */
  get mayUndo(): boolean {
    const { visibility } = this.game.rules;
    return (visibility === 'open' || visibility === 'revealed') && this.#marks.length > 0;
  }

  get mayOffer(): boolean {
    return this.isMyTurn && this.game.offers.length === 0;
  }

  /** Lets the opponent move where it is its turn; to be called once the match is set up. */
  begin(): void {
    void this.#answer();
  }

  play(move: Move): void {
    this.#marks.push(this.game.turns.length);
    this.#do(() => this.game.play(move));
  }

  /** Offers a draw; the opponent agrees unless it stands better. */
  offerDraw(): void {
    const { seats, out } = this.game.position;
    const others = seats.filter((seat) => seat !== this.mine && !out.includes(seat));
    this.#do(() => {
      this.game.offerDraw(this.mine);
      if (this.#wantsToPlayOn()) this.word = 'declined';
      else for (const seat of others) if (!this.game.over) this.game.agree(seat);
    });
  }

  resign(): void {
    this.#do(() => this.game.resign(this.mine));
  }

  /** Takes back the reader's last move and what came after it. */
  undo(): void {
    const turns = this.#marks.pop();
    if (turns === undefined) return;
    this.#do(() => {
      while (this.game.turns.length > turns) this.game.undo();
    });
  }

  /** The opponent's thoughts are no longer wanted. */
  stop(): void {
    this.#state++;
    this.#thinking = false;
    this.opponent.stop();
  }

  /** Stops for good. */
  end(): void {
    this.stop();
    this.opponent.dispose();
  }

  /** Judged by its search where it searched, else by what everybody can count. */
  #wantsToPlayOn(): boolean {
    if (this.game.turns.length < EARLY) return true;
    const choice = this.#lastChoice;
    if (choice && choice.depth > 1) return choice.score > 0;
    const friends = teamOf(this.game.rules, this.mine);
    const pieces = this.view.pieces.flatMap((piece) => piece?.seat ?? []);
    const mine = pieces.filter((seat) => friends.includes(seat)).length;
    return pieces.length - mine > mine;
  }

  #do(action: () => void): void {
    this.stop();
    this.word = undefined;
    action();
    this.changed();
    void this.#answer();
  }

  /** Lets the opponent move until it is the reader's turn or the game is over. */
  async #answer(): Promise<void> {
    const { game, mine } = this;
    const state = ++this.#state;
    try {
      while (game.over === null && game.turn !== mine) {
        this.#thinking = true;
        this.changed();
        const pause = new Promise((resolve) => setTimeout(resolve, this.pace.atLeast));
        const choice = await this.opponent.choose(game.recordFor(game.turn), this.pace);
        await pause;
        if (state !== this.#state) return;
        this.#lastChoice = choice;
        game.play(choice);
      }
    } catch (error) {
      if (state !== this.#state) return;
      console.error(error);
      this.word = 'failed';
      this.reason = failureReason(error);
    }
    this.#thinking = false;
    this.changed();
  }
}

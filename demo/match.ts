// A game of the reader against the opponent: who is to do what. Knows nothing of the page.

import type { Seat } from '../src/board.js';
import type { Game } from '../src/game.js';
import type { Position } from '../src/position.js';
import type { Move } from '../src/turn.js';
import type { Opponent } from './opponent.js';

/** What the opponent last answered to the reader. */
export type Word = 'declined' | 'failed' | undefined;

export class Match {
  /** What came of an offer, or of the opponent's attempt to move, until the next turn. */
  word: Word = undefined;
  #thinking = false;
  #score = 0;
  /** Counts what the reader did; an answer to an older state of things is dropped. */
  #state = 0;
  /** How many turns there were before each move of the reader's. */
  readonly #marks: number[] = [];

  constructor(
    readonly game: Game,
    /** The reader's seat. */
    readonly mine: Seat,
    private readonly opponent: Opponent,
    private readonly milliseconds: number,
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

  /** The opponent agrees to a draw unless it stands better. */
  offerDraw(): void {
    const opponents = this.game.position.seats.filter(
      (seat) => seat !== this.mine && !this.game.position.out.includes(seat),
    );
    this.#do(() => {
      this.game.offerDraw(this.mine);
      if (this.#score > 0 || this.game.turns.length < 10) this.word = 'declined';
      else for (const seat of opponents) if (!this.game.over) this.game.agree(seat);
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

  #do(action: () => void): void {
    this.stop();
    this.word = undefined;
    action();
    this.changed();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    const { game, mine } = this;
    const state = ++this.#state;
    if (game.over || game.turn === mine) return;
    this.#thinking = true;
    this.changed();
    const seat = game.turn;
    try {
      const answer = await this.opponent.choose(game.recordFor(seat), seat, this.milliseconds);
      if (state !== this.#state) return;
      this.#score = answer.score;
      game.play(answer.move);
    } catch (error) {
      if (state !== this.#state) return;
      console.error(error);
      this.word = 'failed';
    }
    this.#thinking = false;
    this.changed();
    if (!this.word) void this.#answer();
  }
}

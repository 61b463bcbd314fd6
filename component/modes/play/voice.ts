// What a game at this screen says besides the board: what came of something the reader did, and that a draw is
// offered. It stands beside the board and goes to the live region.

import { pointName } from '../../../src/board.js';
import type { Move } from '../../../src/turn.js';
import { publicTurnText } from '../../game/standing.js';
import { spokenIn } from '../../game/words.js';
import { en as boardEn } from '../../messages/en.js';
import { textOfTold, type Told } from '../../said.js';
import type { ModeHost } from '../mode.js';
import { en } from './messages/en.js';
import { offerText } from './offering.js';
import type { Played } from './played.js';

export class Voice {
  /** The offer that was told, and to whom. */
  #offered = '';

  constructor(
    private readonly host: ModeHost,
    private readonly played: Played,
    /** What came of something the reader did, until the next turn. */
    public word: Told = '',
  ) {}

  get text(): string {
    return textOfTold(this.word) || this.#offer();
  }

  say(word: Told): void {
    this.word = word;
    this.host.say(word);
  }

  takeBack(): void {
    const { host, played } = this;
    const taken = played.undo();
    const word = (): string => {
      const spoken = spokenIn(host.lang);
      const texts = taken.map(({ before, turn }) => publicTurnText(spoken, before, turn));
      // An offer may stand again.
      return [host.words(en).play.undone(texts), this.#offer()].join(' ').trim();
    };
    this.word = word;
    // After the turn that is the last one now.
    void host.element.updateComplete.then(() => host.say(word));
  }

  /** A rule forbids what was wanted, such as giving up in the first minute; it says so in a sentence. */
  refuse(error: unknown): void {
    if (!(error instanceof RangeError)) throw error;
    this.say(() => this.host.words(boardEn).phrase(error.message) ?? '');
  }

  /** The opponent stopped. */
  fail(error: unknown): void {
    const why = error instanceof Error ? error.message : '';
    this.say(() => this.host.words(en).play.failed(why));
  }

  hint(move: Move): void {
    const { board } = this.played.game;
    const [from, to] = [pointName(board, move.from), pointName(board, move.to)];
    this.say(() => this.host.words(en).play.hintIs(from, to));
  }

  /** Tells of an offer once to whoever looks, after the turn that came with it has been told. */
  sayOffer(): void {
    const { host, played } = this;
    const isShown = played.stage.kind === 'playing';
    const offered =
      isShown && this.#offer() ? [...played.game.offers, ...played.person].join() : '';
    if (offered === this.#offered) return;
    this.#offered = offered;
    if (!offered) return;
    void host.element.updateComplete.then(() => {
      if (this.#offered === offered) host.say(this.#offer);
    });
  }

  readonly #offer = (): string =>
    offerText(spokenIn(this.host.lang), this.host.words(en).play, this.played);
}

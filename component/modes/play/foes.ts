// The seats that a computer plays: when it is their turn they think, and now and then they say something.

import type { Seat } from '../../../src/board.js';
import { gestureOf, type Manners } from '../../../src/player/manners.js';
import { viewOf } from '../../../src/view.js';
import type { Opponent, Pace, Services } from '../services.js';
import type { Played } from './played.js';

export interface FoesOptions {
  readonly services: Services;
  readonly pace: () => Pace & {
    /** Milliseconds a move takes at least. */ readonly atLeast: number;
    readonly manners: Manners;
  };
  /** Something has changed. */
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
}

export class Foes {
  #opponent: Promise<Opponent> | undefined;
  #isThinking = false;
  /** Counts what others did; an answer to an older state of things is dropped. */
  #state = 0;
  /** How each seat thought to stand at its moves. */
  readonly #scores = new Map<Seat, number[]>();
  readonly #offers = new Map<Seat, number>();

  constructor(
    private readonly played: Played,
    private readonly options: FoesOptions,
  ) {}

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Lets the seats move until it is the turn of somebody at the screen, or the game is over. */
  async answer(): Promise<void> {
    const { played, options } = this;
    const state = ++this.#state;
    try {
      while (!played.waitsForUs) {
        this.#isThinking = true;
        options.changed();
        if (!(await this.#move(state))) return;
      }
    } catch (error) {
      if (state !== this.#state) return;
      options.failed(error);
    }
    this.#isThinking = false;
    options.changed();
  }

  /** Whether some seat takes the draw that was offered; every one of them is asked. */
  consider(): boolean {
    const { played } = this;
    const { game } = played;
    const asked = this.#seats.filter((seat) => !game.offers.includes(seat));
    for (const seat of asked) {
      if (game.over === null && this.#gesture(seat, true) === 'agree')
        played.sayYes('agree', [seat]);
    }
    return asked.every((seat) => game.offers.includes(seat)) || game.over !== null;
  }

  /** Thoughts are no longer wanted. */
  stop(): void {
    this.#state++;
    this.#isThinking = false;
    void this.#opponent?.then((opponent) => opponent.stop());
  }

  /** Ends for good. */
  dispose(): void {
    this.stop();
    void this.#opponent?.then((opponent) => opponent.dispose());
    this.#opponent = undefined;
  }

  /** False where the answer is no longer wanted. */
  async #move(state: number): Promise<boolean> {
    const { played, options } = this;
    const seat = played.game.turn;
    const pace = options.pace();
    const least = Math.min(pace.atLeast, played.timeToThink);
    const pause = new Promise((resolve) => setTimeout(resolve, least));
    const opponent = await (this.#opponent ??= options.services.opponent());
    if (state !== this.#state) return false;
    const milliseconds = Math.min(pace.milliseconds, played.timeToThink);
    const choice = await opponent.choose(played.game.recordFor(seat), { ...pace, milliseconds });
    await pause;
    if (state !== this.#state) return false;
    this.#scores.set(seat, [...(this.#scores.get(seat) ?? []), choice.score]);
    const gesture = this.#gesture(seat, played.game.offers.length > 0);
    if (gesture === 'resign') return done(() => played.resign(seat));
    played.playFor(choice);
    if (gesture === 'offer' && played.game.over === null) {
      this.#offers.set(seat, this.#scores.get(seat)?.length ?? 0);
      played.offer(seat);
    }
    return true;
  }

  #gesture(seat: Seat, offered: boolean) {
    const { rules, position } = this.played.game;
    const scores = this.#scores.get(seat) ?? [];
    const offer = this.#offers.get(seat);
    const sinceOffer = offer === undefined ? {} : { sinceOffer: scores.length - offer };
    const view = viewOf(rules, position, seat);
    const { manners } = this.options.pace();
    return gestureOf(manners, { rules, view, seat, scores, offered, ...sinceOffer });
  }

  get #seats(): readonly Seat[] {
    const { position } = this.played.game;
    const ours = this.played.people.flat();
    return position.seats.filter((seat) => !ours.includes(seat) && !position.out.includes(seat));
  }
}

function done(act: () => void): true {
  act();
  return true;
}

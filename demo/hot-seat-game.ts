// Several players at one screen: who may look now, and what has happened. Knows nothing of the page;
// what one seat may not know stays in here.

import type { BySeat, Seat } from '../src/board.js';
import type { Core } from '../src/core.js';
import { Game } from '../src/game.js';
import type { Position } from '../src/position.js';
import type { Setup } from '../src/record.js';
import { PRESETS, seatsOf, type PresetName, type Rules } from '../src/rules.js';
import type { Move, Turn } from '../src/turn.js';

export type Stage =
  /** Nobody's board shows; `seat` is to take the screen, to set up or to move. */
  | { readonly kind: 'handover'; readonly seat: Seat }
  | { readonly kind: 'setting-up'; readonly seat: Seat }
  /** The seat's view shows, before its move and after it. */
  | { readonly kind: 'moving'; readonly seat: Seat; readonly hasMoved: boolean }
  | { readonly kind: 'over'; readonly showsAll: boolean };

/** A turn with the position it was made in. */
export interface Told {
  readonly before: Position;
  readonly turn: Turn;
}

export class HotSeatGame {
  stage: Stage;
  /** The last turns, as many as there are other seats. */
  told: readonly Told[] = [];
  #setups: BySeat<Setup> = {};
  #game: Game | undefined;

  constructor(
    readonly variant: PresetName,
    private readonly core: Core,
  ) {
    this.stage = { kind: 'handover', seat: this.#nextToSetUp ?? 'S' };
  }

  get rules(): Rules {
    return PRESETS[this.variant];
  }

  /** Undefined while somebody has still to set up. */
  get game(): Game | undefined {
    return this.#game;
  }

  /** The seat has taken the screen. */
  take(seat: Seat): void {
    this.stage = this.#game
      ? { kind: 'moving', seat, hasMoved: false }
      : { kind: 'setting-up', seat };
  }

  /** A seat has set up; after the last one the game begins. */
  march(seat: Seat, setup: Setup): void {
    this.#setups = { ...this.#setups, [seat]: setup };
    const next = this.#nextToSetUp;
    if (next) return this.#handTo(next);
    const { variant, core } = this;
    const game = Game.start({ core, variant, setups: this.#setups });
    if (!('value' in game)) throw new Error('setups that were accepted are refused');
    this.#game = game.value;
    this.#handTo(game.value.turn);
  }

  play(move: Move): void {
    this.#do((game) => game.play(move));
  }

  resign(seat: Seat): void {
    this.#do((game) => game.resign(seat));
  }

  /** The seat that looks on has seen enough. */
  hide(): void {
    if (this.#game?.over) this.stage = { kind: 'over', showsAll: false };
    else if (this.#game) this.#handTo(this.#game.turn);
  }

  /** The game is over: all may be seen. */
  showAll(): void {
    if (this.#game?.over) this.stage = { kind: 'over', showsAll: true };
  }

  get #nextToSetUp(): Seat | undefined {
    return seatsOf(this.rules).find((seat) => !this.#setups[seat]);
  }

  #handTo(seat: Seat): void {
    this.stage = { kind: 'handover', seat };
  }

  #do(act: (game: Game) => readonly Turn[]): void {
    const { stage } = this;
    if (stage.kind !== 'moving' || !this.#game) return;
    const before = this.#game.position;
    const turns = act(this.#game).map((turn) => ({ before, turn }));
    this.told = [...this.told, ...turns].slice(1 - seatsOf(this.rules).length);
    this.stage = { ...stage, hasMoved: true };
  }
}

// Tells the page how far a game is, of turns and of the end; all of it is public.

import { makeTurn } from '../../../src/formats/turn.js';
import type { Game } from '../../../src/game.js';
import { fire, type StageDetail } from '../../events.js';

export class Telling {
  #turns: number;
  #isOver: boolean;

  constructor(
    private readonly element: HTMLElement,
    private readonly game: Game,
  ) {
    this.#turns = game.turns.length;
    this.#isOver = game.over !== null;
  }

  /** Tells of what has happened since; whether anything has. */
  tell(): boolean {
    const { game, element } = this;
    const { turns, over, board } = game;
    if (turns.length === this.#turns) return false;
    for (const turn of turns.slice(this.#turns)) {
      fire(element, 'junqi-turn', { turn, text: makeTurn(board, turn), ply: turns.length });
    }
    this.#turns = turns.length;
    // What ended it may have been taken back.
    if (this.#isOver !== (over !== null)) tellStage(element, stageOf(game));
    this.#isOver = over !== null;
    if (over) fire(element, 'junqi-over', { ...over });
    return true;
  }
}

export type { StageDetail };

export const stageOf = ({ over }: Game): StageDetail['stage'] => (over ? 'over' : 'playing');

export const tellStage = (element: HTMLElement, stage: StageDetail['stage']): void =>
  void fire(element, 'junqi-stage', { stage });

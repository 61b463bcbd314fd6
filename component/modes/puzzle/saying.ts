// What happened in an attempt, in words.

import { BOARDS, pointName, type Board } from '../../../src/board.js';
import { armyOf } from '../../army.js';
import { facing } from '../../geometry.js';
import { pieceLabel, turnLabel } from '../../labels.js';
import { en as boardEn } from '../../messages/en.js';
import type { ModeHost } from '../mode.js';
import type { Attempt } from './attempt.js';
import { en } from './messages/en.js';

export class Saying {
  constructor(private readonly host: ModeHost) {}

  board({ puzzle }: Attempt): Board {
    return BOARDS[puzzle.position.board];
  }

  task(attempt: Attempt): string {
    const { position, plies } = attempt.puzzle;
    const army = armyOf({ board: this.board(attempt) }, position.turn);
    return this.#words.task(this.host.words(boardEn).armies[army], Math.ceil(plies / 2));
  }

  /** What came of the last try, or what is shown. */
  verdict(attempt: Attempt): string {
    const words = this.#words;
    const { phase, tried, scenes, mistakes, hints } = attempt;
    if (phase === 'won') return `${words.solved} ${words.score(mistakes, hints)}`;
    if (phase === 'shown') return words.solution;
    if (!tried) return words.yourMove;
    const answer = tried.steps.length > 1 ? this.turn(attempt, scenes.length - 1) : '';
    if (phase === 'open') return words.right(answer, attempt.movesLeft);
    const own = this.turn(attempt, scenes.length - tried.steps.length);
    return words.wrong(own, answer);
  }

  /** What is said while a move waits for its answer. */
  hint(attempt: Attempt): string {
    const { best, hint } = attempt;
    if (!best) return '';
    const name = (point: number): string => pointName(this.board(attempt), point);
    if (hint === 2) return this.#words.hintMove(name(best.from), name(best.to));
    const { view } = attempt.last.value;
    const label = pieceLabel(this.#facing(attempt), this.#boardWords, view.pieces[best.from] ?? {});
    return this.#words.hintPiece(label, name(best.from));
  }

  /** The turn that led to a scene. */
  turn(attempt: Attempt, index: number): string {
    const scene = attempt.scenes[index]?.value;
    if (!scene?.turn) return '';
    const before = attempt.scenes[index - 1]?.value.view;
    return turnLabel(this.#facing(attempt), this.#boardWords, scene.turn, before, scene.view);
  }

  #facing(attempt: Attempt) {
    return facing(this.board(attempt), attempt.puzzle.position.turn);
  }

  get #words() {
    return this.host.words(en).puzzle;
  }

  get #boardWords() {
    return this.host.words(boardEn);
  }
}

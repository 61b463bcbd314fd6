// mode="puzzle": the reader finds a forced win by moving. All answers come from a stored tree, so it
// works without an engine.

import { isFault, type Parsed } from '../../../src/fault.js';
import { makeMove } from '../../../src/formats/turn.js';
import type { Puzzle } from '../../../src/puzzles/puzzle.js';
import { reference } from '../../../src/reference/index.js';
import type { Move } from '../../../src/turn.js';
import type { Annotations } from '../../annotations.js';
import { fire } from '../../events.js';
import { addMessages } from '../../messages/wording.js';
import { panelStyles } from '../../panel-styles.js';
import type { SteppedLine } from '../../record-line.js';
import type { BoardMode, ModeHost, ModeSight, Panels } from '../mode.js';
import { Attempt } from './attempt.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { puzzlePanels } from './panel.js';
import { puzzleText, readPuzzle, watchText } from './reading.js';
import { Saying } from './saying.js';
import { puzzleStyles } from './styles.js';

/** Seconds from a move to its answer, and from turn to turn of the solution. */
const PACE = 0.7;
/** Until the board has told its turn, so that what is said of it comes after. */
const SAID_AFTER = 100;

const NO_MOVES: readonly Move[] = [];

/**
 * A puzzle: the reader wins by moving. The rules of the game stand in `rules`.
 *
 * @attr {string} puzzle - A puzzle as text, as `junqi solve --puzzle` writes it; else the text inside the tag.
 * @attr {0 | 1 | 2} hint-steps - How much hints give away: nothing, the piece, or the move (2).
 * @attr {on | off} solution - Whether the solution may be shown (on).
 * @attr {number} pace - Seconds from a move to its answer, and from turn to turn of the solution; 0.7 where absent.
 *
 * @fires junqi-tried - A move was tried: `{ move, right, answer }`, moves as text, `answer` null where none came.
 * @fires junqi-solved - The puzzle is solved: `{ plies, mistakes, hints }`.
 * @fires junqi-solution - The solution is about to be shown. Cancelling it keeps it back.
 */
export class PuzzleMode implements BoardMode {
  readonly styles = [panelStyles, puzzleStyles];
  #read: Parsed<Puzzle> | undefined;
  #text = '';
  #unwatch: (() => void) | undefined;
  #rules: unknown;
  #attempt: Attempt | undefined;
  /** Which of the attempt's scenes is shown. */
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #saying: Saying;
  #annotations: { readonly of: string; readonly value: Annotations } | undefined;

  constructor(private readonly host: ModeHost) {
    this.#saying = new Saying(host);
  }

  /** What was awaited when the board left the page has come. */
  connect(): void {
    const look = (): void => {
      this.read();
      this.host.update();
    };
    this.#unwatch = watchText(this.host.element, look);
    look();
  }

  disconnect(): void {
    this.#unwatch?.();
    clearTimeout(this.#timer);
    this.#shown = (this.#attempt?.scenes.length ?? 1) - 1;
  }

  read(): void {
    const text = puzzleText(this.host);
    if (text === undefined) return;
    const { rules } = this.host.given;
    if (this.#read && text === this.#text && rules === this.#rules) return;
    this.#text = text;
    this.#rules = rules;
    this.#read = readPuzzle(this.host, text, reference);
    this.#attempt = isFault(this.#read) ? undefined : new Attempt(reference, this.#read.value);
    this.#shown = 0;
    clearTimeout(this.#timer);
  }

  sight(): Parsed<ModeSight> | undefined {
    if (this.#read && isFault(this.#read)) return this.#read;
    return this.#attempt?.scenes[this.#shown] ?? this.#attempt?.last;
  }

  destinations(): readonly Move[] {
    return this.#attempt && this.#isSettled ? this.#attempt.moves : NO_MOVES;
  }

  get isSolved(): boolean {
    return this.#attempt?.phase === 'won';
  }

  /** Stepping is for what is over: while it is being solved there is one position. */
  get line(): SteppedLine {
    const isOver = this.#isOver;
    const plies = isOver ? this.#attempt!.scenes.length - 1 : 0;
    return { ply: isOver ? this.#shown : 0, plies, goTo: (ply) => this.#goTo(ply) };
  }

  move(move: Move): void {
    const attempt = this.#attempt;
    if (!attempt) return;
    const tried = attempt.try(move);
    const name = (each: Move): string => makeMove(this.#saying.board(attempt), each);
    const answer = tried.steps[1]?.turn;
    fire(this.host.element, 'junqi-tried', {
      move: name(move),
      right: tried.kind !== 'wrong',
      answer: answer?.kind === 'move' ? name(answer) : null,
    });
    this.#showNext();
  }

  /** A tap anywhere takes a wrong move back. */
  tap(): boolean {
    if (this.#attempt?.phase !== 'wrong' || !this.#isSettled) return false;
    this.#takeBack();
    return true;
  }

  key({ key }: KeyboardEvent): boolean {
    if (key === 'Backspace' && this.#attempt?.phase === 'wrong') this.#takeBack();
    else if (key === 'h' && this.#mayHint) this.#hint();
    else return false;
    return true;
  }

  annotations(): Annotations | undefined {
    const { hint = 0, best, scenes } = this.#attempt ?? {};
    if (!best || hint === 0 || this.#attempt?.phase !== 'open') return undefined;
    const of = `${hint} ${scenes?.length}`;
    if (this.#annotations?.of !== of) {
      const value: Annotations =
        hint === 1
          ? { circles: [{ at: best.from, role: 'best' }] }
          : { arrows: [{ ...best, role: 'best' }] };
      this.#annotations = { of, value };
    }
    return this.#annotations.value;
  }

  panels(): Panels | undefined {
    const attempt = this.#attempt;
    if (!attempt) return undefined;
    return puzzlePanels({
      attempt,
      words: this.host.words(en).puzzle,
      shown: this.#shown,
      isSettled: this.#isSettled,
      saying: this.#saying,
      mayHint: this.#mayHint,
      maySolve: this.host.option('solution') !== 'off',
      hint: () => this.#hint(),
      solve: () => this.#solve(),
      takeBack: () => this.#takeBack(),
      again: () => this.#again(),
      goTo: (ply) => this.#goTo(ply),
    });
  }

  /** Whether nothing is about to follow that the reader has to wait for. */
  get #isSettled(): boolean {
    return this.#isOver || this.#isAtEnd;
  }

  get #isOver(): boolean {
    const phase = this.#attempt?.phase;
    return phase === 'won' || phase === 'shown';
  }

  get #isAtEnd(): boolean {
    return this.#shown === (this.#attempt?.scenes.length ?? 1) - 1;
  }

  get #mayHint(): boolean {
    const attempt = this.#attempt;
    const steps = Number(this.host.option('hintSteps') ?? 2);
    return attempt?.phase === 'open' && this.#isSettled && attempt.hint < Math.min(2, steps);
  }

  get #pace(): number {
    const given = Number(this.host.option('pace') ?? NaN);
    return given >= 0 ? given : PACE;
  }

  /** Shows scene after scene up to the last. */
  #showNext(): void {
    clearTimeout(this.#timer);
    if (!this.#attempt || this.#isAtEnd) return;
    this.#shown++;
    this.host.update();
    if (this.#isAtEnd) this.#settle();
    else this.#timer = setTimeout(() => this.#showNext(), this.#pace * 1000);
  }

  #settle(): void {
    const attempt = this.#attempt!;
    this.#sayLater(() => this.#saying.verdict(attempt));
    if (attempt.phase !== 'won') return;
    const { mistakes, hints, puzzle } = attempt;
    fire(this.host.element, 'junqi-solved', { plies: puzzle.plies, mistakes, hints });
  }

  #sayLater(text: () => string): void {
    this.#timer = setTimeout(() => this.host.say(text), SAID_AFTER);
  }

  #hint(): void {
    const attempt = this.#attempt!;
    attempt.giveHint();
    this.host.say(() => this.#saying.hint(attempt));
    this.host.update();
  }

  #takeBack(): void {
    const attempt = this.#attempt!;
    attempt.takeBack();
    this.#shown = attempt.scenes.length - 1;
    this.host.update();
    this.#sayLater(() => this.host.words(en).puzzle.backAgain);
  }

  #solve(): void {
    if (!fire(this.host.element, 'junqi-solution', {})) return;
    const attempt = this.#attempt!;
    attempt.showSolution();
    this.#shown = Math.min(this.#shown, attempt.scenes.length - 1);
    this.host.focus('.status');
    this.#showNext();
  }

  #again(): void {
    this.#attempt = new Attempt(reference, this.#attempt!.puzzle);
    this.#shown = 0;
    this.host.focus('.status');
    this.host.update();
  }

  #goTo(ply: number): void {
    clearTimeout(this.#timer);
    this.#shown = ply;
    this.host.update();
  }
}

export const puzzleMode = (host: ModeHost): PuzzleMode => {
  addMessages(en, zhHans, zhHant);
  return new PuzzleMode(host);
};

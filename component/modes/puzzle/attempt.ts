// One reader's attempt at a puzzle: what has been tried, what was answered, what is left. It knows the
// stored tree and the rules, and neither an engine nor a page.

import type { Core } from '../../../src/core.js';
import { bestMove, pliesLeft, type Puzzle } from '../../../src/puzzles/puzzle.js';
import {
  solutionOf,
  tryMove,
  type Stand,
  type Step,
  type Tried,
} from '../../../src/puzzles/walk.js';
import type { Move } from '../../../src/turn.js';
import { deployedWhereTheyStand, followIdentities } from '../../identity.js';
import type { ModeSight } from '../mode.js';

/** `open`: to be moved; `wrong`: a move was refuted and stands there; `shown`: the solution was asked for. */
export type Phase = 'open' | 'wrong' | 'won' | 'shown';

/** What is seen after a turn, the same object every time. */
export interface Scene {
  readonly value: ModeSight;
}

export class Attempt {
  phase: Phase = 'open';
  /** How much of the next move is given away: nothing, its piece, all of it. */
  hint: 0 | 1 | 2 = 0;
  /** Hints taken and wrong moves made so far. */
  hints = 0;
  mistakes = 0;
  /** The start and what every turn since led to. */
  scenes: readonly Scene[];
  /** What was tried last. */
  tried: Tried | undefined;
  #stand: Stand;
  #moves: readonly Move[] | undefined;

  constructor(
    private readonly core: Core,
    readonly puzzle: Puzzle,
  ) {
    const { position, tree } = puzzle;
    this.#stand = { position, node: tree };
    this.scenes = [this.#start()];
  }

  get last(): Scene {
    return this.scenes.at(-1)!;
  }

  /** The legal moves of the solver; the same list until something has changed. */
  get moves(): readonly Move[] {
    if (this.phase !== 'open') return [];
    this.#moves ??= this.core.moves(this.puzzle.variant.rules, this.#stand.position);
    return this.#moves;
  }

  /** The move that wins fastest. */
  get best(): Move | undefined {
    return bestMove(this.#stand.node);
  }

  /** Moves of the solver until the win. */
  get movesLeft(): number {
    return Math.ceil(pliesLeft(this.#stand.node) / 2);
  }

  try(move: Move): Tried {
    const { rules } = this.puzzle.variant;
    const tried = tryMove(this.core, rules, this.#stand, move);
    this.tried = tried;
    this.hint = 0;
    this.#follow(tried.steps);
    if (tried.kind === 'wrong') this.mistakes++;
    else if (tried.next) this.#stand = { position: this.#position, node: tried.next };
    this.phase = tried.kind === 'right' ? 'open' : tried.kind;
    this.#moves = undefined;
    return tried;
  }

  /** The wrong move and its answer are taken back. */
  takeBack(): void {
    if (this.phase !== 'wrong' || !this.tried) return;
    this.scenes = this.scenes.slice(0, -this.tried.steps.length);
    this.tried = undefined;
    this.phase = 'open';
  }

  giveHint(): void {
    this.hint = this.hint === 0 ? 1 : 2;
    this.hints++;
  }

  /** Shows the way from here, or from the start where it has been gone to its end. */
  showSolution(): void {
    if (this.phase === 'wrong') this.takeBack();
    this.hint = 0;
    this.phase = 'shown';
    this.#follow(solutionOf(this.core, this.puzzle.variant.rules, this.#stand));
  }

  get #position() {
    return this.last.value.view;
  }

  #start(): Scene {
    const { position, variant } = this.puzzle;
    const identities = deployedWhereTheyStand(position);
    const { rules } = variant;
    return { value: { rules, view: position, turn: undefined, identities, bottom: position.turn } };
  }

  #follow(steps: readonly Step[]): void {
    for (const { turn, position } of steps) {
      const { value } = this.last;
      const identities = followIdentities(value.identities ?? [], turn);
      this.scenes = [...this.scenes, { value: { ...value, view: position, turn, identities } }];
    }
  }
}

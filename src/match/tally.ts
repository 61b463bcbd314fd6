// What has come out of a match so far.

import type { Ending } from '../position.js';
import type { GameRecord } from '../record.js';
import type { ForfeitKind } from './forfeit.js';
import type { Planned } from './plan.js';
import type { Loss } from './referee.js';
import {
  estimateOf,
  logLikelihoodRatio,
  pairsOf,
  verdictOf,
  type Estimate,
  type Pentanomial,
  type Sprt,
} from './statistics.js';

/** One game, as the first player of the match sees it. */
export interface Outcome {
  readonly pair: number;
  readonly game: 1 | 2;
  readonly points: 0 | 0.5 | 1;
  readonly by: Ending | undefined;
  readonly plies: number;
  /** What the game was lost by other than by play; `first` is the first player of the match. */
  readonly forfeit?: { readonly first: boolean; readonly kind: ForfeitKind; readonly why: string };
}

/** `12.1`: the first game of the twelfth pair. */
export const roundOf = ({ pair, game }: Pick<Outcome, 'pair' | 'game'>): string =>
  `${pair + 1}.${game}`;

/** The outcome of a planned game from its record. */
export function outcomeOf(
  { pair, game, seat }: Pick<Planned, 'pair' | 'game' | 'seat'>,
  { result, termination, turns }: GameRecord,
  loss: Loss | undefined,
): Outcome {
  const points = result === seat ? 1 : result === 'S' || result === 'N' ? 0 : 0.5;
  return {
    pair,
    game,
    points,
    by: termination,
    plies: turns.length,
    ...(loss && { forfeit: { first: loss.seat === seat, kind: loss.kind, why: loss.why } }),
  };
}

export class Tally {
  readonly #outcomes = new Map<string, Outcome>();

  add(outcome: Outcome): void {
    this.#outcomes.set(roundOf(outcome), outcome);
  }

  has(outcome: Pick<Outcome, 'pair' | 'game'>): boolean {
    return this.#outcomes.has(roundOf(outcome));
  }

  get outcomes(): readonly Outcome[] {
    return [...this.#outcomes.values()];
  }

  /** Games of the first player. */
  get won(): number {
    return this.#count(1);
  }
  get drawn(): number {
    return this.#count(0.5);
  }
  get lost(): number {
    return this.#count(0);
  }

  get pairs(): Pentanomial {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (const { pair, game, points } of this.#outcomes.values()) {
      const other = game === 1 && this.#outcomes.get(roundOf({ pair, game: 2 }));
      if (other) counts[(points + other.points) * 2]!++;
    }
    return counts;
  }

  #count(points: number): number {
    return this.outcomes.filter((outcome) => outcome.points === points).length;
  }
}

/** All figures of a match. */
export interface Figures {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly pairs: Pentanomial;
  /** Undefined until a pair is complete. */
  readonly estimate: Estimate | undefined;
  readonly plies: number;
  readonly sprt?: Sprt & { readonly ratio: number; readonly verdict: 'H0' | 'H1' | undefined };
}

export function figuresOf(tally: Tally, sprt?: Sprt): Figures {
  const { outcomes, won, drawn, lost, pairs } = tally;
  const plies = outcomes.reduce((sum, outcome) => sum + outcome.plies, 0);
  return {
    games: outcomes.length,
    won,
    drawn,
    lost,
    pairs,
    estimate: pairsOf(pairs) > 0 ? estimateOf(pairs) : undefined,
    plies: outcomes.length > 0 ? plies / outcomes.length : 0,
    ...(sprt && {
      sprt: { ...sprt, ratio: logLikelihoodRatio(pairs, sprt), verdict: verdictOf(pairs, sprt) },
    }),
  };
}

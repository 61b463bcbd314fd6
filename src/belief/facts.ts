// Gathers what a game tells about its men, turn by turn.

import type { Point, Seat } from '../board.js';
import { RANKS, type Rank, type SeenPiece } from '../pieces.js';
import type { Position } from '../position.js';
import { isLocked } from '../reference/movement.js';
import type { Rules } from '../rules.js';
import type { Check, Man, Pair, Ranking } from './knowledge.js';
import { firstCode, hasCode, IMMOVABLE, isSingle, keep, type Ranks } from './ranks.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export class Facts {
  readonly men: Writable<Man>[] = [];
  readonly manAt: (number | undefined)[] = [];
  readonly pairs: Pair[] = [];
  readonly checks: Check[] = [];

  /** `trusting`: the men are taken to be those of a whole game, and not of a fragment of one. */
  constructor(
    readonly rules: Rules,
    readonly trusting: boolean,
  ) {}

  /** A man more; returns its number. */
  add(man: Omit<Man, 'moves' | 'attacks'>): number {
    this.men.push({ ...man, moves: 0, attacks: 0 });
    if (man.at !== undefined) this.manAt[man.at] = this.men.length - 1;
    return this.men.length - 1;
  }

  ranks(man: number): Ranks {
    return this.men[man]!.ranks;
  }

  restrict(man: number, ranks: Ranks): void {
    this.men[man]!.ranks &= ranks;
  }

  /** The man makes a turn. */
  act(man: number, isAttack: boolean): void {
    const actor = this.men[man]!;
    actor.moves++;
    if (isAttack) actor.attacks++;
  }

  /** The man stands somewhere else from now on, or nowhere. */
  place(man: number, at: Point | undefined): void {
    const { at: before } = this.men[man]!;
    if (before !== undefined && this.manAt[before] === man) this.manAt[before] = undefined;
    this.men[man]!.at = at;
    if (at !== undefined) this.manAt[at] = man;
  }

  /** Men of a seat that stand on the board. */
  standing(seat: Seat): number[] {
    const standing: number[] = [];
    for (let man = 0; man < this.men.length; man++) {
      const { seat: owner, at } = this.men[man]!;
      if (owner === seat && at !== undefined) standing.push(man);
    }
    return standing;
  }

  /** Two men go together only in some ways. */
  relate(one: number, other: number, holds: (a: Rank, b: Rank) => boolean): void {
    const [first, second] = [this.ranks(one), this.ranks(other)];
    const allowed = RANKS.map((a, code) =>
      hasCode(first, code) ? keep(second, (b) => holds(a, b)) : 0,
    );
    this.restrict(
      one,
      keep(first, (a) => allowed[RANKS.indexOf(a)] !== 0),
    );
    this.restrict(
      other,
      allowed.reduce((set, ranks) => set | ranks, 0),
    );
    if (isSingle(this.ranks(one)) || isSingle(this.ranks(other))) return;
    this.pairs.push({ one, other, allowed });
  }

  /**
   * Men must fulfil something together; those whose rank is known are not watched. `walks`: how they walk
   * decides it.
   */
  require(
    men: readonly number[],
    holds: (ranking: Ranking) => boolean,
    by: 'ranks' | 'walks' = 'ranks',
  ): void {
    const { flagTaker, deadPosition } = this.rules;
    // What is strong matters where the weakest takes flags, and for who can be caught.
    const ofWalks = by === 'walks' && flagTaker === 'any' && deadPosition === 'ignore';
    const watched = men.filter((man) => !isSingle(this.ranks(man)));
    this.checks.push({ men: watched, holds, ofWalks });
  }

  /** Men of a seat that are not held in a headquarters. */
  free(position: Position, seat: Seat): number[] {
    return this.standing(seat).filter((man) => !isLocked(this.rules, position, this.men[man]!.at!));
  }

  /** Whether a man can only be one that moves. */
  isWalker(man: number): boolean {
    return (this.ranks(man) & IMMOVABLE) === 0;
  }

  /** The rank of a man, where only one is possible. */
  known(man: number): Rank | undefined {
    const ranks = this.ranks(man);
    return isSingle(ranks) ? RANKS[firstCode(ranks)] : undefined;
  }
}

/** A position with the ranks that a ranking gives to its men. */
export function filled(
  position: Position,
  manAt: readonly (number | undefined)[],
  ranking: Ranking,
): Position {
  const pieces = position.pieces.map((piece, point): SeenPiece | undefined => {
    const man = manAt[point];
    if (piece === undefined || piece.rank !== undefined || man === undefined) return piece;
    return { ...piece, rank: RANKS[ranking[man]!]! };
  });
  return { ...position, pieces };
}

/** A position with one more rank written down. */
export function withRank(position: Position, point: Point, rank: Rank): Position {
  const pieces = [...position.pieces];
  pieces[point] = { ...pieces[point], rank };
  return { ...position, pieces };
}

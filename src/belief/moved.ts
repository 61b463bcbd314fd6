// What a move says of the piece that made it: where it got to, and what its owner saw there.

import type { Seat } from '../board.js';
import { isMovable, strengthOf, type Rank } from '../pieces.js';
import type { Position } from '../position.js';
import { flagWin } from '../reference/carried.js';
import { needsMinesCleared } from '../reference/flags.js';
import { whyIllegal } from '../reference/legality.js';
import type { MoveTurn } from '../turn.js';
import { withRank, type Facts } from './facts.js';
import { isSingle, keep, only, ranksOf, without, type Ranks } from './ranks.js';

/** Ranks that walk alike: the ordinary ones as one of them. */
const ORDINARY = only('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');

/** The mover's possible ranks, by the rule that made its move legal. */
export function learnFromMove(facts: Facts, before: Position, turn: MoveTurn): void {
  const man = facts.manAt[turn.from]!;
  const ranks = facts.ranks(man);
  if (isSingle(ranks)) return;
  // Who moves onto its own flag sees it.
  const seen = turn.flagTaken ? withRank(before, turn.to, 'l') : before;
  const may = (rank: Rank): boolean =>
    isMovable(rank) && whyIllegal(facts.rules, withRank(seen, turn.from, rank), turn) === undefined;
  facts.restrict(man, before.pieces[turn.to] ? keep(ranks, may) : alike(ranks, may));
}

/** To an empty point ordinary ranks all go alike. */
function alike(ranks: Ranks, may: (rank: Rank) => boolean): Ranks {
  const [first] = ranksOf(ranks & ORDINARY);
  const ordinary = first !== undefined && may(first) ? ranks & ORDINARY : 0;
  return ordinary | keep(ranks & ~ORDINARY, may);
}

/** A flag that was taken or lifted, or attacked where everybody knew it: its taker was allowed to. */
export function learnFromTaking(facts: Facts, before: Position, turn: MoveTurn): void {
  const taker = facts.manAt[turn.from]!;
  const flag = facts.manAt[turn.to]!;
  const { seat } = facts.men[taker]!;
  const isKnown = turn.flagTaken || before.flags.includes(turn.to);
  if (!isKnown) return;
  facts.restrict(flag, only('l'));
  if (flagWin(facts.rules) === 'plant' && !turn.flagTaken) return;
  if (facts.rules.flagTaker === 'smallest') {
    for (const other of facts.standing(seat)) {
      if (other !== taker) facts.relate(taker, other, isNotAbove);
    }
  }
  if (turn.flagTaken && needsMinesCleared(facts.rules)) {
    forbidMines(facts, facts.men[flag]!.seat);
  }
}

/** Whether a ranked piece is no stronger than another, which may have no strength at all. */
export function isNotAbove(rank: Rank, other: Rank): boolean {
  const [strength, least] = [strengthOf(rank), strengthOf(other)];
  return strength === undefined ? false : least === undefined || strength <= least;
}

function forbidMines(facts: Facts, seat: Seat): void {
  for (const man of facts.standing(seat)) facts.restrict(man, without('j'));
}

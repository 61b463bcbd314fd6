// What a collision says of the two pieces: every pair of ranks is put to the referee of
// src/reference, and those stay to which it says what was said.

import type { Point } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Position } from '../position.js';
import { flagOwner, flagWin } from '../reference/carried.js';
import { flagForbidden } from '../reference/flags.js';
import { turnOf } from '../reference/referee.js';
import { showsFlags } from '../reference/sight.js';
import { afterMove } from '../reference/transition.js';
import type { MoveTurn } from '../turn.js';
import { filled, type Facts } from './facts.js';
import { codeOf, only, without } from './ranks.js';

/** Learns from a move onto an enemy's piece. */
export function learnFromCollision(facts: Facts, before: Position, turn: MoveTurn): void {
  const [mover, target] = [facts.manAt[turn.from]!, facts.manAt[turn.to]!];
  learnFromFlags(facts, before, turn);
  const [from, to] = [before.pieces[turn.from], before.pieces[turn.to]];
  const pieces = [...before.pieces];
  const position = { ...before, pieces };
  facts.relate(mover, target, (a, b) => {
    pieces[turn.from] = { ...from, rank: a };
    pieces[turn.to] = { ...to, rank: b };
    return saysSo(facts, position, turn);
  });
  learnFromRefusal(facts, before, turn);
}

/** Whether the referee would have said of the two pieces what was said. */
function saysSo(facts: Facts, position: Position, turn: MoveTurn): boolean {
  const isFlag = position.pieces[turn.to]?.rank === 'l';
  if (isFlag && dependsOnOthers(facts, position.pieces[turn.from]!.rank!)) {
    // Whether the flag may be taken others decide: see `learnFromTaking` and `learnFromRefusal`.
    return turn.outcome === 'bounced' ? !turn.flagTaken : turn.flagTaken;
  }
  const said = turnOf(facts.rules, position, turn);
  const [shown, told] = [said.shown[0], turn.shown[0]];
  return (
    said.outcome === turn.outcome &&
    said.flagTaken === turn.flagTaken &&
    shown?.point === told?.point &&
    shown?.rank === told?.rank
  );
}

/** Whether a rank may take a flag or not, depending on what else is left. */
function dependsOnOthers({ rules }: Facts, rank: Rank): boolean {
  if (flagWin(rules) === 'plant') return false;
  if (rank === 'k' && (!rules.bombTakesFlag || flagWin(rules) !== 'take')) return false;
  return rules.flagTaker !== 'any' || rules.flagNeeds !== 'nothing';
}

/** A bounce off a flag: something stood against taking it. */
function learnFromRefusal(facts: Facts, before: Position, turn: MoveTurn): void {
  if (turn.outcome !== 'bounced') return;
  const [mover, target] = [facts.manAt[turn.from]!, facts.manAt[turn.to]!];
  if ((facts.ranks(target) & only('l')) === 0) return;
  const at = [...facts.manAt];
  const seats = [facts.men[mover]!.seat, facts.men[target]!.seat];
  facts.require(
    seats.flatMap((seat) => facts.standing(seat)),
    (ranking) => {
      if (ranking[target] !== codeOf('l')) return true;
      const position = filled(before, at, ranking);
      const see = (point: Point): Rank | undefined => position.pieces[point]?.rank;
      return flagForbidden(facts.rules, position, turn.from, turn.to, see) !== undefined;
    },
  );
}

/** Flags shown say that a commander fell, and flags not shown that none did. */
function learnFromFlags(facts: Facts, before: Position, turn: MoveTurn): void {
  const removed: number[] = [];
  if (turn.outcome === 'fell' || turn.outcome === 'both') removed.push(facts.manAt[turn.from]!);
  if (turn.outcome === 'took' || turn.outcome === 'both') removed.push(facts.manAt[turn.to]!);
  const owners = new Set(turn.flags.map((point) => facts.men[facts.manAt[point]!]!.seat));
  for (const point of turn.flags) facts.restrict(facts.manAt[point]!, only('l'));
  if (!showsFlags(facts.rules)) return;
  const fallen = new Set(afterMove(facts.rules, before, turn).fallen);
  for (const man of removed) {
    const { seat } = facts.men[man]!;
    if (owners.has(seat)) facts.restrict(man, only('a'));
    else if (!fallen.has(seat) && mayBeShown(facts, before, man)) facts.restrict(man, without('a'));
  }
}

/** Whether the flag of a man's army stands somewhere and has not been shown yet. */
function mayBeShown(facts: Facts, before: Position, man: number): boolean {
  const { seat } = facts.men[man]!;
  if (!facts.trusting) return false;
  if (before.carried.some((each) => flagOwner(facts.rules, before, each) === seat)) return false;
  if (before.flags.some((point) => before.pieces[point]?.seat === seat)) return false;
  return facts.standing(seat).some((each) => (facts.ranks(each) & only('l')) !== 0);
}

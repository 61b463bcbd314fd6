// Positions nobody can win any more (docs/rules.md §9, `deadPosition`). The test is sound and plain:
// it names only positions in which two equal pieces walk about and neither gets at a flag.

import { kindOf, type Point, type Seat } from '../board.js';
import { isMovable, type Rank } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import { anyCovered } from './bag.js';
import { flagWin } from './carried.js';
import { engineerClears } from './collisions.js';
import { needsMinesCleared } from './flags.js';
import { isLocked } from './movement.js';
import { railwayOf } from './rails.js';
import { repetitionLimit } from './repetition.js';
import { boardOf, isFlip, ownerAt, seatsIn } from './seats.js';
import { allKnown } from './sight.js';

/**
 * Whether neither side can ever take a flag or leave the other without a move: two seats are in,
 * each has one piece that can move, neither removes the other without going too, both can step to
 * and fro for ever, and mines keep each from the flags.
 */
export function isDead(rules: Rules, position: Position): boolean {
  if (rules.bothStuck !== 'draw' || repetitionLimit(rules) < Infinity) return false;
  if (position.carried.length > 0 || !allKnown(position)) return false;
  if (isFlip(rules) && anyCovered(position)) return false;
  const seats = seatsIn(position);
  const walkers = seats.flatMap((seat) => walkersOf(rules, position, seat));
  const [one, other] = walkers;
  if (seats.length !== 2 || walkers.length !== 2 || one === undefined || other === undefined) {
    return false;
  }
  if (ownerAt(rules, position, one) === ownerAt(rules, position, other)) return false;
  const ranks = [one, other].map((point) => position.pieces[point]!.rank!) as [Rank, Rank];
  if (ranks[0] !== ranks[1] && !ranks.includes('k')) return false;
  return walkers.every(
    (walker) =>
      canPace(rules, position, walker) &&
      seats.every((seat) => isKeptFrom(rules, position, walker, seat)),
  );
}

/** Points of a seat's pieces that can move some time. */
function walkersOf(rules: Rules, position: Position, seat: Seat): readonly Point[] {
  return position.pieces.flatMap((piece, point) =>
    ownerAt(rules, position, point) === seat &&
    piece?.rank !== undefined &&
    isMovable(piece.rank) &&
    !isLocked(rules, position, point)
      ? [point]
      : [],
  );
}

/** Whether a piece has two stations to step between, which nobody can close to it. */
function canPace(rules: Rules, position: Position, walker: Point): boolean {
  const open = (point: Point): boolean => ['station', 'palace'].includes(kindOf(point));
  const next = [...boardOf(position).roads[walker]!, ...railwayOf(rules).next[walker]!];
  return open(walker) && next.some((point) => open(point) && !position.pieces[point]);
}

/** Whether mines keep a piece from the flag of a seat for good. */
function isKeptFrom(rules: Rules, position: Position, walker: Point, seat: Seat): boolean {
  const isOwn = ownerAt(rules, position, walker) === seat;
  if (isOwn !== (flagWin(rules) === 'plant')) return true;
  const flag = position.pieces.findIndex(
    (piece, point) => piece?.rank === 'l' && ownerAt(rules, position, point) === seat,
  );
  if (flag < 0) return true;
  if (!isOwn && clearsMines(rules, position.pieces[walker]!.rank!)) return false;
  const isMine = (point: Point): boolean =>
    position.pieces[point]?.rank === 'j' && ownerAt(rules, position, point) === seat;
  if (needsMinesCleared(rules) && position.pieces.some((_, point) => isMine(point))) return true;
  return neighbours(rules, position, flag).every(isMine);
}

function neighbours(rules: Rules, position: Position, point: Point): readonly Point[] {
  return [...boardOf(position).roads[point]!, ...railwayOf(rules).next[point]!];
}

/** Whether a piece outlives an attack on a mine. */
function clearsMines(rules: Rules, rank: Rank): boolean {
  return rank === 'i' && engineerClears(rules);
}

// Which moves are legal, and why others are not (docs/rules.md §4, §5, §8).

import { kindOf, type Point, pointName } from '../board.js';
import { isMovable } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { anyCovered, isCovered } from './bag.js';
import { bringsHome, flagWin } from './carried.js';
import { attackForbidden } from './collisions.js';
import { liftForbidden } from './flags.js';
import { isCampRank, isLocked, mayEnterCamp, railStepsOf, reach, turnsOf } from './movement.js';
import { railwayOf } from './rails.js';
import { isRepeated } from './repetition.js';
import { boardOf, isFlip, ownerAt, sameTeam } from './seats.js';
import { sightOf } from './sight.js';

/** Legal moves of the seat to move by `from`, then `to`; none when the game is over. */
export function legalMoves(rules: Rules, position: Position): Move[] {
  return position.over ? [] : [...eachMove(rules, position)];
}

/** Whether the seat to move has a legal move. */
export function hasMove(rules: Rules, position: Position): boolean {
  return !eachMove(rules, position).next().done;
}

function* eachMove(rules: Rules, position: Position): Generator<Move> {
  for (let from = 0; from < position.pieces.length; from++) {
    if (isFlip(rules) && isCovered(position.pieces[from])) yield { from, to: from };
    if (whyHeld(rules, position, from) !== undefined) continue;
    const rank = position.pieces[from]!.rank!;
    const targets = [...reach(rules, position, from, rank)].sort((a, b) => a - b);
    for (const to of targets) {
      if (whyBarred(rules, position, { from, to }) === undefined) yield { from, to };
    }
  }
}

/** Why a move is illegal, in one sentence with its points; undefined for a legal one. */
export function whyIllegal(rules: Rules, position: Position, move: Move): string | undefined {
  const why = reasonAgainst(rules, position, move);
  if (why === undefined) return undefined;
  const board = boardOf(position);
  return `${pointName(board, move.from)}${pointName(board, move.to)}: ${why}`;
}

function reasonAgainst(rules: Rules, position: Position, move: Move): string | undefined {
  if (position.over) return 'the game is over';
  if (move.from === move.to) return whyNotUncovered(rules, position, move.from);
  return (
    whyHeld(rules, position, move.from) ??
    whyUnreachable(rules, position, move) ??
    whyBarred(rules, position, move)
  );
}

/** Why a point holds no piece to turn up. */
export function whyNotUncovered(
  rules: Rules,
  position: Position,
  point: Point,
): string | undefined {
  if (!isFlip(rules)) return 'a move goes to another point';
  return isCovered(position.pieces[point]) ? undefined : 'there is no covered piece';
}

/** Why the piece on a point cannot move anywhere. */
function whyHeld(rules: Rules, position: Position, from: Point): string | undefined {
  const piece = position.pieces[from];
  if (piece === undefined) return 'there is no piece';
  if (isCovered(piece)) return 'covered pieces do not move';
  if (isFlip(rules) && position.sides === undefined) return 'the sides are undecided';
  if (ownerAt(rules, position, from) !== position.turn) return `${position.turn} is to move`;
  if (piece.rank === undefined) return 'the rank of the piece is not known';
  if (!isMovable(piece.rank)) return 'mines and flags never move';
  if (isLocked(rules, position, from)) return 'a piece in a headquarters stays there';
  return undefined;
}

/** Why a piece that gets to a point may not enter it or attack what stands there. */
function whyBarred(rules: Rules, position: Position, move: Move): string | undefined {
  const { from, to } = move;
  if (kindOf(to) === 'camp') {
    if (position.pieces[to]) return 'a piece in a camp cannot be attacked';
    if (!mayEnterCamp(rules, position, from, to)) return 'pieces do not enter enemy camps';
    if (!isCampRank(rules, position.pieces[from]!.rank!)) return 'bombs do not enter camps';
  }
  if (isRepeated(rules, position, move)) return 'the piece has stepped to and fro too often';
  return position.pieces[to] && whyNotTaken(rules, position, from, to);
}

/** Why the piece on `from` may not move onto the piece on `to`. */
function whyNotTaken(rules: Rules, position: Position, from: Point, to: Point): string | undefined {
  const mover = position.turn;
  const owner = ownerAt(rules, position, to);
  const see = sightOf(rules, position, mover);
  if (owner === undefined) return 'covered pieces cannot be attacked';
  if (owner === mover) {
    if (bringsHome(rules, position, from, to)) return undefined;
    if (flagWin(rules) !== 'plant' || see(to) !== 'l') return 'an own piece stands there';
    return liftForbidden(rules, position, from, to, see);
  }
  if (sameTeam(rules, owner, mover)) return 'a piece of the partner stands there';
  return attackForbidden(rules, position, from, to, see);
}

/** Why a piece does not get to a point. */
function whyUnreachable(rules: Rules, position: Position, move: Move): string | undefined {
  const { from, to } = move;
  const rank = position.pieces[from]!.rank!;
  if (reach(rules, position, from, rank).has(to)) return undefined;
  const railway = railwayOf(rules);
  if (railway.next[from]!.length === 0 || railway.next[to]!.length === 0) {
    return 'a piece moves one step on a road';
  }
  const steps = railStepsOf(rules, position, from, rank);
  const straight = railway.linesAt[from]!.filter((line) => line.includes(to));
  if (turnsOf(rules, rank) === 0 && straight.length === 0) {
    return 'only an engineer turns on the railway';
  }
  for (const line of straight) {
    const [a, b] = [line.indexOf(from), line.indexOf(to)];
    const between = line.slice(Math.min(a, b) + 1, Math.max(a, b));
    const blocked = between.find((point) => position.pieces[point]);
    if (blocked !== undefined)
      return `the way is blocked at ${pointName(boardOf(position), blocked)}`;
  }
  return steps < Infinity
    ? `no way along the railway in ${steps} ${steps === 1 ? 'step' : 'steps'}`
    : 'every way along the railway is blocked';
}

/** Whether nobody is ever stuck, because a piece can be turned up. */
export function canUncover(rules: Rules, position: Position): boolean {
  return isFlip(rules) && anyCovered(position);
}

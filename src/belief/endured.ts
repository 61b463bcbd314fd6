// What it says of covered pieces that a seat is still in, that it had a move or none, that it went out,
// or that the game went on (docs/rules.md §9).

import type { Point, Seat } from '../board.js';
import type { Ending, Position } from '../position.js';
import { isDead } from '../reference/dead.js';
import { isStuck } from '../reference/ending.js';
import { hasMove, legalMoves } from '../reference/legality.js';
import { follow } from '../reference/play.js';
import { seatsIn } from '../reference/seats.js';
import { seatKnown } from '../reference/sight.js';
import type { MoveTurn, Turn } from '../turn.js';
import { filled, withRank, type Facts } from './facts.js';
import type { Ranking } from './knowledge.js';
import { hasCode, IMMOVABLE, isSingle, only } from './ranks.js';

/** Mines and the flag of an army. */
const MOST_IMMOVABLE = 4;

/** Seats in of which some rank is not known. */
function coveredSeats(position: Position): readonly Seat[] {
  return seatsIn(position).filter((seat) => !seatKnown(position, seat));
}

/** After a turn: who is still in can still move something, and nobody found the position dead. */
export function learnFromStaying(facts: Facts, position: Position): void {
  if (position.over) return;
  for (const seat of coveredSeats(position)) learnArmed(facts, position, seat);
  learnAlive(facts, position);
}

/** A seat has a piece that can move some time. */
function learnArmed(facts: Facts, position: Position, seat: Seat): void {
  const free = facts.free(position, seat);
  if (free.length > MOST_IMMOVABLE || free.some((man) => facts.isWalker(man))) return;
  facts.require(free, (ranking) => free.some((man) => !hasCode(IMMOVABLE, ranking[man]!)), 'walks');
}

/** `deadPosition: 'draw'`: the game would be over in a dead position. */
function learnAlive(facts: Facts, position: Position): void {
  if (facts.rules.deadPosition === 'ignore' || seatsIn(position).length !== 2) return;
  const covered = coveredSeats(position);
  const sure = seatsIn(position).map(
    (seat) => facts.free(position, seat).filter((man) => facts.isWalker(man)).length,
  );
  if (covered.length === 0 || sure.some((count) => count > 1)) return;
  const at = [...facts.manAt];
  const men = covered.flatMap((seat) => facts.standing(seat));
  facts.require(men, (ranking) => !isDead(facts.rules, filled(position, at, ranking)));
}

/** The seat to move has a move. */
export function learnFree(facts: Facts, position: Position): void {
  if (position.over || seatKnown(position, position.turn)) return;
  const men = facts.free(position, position.turn);
  if (men.some((man) => facts.isWalker(man) && moves(facts, position, man))) return;
  const at = [...facts.manAt];
  facts.require(men, (ranking) => hasMove(facts.rules, filled(position, at, ranking)), 'walks');
}

/** One rank of each way to walk, with all that walk like it. */
const WALKS = [
  ['a', only('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')],
  ['i', only('i')],
  ['k', only('k')],
] as const;

/** Whether the seat to move has a move whatever the rank of a man that walks. */
function moves(facts: Facts, position: Position, man: number): boolean {
  const at = facts.men[man]!.at!;
  return WALKS.every(
    ([rank, alike]) =>
      (facts.ranks(man) & alike) === 0 || hasMove(facts.rules, withRank(position, at, rank)),
  );
}

/** The seat to move passed: it had pieces to move and no way for them, and somebody else had one. */
export function learnStuck(facts: Facts, position: Position): void {
  const covered = coveredSeats(position);
  if (covered.length === 0) return;
  for (const man of facts.standing(position.turn)) {
    learnRooted(facts, position, man, facts.men[man]!.at!);
  }
  const at = [...facts.manAt];
  const men = covered.flatMap((seat) => facts.standing(seat));
  const isSo = (ranking: Ranking): boolean => {
    const known = filled(position, at, ranking);
    const stuck = seatsIn(position).filter((seat) => isStuck(facts.rules, known, seat));
    return stuck.includes(position.turn) && stuck.length < seatsIn(position).length;
  };
  facts.require(men, isSo, 'walks');
}

/** The seat to move has no move: its man on a point is of no rank that could step to an empty one. */
function learnRooted(facts: Facts, position: Position, man: number, at: Point): void {
  for (const [rank, alike] of WALKS) {
    if ((facts.ranks(man) & alike) === 0 || isSingle(facts.ranks(man))) continue;
    const moves = legalMoves(facts.rules, withRank(position, at, rank));
    const steps = moves.some(({ from, to }) => from === at && position.pieces[to] === undefined);
    if (steps) facts.restrict(man, ~alike);
  }
}

/**
 * Who goes out by a move without its flag falling has no move left: none of its pieces is one
 * that could step to an empty point.
 */
function learnHelpless(facts: Facts, before: Position, turn: Turn, after: Position): void {
  if (turn.kind !== 'move') return;
  if (before.carried.length > 0 || after.carried.length > 0) return;
  const pieces = [...after.pieces];
  const standing: (readonly [Point, number])[] = [];
  before.pieces.forEach((piece, point) => {
    if (piece?.seat === undefined || !turn.out.includes(piece.seat)) return;
    const at = placeAfter(turn, point);
    if (at === undefined) return;
    pieces[at] = piece;
    standing.push([at, facts.manAt[point]!]);
  });
  for (const [at, man] of standing) {
    const position = { ...after, pieces, over: null, turn: facts.men[man]!.seat };
    learnRooted(facts, position, man, at);
  }
}

/** Where a piece stands after a turn; undefined where it has fallen. */
function placeAfter({ from, to, outcome }: MoveTurn, point: Point): Point | undefined {
  if (point === from) {
    if (outcome === 'bounced') return from;
    return outcome === 'quiet' || outcome === 'took' ? to : undefined;
  }
  return point === to && (outcome === 'took' || outcome === 'both') ? undefined : point;
}

/** Whether a seat has a move after a turn, by a piece that took no part in it and whatever its rank. */
function stays(facts: Facts, after: Position, seat: Seat): boolean {
  if (after.over) return false;
  const position = { ...after, turn: seat };
  return facts.standing(seat).some((man) => {
    const at = facts.men[man]!.at!;
    return after.pieces[at]?.seat === seat && facts.isWalker(man) && moves(facts, position, man);
  });
}

/** Who is told to have gone out by a turn did, and nobody else; `end`: why the game was over with it. */
export function learnFromLeaving(
  facts: Facts,
  before: Position,
  turn: Turn,
  after: Position,
  end: Ending | undefined,
): void {
  if (turn.kind === 'offer' || turn.kind === 'agree' || turn.out.length === 0) return;
  const covered = coveredSeats(before);
  if (!turn.out.some((seat) => covered.includes(seat))) return;
  learnHelpless(facts, before, turn, after);
  const at = [...facts.manAt];
  // Who can move whatever its ranks stays in whatever they are.
  const isPlain = turn.kind === 'move' && facts.rules.noMoves === 'out';
  const doubtful = covered.filter(
    (seat) => !isPlain || turn.out.includes(seat) || !stays(facts, after, seat),
  );
  const men = doubtful.flatMap((seat) => facts.standing(seat));
  const isSo = (ranking: Ranking): boolean => {
    const { out, over } = follow(facts.rules, filled(before, at, ranking), turn);
    if (end !== undefined && over !== null && over.by !== end) return false;
    return out.length === after.out.length && out.every((seat, index) => seat === after.out[index]);
  };
  facts.require(men, isSo, 'walks');
}

// The board in words, for who hears it. Built from the view alone, so a covered piece is called the
// same whatever it is.

import { kindOf, pointName, seatOfPoint, type Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import type { MoveTurn, Turn } from '../src/turn.js';
import { armyOf } from './army.js';
import type { Facing } from './geometry.js';
import type { Term, Words } from './messages/words.js';

type Sided = readonly [term: Term, side?: 0 | 1];

const sides = (term: Term): readonly [Sided, Sided] => [
  [term, 0],
  [term, 1],
];
const [leftWay, rightWay] = sides('sideWay');
const [leftBrow, rightBrow] = sides('brow');
const [leftFront, rightFront] = sides('frontCamp');
const [leftRib, rightRib] = sides('rib');
const [leftBase, rightBase] = sides('baseCamp');
const [leftCorner, rightCorner] = sides('corner');
const [leftPlatform, rightPlatform] = sides('platform');
const [leftBaseCorner, rightBaseCorner] = sides('baseCorner');
const [leftHeadquarters, rightHeadquarters] = sides('headquarters');

/** What players call the thirty points of a territory, from its owner's left. */
// prettier-ignore
const TERMS: readonly Sided[] = [
  leftWay, leftBrow, ['front'], rightBrow, rightWay,
  leftWay, leftFront, ['frontWaist'], rightFront, rightWay,
  leftWay, leftRib, ['centreCamp'], rightRib, rightWay,
  leftWay, leftBase, ['backWaist'], rightBase, rightWay,
  leftCorner, leftPlatform, ['fifthLine'], rightPlatform, rightCorner,
  leftBaseCorner, leftHeadquarters, ['baseLine'], rightHeadquarters, rightBaseCorner,
];

function fieldTerm(words: Words, point: Point): string {
  if (kindOf(point) === 'palace') {
    const place = point - 120;
    if (place === 4) return words.terms.centrePalace;
    return place % 2 === 0 ? words.terms.cornerPalace : words.terms.edgePalace;
  }
  const [term, side] = TERMS[point % 30] ?? ['front'];
  return (side === undefined ? '' : words.sides[side]) + words.terms[term];
}

/** `Junqi board, red at the bottom`. */
export const boardLabel = (at: Facing, words: Words): string =>
  words.board(words.armies[armyOf(at, at.bottom)]);

/** `red engineer`, `blue piece`, `face-down piece`. */
export function pieceLabel(at: Facing, words: Words, { seat, rank }: SeenPiece): string {
  return words.piece(
    words.armies[armyOf(at, seat)],
    rank === undefined ? words.covered : words.ranks[rank],
  );
}

export interface PointState {
  readonly mayMove: boolean;
  readonly isTarget: boolean;
}

/** `c6, red brow, red engineer, can move`; a face-down piece can be turned up. */
export function pointLabel(
  at: Facing,
  words: Words,
  view: Position,
  point: Point,
  { mayMove, isTarget }: PointState,
): string {
  const piece = view.pieces[point];
  const owner = seatOfPoint(at.board, point);
  const term = fieldTerm(words, point);
  // In flip no half belongs to a colour.
  const isNobodys = owner === undefined || view.bag !== undefined;
  const parts = [
    pointName(at.board, point),
    isNobodys ? term : words.piece(words.armies[armyOf(at, owner)], term),
    piece ? pieceLabel(at, words, piece) : words.empty,
  ];
  if (view.carried.some((flag) => flag.at === point)) parts.push(words.carrier);
  if (isTarget) parts.push(piece ? words.attackTarget : words.quietTarget);
  else if (mayMove) parts.push(piece && !piece.seat ? words.mayTurnUp : words.mayMove);
  return parts.join(words.separator);
}

/** A turn that moves nothing: `red resigns`. */
export function callLabel(
  at: Pick<Facing, 'board'>,
  words: Words,
  turn: Exclude<Turn, { readonly kind: 'move' | 'uncover' }>,
): string {
  switch (turn.kind) {
    case 'lost':
      return words.lost;
    case 'pass':
      return words.passed;
    default:
      return words.seatTurns[turn.kind](words.armies[armyOf(at, turn.seat)]);
  }
}

/** A turn in a sentence; `before` is the view it was made in, if that was seen. */
export function turnLabel(
  at: Facing,
  words: Words,
  turn: Turn,
  before: Position | undefined,
  view: Position,
): string {
  const army = (seat: NonNullable<SeenPiece['seat']>) => words.armies[armyOf(at, seat)];
  const out = turn.out.map((seat) => words.out(army(seat)));
  return [...happened(), ...out].join(words.separator);

  function happened(): string[] {
    const name = (point: Point) => pointName(at.board, point);
    switch (turn.kind) {
      case 'move': {
        const piece = before?.pieces[turn.from] ?? view.pieces[standsAt(turn)];
        const who = piece ? pieceLabel(at, words, piece) : '';
        const outcome = words.outcomes[turn.outcome];
        return [
          words.moved(who, name(turn.from), name(turn.to), outcome).trimStart(),
          ...(turn.flagTaken ? [words.flagTaken] : []),
          ...turn.flags.map((point) => words.flagShown(name(point))),
        ];
      }
      case 'uncover': {
        const seat = turn.color === 'red' ? 'S' : 'N';
        return [words.uncovered(name(turn.at), pieceLabel(at, words, { seat, rank: turn.rank }))];
      }
      default:
        return [callLabel(at, words, turn)];
    }
  }
}

/** Where the piece that moved stands after its turn; nowhere where it fell. */
function standsAt({ from, to, outcome }: MoveTurn): number {
  if (outcome === 'bounced') return from;
  return outcome === 'quiet' || outcome === 'took' ? to : NaN;
}

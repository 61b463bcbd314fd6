// Turning pieces up (docs/rules.md §8).

import { pointName, type Point, type Seat } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Color, Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move, UncoverTurn } from '../turn.js';
import { countInBag, drawFrom, inBag } from './bag.js';
import { whyNotUncovered } from './legality.js';
import { forget } from './repetition.js';
import { boardOf } from './seats.js';
import { nextPly } from './transition.js';

type Sides = NonNullable<Position['sides']>;

/** Why a piece of this colour and rank cannot be turned up on a point. */
export function whyNotDrawn(
  rules: Rules,
  position: Position,
  { at, color, rank }: Pick<UncoverTurn, 'at' | 'color' | 'rank'>,
): string | undefined {
  const left = !position.bag || countInBag(position, color, rank) > 0;
  const why =
    whyNotUncovered(rules, position, at) ?? (left ? undefined : `no ${color} ${rank} is covered`);
  return why && `${pointName(boardOf(position), at)}: ${why}`;
}

/** The position after a piece has been turned up. */
export function afterUncover(rules: Rules, before: Position, turn: UncoverTurn): Position {
  const pieces = [...before.pieces];
  pieces[turn.at] = { seat: turn.color === 'red' ? 'S' : 'N', rank: turn.rank };
  const bag = drawFrom(before, turn.color, turn.rank);
  const again = forget(rules, before, before.turn);
  const position: Position = { ...before, pieces, again, ...(bag && { bag }) };
  const decided = before.sides ? position : withSides(rules, position, turn.color, turn.rank);
  return nextPly(rules, decided, false);
}

/** Who owns which colour, or what each seat turned up last while that is undecided. */
function withSides(rules: Rules, position: Position, color: Color, rank: Rank): Position {
  const { pair, ...rest } = position;
  if (decides(rules, position, color, rank)) {
    return { ...rest, sides: sidesOf(position.turn, color) };
  }
  if (rules.flipSides !== 'pair') return position;
  return { ...rest, pair: { ...pair, [position.turn]: color } };
}

/** Whether turning a piece up gives its colour to the seat that did. Reads `flipSides`. */
function decides(rules: Rules, position: Position, color: Color, rank: Rank): boolean {
  switch (rules.flipSides) {
    case 'first':
      return true;
    case 'engineer':
      return rank === 'i';
    case 'pair':
      return position.pair?.[position.turn] === color;
  }
}

function sidesOf(seat: Seat, color: Color): Sides {
  const other: Color = color === 'red' ? 'blue' : 'red';
  return seat === 'S' ? { S: color, N: other } : { S: other, N: color };
}

/** A seat that does not turn a piece up breaks its run of one colour. */
export function breakPair(position: Position): Position {
  if (position.pair?.[position.turn] === undefined) return position;
  const { pair, ...rest } = position;
  const { [position.turn]: broken, ...others } = pair;
  return broken && Object.keys(others).length > 0 ? { ...rest, pair: others } : rest;
}

/** What the bag may give when a piece is turned up: every colour and rank that is left, once. */
export function draws(move: Move, position: Position): { at: Point; color: Color; rank: Rank }[] {
  return (['red', 'blue'] as const).flatMap((color) =>
    inBag(position, color).map(([rank]) => ({ at: move.from, color, rank })),
  );
}

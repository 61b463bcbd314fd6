// Whose piece, whose partner, whose turn (docs/rules.md §1, §7).

import { BOARDS, type Board, type Seat, seatOfPoint } from '../board.js';
import type { SeenPiece } from '../pieces.js';
import type { Color, Position, Result } from '../position.js';
import { type Rules, teamOf } from '../rules.js';

export function boardOf(position: Position): Board {
  return BOARDS[position.board];
}

/** Seats that are not out, South first. */
export function seatsIn(position: Position): readonly Seat[] {
  return position.seats.filter((seat) => !position.out.includes(seat));
}

export function sameTeam(rules: Rules, a: Seat, b: Seat): boolean {
  return teamOf(rules, a).includes(b);
}

/** A team as results name it: `S`, or `S+N` where four play. */
export function teamName(rules: Rules, seat: Seat): Result {
  if (rules.seats === 2) return seat as Result;
  return seat === 'S' || seat === 'N' ? 'S+N' : 'E+W';
}

/** A seat of every team that is not out entirely. */
export function teamsIn(rules: Rules, position: Position): readonly Seat[] {
  return seatsIn(position).filter(
    (seat, index, seats) => !seats.slice(0, index).some((other) => sameTeam(rules, seat, other)),
  );
}

/** Everybody in the order of their turns, South first. Reads `turnOrder`. */
export function turnOrder(rules: Rules): readonly Seat[] {
  if (rules.seats === 2) return ['S', 'N'];
  return rules.turnOrder === 'anticlockwise' ? ['S', 'E', 'N', 'W'] : ['S', 'W', 'N', 'E'];
}

/** The seat whose turn comes after `seat`, out or not. */
export function seatAfter(rules: Rules, seat: Seat): Seat {
  const order = turnOrder(rules);
  return order[(order.indexOf(seat) + 1) % order.length]!;
}

/** `seat` itself when it is in, otherwise the first after it that is; `seat` when all are out. */
export function firstIn(rules: Rules, position: Position, seat: Seat): Seat {
  let next = seat;
  for (let passed = 0; passed < rules.seats; passed++) {
    if (!position.out.includes(next)) return next;
    next = seatAfter(rules, next);
  }
  return seat;
}

export function isFlip(rules: Rules): boolean {
  return rules.visibility === 'flip';
}

/** The colour of a face-up piece in flip: South's letters are red, North's blue. */
export function colorOf(piece: SeenPiece): Color | undefined {
  if (piece.seat === undefined) return undefined;
  return piece.seat === 'S' ? 'red' : 'blue';
}

/** Whose a piece is; in flip nobody's while it is covered or the sides are undecided. */
export function ownerOf(rules: Rules, position: Position, piece: SeenPiece): Seat | undefined {
  if (!isFlip(rules)) return piece.seat;
  const color = colorOf(piece);
  if (color === undefined) return undefined;
  return position.seats.find((seat) => position.sides?.[seat] === color);
}

/** Whose piece stands on a point. */
export function ownerAt(rules: Rules, position: Position, point: number): Seat | undefined {
  const piece = position.pieces[point];
  return piece && ownerOf(rules, position, piece);
}

/** Whose territory a point lies in, if that seat takes part. */
export function landOf(position: Position, point: number): Seat | undefined {
  const seat = seatOfPoint(boardOf(position), point);
  return seat !== undefined && position.seats.includes(seat) ? seat : undefined;
}

// Covered pieces of flip (docs/rules.md §8): a piece has no rank until it is drawn from the bag.

import type { Seat } from '../board.js';
import type { Rank, SeenPiece } from '../pieces.js';
import type { Color, Position } from '../position.js';

export function isCovered(piece: SeenPiece | undefined): boolean {
  return piece !== undefined && piece.seat === undefined;
}

export function anyCovered(position: Position): boolean {
  return position.pieces.some(isCovered);
}

/** Covered pieces of a colour by rank. */
export function inBag(position: Position, color: Color): readonly (readonly [Rank, number])[] {
  return Object.entries(position.bag?.[color] ?? {}) as [Rank, number][];
}

/** Covered pieces of a colour and rank. */
export function countInBag(position: Position, color: Color, rank: Rank): number {
  return position.bag?.[color][rank] ?? 0;
}

/** Covered pieces of a seat, by rank; none where it owns no colour. */
export function coveredOf(position: Position, seat: Seat): readonly (readonly [Rank, number])[] {
  const color = position.sides?.[seat];
  return color === undefined ? [] : inBag(position, color).filter(([, count]) => count > 0);
}

/** The bag without the piece just turned up. */
export function drawFrom(position: Position, color: Color, rank: Rank): Position['bag'] {
  if (!position.bag) return undefined;
  const { [rank]: count = 0, ...rest } = position.bag[color];
  return { ...position.bag, [color]: count > 1 ? { ...rest, [rank]: count - 1 } : rest };
}

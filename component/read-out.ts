// The whole position in words, for who cannot look at it. Built from the view alone, as names of points are.

import { pointName, type Point, type Seat } from '../src/board.js';
import { RANKS } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import { armyOf } from './army.js';
import { capital } from './capital.js';
import type { Facing } from './geometry.js';
import type { Words } from './messages/words.js';

/**
 * `Red to move. Red, 3 pieces: commander a4, engineer a6 c6. Blue, 2 pieces: piece b7 c7.` The seat at the
 * bottom comes first, then the others in turn; ranks from the strongest on, covered pieces last.
 */
export function positionText(at: Facing, words: Words, view: Position): string {
  const { seats } = at.board;
  const first = seats.indexOf(at.bottom);
  const inOrder: (Seat | undefined)[] = [
    ...seats.slice(first),
    ...seats.slice(0, first),
    undefined,
  ];
  const armies = inOrder.flatMap((seat) => armyText(at, words, view, seat) ?? []);
  const turn = view.over ? [] : [words.toMove(words.armies[armyOf(at, view.turn)])];
  return [...turn, ...armies].map((sentence) => capital(sentence) + words.stop).join('');
}

/** The pieces of a seat, undefined where it has none; of no seat, those that lie face down. */
function armyText(
  at: Facing,
  words: Words,
  view: Position,
  seat: Seat | undefined,
): string | undefined {
  const points = view.pieces.flatMap((piece, point) =>
    piece !== undefined && piece.seat === seat ? [point] : [],
  );
  if (points.length === 0) return undefined;
  const ranks = [...RANKS, undefined].flatMap((rank) => {
    const standing = points.filter((point) => view.pieces[point]?.rank === rank);
    const name = rank === undefined ? words.covered : words.ranks[rank];
    return standing.length > 0 ? [`${name} ${namesOf(at, standing)}`] : [];
  });
  const army = words.armies[armyOf(at, seat)];
  return words.standing(army, points.length, ranks.join(words.separator));
}

const namesOf = ({ board }: Facing, points: readonly Point[]): string =>
  points.map((point) => pointName(board, point)).join(' ');

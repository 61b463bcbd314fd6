// Handicaps: pieces that a seat leaves out, agreed before the game.

import { BOARDS, territoryPoint, type BySeat, type Seat } from '../../../src/board.js';
import { fault, type Parsed } from '../../../src/fault.js';
import { RANKS, type Rank } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import { seatsOf, type Rules } from '../../../src/rules.js';

/** Letters of the pieces that each seat leaves out. */
export type Handicap = BySeat<readonly Rank[]>;

/** `N:ab S:i` leaves out North's commander and army commander and one of South's engineers. */
export function readHandicap(text: string, rules: Rules): Parsed<Handicap> {
  const seats = seatsOf(rules);
  const handicap: Partial<Record<Seat, readonly Rank[]>> = {};
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const [name, letters = ''] = word.split(':');
    const seat = seats.find((known) => known === name);
    const ranks = [...letters].map((letter) =>
      RANKS.find((rank) => rank === letter && rank !== 'l'),
    );
    if (!seat || ranks.length === 0 || ranks.some((rank) => rank === undefined)) {
      return fault(
        'handicap',
        `"${word}"`,
        'a seat, a colon and letters of ranks without the flag, as N:ab',
      );
    }
    handicap[seat] = ranks.filter((rank) => rank !== undefined);
  }
  return { value: handicap };
}

/** The position without the pieces that are left out, those nearest to the rear first. */
export function withHandicap(rules: Rules, position: Position, handicap: Handicap): Position {
  const board = BOARDS[rules.board];
  const pieces = [...position.pieces];
  for (const [seat, ranks] of Object.entries(handicap) as [Seat, readonly Rank[]][]) {
    const front = territoryPoint(board, seat, 0, 0);
    for (const rank of ranks) {
      const at = lastIndexOf(
        pieces,
        (piece, point) => point >= front && point < front + 30 && piece?.rank === rank,
      );
      if (at >= 0) pieces[at] = undefined;
    }
  }
  return { ...position, pieces };
}

function lastIndexOf<T>(list: readonly T[], is: (item: T, index: number) => boolean): number {
  for (let index = list.length - 1; index >= 0; index--) if (is(list[index]!, index)) return index;
  return -1;
}

// The position a game begins with.

import { BOARDS, kindOf, territoryPoint, type BySeat, type Seat } from './board.js';
import { RANK_COUNTS, RANKS, type Rank, type SeenPiece } from './pieces.js';
import type { Color, Position } from './position.js';
import type { Setup, Start } from './record.js';
import { seatsOf, type Rules } from './rules.js';

/**
 * The position of a start. A seat without a setup has 25 pieces without rank; in flip, where no
 * setup can be known, all pieces lie face down and the bag holds both armies.
 */
export function startPosition(rules: Rules, start: Start): Position {
  if (start.kind === 'position') return start.position;
  if (rules.visibility === 'flip') return coveredPosition(rules, start.first);
  return emptyPosition(rules, start.first, deploy(rules, start.setups));
}

function deploy(rules: Rules, setups: BySeat<Setup>): (SeenPiece | undefined)[] {
  const board = BOARDS[rules.board];
  const pieces = new Array<SeenPiece | undefined>(board.points).fill(undefined);
  for (const seat of seatsOf(rules)) {
    const setup = setups[seat];
    const front = territoryPoint(board, seat, 0, 0);
    for (let point = front; point < front + 30; point++) {
      const rank = setup?.[point - front];
      if (rank !== undefined) pieces[point] = { seat, rank };
      else if (setup === undefined && kindOf(point) !== 'camp') pieces[point] = { seat };
    }
  }
  return pieces;
}

function coveredPosition(rules: Rules, first: Seat): Position {
  const board = BOARDS[rules.board];
  const pieces = Array.from({ length: board.points }, (_, point) =>
    kindOf(point) === 'camp' ? undefined : {},
  );
  return {
    ...emptyPosition(rules, first, pieces),
    bag: { red: RANK_COUNTS, blue: RANK_COUNTS },
  };
}

/** A position before the first ply, with these pieces and nothing else to tell. */
export function emptyPosition(
  rules: Rules,
  first: Seat,
  pieces: readonly (SeenPiece | undefined)[],
): Position {
  return {
    board: rules.board,
    seats: seatsOf(rules),
    pieces,
    turn: first,
    quiet: 0,
    ply: 0,
    out: [],
    flags: [],
    shown: [],
    timeouts: {},
    passed: {},
    carried: [],
    again: [],
    over: null,
  };
}

/** Every kind of piece in a bag. */
const KINDS = (['red', 'blue'] as const).flatMap((color): { color: Color; rank: Rank }[] =>
  RANKS.map((rank) => ({ color, rank })),
);

/** The piece that `random`, from 0 up to 1, draws out of a bag that is not empty. */
export function drawFromBag(
  bag: NonNullable<Position['bag']>,
  random: number,
): { readonly color: Color; readonly rank: Rank } {
  const count = ({ color, rank }: (typeof KINDS)[number]): number => bag[color][rank] ?? 0;
  let left = Math.floor(random * KINDS.reduce((sum, kind) => sum + count(kind), 0));
  for (const kind of KINDS) {
    left -= count(kind);
    if (left < 0) return kind;
  }
  throw new RangeError('nothing is left in the bag');
}

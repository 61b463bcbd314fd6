// What a player would say of a position that can be and yet is odd: it may be meant so.

import { BOARDS, kindOf, pointName, type Seat } from '../../../src/board.js';
import type { Over, Position } from '../../../src/position.js';
import { reference } from '../../../src/reference/index.js';
import type { Rules } from '../../../src/rules.js';

export type Remark =
  | { readonly kind: 'empty' }
  | { readonly kind: 'noFlag'; readonly seat: Seat }
  /** A flag outside headquarters. */
  | { readonly kind: 'flagAway'; readonly seat: Seat; readonly point: string }
  /** The seat to move has nobody on the board. */
  | { readonly kind: 'nobody'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly over: Over };

/** In the order of the seats. The position must be one that can be. */
export function remarksOn(rules: Rules, position: Position): readonly Remark[] {
  const { pieces, turn, out } = position;
  if (pieces.every((piece) => !piece)) return [{ kind: 'empty' }];
  if (position.bag) return [];
  const remarks = position.seats
    .filter((seat) => !out.includes(seat))
    .flatMap((seat) => remarksOnSeat(position, seat));
  const isThere = pieces.some((piece) => piece?.seat === turn);
  const nobody: Remark[] = isThere ? [] : [{ kind: 'nobody', seat: turn }];
  const { over } = reference.judge(rules, { ...position, over: null });
  return [...remarks, ...nobody, ...(over ? [{ kind: 'over' as const, over }] : [])];
}

function remarksOnSeat({ board, pieces }: Position, seat: Seat): readonly Remark[] {
  const own = pieces.flatMap((piece, point) => (piece?.seat === seat ? [{ piece, point }] : []));
  const flag = own.find(({ piece }) => piece.rank === 'l');
  // A piece of unknown rank may be it.
  const mayHaveOne = own.some(({ piece }) => piece.rank === undefined);
  if (own.length === 0 || (!flag && mayHaveOne)) return [];
  if (!flag) return [{ kind: 'noFlag', seat }];
  if (kindOf(flag.point) === 'headquarters') return [];
  return [{ kind: 'flagAway', seat, point: pointName(BOARDS[board], flag.point) }];
}

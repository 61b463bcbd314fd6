// What no game can reach, however strange: a position that says so has been mistyped. Fragments are
// welcome: few pieces, no flags, pieces on any point.

import { BOARDS, pointName, type Point, type Seat } from '../board.js';
import { fault, type Fault } from '../fault.js';
import { RANK_COUNTS, RANK_NAMES, RANKS, type Rank } from '../pieces.js';
import type { Color, Position } from '../position.js';
import type { Rules } from '../rules.js';

/** The engine keeps quiet plies, plies and repetitions in 16 bits, time-outs and passes in 8. */
export const MOST_PLIES = 0xffff;
export const MOST_TURNS_LOST = 0xff;

const ARMY = 25;

/** The first thing in a position that cannot be under these rules; undefined where all can. */
export function positionFault(rules: Rules, position: Position): Fault | undefined {
  return (
    countFault(position) ??
    crowdFault(position) ??
    bagFault(position) ??
    outFault(position) ??
    flagFault(position) ??
    standingFault(position, 'shown', position.shown) ??
    carriedFault(rules, position) ??
    againFault(rules, position)
  );
}

function countFault({ quiet, ply, timeouts, passed }: Position): Fault | undefined {
  const counts: [where: string, count: number | undefined, most: number][] = [
    ['quiet', quiet, MOST_PLIES],
    ['ply', ply, MOST_PLIES],
    ...Object.values(timeouts).map((count): [string, number, number] => [
      'extras, timeouts',
      count,
      MOST_TURNS_LOST,
    ]),
    ...Object.values(passed).map((count): [string, number, number] => [
      'extras, passed',
      count,
      MOST_TURNS_LOST,
    ]),
  ];
  for (const [where, count = 0, most] of counts) {
    if (Number.isInteger(count) && count >= 0 && count <= most) continue;
    return fault(where, `"${count}"`, `a whole number up to ${most}`).fault;
  }
  return undefined;
}

/** More of a rank, or more pieces in all, than an army has. In flip an army is a colour. */
function crowdFault({ board, pieces }: Position): Fault | undefined {
  const seen = new Map<string, number>();
  for (const [point, piece] of pieces.entries()) {
    const { seat, rank } = piece ?? {};
    if (seat === undefined) continue;
    const where = `placement, ${pointName(BOARDS[board], point)}`;
    const all = (seen.get(seat) ?? 0) + 1;
    seen.set(seat, all);
    if (all > ARMY) return fault(where, `piece ${all} of ${seat}`, `${ARMY} at most`).fault;
    if (rank === undefined) continue;
    const same = (seen.get(seat + rank) ?? 0) + 1;
    seen.set(seat + rank, same);
    if (same <= RANK_COUNTS[rank]) continue;
    const expected = `${RANK_COUNTS[rank]} at most`;
    return fault(where, `${RANK_NAMES[rank]} number ${same} of ${seat}`, expected).fault;
  }
  return undefined;
}

/** Flip: what lies in the bag belongs to the same two armies. */
function bagFault({ pieces, bag }: Position): Fault | undefined {
  if (bag === undefined) return undefined;
  const standing = (seat: Seat, rank: Rank) =>
    pieces.filter((piece) => piece?.seat === seat && piece.rank === rank).length;
  const colors: [Color, Seat][] = [
    ['red', 'S'],
    ['blue', 'N'],
  ];
  for (const [color, seat] of colors) {
    for (const rank of RANKS) {
      const all = standing(seat, rank) + (bag[color][rank] ?? 0);
      if (all <= RANK_COUNTS[rank]) continue;
      const found = `${all} of the rank ${RANK_NAMES[rank]} in ${color}, on the board and in the bag`;
      return fault('extras, bag', found, `${RANK_COUNTS[rank]} at most`).fault;
    }
  }
  return undefined;
}

function outFault({ board, pieces, out, bag }: Position): Fault | undefined {
  if (bag !== undefined) return undefined;
  const point = pieces.findIndex((piece) => piece?.seat !== undefined && out.includes(piece.seat));
  const seat = pieces[point]?.seat;
  if (seat === undefined) return undefined;
  const where = `placement, ${pointName(BOARDS[board], point)}`;
  return fault(where, `a piece of ${seat}`, `none, since "out:" says that ${seat} is out`).fault;
}

function flagFault({ board, pieces, flags }: Position): Fault | undefined {
  const owners = new Set<Seat>();
  for (const point of flags) {
    const { seat, rank = 'l' } = pieces[point] ?? {};
    const at = pointName(BOARDS[board], point);
    if (seat === undefined || rank !== 'l') {
      const found = seat === undefined ? 'nothing' : `the ${RANK_NAMES[rank]} of ${seat}`;
      return fault(`extras, flags, ${at}`, found, 'a flag, or a piece of unknown rank').fault;
    }
    if (owners.has(seat)) {
      return fault(`extras, flags, ${at}`, `a second flag of ${seat}`, 'one of each seat').fault;
    }
    owners.add(seat);
  }
  return undefined;
}

function standingFault(
  { board, pieces }: Position,
  key: string,
  points: readonly Point[],
): Fault | undefined {
  const empty = points.find((point) => pieces[point] === undefined);
  if (empty === undefined) return undefined;
  const where = `extras, ${key}, ${pointName(BOARDS[board], empty)}`;
  return fault(where, 'an empty point', 'a point where a piece stands').fault;
}

function carriedFault({ flagWin }: Rules, position: Position): Fault | undefined {
  const { carried } = position;
  if (carried.length > 0 && flagWin === 'take') {
    const expected = 'none under flagWin=take, where no flag is carried';
    return fault('extras, carry', 'a flag under way', expected).fault;
  }
  return standingFault(
    position,
    'carry',
    carried.map(({ at }) => at),
  );
}

function againFault({ repetitionLimit }: Rules, { again }: Position): Fault | undefined {
  if (repetitionLimit !== null || again.length === 0) return undefined;
  const expected = 'none under repetitionLimit=none, where nobody counts';
  return fault('extras, again', 'a repeated step', expected).fault;
}

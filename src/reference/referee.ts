// What the referee says of a move: its outcome and what it shows (docs/rules.md §5, §6).

import type { Point, Seat } from '../board.js';
import { strengthOf } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move, MoveTurn } from '../turn.js';
import { collide } from './collisions.js';
import { ownerAt } from './seats.js';
import { referee, scouts, showsFlags } from './sight.js';
import { afterMove } from './transition.js';

/** The turn a legal move comes to, before it is judged who goes out. */
export function turnOf(rules: Rules, position: Position, { from, to }: Move): MoveTurn {
  const collision = ownerAt(rules, position, to) !== ownerAt(rules, position, from);
  const outcome = position.pieces[to] && collision ? collide(rules, position, from, to) : 'quiet';
  const isFlag = position.pieces[to]?.rank === 'l';
  const isBrought = outcome === 'quiet' && position.carried.some(({ at }) => at === from);
  const turn: MoveTurn = {
    kind: 'move',
    from,
    to,
    outcome,
    flagTaken: isFlag && outcome !== 'bounced' && !isBrought,
    flags: [],
    shown: [],
    out: [],
  };
  return {
    ...turn,
    flags: shownFlags(rules, position, turn),
    shown: shownByScout(rules, position, turn),
  };
}

/** Flags of commanders that fell, the mover's first, of seats that are still in. */
function shownFlags(rules: Rules, position: Position, turn: MoveTurn): readonly Point[] {
  if (!showsFlags(rules)) return [];
  const see = referee(position);
  const owners: Seat[] = [];
  const { outcome, from, to } = turn;
  if ((outcome === 'fell' || outcome === 'both') && see(from) === 'a') {
    owners.push(ownerAt(rules, position, from)!);
  }
  if ((outcome === 'took' || outcome === 'both') && see(to) === 'a') {
    owners.push(ownerAt(rules, position, to)!);
  }
  if (owners.length === 0) return [];
  const { fallen } = afterMove(rules, position, turn);
  return owners
    .filter((owner) => !fallen.includes(owner))
    .flatMap((owner) => coveredFlag(rules, position, owner));
}

/** Where a seat's flag stands, unless everybody knows. */
function coveredFlag(rules: Rules, position: Position, owner: Seat): readonly Point[] {
  const flag = position.pieces.findIndex(
    (piece, point) => piece?.rank === 'l' && ownerAt(rules, position, point) === owner,
  );
  return flag < 0 || position.flags.includes(flag) ? [] : [flag];
}

/** The ranked piece an engineer lost to, which now stands on the target, unless everybody knows. */
function shownByScout(rules: Rules, position: Position, turn: MoveTurn): MoveTurn['shown'] {
  if (!scouts(rules) || (turn.outcome !== 'fell' && turn.outcome !== 'took')) return [];
  const [winner, loser] =
    turn.outcome === 'took' ? [turn.from, turn.to] : ([turn.to, turn.from] as const);
  const see = referee(position);
  const rank = see(winner);
  if (see(loser) !== 'i' || rank === undefined || strengthOf(rank) === undefined) return [];
  return position.shown.includes(winner) ? [] : [{ point: turn.to, rank }];
}

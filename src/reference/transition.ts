// What a turn changes on the board (docs/rules.md §4–§8). It needs no secret: outcomes, shown
// flags and shown pieces come with the turn. Who goes out because of it is judged in ending.ts.

import type { Point, Seat } from '../board.js';
import type { SeenPiece } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { MoveTurn } from '../turn.js';
import { bringsHome, type Carried, flagOwner, flagWin, plantsIn } from './carried.js';
import { flagsGoHome, inOrder, union } from './homing.js';
import { remember } from './repetition.js';
import { ownerAt, seatAfter } from './seats.js';

/** A position after a turn, and the seats whose flags fell by it. */
export interface Changed {
  readonly position: Position;
  readonly fallen: readonly Seat[];
}

/** A ply more, and the turn passed on; `removed` when it ends a run of quiet plies. */
export function nextPly(rules: Rules, position: Position, removed: boolean): Position {
  return {
    ...position,
    turn: seatAfter(rules, position.turn),
    ply: position.ply + 1,
    quiet: removed ? 0 : position.quiet + 1,
  };
}

/** Whether an outcome ends a run of quiet plies. Reads `quietCounts`. */
function isContact(rules: Rules, turn: MoveTurn): boolean {
  if (turn.outcome === 'bounced') return rules.quietCounts === 'contacts';
  return turn.outcome !== 'quiet';
}

/** The position after a move. */
export function afterMove(rules: Rules, before: Position, turn: MoveTurn): Changed {
  const handsOver = turn.outcome === 'quiet' && isHandOver(rules, before, turn);
  const steps = (turn.outcome === 'quiet' || turn.outcome === 'took') && !handsOver;
  const removed = removedPoints(turn);

  const pieces = [...before.pieces];
  for (const point of removed) pieces[point] = undefined;
  if (steps) {
    pieces[turn.to] = pieces[turn.from];
    pieces[turn.from] = undefined;
  }
  let position: Position = {
    ...before,
    pieces,
    flags: turn.flagTaken ? before.flags.filter((point) => point !== turn.to) : before.flags,
    shown: movePoints(before.shown, turn, steps, removed),
    again: remember(rules, before, turn, steps, removed),
  };
  const fallen: Seat[] = [];
  if (turn.flagTaken && flagWin(rules) === 'take') fallen.push(ownerAt(rules, before, turn.to)!);
  if (before.carried.length > 0 || (turn.flagTaken && flagWin(rules) !== 'take')) {
    const carrying = moveFlags(rules, before, position, turn, steps, removed);
    position = carrying.position;
    fallen.push(...carrying.fallen);
  }
  position = showFlags(position, turn.flags);
  position = showPieces(position, turn);
  return { position: nextPly(rules, position, isContact(rules, turn)), fallen };
}

/** `home`: a carrier that reaches a headquarters in which an own piece stands hands the flag over. */
function isHandOver(rules: Rules, before: Position, { from, to }: MoveTurn): boolean {
  return before.pieces[to] !== undefined && bringsHome(rules, before, from, to);
}

function removedPoints({ outcome, from, to }: MoveTurn): readonly Point[] {
  if (outcome === 'took') return [to];
  if (outcome === 'fell') return [from];
  return outcome === 'both' ? [from, to] : [];
}

/** Marks on pieces move with them and go with them. */
function movePoints(
  points: readonly Point[],
  { from, to }: MoveTurn,
  steps: boolean,
  removed: readonly Point[],
): readonly Point[] {
  return points
    .filter((point) => !removed.includes(point))
    .map((point) => (steps && point === from ? to : point))
    .sort((a, b) => a - b);
}

/** Flags under way after a move, and the seats whose flags fell by being carried or lost. */
function moveFlags(
  rules: Rules,
  before: Position,
  after: Position,
  turn: MoveTurn,
  steps: boolean,
  removed: readonly Point[],
): Changed {
  const { from, to } = turn;
  const carried: Carried[] = [];
  const homeless: { home: Point; owner: Seat }[] = [];
  const fallen: Seat[] = [];
  const arrives = turn.outcome !== 'bounced' && bringsHome(rules, before, from, to);
  for (const entry of before.carried) {
    const owner = flagOwner(rules, before, entry);
    const isOwn = ownerAt(rules, before, entry.at) === owner && flagWin(rules) === 'home';
    if (removed.includes(entry.at)) {
      if (flagWin(rules) === 'plant') fallen.push(owner);
      else homeless.push({ home: entry.home, owner });
    } else if (entry.at !== from || turn.outcome === 'bounced') carried.push(entry);
    else if (isOwn) homeless.push({ home: entry.home, owner });
    else if (arrives) fallen.push(owner);
    else carried.push({ at: to, home: entry.home });
  }
  if (turn.flagTaken && flagWin(rules) !== 'take') carried.push({ at: to, home: to });
  const planted = steps ? plantsIn(rules, before, from, to) : undefined;
  if (planted !== undefined) fallen.push(planted);
  const position = flagsGoHome(rules, { ...after, carried: inOrder(carried) }, homeless);
  return { position, fallen };
}

/** Flags that everybody is shown. */
function showFlags(position: Position, points: readonly Point[]): Position {
  if (points.length === 0) return position;
  const pieces = [...position.pieces];
  for (const point of points) {
    const piece = pieces[point];
    if (piece) pieces[point] = { ...piece, rank: 'l' };
  }
  return { ...position, pieces, flags: union(position.flags, points) };
}

/** Pieces that a scout shows to everybody. */
function showPieces(position: Position, { shown }: MoveTurn): Position {
  if (shown.length === 0) return position;
  const pieces: (SeenPiece | undefined)[] = [...position.pieces];
  for (const { point, rank } of shown) {
    const piece = pieces[point];
    if (piece) pieces[point] = { ...piece, rank };
  }
  const points = shown.map(({ point }) => point);
  return { ...position, pieces, shown: union(position.shown, points) };
}

/** The position without a seat's pieces; flags it carried go home, its own leaves the game. */
export function without(rules: Rules, before: Position, seat: Seat): Position {
  const homeless: { home: Point; owner: Seat }[] = [];
  const carried = before.carried.filter((entry) => {
    const owner = flagOwner(rules, before, entry);
    if (owner === seat) return false;
    if (ownerAt(rules, before, entry.at) !== seat) return true;
    homeless.push({ home: entry.home, owner });
    return false;
  });
  const pieces = before.pieces.map((_, point) =>
    ownerAt(rules, before, point) === seat ? undefined : before.pieces[point],
  );
  const stands = (point: Point): boolean => pieces[point] !== undefined;
  const position: Position = {
    ...before,
    pieces,
    carried,
    out: [...before.out, seat],
    flags: before.flags.filter(stands),
    shown: before.shown.filter(stands),
    again: before.again.filter(({ to }) => stands(to)),
  };
  return flagsGoHome(rules, position, homeless);
}

// Which piece is which from one view to the next, by where it was deployed. Ranks play no part.

import type { Point } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { MoveTurn, Turn } from '../src/turn.js';

/** By point: where the piece that stands there was deployed. */
export type Identities = readonly (Point | undefined)[];

/** Every piece is known by the point it stands on: the start of a game or of a new sight. */
export function deployedWhereTheyStand(view: Position): Identities {
  return view.pieces.map((piece, point) => (piece ? point : undefined));
}

/** Identities after a turn, as far as the turn says. */
export function followIdentities(identities: Identities, turn: Turn): Identities {
  if (turn.kind !== 'move') return identities;
  const { from, to, outcome } = turn;
  const next = [...identities];
  switch (outcome) {
    case 'quiet':
    case 'took':
      next[to] = next[from];
      next[from] = undefined;
      break;
    case 'fell':
      next[from] = undefined;
      break;
    case 'both':
      next[from] = undefined;
      next[to] = undefined;
      break;
    case 'bounced':
      break;
  }
  return next;
}

/**
 * Identities in `view`, seen after `before`: by the turn that led here if it explains what stands
 * where, else by the only move that could, else each piece anew.
 */
export function trackIdentities(
  before: { readonly view: Position; readonly identities: Identities },
  view: Position,
  turn: Turn | undefined,
): Identities {
  const candidates = [turn, likelyMove(before.view, view)].filter((t) => t !== undefined);
  for (const candidate of [
    ...candidates.map((t) => followIdentities(before.identities, t)),
    before.identities,
  ]) {
    if (explains(candidate, before, view)) {
      return candidate.map((identity, point) => (view.pieces[point] ? identity : undefined));
    }
  }
  return deployedWhereTheyStand(view);
}

/** Every piece seen now is one that was seen before, of the same seat. */
function explains(
  identities: Identities,
  before: { readonly view: Position; readonly identities: Identities },
  view: Position,
): boolean {
  if (before.view.board !== view.board) return false;
  return view.pieces.every((piece, point) => {
    if (!piece) return true;
    const identity = identities[point];
    if (identity === undefined) return false;
    const seat = before.view.pieces[before.identities.indexOf(identity)]?.seat;
    return seat === undefined || seat === piece.seat;
  });
}

/** The one piece that left its point and the one point whose piece changed, if so few did. */
function likelyMove(before: Position, view: Position): MoveTurn | undefined {
  const left: Point[] = [];
  const came: Point[] = [];
  view.pieces.forEach((piece, point) => {
    const old = before.pieces[point];
    if (old && !piece) left.push(point);
    if (piece && (!old || (old.seat !== undefined && old.seat !== piece.seat))) came.push(point);
  });
  const [from, to] = [left[0], came[0]];
  if (left.length !== 1 || came.length !== 1 || from === undefined || to === undefined) return;
  const outcome = before.pieces[to] ? 'took' : 'quiet';
  return { kind: 'move', from, to, outcome, flagTaken: false, flags: [], shown: [], out: [] };
}

// Covered points that are alike: turning up a piece on one or the other comes to much the same.

import { BOARDS, type Point } from '../board.js';
import { shuffled } from '../belief/match.js';
import type { Position } from '../position.js';
import { reach } from '../reference/movement.js';
import type { Rules } from '../rules.js';

/**
 * One point of every group of covered points that face the same face-up pieces, those that face most
 * first; which one of a group, chance decides.
 */
export function similarPoints(
  rules: Rules,
  view: Position,
  points: readonly Point[],
  random: () => number,
): readonly Point[] {
  const facing = facesOf(rules, view);
  const groups = new Map<string, { readonly point: Point; readonly faces: number }>();
  for (const point of shuffled(points, random)) {
    const faces = facing.get(point) ?? [];
    const isOnRail = BOARDS[view.board].linesAt[point]!.length > 0;
    const key = [isOnRail && faces.length === 0, ...faces].join(' ');
    if (!groups.has(key)) groups.set(key, { point, faces: faces.length });
  }
  const found = [...groups.values()].sort((a, b) => b.faces - a.faces);
  return found.map(({ point }) => point);
}

/** By covered point: the face-up pieces that reach it in one move. */
function facesOf(rules: Rules, view: Position): ReadonlyMap<Point, readonly Point[]> {
  const facing = new Map<Point, Point[]>();
  view.pieces.forEach((piece, from) => {
    if (piece?.rank === undefined) return;
    for (const to of reach(rules, view, from, piece.rank)) {
      if (view.pieces[to]?.seat !== undefined || !view.pieces[to]) continue;
      facing.set(to, [...(facing.get(to) ?? []), from]);
    }
  });
  return facing;
}

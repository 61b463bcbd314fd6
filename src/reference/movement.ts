// How far a piece moves (docs/rules.md §4), whoever stands at the end of the way.

import { kindOf, type Point } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import { carriedBy } from './carried.js';
import { railwayOf } from './rails.js';
import { boardOf, landOf, ownerAt, sameTeam } from './seats.js';

/** Whether a piece follows rails like an engineer. Reads `flyingBombs`. */
function movesLikeEngineer(rules: Rules, rank: Rank): boolean {
  return rank === 'i' || (rank === 'k' && rules.flyingBombs);
}

/** How often a piece may turn on the rails in one move. Reads `railTurn`. */
export function turnsOf(rules: Rules, rank: Rank): number {
  if (movesLikeEngineer(rules, rank)) return Infinity;
  return { none: 0, once: 1, any: Infinity }[rules.railTurn];
}

/** Whether a piece standing here moves one step only. Reads `ownZoneStep`. */
function stepsOnly(rules: Rules, position: Position, from: Point): boolean {
  return rules.ownZoneStep && landOf(position, from) === ownerAt(rules, position, from);
}

/** How many rail steps a piece takes at most in one move. Reads `railReach`. */
export function railStepsOf(rules: Rules, position: Position, from: Point, rank: Rank): number {
  if (movesLikeEngineer(rules, rank)) return Infinity;
  if (stepsOnly(rules, position, from)) return 1;
  return rules.railReach ?? Infinity;
}

/** Whether a piece may leave the headquarters it stands in. Reads `leaveHeadquarters`. */
export function mayLeaveHeadquarters(rules: Rules, position: Position, from: Point): boolean {
  if (carriedBy(rules, position, from).length > 0) return true;
  if (rules.leaveHeadquarters === 'any') return true;
  if (rules.leaveHeadquarters === 'never') return false;
  return landOf(position, from) !== ownerAt(rules, position, from);
}

/** Whether a piece on a point is locked in a headquarters. */
export function isLocked(rules: Rules, position: Position, point: Point): boolean {
  return kindOf(point) === 'headquarters' && !mayLeaveHeadquarters(rules, position, point);
}

/** Whether a piece may enter a camp, as far as whose camp it is goes. Reads `enemyCamps`. */
export function mayEnterCamp(rules: Rules, position: Position, from: Point, camp: Point): boolean {
  if (rules.enemyCamps) return true;
  const land = landOf(position, camp);
  const owner = ownerAt(rules, position, from);
  return land === undefined || owner === undefined || sameTeam(rules, owner, land);
}

/** Whether a rank may stand in camps at all. Reads `bombsInCamps`. */
export function isCampRank(rules: Rules, rank: Rank): boolean {
  return rules.bombsInCamps || rank !== 'k';
}

/** Points a piece of a rank gets to from a point: the first piece met on a rail included. */
export function reach(rules: Rules, position: Position, from: Point, rank: Rank): Set<Point> {
  const points = new Set(boardOf(position).roads[from]);
  const steps = railStepsOf(rules, position, from, rank);
  const turns = turnsOf(rules, rank);
  if (turns === Infinity) wander(rules, position, from, steps, points);
  else follow(rules, position, from, steps, turns, points);
  points.delete(from);
  return points;
}

/** Along every line through a point, and where a turn is left along the lines that cross them. */
function follow(
  rules: Rules,
  position: Position,
  from: Point,
  steps: number,
  turns: number,
  points: Set<Point>,
): void {
  for (const line of railwayOf(rules).linesAt[from]!) {
    const start = line.indexOf(from);
    for (const way of [1, -1]) {
      for (let step = 1; step <= steps; step++) {
        const point = line[start + way * step];
        if (point === undefined) break;
        points.add(point);
        if (position.pieces[point]) break;
        if (turns > 0) follow(rules, position, point, steps - step, turns - 1, points);
      }
    }
  }
}

/** Every rail point connected by empty rail points, turning anywhere. */
function wander(
  rules: Rules,
  position: Position,
  from: Point,
  steps: number,
  points: Set<Point>,
): void {
  const railway = railwayOf(rules);
  const seen = new Set([from]);
  let edge: readonly Point[] = [from];
  for (let step = 1; step <= steps && edge.length > 0; step++) {
    const further: Point[] = [];
    for (const point of edge) {
      for (const next of railway.next[point]!) {
        if (seen.has(next)) continue;
        seen.add(next);
        points.add(next);
        if (!position.pieces[next]) further.push(next);
      }
    }
    edge = further;
  }
}

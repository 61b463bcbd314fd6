// Collisions that do not lose, until the position is quiet. Few nodes, so it calls itself; the search
// proper (search.ts) does not.

import { drawnNear } from './draws';
import { finalScore, nodesUp } from './nodes';
import { MINE } from './board/pieces';
import { turn } from './ending';
import { judgeMen, lookForWalls, standAfter, takeStock, valueOf } from './evaluate';
import { listAt, standingAt } from './frames';
import { DEEPEST, MAIL } from './memory';
import { listGains, pick } from './order';
import { teamOf } from './rules';
import { keptStates } from './snapshots';
import { stepMake, stepQuiet, stepResult, stepUnmake } from './step';

/** What a collision may bring beyond the pieces it takes. */
const MARGIN: i32 = 207;

/** Makes a move and stands the next ply's frame after it. */
export function makeAt(ply: i32, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  const next = standingAt(ply + 1);
  const defender = <i32>load<u8>(MAIL + to);
  const changed = standAfter(standingAt(ply), next, from, to);
  const before = keptStates();
  stepMake(from, to);
  if (keptStates() != before) takeStock(next);
  else if (changed) {
    if ((defender & 15) == MINE) lookForWalls(next);
    judgeMen(next);
  }
}

/** The worth of what stands on the board at a ply, for the team, which is to move. */
export function standingWorth(ply: i32, team: i32): i32 {
  const value = valueOf(standingAt(ply), team);
  return team == 0 ? value : -value;
}

/** The worth of the position at a ply, for the team to move. */
export function staticWorth(ply: i32): i32 {
  const team = teamOf(turn());
  return standingWorth(ply, team) + drawnNear(stepQuiet(), team);
}

/** `exact`: nothing is left out for what it cannot bring. */
export function quiesce(alpha: i32, beta: i32, ply: i32, exact: bool): i32 {
  nodesUp();
  const still = staticWorth(ply);
  if (still >= beta || ply >= DEEPEST - 1) return still;
  let best = still;
  alpha = max<i32>(alpha, still);
  const team = teamOf(turn());
  const list = listAt(ply);
  const end = listGains(list);
  for (let at = list; at < end; at += 4) {
    const promise = pick(at, end);
    const gain = promise >> 16;
    if (gain < 0) break;
    if (!exact && still + gain + MARGIN <= alpha) break;
    makeAt(ply, promise & 0xffff);
    const ended = stepResult();
    let score = 0;
    if (ended != 0) {
      score = finalScore(ended, ply + 1);
      if (teamOf(turn()) != team) score = -score;
    } else if (teamOf(turn()) == team) score = quiesce(alpha, beta, ply + 1, exact);
    else score = -quiesce(-beta, -alpha, ply + 1, exact);
    stepUnmake();
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    if (alpha >= beta) break;
  }
  return best;
}

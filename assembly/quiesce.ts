// Collisions that do not lose, until the position is quiet. Few nodes, so it calls itself; the search
// proper (search.ts) does not.

import { drawnNear } from './draws';
import { finalScore, nodesUp } from './nodes';
import { FLAG, MINE } from './board/pieces';
import { turn } from './ending';
import {
  isLastStep,
  judgeMen,
  lookForWalls,
  standAfter,
  stepWorth,
  takeStock,
  valueOf,
} from './evaluate';
import { listAt, standingAt } from './frames';
import { DEEPEST, MAIL } from './memory';
import { keepRefuter, listGains, pick, refuterAt } from './order';
import { quietLimit, teamOf } from './rules';
import { keptStates } from './snapshots';
import {
  isPlain,
  stepLeavesMen,
  stepMake,
  stepNext,
  stepOn,
  stepQuiet,
  stepResult,
  stepUnmake,
} from './step';

/** What a collision may bring beyond the pieces it takes. */
const MARGIN: i32 = 207;

/** Whether what follows a move can be told before it is made: no rule asks for the referee or for the ply. */
let foresees: bool = false;
/** Plies without a removal that end the game. */
let limit: i32 = 0;

export function prepareForesight(): void {
  foresees = isPlain();
  limit = quietLimit();
}

/** Of the move that `foresee` was asked about: whether the next ply's frame stands after it already. */
let isStood: bool = false;

/** The worth of the position that the move leads to, for the team to move there. */
export let foreseen: i32 = 0;

/**
 * Whether all there is to know of a move can be told without making it: that the game goes on, with the other
 * team to move, and what the position is then worth (`foreseen`).
 */
export function foresee(ply: i32, move: i32): bool {
  if (!foresees) return false;
  const from = move >> 8;
  const to = move & 255;
  const team = teamOf(turn());
  const other = teamOf(stepNext());
  if (other == team) return false;
  const defender = <i32>load<u8>(to, MAIL);
  if (defender == 0) {
    const quiet = stepQuiet() + 1;
    if (quiet >= limit || isLastStep(from, to)) return false;
    foreseen = standingWorth(ply, other, stepWorth(from, to)) + drawnNear(quiet, other);
    isStood = false;
    return true;
  }
  if ((defender & 15) == FLAG || (defender & 15) == MINE || !stepLeavesMen(defender)) return false;
  const next = standingAt(ply + 1);
  isStood = true;
  if (standAfter(standingAt(ply), next, from, to)) judgeMen(next);
  foreseen = standingWorth(ply + 1, other, 0) + drawnNear(0, other);
  return true;
}

/** Makes a move, and stands the next ply's frame after it. */
export function makeAt(ply: i32, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  const next = standingAt(ply + 1);
  const defender = <i32>load<u8>(to, MAIL);
  const changed = standAfter(standingAt(ply), next, from, to);
  const before = keptStates();
  stepMake(from, to);
  if (keptStates() != before) takeStock(next);
  else if (changed) {
    if ((defender & 15) == MINE) lookForWalls(next);
    judgeMen(next);
  }
}

/** Makes the move of which all has been foreseen. */
export function makeForeseen(ply: i32, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  if (!isStood) standAfter(standingAt(ply), standingAt(ply + 1), from, to);
  stepOn(from, to);
}

/** The worth of what stands on the board at a ply, with `more` for South's pieces, for the team to move. */
export function standingWorth(ply: i32, team: i32, more: i32): i32 {
  const value = valueOf(standingAt(ply), team, more);
  return team == 0 ? value : -value;
}

/** The worth of the position at a ply, for the team to move. */
export function staticWorth(ply: i32): i32 {
  const team = teamOf(turn());
  return standingWorth(ply, team, 0) + drawnNear(stepQuiet(), team);
}

/** `still`: the worth of the position as it stands; `exact`: nothing is left out for what it cannot bring. */
export function quiesce(alpha: i32, beta: i32, ply: i32, still: i32, exact: bool): i32 {
  nodesUp();
  if (still >= beta || ply >= DEEPEST - 1) return still;
  let best = still;
  alpha = max<i32>(alpha, still);
  const known = refuterAt(ply, beta - still);
  if (known >= 0) {
    best = max<i32>(best, scoreOf(known & 0xffff, alpha, beta, ply, exact));
    alpha = max<i32>(alpha, best);
    if (alpha >= beta) return best;
  }
  const list = listAt(ply);
  const end = listGains(list);
  for (let at = list; at < end; at += 4) {
    const promise = pick(at, end);
    const gain = promise >> 16;
    if (gain < 0) break;
    if (!exact && still + gain + MARGIN <= alpha) break;
    if (promise == known) continue;
    const score = scoreOf(promise & 0xffff, alpha, beta, ply, exact);
    best = max<i32>(best, score);
    alpha = max<i32>(alpha, score);
    if (alpha < beta) continue;
    keepRefuter(ply, promise & 0xffff);
    break;
  }
  return best;
}

/** The score of a move after which nothing is searched but collisions, within alpha and beta. */
export function scoreOf(move: i32, alpha: i32, beta: i32, ply: i32, exact: bool): i32 {
  if (foresee(ply, move)) {
    if (-foreseen <= alpha) {
      nodesUp();
      return -foreseen;
    }
    makeForeseen(ply, move);
    const score = -quiesce(-beta, -alpha, ply + 1, foreseen, exact);
    stepUnmake();
    return score;
  }
  const team = teamOf(turn());
  makeAt(ply, move);
  const same = teamOf(turn()) == team;
  const ended = stepResult();
  let score = 0;
  if (ended != 0) score = finalScore(ended, ply + 1, teamOf(turn()));
  else if (same) score = quiesce(alpha, beta, ply + 1, staticWorth(ply + 1), exact);
  else score = quiesce(-beta, -alpha, ply + 1, staticWorth(ply + 1), exact);
  stepUnmake();
  return same ? score : -score;
}

// Principal variation search over frames instead of a call stack (frames.ts), so that it stops after
// any node and goes on where it was. Scores are for the team to move; on Four partners move for the
// same team, so the sign changes only where the team does.

import { anyCovered } from './bag';
import { DUEL } from './board/board';
import { isLeftOut, leavesOut } from './choices';
import { drawScore } from './draws';
import { result, turn } from './ending';
import { copyStanding, takeStock } from './evaluate';
import * as frame from './frames';
import { frameAt, lineAt, standingAt } from './frames';
import * as table from './hash-table';
import { EXACT, LOWER, MATE, UPPER, WON } from './hash-table';
import { DEEPEST, MAIL } from './memory';
import { finalScore, nodes, nodesUp } from './nodes';
import {
  FIRST,
  LOSSES,
  QUIET_MOVES,
  keepRefuter,
  nextMove,
  refuterAt,
  remember,
  skipToLosses,
} from './order';
import { foresee, foreseen, makeAt, makeForeseen, quiesce, scoreOf, staticWorth } from './quiesce';
import { board, isFlip, quietLimit, refereed, teamOf } from './rules';
import {
  stepHash,
  stepMovable,
  stepQuiet,
  stepResult,
  stepSkip,
  stepStuck,
  stepStuckResult,
  stepUnmake,
  stepUnskip,
  stepUnstick,
} from './step';

export const INFINITE: i32 = 32000;

/** What a search may be told to do without (`searchBegin`), bits. */
export const NO_PRUNING: i32 = 1;
export const NO_TABLE: i32 = 2;
export const NO_REPETITION: i32 = 4;
let without: i32 = 0;

export function doWithout(what: i32): void {
  without = what;
}

/** Depths at which quiet moves are left out. */
const SHALLOW: i32 = 2;

/** In place of a score: the moves of a node have yet to be searched. */
const PENDING: i32 = 0x7fffffff;

/** How the move under way is searched. */
const WHOLE: u8 = 0;
/** With a window that only says whether it is better. */
const SCOUT: u8 = 1;
/** The same, less deep. */
const REDUCED: u8 = 2;
const SKIPPED: u8 = 3;
/** The seat to move had no move and has gone out. */
const STUCK: u8 = 4;

/** What comes after a move: it is searched once more, the next one is, or its node has its score. */
const AGAIN: i32 = 0;
const GO_ON: i32 = 1;
const FOUND: i32 = 2;

/** The node about to be entered, and the score of the one that was left last. */
let ply: i32 = 0;
let value: i32 = 0;

/** Begins with the loaded position, which is searched to `depth`. */
export function start(depth: i32, alpha: i32, beta: i32): void {
  ply = 0;
  takeStock(standingAt(0));
  const root = frameAt(0);
  store<i32>(root, depth, frame.DEPTH);
  store<i32>(root, alpha, frame.ALPHA);
  store<i32>(root, beta, frame.BETA);
  store<u8>(root, 0, frame.AFTER_NULL);
}

/** The score found at the root, once `run` says so. */
export function scoreFound(): i32 {
  return value;
}

/** Goes on until the root has its score or `most` nodes have been looked at; whether it has. */
export function run(most: u64): bool {
  while (true) {
    if (nodes >= most) return false;
    value = enter();
    if (value == PENDING && isUnderWay()) continue;
    while (true) {
      if (ply == 0) return true;
      ply--;
      const next = take();
      if (next == AGAIN || (next == GO_ON && isUnderWay())) break;
    }
  }
}

/** Whether another move of the node at `ply` has been made; otherwise the node has its score. */
function isUnderWay(): bool {
  if (goOn()) return true;
  value = finish();
  return value == PENDING;
}

/** The score of the node at `ply` where it needs no search of its own. */
function enter(): i32 {
  store<u16>(lineAt(ply), 0);
  const here = frameAt(ply);
  const ended = ply > 0 ? stepResult() : result();
  if (ended != 0) return finalScore(ended, ply, teamOf(turn()));
  const depth = load<i32>(here, frame.DEPTH);
  const alpha = load<i32>(here, frame.ALPHA);
  const beta = load<i32>(here, frame.BETA);
  if (depth <= 0 || ply >= DEEPEST - 1) {
    return quiesce(alpha, beta, ply, staticWorth(ply), (without & NO_PRUNING) != 0);
  }
  nodesUp();
  const hash = stepHash();
  store<u64>(here, hash, frame.HASH);
  if (ply > 0 && (without & NO_REPETITION) == 0 && isRepeated(hash))
    return drawScore(teamOf(turn()));
  const isOpen = beta - alpha > 1;
  const key = keyOf(hash);
  const known = (without & NO_TABLE) == 0 && table.lookUp(key, ply);
  if (known && !isOpen && isEnough(depth, alpha, beta)) return table.foundScore;
  store<i32>(here, known ? checked(table.foundMove) : 0, frame.TABLE_MOVE);
  store<i32>(here, -INFINITE, frame.BEST);
  store<i32>(here, 0, frame.BEST_MOVE);
  store<i32>(here, alpha, frame.FLOOR);
  store<i32>(here, 0, frame.TRIED);
  store<u8>(here, FIRST, frame.STAGE);
  store<u8>(here, <u8>teamOf(turn()), frame.TEAM);
  const still = staticWorth(ply);
  store<u16>(here, 0, frame.MAY_SKIP);
  if (ply > 0 && isFlip() && anyCovered()) return stand(here, still);
  if (isOpen || (without & NO_PRUNING) != 0 || abs(beta) >= WON) return PENDING;
  if (depth <= SHALLOW && still + 110 + 69 * depth <= alpha) store<u8>(here, 1, frame.HOPELESS);
  if (depth < 2) return lastMoves(here, still);
  if (still < beta || refereed || load<u8>(here, frame.AFTER_NULL) != 0) return PENDING;
  if (stepMovable() >= 5) store<u8>(here, 1, frame.MAY_SKIP);
  return PENDING;
}

/**
 * The score of a node whose moves are the last that are searched, with a closed window. Half of all nodes are such,
 * so they do without all that is needed to look further.
 */
function lastMoves(here: usize, still: i32): i32 {
  const alpha = load<i32>(here, frame.ALPHA);
  const beta = alpha + 1;
  if (load<i32>(here, frame.TABLE_MOVE) == 0) {
    store<i32>(here, max<i32>(refuterAt(ply, beta - still), 0) & 0xffff, frame.TABLE_MOVE);
  }
  let tried = 0;
  for (let move = nextMove(ply); move != 0; move = nextMove(ply)) {
    const canLeaveOut = tried > 0 && load<i32>(here, frame.BEST) > -WON;
    if (canLeaveOut && isHopeless(here, load<u8>(here, frame.STAGE), 1, alpha, tried)) continue;
    tried++;
    store<i32>(here, tried, frame.TRIED);
    store<i32>(here, move, frame.MOVE);
    if (isCut(here, scoreOf(move, alpha, beta, ply, false), alpha, beta)) return value;
  }
  return tried == 0 ? PENDING : finish();
}

/** Flip: nobody has to move a piece as long as one can be turned up. */
function stand(here: usize, still: i32): i32 {
  if (still >= load<i32>(here, frame.BETA)) return still;
  store<i32>(here, still, frame.BEST);
  store<i32>(here, max<i32>(load<i32>(here, frame.ALPHA), still), frame.ALPHA);
  return PENDING;
}

/** Near the quiet limit the same pieces are worth less: the table keeps such positions apart. */
function keyOf(hash: u64): u64 {
  const quiet = stepQuiet();
  const left = quietLimit() - quiet;
  return left > 12 ? hash : hash ^ (<u64>(left + 1) * 0x9e3779b97f4a7c15);
}

/** Whether the position stood on the way here, with nothing removed since. */
function isRepeated(hash: u64): bool {
  const quiet = stepQuiet();
  const most = min<i32>(quiet, ply);
  for (let back = 4; back <= most; back += 2) {
    if (load<u64>(frameAt(ply - back), frame.HASH) == hash) return true;
  }
  return false;
}

function isEnough(depth: i32, alpha: i32, beta: i32): bool {
  if (ply == 0) return false;
  const isDeep =
    (without & NO_PRUNING) != 0 ? table.foundDepth == depth : table.foundDepth >= depth;
  if (!isDeep) return false;
  if (table.foundBound == EXACT) return true;
  return table.foundBound == LOWER ? table.foundScore >= beta : table.foundScore <= alpha;
}

/** The table's move where a piece of the seat to move can have made it, else none. */
function checked(move: i32): i32 {
  if (move == 0) return 0;
  const piece = <i32>load<u8>(move >> 8, MAIL);
  return piece != 0 && piece >> 4 == turn() ? move : 0;
}

/** Goes to the next ply; the window is the mover's. */
function descend(depth: i32, alpha: i32, beta: i32): void {
  const same = <i32>load<u8>(frameAt(ply), frame.TEAM) == teamOf(turn());
  ply++;
  const next = frameAt(ply);
  store<i32>(next, depth, frame.DEPTH);
  store<i32>(next, same ? alpha : -beta, frame.ALPHA);
  store<i32>(next, same ? beta : -alpha, frame.BETA);
  store<u8>(next, 0, frame.AFTER_NULL);
}

/** Makes the next move that is worth a look; false where there is none. */
function goOn(): bool {
  const here = frameAt(ply);
  if (load<u8>(here, frame.MAY_SKIP) != 0) {
    skipTurn(here);
    return true;
  }
  while (true) {
    const move = nextMove(ply);
    if (move == 0) return false;
    if (ply == 0 && isLeftOut(move)) continue;
    if (tryMove(here, move)) return true;
  }
}

/** A side that can afford to do nothing need not be looked at closely: the turn passes first. */
function skipTurn(here: usize): void {
  store<u16>(here, 0, frame.MAY_SKIP);
  store<u8>(here, SKIPPED, frame.WAY);
  copyStanding(standingAt(ply), standingAt(ply + 1));
  stepSkip();
  const depth = load<i32>(here, frame.DEPTH);
  const beta = load<i32>(here, frame.BETA);
  descend(depth - 2 - (depth + 3) / 4, beta - 1, beta);
  store<u8>(frameAt(ply), 1, frame.AFTER_NULL);
}

/** Makes a move unless it can be left out. */
function tryMove(here: usize, move: i32): bool {
  const depth = load<i32>(here, frame.DEPTH);
  const alpha = load<i32>(here, frame.ALPHA);
  const beta = load<i32>(here, frame.BETA);
  const tried = load<i32>(here, frame.TRIED);
  const stage = load<u8>(here, frame.STAGE);
  const isOpen = beta - alpha > 1;
  let reduction = 0;
  if (tried > 0 && (without & NO_PRUNING) == 0 && load<i32>(here, frame.BEST) > -WON) {
    if (!isOpen && isHopeless(here, stage, depth, alpha, tried)) return false;
    if (stage >= QUIET_MOVES && depth >= 3 && tried >= 2) {
      reduction = 1 + (tried > 7 ? 1 : 0) + (depth > 6 ? 1 : 0) + (tried > 16 ? 1 : 0);
      if (isOpen) reduction--;
    }
  }
  store<i32>(here, tried + 1, frame.TRIED);
  store<i32>(here, move, frame.MOVE);
  if (depth - 1 - reduction > 0 || !foresee(ply, move)) makeAt(ply, move);
  else if (-foreseen <= alpha) {
    // It leads to where the search ends, and the other team is content to stand still there.
    nodesUp();
    store<i32>(here, max<i32>(load<i32>(here, frame.BEST), -foreseen), frame.BEST);
    return false;
  } else makeForeseen(ply, move);
  if (tried == 0) {
    store<u8>(here, WHOLE, frame.WAY);
    descend(depth - 1, alpha, beta);
  } else {
    store<u8>(here, reduction > 0 ? REDUCED : SCOUT, frame.WAY);
    descend(max<i32>(depth - 1 - reduction, 0), alpha, alpha + 1);
  }
  return true;
}

/** Whether this move and those after it of its stage cannot matter; they are then passed over. */
function isHopeless(here: usize, stage: u8, depth: i32, alpha: i32, tried: i32): bool {
  if (stage == QUIET_MOVES && depth <= SHALLOW) {
    if (tried < 3 + 5 * depth * depth && load<u8>(here, frame.HOPELESS) == 0) return false;
    skipToLosses(here);
    return true;
  }
  if (stage != LOSSES || depth > 5) return false;
  store<u32>(here, load<u32>(here, frame.END), frame.NEXT);
  return true;
}

/** Takes the score of the move under way; what comes next. */
function take(): i32 {
  const here = frameAt(ply);
  const same = <i32>load<u8>(here, frame.TEAM) == teamOf(turn());
  const score = same ? value : -value;
  const alpha = load<i32>(here, frame.ALPHA);
  const beta = load<i32>(here, frame.BETA);
  const way = load<u8>(here, frame.WAY);
  const full = load<i32>(here, frame.DEPTH) - 1;
  if (way == REDUCED && score > alpha) {
    store<u8>(here, SCOUT, frame.WAY);
    descend(full, alpha, alpha + 1);
    return AGAIN;
  }
  if (way == SCOUT && score > alpha && score < beta) {
    store<u8>(here, WHOLE, frame.WAY);
    descend(full, alpha, beta);
    return AGAIN;
  }
  if (way == SKIPPED) {
    stepUnskip();
    value = score >= WON ? beta : score;
    return score >= beta ? FOUND : GO_ON;
  }
  if (way == STUCK) {
    stepUnstick(load<i32>(here, frame.KEPT));
    value = score;
    return FOUND;
  }
  stepUnmake();
  return isCut(here, score, alpha, beta) ? FOUND : GO_ON;
}

/** Enters the score of the move just taken back; whether it refutes the move before it. */
function isCut(here: usize, score: i32, alpha: i32, beta: i32): bool {
  if (score <= load<i32>(here, frame.BEST)) return false;
  store<i32>(here, score, frame.BEST);
  if (score <= alpha) return false;
  const move = load<i32>(here, frame.MOVE);
  store<i32>(here, move, frame.BEST_MOVE);
  store<i32>(here, score, frame.ALPHA);
  if (beta - alpha > 1) keepLine(move);
  if (score < beta) return false;
  if (load<u8>(move & 255, MAIL) != 0) keepRefuter(ply, move);
  else remember(here, move, load<i32>(here, frame.DEPTH), ply);
  value = finish();
  return true;
}

/** Keeps a move and the line found below it as the line of this ply. */
function keepLine(move: i32): void {
  const line = lineAt(ply);
  const below = lineAt(ply + 1);
  store<u16>(line, move);
  for (let at: usize = 0; at < <usize>(DEEPEST - 1) * 2; at += 2) {
    const next = load<u16>(below + at);
    store<u16>(line + at, next, 2);
    if (next == 0) break;
  }
}

/** The node's score once its moves have been searched. */
function finish(): i32 {
  const here = frameAt(ply);
  const best = load<i32>(here, frame.BEST);
  if (load<i32>(here, frame.TRIED) == 0) return best == -INFINITE ? stuck(here) : best;
  if ((without & NO_TABLE) != 0 || (ply == 0 && leavesOut())) return best;
  const floor = load<i32>(here, frame.FLOOR);
  const bound = best >= load<i32>(here, frame.BETA) ? LOWER : best > floor ? EXACT : UPPER;
  const move = load<i32>(here, frame.BEST_MOVE);
  const depth = load<i32>(here, frame.DEPTH);
  table.keep(keyOf(load<u64>(here, frame.HASH)), move, best, depth, bound, ply);
  return best;
}

/** The seat to move has no move: on Duel the game is over, on Four the next one goes on if it is not. */
function stuck(here: usize): i32 {
  if (ply == 0) return -INFINITE;
  if (refereed) return ply - MATE;
  const team = <i32>load<u8>(here, frame.TEAM);
  if (board == DUEL) return finalScore(stepStuckResult(), ply, team);
  const kept = stepStuck();
  const ended = result();
  if (ended != 0) {
    stepUnstick(kept);
    return finalScore(ended, ply, team);
  }
  store<i32>(here, kept, frame.KEPT);
  store<u8>(here, STUCK, frame.WAY);
  takeStock(standingAt(ply + 1));
  descend(load<i32>(here, frame.DEPTH), load<i32>(here, frame.ALPHA), load<i32>(here, frame.BETA));
  return PENDING;
}

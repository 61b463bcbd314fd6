// The root of a search: deeper and deeper, the best line first, then the best without it, and so on.

import { DUEL } from './board/board';
import { confine, isLeftOut, leaveOut, lookAtAll } from './choices';
import { despiseDraws } from './draws';
import { result, turn } from './ending';
import { prepareWorth, takeStock } from './evaluate';
import { BEST, BEST_MOVE, FLOOR, frameAt, lineAt, standingAt } from './frames';
import { MATE, WON, ageTable, clearTable } from './hash-table';
import {
  DEEPEST,
  FOUND,
  FOUND_SIZE,
  HISTORY,
  HISTORY_SIZE,
  KILLERS,
  LISTS,
  MOST_LINES,
  SEARCH,
  SEARCH_DEPTH,
  SEARCH_LINES,
  SEARCH_NODES,
} from './memory';
import { forgetNodes, nodes } from './nodes';
import { forgetRefuter } from './order';
import { prepareForesight, standingWorth } from './quiesce';
import { board, teamOf } from './rules';
import { INFINITE, doWithout, run, scoreFound, start } from './search';
import { stepMoves } from './step';
import { outer } from './tables';

/** A first guess of how far a deeper search strays from the one before. */
const WINDOW: i32 = 40;

const SCORE: usize = 0;
const LENGTH: usize = 4;
const LINE: usize = 8;

let wanted: i32 = 1;
let done: i32 = 0;
/** Lines found at the depth under way. */
let line: i32 = 0;
let alpha: i32 = 0;
let beta: i32 = 0;
let width: i32 = 0;
let isUnderWay: bool = false;

/**
 * Begins a search of the loaded position for its best `lines`. `only`: how many moves in MOVES (outer
 * numbers) it is confined to, 0 for all. `fresh`: with an empty table; `without`: see search.ts;
 * `contempt`: see draws.ts.
 */
export function searchBegin(lines: i32, only: i32, fresh: bool, without: i32, contempt: i32): void {
  confine(only);
  wanted = min<i32>(min<i32>(lines, MOST_LINES), moveCount());
  if (!despiseDraws(contempt) || fresh) clearTable();
  else ageTable();
  memory.fill(HISTORY, 0, board == DUEL ? 2 * 8192 : HISTORY_SIZE);
  memory.fill(KILLERS, 0, (DEEPEST + 1) * 4);
  for (let ply = 0; ply < DEEPEST; ply++) forgetRefuter(ply);
  memory.fill(SEARCH, 0, 32);
  prepareWorth();
  prepareForesight();
  doWithout(without);
  forgetNodes();
  done = 0;
  line = 0;
  isUnderWay = false;
}

/** Moves that the search may choose from. */
function moveCount(): i32 {
  if (result() != 0) return 0;
  const end = stepMoves(LISTS);
  let count = 0;
  for (let at: usize = LISTS; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    if (move >> 8 != (move & 255) && !isLeftOut(move)) count++;
  }
  return count;
}

/** The worth of the loaded position as it stands, for the team to move. */
export function worth(): i32 {
  prepareWorth();
  takeStock(standingAt(0));
  return standingWorth(0, teamOf(turn()), 0);
}

/** Goes on for about `slice` more nodes or to `deepest` plies; whether there is more to search. */
export function searchSlice(slice: f64, deepest: i32): bool {
  const last = min<i32>(deepest, DEEPEST - 1);
  const most = nodes + <u64>slice;
  let more = wanted > 0 && done < last;
  while (more) {
    if (!isUnderWay) beginLine();
    // Whatever happens, there is a move: the first depth is always finished.
    const found = run(done == 0 ? u64.MAX_VALUE : most);
    if (!found) noteBetter();
    if (!found) break;
    if (isInside(scoreFound())) more = endLine(scoreFound()) ? done < last : false;
    else widen(scoreFound());
  }
  store<f64>(SEARCH + SEARCH_NODES, <f64>nodes);
  return more;
}

function slotAt(index: i32): usize {
  return FOUND + index * FOUND_SIZE;
}

/** Lines of the depth under way wait behind those found. */
function pendingAt(index: i32): usize {
  return slotAt(MOST_LINES + index);
}

function beginLine(): void {
  width = WINDOW;
  alpha = -INFINITE;
  beta = INFINITE;
  if (done >= 3) {
    const before = load<i32>(slotAt(line), SCORE);
    if (abs(before) < WON) {
      alpha = before - width;
      beta = before + width;
    }
  }
  isUnderWay = true;
  start(done + 1, alpha, beta);
}

function isInside(score: i32): bool {
  return (score > alpha || alpha == -INFINITE) && (score < beta || beta == INFINITE);
}

function widen(score: i32): void {
  width *= 3;
  if (score <= alpha) alpha = width > 1000 ? -INFINITE : max<i32>(score - width, -INFINITE);
  else beta = width > 1000 ? INFINITE : min<i32>(score + width, INFINITE);
  start(done + 1, alpha, beta);
}

/** Whether there is more to search after a line has been found. */
function endLine(score: i32): bool {
  isUnderWay = false;
  write(pendingAt(line), score);
  leaveOut(load<u16>(lineAt(0)));
  line++;
  if (line < wanted) return true;
  line = 0;
  lookAtAll();
  done++;
  commit();
  return wanted > 1 || abs(score) < MATE - done;
}

/** Tells of the lines of a finished depth, the best first. */
function commit(): void {
  for (let index = 0; index < wanted; index++) {
    let best = 0;
    for (let other = 1; other < wanted; other++) {
      if (load<i32>(pendingAt(other), SCORE) > load<i32>(pendingAt(best), SCORE)) best = other;
    }
    memory.copy(slotAt(index), pendingAt(best), FOUND_SIZE);
    store<i32>(pendingAt(best), -INFINITE - 1, SCORE);
  }
  store<i32>(SEARCH + SEARCH_DEPTH, done);
  store<i32>(SEARCH + SEARCH_LINES, wanted);
}

/** Writes the root's line in outer numbers. */
function write(slot: usize, score: i32): void {
  store<i32>(slot, score, SCORE);
  let length = 0;
  for (; length < DEEPEST; length++) {
    const move = <i32>load<u16>(lineAt(0) + length * 2);
    if (move == 0) break;
    store<u16>(slot + LINE + length * 2, (outer(move >> 8) << 8) | outer(move & 255));
  }
  store<i32>(slot, length, LENGTH);
}

/**
 * A better move found at the root before its depth is finished counts already. That the move of the depth before is
 * worse than it was says nothing of the others, and a loss is none before all have been looked at.
 */
function noteBetter(): void {
  if (wanted > 1 || done == 0) return;
  const best = load<i32>(frameAt(0), BEST);
  if (best <= load<i32>(frameAt(0), FLOOR) || best >= beta || best <= -WON) return;
  const known = slotAt(0);
  const move = load<i32>(frameAt(0), BEST_MOVE);
  const isKnown = load<u16>(known, LINE) == ((outer(move >> 8) << 8) | outer(move & 255));
  if (!isKnown || best >= load<i32>(known, SCORE)) write(known, best);
}

// Iterative alpha-beta with a transposition table. Scores are seen by the team to move; on Four
// partners move for the same team, so the sign changes only where the team does. The search runs
// in slices of nodes: one that runs out leaves the depth unfinished, the table keeps what it saw.

import { FLAG } from './board/pieces';
import { result, turn } from './ending';
import { evaluate, prepareWorth, worthOf } from './evaluate';
import {
  HISTORY,
  KILLERS,
  LEFT,
  LINES_FOUND,
  LISTS,
  LISTS_SIZE,
  MAIL,
  MOST_PLIES,
  SEARCH,
  SEARCH_DEPTH,
  SEARCH_LENGTH,
  SEARCH_LINE,
  SEARCH_NODES,
  SEARCH_SCORE,
  TABLE,
  TABLE_ENTRIES,
} from './memory';
import { teamOf } from './rules';
import {
  stepHash,
  stepMake,
  stepMoves,
  stepResult,
  stepStuck,
  stepUnstick,
  stepUnmake,
} from './step';
import { outer } from './tables';

/** A won game, less one for each ply until the end. */
export const MATE: i32 = 30000;
const INFINITE: i32 = 32000;
const DEEPEST: i32 = 64;

const EXACT: u8 = 1;
const LOWER: u8 = 2;
const UPPER: u8 = 3;

let nodes: u64 = 0;
let most: u64 = 0;
let stopped: bool = false;
let depthDone: i32 = 0;

/** Begins a search of the loaded position; the table and the history start empty. */
export function searchBegin(): void {
  memory.fill(TABLE, 0, TABLE_ENTRIES * 16);
  memory.fill(HISTORY, 0, 4 * 65536);
  memory.fill(KILLERS, 0, MOST_PLIES * 8);
  memory.fill(SEARCH, 0, 64);
  prepareWorth();
  nodes = 0;
  depthDone = 0;
}

/**
 * Goes on for about `slice` more nodes or to `deepest`; whether there is more to search. What was
 * found stands in SEARCH after every finished depth.
 */
export function searchSlice(slice: f64, deepest: i32): bool {
  if (result() != 0) return false;
  most = nodes + <u64>slice;
  stopped = false;
  const last = min<i32>(deepest, DEEPEST);
  while (depthDone < last) {
    const score = search(depthDone + 1, -INFINITE, INFINITE, 0, LISTS);
    if (stopped) break;
    depthDone++;
    report(score);
    if (abs(score) >= MATE - depthDone) return false;
  }
  store<f64>(SEARCH + SEARCH_NODES, <f64>nodes);
  return depthDone < last;
}

function lineAt(ply: i32): usize {
  return LINES_FOUND + ply * DEEPEST * 2;
}

function report(score: i32): void {
  store<i32>(SEARCH + SEARCH_SCORE, score);
  store<i32>(SEARCH + SEARCH_DEPTH, depthDone);
  store<f64>(SEARCH + SEARCH_NODES, <f64>nodes);
  let length = 0;
  for (; length < DEEPEST; length++) {
    const move = <i32>load<u16>(lineAt(0) + length * 2);
    if (move == 0) break;
    store<u16>(SEARCH + SEARCH_LINE + length * 2, (outer(move >> 8) << 8) | outer(move & 255));
  }
  store<i32>(SEARCH + SEARCH_LENGTH, length);
}

/** Keeps `move` and the line found below it as the line of `ply`. */
function keepLine(ply: i32, move: i32): void {
  const line = lineAt(ply);
  store<u16>(line, move);
  memory.copy(line + 2, lineAt(ply + 1), (DEEPEST - 1) * 2);
}

/** A finished game's score for the team to move at `ply`. */
function finalScore(ended: i32, ply: i32): i32 {
  if (ended == 3) return 0;
  return (ended == 1) == (teamOf(turn()) == 0) ? MATE - ply : ply - MATE;
}

function standing(): i32 {
  return teamOf(turn()) == 0 ? evaluate() : -evaluate();
}

function search(depth: i32, alpha: i32, beta: i32, ply: i32, list: usize): i32 {
  store<u16>(lineAt(ply), 0);
  const ended = ply > 0 ? stepResult() : 0;
  if (ended != 0) return finalScore(ended, ply);
  if (depth <= 0 || ply >= DEEPEST - 1) return quiesce(alpha, beta, ply, list);
  if (++nodes >= most) stopped = true;
  if (stopped) return 0;

  const hash = stepHash();
  const entry: usize = TABLE + ((<i32>hash) & (TABLE_ENTRIES - 1)) * 16;
  let tableMove = 0;
  if (load<u64>(entry) == hash) {
    tableMove = load<u16>(entry, 8);
    const score = fromTable(load<i16>(entry, 10), ply);
    if (ply > 0 && <i32>load<u8>(entry, 12) >= depth) {
      const bound = load<u8>(entry, 13);
      if (bound == EXACT) return score;
      if (bound == LOWER && score >= beta) return score;
      if (bound == UPPER && score <= alpha) return score;
    }
  }

  const end = orderedMoves(list, tableMove, ply);
  if (end == list) return stuckScore(depth, alpha, beta, ply, list);
  const team = teamOf(turn());
  const floor = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  for (let at = list, index = 0; at < end; at += 4, index++) {
    const move = pick(at, end);
    const from = move >> 8;
    const to = move & 255;
    const quiet = load<u8>(MAIL + to) == 0;
    stepMake(from, to);
    let reduced = depth - 1;
    if (quiet && index > 3 && depth > 2 && alpha > -MATE / 2) reduced -= index > 12 ? 2 : 1;
    let score = child(team, reduced, alpha, index == 0 ? beta : alpha + 1, ply, end);
    if (score > alpha && (reduced < depth - 1 || (index > 0 && score < beta))) {
      score = child(team, depth - 1, alpha, beta, ply, end);
    }
    stepUnmake();
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    bestMove = move;
    if (score <= alpha) continue;
    alpha = score;
    keepLine(ply, move);
    if (alpha < beta) continue;
    if (quiet) remember(move, depth, ply);
    break;
  }
  store<u64>(entry, hash);
  store<u16>(entry, bestMove, 8);
  store<i16>(entry, toTable(best, ply), 10);
  store<u8>(entry, depth, 12);
  store<u8>(entry, best >= beta ? LOWER : best > floor ? EXACT : UPPER, 13);
  return best;
}

/** The position after a move, seen by the team that made it. */
function child(team: i32, depth: i32, alpha: i32, beta: i32, ply: i32, list: usize): i32 {
  if (teamOf(turn()) == team) return search(depth, alpha, beta, ply + 1, list);
  return -search(depth, -beta, -alpha, ply + 1, list);
}

/** The seat to move has no move: on Duel it has lost, on Four the next one goes on. */
function stuckScore(depth: i32, alpha: i32, beta: i32, ply: i32, list: usize): i32 {
  const team = teamOf(turn());
  const kept = stepStuck();
  if (kept < 0) return ply - MATE;
  const ended = stepResult();
  let score = 0;
  if (ended != 0) score = finalScore(ended, ply);
  else if (teamOf(turn()) == team) score = search(depth, alpha, beta, ply + 1, list);
  else score = -search(depth, -beta, -alpha, ply + 1, list);
  const same = teamOf(turn()) == team;
  stepUnstick(kept);
  return ended != 0 && !same ? -score : score;
}

/** Collisions that do not lose, until the position is quiet. */
function quiesce(alpha: i32, beta: i32, ply: i32, list: usize): i32 {
  if (++nodes >= most) stopped = true;
  if (stopped) return 0;
  const still = standing();
  if (still >= beta || ply >= DEEPEST - 1) return still;
  let best = still;
  alpha = max<i32>(alpha, still);
  const team = teamOf(turn());
  const end = gains(list);
  for (let at = list; at < end; at += 4) {
    const move = pick(at, end);
    stepMake(move >> 8, move & 255);
    const ended = stepResult();
    let score = 0;
    if (ended != 0) {
      score = ended == 3 ? 0 : (ended == 1) == (team == 0) ? MATE - ply - 1 : ply + 1 - MATE;
    } else if (teamOf(turn()) == team) score = quiesce(alpha, beta, ply + 1, end);
    else score = -quiesce(-beta, -alpha, ply + 1, end);
    stepUnmake();
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    alpha = max<i32>(alpha, score);
    if (alpha >= beta) break;
  }
  return best;
}

/** What a move changes at once, seen by the team to move. */
function gainOf(move: i32): i32 {
  const from = move >> 8;
  const to = move & 255;
  const attacker = <i32>load<u8>(MAIL + from);
  const defender = <i32>load<u8>(MAIL + to);
  const left = <i32>load<u8>(LEFT + (attacker << 7) + defender);
  const change = worthOf(left, to) - worthOf(attacker, from) - worthOf(defender, to);
  // A flag has no worth of its own: taking it is worth everything.
  const flag = (defender & 15) == FLAG ? MATE / 2 : 0;
  return (teamOf(turn()) == 0 ? change : -change) + flag;
}

/** Spreads the u16 moves at `list` into `score << 16 | move`, an i32 each; returns their end. */
function orderedMoves(list: usize, tableMove: i32, ply: i32): usize {
  const count = (<i32>(stepMoves(list) - list)) >> 1;
  const first = load<u16>(KILLERS + ply * 8);
  const second = load<u16>(KILLERS + ply * 8, 2);
  for (let i = count - 1; i >= 0; i--) {
    const move = <i32>load<u16>(list + i * 2);
    let score = 0;
    if (move == tableMove) score = 32000;
    else if (load<u8>(MAIL + (move & 255)) != 0) {
      const gain = gainOf(move);
      score = gain >= 0 ? min<i32>(20000 + gain, 31000) : max<i32>(gain, -2000);
    } else if (move == first) score = 19000;
    else if (move == second) score = 18900;
    else score = min<i32>(load<u16>(HISTORY + (turn() << 17) + move * 2), 18000);
    store<i32>(list + i * 4, (score << 16) | move);
  }
  return list + count * 4;
}

/** Collisions worth looking at, as `orderedMoves` writes them. */
function gains(list: usize): usize {
  const count = (<i32>(stepMoves(list) - list)) >> 1;
  let kept = 0;
  const half: usize = list + count * 4;
  if (<i32>half + count * 4 > LISTS + LISTS_SIZE) return list;
  for (let i = 0; i < count; i++) {
    const move = <i32>load<u16>(list + i * 2);
    if (load<u8>(MAIL + (move & 255)) == 0) continue;
    const gain = gainOf(move);
    if (gain < 0) continue;
    store<i32>(half + kept * 4, (min<i32>(gain, 31000) << 16) | move);
    kept++;
  }
  memory.copy(list, half, kept * 4);
  return list + kept * 4;
}

/** Brings the best of what is left to `at` and returns its move. */
function pick(at: usize, end: usize): i32 {
  let best = at;
  for (let other = at + 4; other < end; other += 4) {
    if (load<i32>(other) > load<i32>(best)) best = other;
  }
  const chosen = load<i32>(best);
  store<i32>(best, load<i32>(at));
  store<i32>(at, chosen);
  return chosen & 0xffff;
}

/** A quiet move that refuted a line is tried early where it turns up again. */
function remember(move: i32, depth: i32, ply: i32): void {
  const killers: usize = KILLERS + ply * 8;
  if (load<u16>(killers) != move) {
    store<u16>(killers, load<u16>(killers), 2);
    store<u16>(killers, move);
  }
  const history: usize = HISTORY + (turn() << 17) + move * 2;
  store<u16>(history, min<i32>(<i32>load<u16>(history) + depth * depth, 18000));
}

/** Mates are kept as seen from their own position, not from the root. */
function toTable(score: i32, ply: i32): i32 {
  if (score > MATE / 2) return score + ply;
  return score < -MATE / 2 ? score - ply : score;
}

function fromTable(score: i32, ply: i32): i32 {
  if (score > MATE / 2) return score - ply;
  return score < -MATE / 2 ? score + ply : score;
}

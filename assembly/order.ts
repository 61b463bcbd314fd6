// In which order a search looks at moves: the table's move, collisions that do not lose, quiet moves
// by how well they have done, collisions that lose. Each stage is listed only when it is reached.
// A list holds an i32 a move: how promising it is << 16 | from << 8 | to.

import { DUEL } from './board/board';
import { turn } from './ending';
import {
  BEST,
  END,
  HOPELESS,
  LOSING,
  NEXT,
  QUIETS,
  REFUTER,
  REFUTER_MEN,
  STAGE,
  TABLE_MOVE,
  TRIED,
  frameAt,
  listAt,
} from './frames';
import { duelGains, duelReaches } from './duel-gains';
import { fourGains, fourReaches } from './four-gains';
import { spreadGains, writeGains } from './gains';
import { WON } from './hash-table';
import { HISTORY, KILLERS, MAIL } from './memory';
import { board, refereed, teamOf } from './rules';
import { stepCaptures, stepQuiets } from './step';

/** Nothing is listed yet. */
export const FIRST: u8 = 0;
/** The table's move has been taken without a list: it is often the only one that is looked at. */
const TABLE: u8 = 1;
const GAINS: u8 = 2;
export const QUIET_MOVES: u8 = 3;
export const LOSSES: u8 = 4;

/** Killers stand above all history. */
const KILLER: i32 = 20000;
/** Moves tried after which the order does not matter any more. */
const SORTED: i32 = 12;

/** A list of moves on its way to one with gains. */
const RULED: usize = memory.data(4096, 8);

/** Writes the collisions of the seat to move with what each gains (gains.ts); returns their end. */
export function listGains(list: usize): usize {
  const seat = turn();
  if (refereed) return spreadGains(teamOf(seat), RULED, stepCaptures(RULED), list);
  return board == DUEL ? duelGains(seat, list) : fourGains(seat, list);
}

/** Who meets whom by a move, a byte each. */
function meeting(move: i32): i32 {
  return (<i32>load<u8>(move >> 8, MAIL)) | ((<i32>load<u8>(move & 255, MAIL)) << 8);
}

/** Keeps a collision that refuted the move before it: it often refutes its siblings too. */
export function keepRefuter(ply: i32, move: i32): void {
  if (refereed) return;
  const frame = frameAt(ply);
  writeGains(teamOf(turn()), move >> 8, move & 255, 1, frame + REFUTER);
  store<u16>(frame, meeting(move), REFUTER_MEN);
}

export function forgetRefuter(ply: i32): void {
  store<i32>(frameAt(ply), -1, REFUTER);
}

/**
 * The kept collision where it can be made here too, does not lose and gains `least` or more, else -1: what surely
 * refutes is tried before anything is listed.
 */
export function refuterAt(ply: i32, least: i32): i32 {
  const frame = frameAt(ply);
  const promise = load<i32>(frame, REFUTER);
  if (promise < 0 || promise >> 16 < least) return -1;
  const men = meeting(promise & 0xffff);
  if (men != <i32>load<u16>(frame, REFUTER_MEN) || ((men >> 4) & 15) != turn()) return -1;
  const from = (promise >> 8) & 255;
  const to = promise & 255;
  return (board == DUEL ? duelReaches(from, to) : fourReaches(from, to)) ? promise : -1;
}

/** By team and move: the place of its history. */
function historyAt(move: i32): usize {
  if (board == DUEL) return HISTORY + ((turn() << 12) | ((move >> 8) << 6) | (move & 63)) * 2;
  return HISTORY + ((turn() * 129 + (move >> 8)) * 129 + (move & 255)) * 2;
}

function quietsAt(list: usize, ply: i32): usize {
  const count = (<i32>(stepQuiets(list) - list)) >> 1;
  const killers = load<u32>(ply * 4, KILLERS);
  const first = <i32>(killers & 0xffff);
  const second = <i32>(killers >> 16);
  for (let i = count - 1; i >= 0; i--) {
    const move = <i32>load<u16>(list + i * 2);
    let promise = <i32>load<i16>(historyAt(move));
    if (move == first) promise = KILLER + 1;
    else if (move == second) promise = KILLER;
    store<i32>(list + i * 4, (promise << 16) | move);
  }
  return list + count * 4;
}

/** Brings the most promising of what is left to `at` and returns it. */
export function pick(at: usize, end: usize): i32 {
  let best = at;
  let most = load<i32>(at);
  const first = most;
  for (let other = at + 4; other < end; other += 4) {
    const promise = load<i32>(other);
    // Which one it is cannot be foretold: no branch.
    best = select<usize>(other, best, promise > most);
    most = max<i32>(most, promise);
  }
  store<i32>(best, first);
  store<i32>(at, most);
  return most;
}

/** The next move at a ply, 0 when there is none. The frame's stage says what sort it is. */
export function nextMove(ply: i32): i32 {
  const frame = frameAt(ply);
  const tableMove = load<i32>(frame, TABLE_MOVE);
  if (load<u8>(frame, STAGE) == FIRST && tableMove != 0) {
    store<u8>(frame, TABLE, STAGE);
    return tableMove;
  }
  if (load<u8>(frame, STAGE) <= TABLE) listCollisions(frame, ply);
  while (true) {
    const stage = load<u8>(frame, STAGE);
    const at = <usize>load<u32>(frame, NEXT);
    const isOver = at >= <usize>load<u32>(frame, END);
    if (isOver && stage == LOSSES) return 0;
    const best = isOver
      ? -1
      : isLate(frame, stage)
        ? load<i32>(at)
        : pick(at, load<u32>(frame, END));
    if (isOver || (stage == GAINS && best < 0)) {
      if (stage == GAINS) leaveGains(frame, ply);
      else skipToLosses(frame);
      continue;
    }
    store<u32>(frame, <u32>(at + 4), NEXT);
    const move = best & 0xffff;
    if (move != tableMove) return move;
  }
}

/** Whether moves are taken as they come: losing ones, and quiet ones after the most promising. */
function isLate(frame: usize, stage: u8): bool {
  return stage == LOSSES || (stage == QUIET_MOVES && load<i32>(frame, TRIED) > SORTED);
}

function listCollisions(frame: usize, ply: i32): void {
  const list = listAt(ply);
  store<u32>(frame, <u32>list, NEXT);
  store<u32>(frame, <u32>listGains(list), END);
  store<u8>(frame, GAINS, STAGE);
}

/**
 * Collisions that lose stay where they are, for later; quiet moves are listed behind them, unless they
 * are hopeless and another move has been tried.
 */
function leaveGains(frame: usize, ply: i32): void {
  const list = <usize>load<u32>(frame, END);
  store<u32>(frame, load<u32>(frame, NEXT), LOSING);
  store<u32>(frame, <u32>list, QUIETS);
  if (
    load<u8>(frame, HOPELESS) != 0 &&
    load<i32>(frame, BEST) > -WON &&
    load<i32>(frame, TRIED) > 0
  ) {
    return skipToLosses(frame);
  }
  store<u32>(frame, <u32>list, NEXT);
  store<u32>(frame, <u32>quietsAt(list, ply), END);
  store<u8>(frame, QUIET_MOVES, STAGE);
}

/** Leaves out the quiet moves that have not been looked at. */
export function skipToLosses(frame: usize): void {
  store<u32>(frame, load<u32>(frame, LOSING), NEXT);
  store<u32>(frame, load<u32>(frame, QUIETS), END);
  store<u8>(frame, LOSSES, STAGE);
}

/** A quiet move that refuted a line is tried early where it turns up again; those before it later. */
export function remember(frame: usize, move: i32, depth: i32, ply: i32): void {
  const killers: usize = KILLERS + ply * 4;
  const known = load<u32>(killers);
  if ((known & 0xffff) != <u32>move) store<u32>(killers, (known << 16) | (<u32>move));
  const bonus = min<i32>(depth * depth * 5, 1200);
  learn(move, bonus);
  if (load<u8>(frame, STAGE) != QUIET_MOVES) return;
  for (let at = <usize>load<u32>(frame, QUIETS); at < <usize>load<u32>(frame, NEXT); at += 4) {
    const other = load<i32>(at) & 0xffff;
    if (other != move) learn(other, -bonus);
  }
}

function learn(move: i32, bonus: i32): void {
  const at = historyAt(move);
  const known = <i32>load<i16>(at);
  store<i16>(at, known + bonus - ((known * abs(bonus)) >> 14));
}

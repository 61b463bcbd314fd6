// What the wrapper calls for a game: rules, a position in and out, its moves, its judgement.

import { DUEL } from './board/board';
import { LEAVING } from './board/options';
import { check } from './check';
import {
  BY_DISARMED,
  BY_FLAG,
  BY_LEFT,
  DRAW,
  conclude,
  depart,
  finish,
  isOut,
  result,
  turn,
} from './ending';
import { buildDuelTables } from './duel-tables';
import { buildFourTables } from './four-tables';
import { readImage, writeImage } from './image';
import {
  HEADER,
  IMAGE_BY,
  IMAGE_PIECES,
  IMAGE_PLY,
  KEYS,
  FOUND,
  LISTS,
  MEMORY_BASE,
  MOVES,
} from './memory';
import { leave, movesOf, reload } from './play';
import { board, chooseRules, rule, seats, teamOf, teamSeats } from './rules';
import { forgetStates } from './snapshots';
import { buildTables, inner, outer } from './tables';
import { stepMake, stepUnmake } from './step';

/** A game that is left before this ply is dissolved (`leaving: playOn`). */
const DISSOLVED_BEFORE: i32 = 40;

/** A number that changes with the memory map: a wrapper built against another one must not go on. */
export function layout(): i32 {
  return MEMORY_BASE ^ (KEYS << 8) ^ (FOUND << 4) ^ IMAGE_PIECES;
}

/** Builds the tables for a board (0 Duel, 1 Four), its seats as bits, and the options in RULES. */
export function setRules(newBoard: i32, newSeats: i32): void {
  chooseRules(newBoard, newSeats);
  buildTables();
  if (board == DUEL) buildDuelTables();
  else buildFourTables();
}

/** Takes the position in IMAGE. */
export function loadImage(): void {
  forgetStates();
  readImage();
  reload();
  check();
}

/** Writes the position to IMAGE. */
export function saveImage(): void {
  writeImage();
}

/** Writes the legal moves in outer numbers to MOVES, unsorted; returns how many. */
export function listMoves(): i32 {
  if (result() != 0) return 0;
  const end = movesOf(turn(), LISTS);
  let to: usize = MOVES;
  for (let at: usize = LISTS; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    store<u16>(to, (outer(move >> 8) << 8) | outer(move & 255));
    to += 2;
  }
  return (<i32>(to - MOVES)) >> 1;
}

/** The loaded position judged as after a move. */
export function judge(): void {
  if (result() != 0) return;
  conclude(turn(), true);
  if (result() == 0 || load<u8>(HEADER + IMAGE_BY) != 0) return;
  // The text of a position says who is out, not why.
  store<u8>(HEADER + IMAGE_BY, isOut(turn()) ? BY_DISARMED : BY_FLAG);
}

/** A seat goes away for good, in or out; `told` as for `leave`. */
export function goAway(seat: i32, told: bool): void {
  if (!breaksOff(seat)) {
    if (!isOut(seat)) leave(seat, BY_LEFT, told);
    return;
  }
  if (!isOut(seat)) depart(seat, BY_LEFT);
  finish(DRAW, BY_LEFT);
}

/** Whether a seat's leaving ends the game with nobody the winner. */
function breaksOff(seat: i32): bool {
  if (rule(LEAVING) != 0) return <i32>load<u16>(HEADER + IMAGE_PLY) < DISSOLVED_BEFORE;
  const team = teamSeats(teamOf(seat)) & seats;
  if (popcnt(team) != 2) return false;
  return !isOut(<i32>ctz(team)) && !isOut(31 - <i32>clz(team));
}

/** Plays a legal move in outer numbers as a search does: `unmakeMove` brings every byte back. */
export function makeMove(from: i32, to: i32): void {
  stepMake(inner(from), inner(to));
}

export function unmakeMove(): void {
  stepUnmake();
}

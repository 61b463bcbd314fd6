// Counting the game tree: leaves to a depth, by counting the last ply's moves (bulk) or by playing
// every one of them (full). Both keep every part of the state, the hash included.

import { duelPerft } from './duel-perft';
import { fourPerft } from './four-perft';
import { result, turn } from './ending';
import { LISTS } from './memory';
import { inBag } from './bag';
import { DUEL } from './board/board';
import { board, isFlip, quietLimit } from './rules';
import {
  isPlain,
  stepMake,
  stepMoves,
  stepResult,
  stepStuck,
  stepUnstick,
  stepUncover,
  stepUnmake,
} from './step';

let bulk: bool = true;

/** Leaves of the loaded position's tree to `depth`; with `full` the last ply is played as well. */
export function perft(depth: i32, full: bool): f64 {
  if (depth == 0) return 1;
  if (result() != 0) return 0;
  bulk = !full;
  if (isPlain()) {
    return <f64>(
      (board == DUEL
        ? duelPerft(turn(), depth, full, quietLimit())
        : fourPerft(turn(), depth, full, quietLimit()))
    );
  }
  return <f64>stepPerft(depth, LISTS);
}

function stepPerft(depth: i32, list: usize): u64 {
  const end = stepMoves(list);
  if (end == list) return stuckPerft(depth, list);
  if (depth == 1 && bulk && !isFlip()) return (end - list) >> 1;
  let leaves: u64 = 0;
  for (let at = list; at < end; at += 2) {
    const move = <i32>load<u16>(at);
    if (move >> 8 == (move & 255)) {
      leaves += uncoverPerft(move & 255, depth, end);
      continue;
    }
    stepMake(move >> 8, move & 255);
    if (depth == 1) leaves += 1;
    else if (stepResult() == 0) leaves += stepPerft(depth - 1, end);
    stepUnmake();
  }
  return leaves;
}

/** Flip: everything that may turn up counts, every colour and rank once. */
function uncoverPerft(point: i32, depth: i32, list: usize): u64 {
  let leaves: u64 = 0;
  for (let color = 0; color < 2; color++) {
    for (let rank = 1; rank <= 12; rank++) {
      if (inBag(color, rank) == 0) continue;
      stepUncover(point, color, rank);
      if (depth == 1) leaves += 1;
      else if (stepResult() == 0) leaves += stepPerft(depth - 1, list);
      stepUnmake();
    }
  }
  return leaves;
}

/** The seat to move has no move: what follows counts in its place. */
function stuckPerft(depth: i32, list: usize): u64 {
  const kept = stepStuck();
  if (kept < 0) return 0;
  const leaves = stepResult() == 0 ? stepPerft(depth, list) : 0;
  stepUnstick(kept);
  return leaves;
}

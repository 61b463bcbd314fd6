// What the bench repeats inside the engine, so that it times the engine and not the calls. Every
// count depends on the position alone and not on the order of moves, so that implementations can
// be held against each other.

import { LISTS, MAIL } from './memory';
import { stepMake, stepMoves, stepResult, stepStuck, stepUnmake } from './step';
import { outer } from './tables';

/** The cost of a call. */
export function echo(value: i32): i32 {
  return value;
}

/** Lists the moves of the seat to move `rounds` times; how many were listed. */
export function generate(rounds: i32): f64 {
  let count: u64 = 0;
  for (; rounds > 0; rounds--) count += (stepMoves(LISTS) - LISTS) >> 1;
  return <f64>count;
}

/** Plays and takes back every move onto a piece `rounds` times; how many were played. */
export function collisions(rounds: i32): f64 {
  const end = stepMoves(LISTS);
  let count: u64 = 0;
  for (; rounds > 0; rounds--) {
    for (let at: usize = LISTS; at < end; at += 2) {
      const move = <i32>load<u16>(at);
      if (load<u8>(MAIL + (move & 255)) == 0) continue;
      stepMake(move >> 8, move & 255);
      stepUnmake();
      count++;
    }
  }
  return <f64>count;
}

/**
 * Random games from the loaded position to their end or to `most` plies (fewer than the undo stack
 * holds), each taken back move by move; how many plies were played.
 */
export function playouts(games: i32, seed: i32, most: i32): f64 {
  let random: u32 = seed;
  let plies: u64 = 0;
  for (; games > 0; games--) {
    let ply = 0;
    while (ply < most && stepResult() == 0) {
      const end = stepMoves(LISTS);
      if (end == LISTS) {
        if (stepStuck() < 0) break;
        continue;
      }
      random ^= random << 13;
      random ^= random >> 17;
      random ^= random << 5;
      const move = chosen(random | 1, end);
      stepMake(move >> 8, move & 255);
      ply++;
    }
    plies += ply;
    for (; ply > 0; ply--) stepUnmake();
  }
  return <f64>plies;
}

/** The move whose product with an odd number is the greatest: the same in any order of the list. */
function chosen(factor: u32, end: usize): i32 {
  let best: u32 = 0;
  let move = 0;
  for (let at: usize = LISTS; at < end; at += 2) {
    const candidate = <i32>load<u16>(at);
    const product = <u32>((outer(candidate >> 8) << 8) | outer(candidate & 255)) * factor;
    if (product < best) continue;
    best = product;
    move = candidate;
  }
  return move;
}

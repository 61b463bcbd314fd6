// Stepping to and fro (`repetitionLimit`): in HEADER one entry for every seat whose last turn was a
// step, with how often its piece has made it.

import { REPETITION_LIMIT } from './board/options';
import { HEADER, IMAGE_AGAIN } from './memory';
import { ownerAt } from './ownership';
import { rule } from './rules';

const COUNT: usize = HEADER + IMAGE_AGAIN;

function entryAt(index: i32): usize {
  return COUNT + 1 + index * 4;
}

export function againFrom(index: i32): i32 {
  return load<u8>(entryAt(index));
}

export function againTo(index: i32): i32 {
  return load<u8>(entryAt(index), 1);
}

/** How often the piece now on `from` has stepped from `to` to it in a run. */
function timesOf(from: i32, to: i32): i32 {
  for (let i = 0; i < <i32>load<u8>(COUNT); i++) {
    if (againTo(i) == from && againFrom(i) == to) return load<u16>(entryAt(i), 2);
  }
  return 0;
}

/** Whether a piece has stepped over this pair of points as often as it may. */
export function isRepeated(from: i32, to: i32): bool {
  const limit = rule(REPETITION_LIMIT);
  return limit >= 0 && timesOf(from, to) >= limit;
}

function remove(index: i32): void {
  const count = <i32>load<u8>(COUNT) - 1;
  memory.copy(entryAt(index), entryAt(index + 1), (count - index) * 4);
  store<u8>(COUNT, count);
}

/** The run of steps of a seat is broken. */
export function forgetSteps(seat: i32): void {
  for (let i = <i32>load<u8>(COUNT) - 1; i >= 0; i--) {
    if (ownerAt(againTo(i)) == seat) remove(i);
  }
}

/** Entries of pieces that are no longer where they stepped to are gone. */
export function forgetPoint(point: i32): void {
  for (let i = <i32>load<u8>(COUNT) - 1; i >= 0; i--) {
    if (againTo(i) == point) remove(i);
  }
}

/**
 * Asked before a move is made: `steps` where the mover will stand on `to`, and which of the two
 * points lose the piece that stands there.
 */
export function rememberStep(
  seat: i32,
  from: i32,
  to: i32,
  steps: bool,
  fromFalls: bool,
  toFalls: bool,
): void {
  if (rule(REPETITION_LIMIT) < 0) {
    store<u8>(COUNT, 0);
    return;
  }
  const times = timesOf(from, to) + 1;
  forgetSteps(seat);
  if (fromFalls) forgetPoint(from);
  if (toFalls) forgetPoint(to);
  if (!steps) return;
  const count = <i32>load<u8>(COUNT);
  const entry = entryAt(count);
  store<u8>(entry, from);
  store<u8>(entry, to, 1);
  store<u16>(entry, times, 2);
  store<u8>(COUNT, count + 1);
}

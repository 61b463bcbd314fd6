// A job's game, read from its text. Whatever the text holds, no more of it is handed on than the seat
// that asks may know.

import { SEATS, type Seat } from '../board.js';
import type { Core } from '../core.js';
import type { Course } from '../course.js';
import { faultText, isFault, valueOf } from '../fault.js';
import { parseJqn } from '../formats/jqn.js';
import { parsePosition } from '../formats/position.js';
import { parseVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import type { Position } from '../position.js';
import type { GameRecord, Variant } from '../record.js';
import { recordFor } from '../seatrecord.js';
import { viewOf } from '../view.js';
import type { TaskText } from './protocol.js';

/** A game as one seat may know it. */
export interface Known {
  readonly variant: Variant;
  readonly seat: Seat;
  readonly view: Position;
  /** How it came to that, where the job says. */
  readonly record?: GameRecord;
}

/** What reading and following a turn cost, in nodes of a search. */
const READING = 5;
const FOLLOWING = 50;

/** Throws an Error with a sentence where the text cannot be read or there is nothing left to ask. */
export function* reading(core: Core, task: TaskText): Course<Known> {
  const seat = SEATS.find((name) => name === task.seat);
  if (seat === undefined) throw new Error(`"${task.seat}" is no seat`);
  const known = 'record' in task ? yield* ofRecord(core, task.record, seat) : ofView(task, seat);
  if (!known.view.seats.includes(seat)) throw new Error(`seat ${seat} takes no part`);
  if (known.view.over) throw new Error('the game is over');
  return known;
}

function ofView(task: { readonly rules: string; readonly position: string }, seat: Seat): Known {
  const variant = valueOf(parseVariant(task.rules));
  const position = valueOf(parsePosition(task.position, variant.rules));
  return { variant, seat, view: viewOf(variant.rules, position, seat) };
}

function* ofRecord(core: Core, text: string, seat: Seat): Course<Known> {
  const records = parseJqn(text);
  if (isFault(records)) throw new Error(faultText(records.fault));
  const [whole] = records.value;
  if (whole === undefined) throw new Error('the record holds no game');
  const record = recordFor(whole, seat);
  if (record.result !== null) throw new Error('the game is over');
  yield record.turns.length * READING;
  const started = Game.fromRecord({ ...record, turns: [] }, { core });
  if (!('value' in started)) {
    throw new Error('fault' in started ? faultText(started.fault) : 'bad setups');
  }
  const game = started.value;
  // Turn by turn: a record may be long.
  for (const { turn } of record.turns) {
    game.follow(turn);
    yield FOLLOWING;
  }
  return { variant: record.variant, seat, view: game.view(seat), record };
}

// What is asked, as text: of a game no more than the seat that asks may know.

import type { Seat } from '../board.js';
import { faultText } from '../fault.js';
import { makeJqn } from '../formats/jqn-make.js';
import { makePosition } from '../formats/position.js';
import { makeVariant } from '../formats/variant.js';
import { Game } from '../game.js';
import type { Position } from '../position.js';
import type { GameRecord, Variant } from '../record.js';
import { reference } from '../reference/index.js';
import { recordFor } from '../seatrecord.js';
import { viewOf } from '../view.js';
import type { TaskText } from '../worker/protocol.js';

/** A view with the rules it is played under. */
export interface Seen {
  readonly variant: Variant;
  readonly view: Position;
}

/** A game by its record or by a view of it. */
export type Asked = GameRecord | Seen;

/**
 * What a seat asks, the one to move unless another is named: what it may not know is left out here already.
 * Throws an Error with a sentence where the record cannot be replayed.
 */
export function taskText(asked: Asked, named?: Seat): TaskText {
  const seat = named ?? seatToMove(asked);
  if (!('view' in asked)) return { record: makeJqn([recordFor(asked, seat)]), seat };
  const { variant, view } = asked;
  const seen = viewOf(variant.rules, view, seat);
  return { rules: makeVariant(variant), position: makePosition(seen), seat };
}

function seatToMove(asked: Asked): Seat {
  if ('view' in asked) return asked.view.turn;
  const game = Game.fromRecord(asked, { core: reference });
  if (!('value' in game)) throw new Error('fault' in game ? faultText(game.fault) : 'bad setups');
  return game.value.turn;
}

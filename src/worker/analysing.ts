// How a game is looked into, by what is known of it.

import type { Engine } from '../engine/engine.js';
import type { Position } from '../position.js';
import type { Labour } from './labour.js';
import { Pondering } from './pondering.js';
import type { Order } from './protocol.js';
import { Searching } from './searching.js';
import type { Known } from './task.js';
import { Weighing } from './weighing.js';

export function analysing(order: Order, known: Known, engine: Engine): Labour {
  if (isOpen(known.view)) return new Searching(order, known, engine);
  return known.view.bag ? new Pondering(order, known, engine) : new Weighing(order, known, engine);
}

const isOpen = ({ pieces }: Position): boolean =>
  pieces.every((piece) => piece === undefined || piece.rank !== undefined);

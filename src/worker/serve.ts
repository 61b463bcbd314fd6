// Which work is done for which job.

import type { Engine } from '../engine/engine.js';
import type { Position } from '../position.js';
import { Choosing } from './choosing.js';
import type { Labour } from './labour.js';
import { Pondering } from './pondering.js';
import type { Order } from './protocol.js';
import { Searching } from './searching.js';
import { knownOf } from './task.js';
import { Weighing } from './weighing.js';

export function begin(order: Order, engine: Engine): Labour {
  const known = knownOf(engine, order.task);
  if (order.kind === 'choose') return new Choosing(order, known, engine);
  if (isOpen(known.view)) return new Searching(order, known, engine);
  return known.view.bag ? new Pondering(order, known, engine) : new Weighing(order, known, engine);
}

const isOpen = ({ pieces }: Position): boolean =>
  pieces.every((piece) => piece === undefined || piece.rank !== undefined);

// Which work is done for which job.

import { advanced, finished, type Course } from '../course.js';
import type { Engine } from '../engine/engine.js';
import { refuseNoMove } from '../engine/search.js';
import type { Position } from '../position.js';
import { choosing } from './choosing.js';
import type { Findings, Labour } from './labour.js';
import { Pondering } from './pondering.js';
import type { ChoiceText, Order } from './protocol.js';
import { Searching } from './searching.js';
import { reading } from './task.js';
import { Weighing } from './weighing.js';

/** The work on a job, which begins with reading what is asked. Throws a RangeError where no move is to be looked at. */
export function begin(order: Order, engine: Engine): Labour {
  refuseNoMove(order.only);
  const task = new Task(beginning(order, engine));
  if (order.kind === 'analyse') return task;
  return Object.assign(task, { choice: (): ChoiceText => task.begun().choice!() });
}

class Task implements Labour {
  #labour: Labour | undefined;

  constructor(private readonly course: Course<Labour>) {}

  get nodes(): number {
    return this.#labour?.nodes ?? 0;
  }

  step(nodes: number): boolean {
    if (this.#labour) return this.#labour.step(nodes);
    this.#labour = advanced(this.course, nodes)?.value;
    return true;
  }

  findings(): Findings | undefined {
    return this.#labour?.findings();
  }

  /** Whatever is left to be done before. */
  begun(): Labour {
    return (this.#labour ??= finished(this.course));
  }
}

function* beginning(order: Order, engine: Engine): Course<Labour> {
  const known = yield* reading(engine, order.task);
  if (order.kind === 'choose') return yield* choosing(order, known, engine);
  if (isOpen(known.view)) return new Searching(order, known, engine);
  return known.view.bag ? new Pondering(order, known, engine) : new Weighing(order, known, engine);
}

const isOpen = ({ pieces }: Position): boolean =>
  pieces.every((piece) => piece === undefined || piece.rank !== undefined);

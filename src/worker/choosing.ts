// A move to play, chosen by the player.

import { BOARDS } from '../board.js';
import type { Course } from '../course.js';
import type { Engine } from '../engine/engine.js';
import { makeMove } from '../formats/turn.js';
import { starting, type Task, type Thinking } from '../player/player.js';
import type { Labour } from './labour.js';
import type { ChoiceText, Order } from './protocol.js';
import type { Known } from './task.js';

class Choosing implements Labour {
  /** The player counts its own nodes and keeps to their limit itself. */
  readonly nodes = 0;

  constructor(
    private readonly thinking: Thinking,
    private readonly known: Known,
  ) {}

  step(nodes: number): boolean {
    return this.thinking.step(nodes);
  }

  findings(): undefined {
    return undefined;
  }

  choice(): ChoiceText {
    const { score, depth, nodes, ...move } = this.thinking.choice();
    return { move: makeMove(BOARDS[this.known.view.board], move), score, depth, nodes };
  }
}

/** Begins to choose, in small steps. */
export function* choosing(
  { level, nodes, milliseconds, seed = 0 }: Order,
  known: Known,
  engine: Engine,
): Course<Labour> {
  const thinking = yield* starting(engine, taskOf(known), {
    seed,
    ...(level !== undefined && { level }),
    ...(nodes !== undefined && { nodes }),
    ...(milliseconds !== undefined && { milliseconds }),
  });
  return new Choosing(thinking, known);
}

/** What the player is given: the record where there is one, for it tells more. */
function taskOf({ variant, view, record, seat }: Known): Task {
  return record ? { record, seat } : { rules: variant.rules, view };
}

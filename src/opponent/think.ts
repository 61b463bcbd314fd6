// What the opponent does with its time, wherever it runs.

import { randomFrom } from '../random.js';
import type { Core } from '../core.js';
import type { Engine } from '../engine/engine.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import { viewOf } from '../view.js';
import { chooseOnePly } from './oneply.js';

/** A move with what is known of how it was found. */
export interface Choice extends Move {
  /** How the seat stands, above 0 when well. */
  readonly score: number;
  /** Plies searched. */
  readonly depth: number;
  readonly nodes: number;
}

export interface Thought {
  readonly milliseconds: number;
  readonly seed: number;
}

/**
 * A move for the seat to move. Searches where every rank is known and there is an engine; otherwise
 * looks one ply ahead. Whatever is passed in, only the view of the seat to move is looked at.
 */
export function think(
  core: Core,
  engine: Engine | undefined,
  rules: Rules,
  position: Position,
  { milliseconds, seed }: Thought,
): Choice {
  const view = viewOf(rules, position, position.turn);
  if (engine && isOpen(view)) {
    const { move, score, depth, nodes } = engine.search(rules, view, { milliseconds });
    if (move) return { ...move, score, depth, nodes };
  }
  const choice = chooseOnePly(core, rules, view, randomFrom(seed));
  if (choice === undefined) throw new RangeError('there is no move to choose');
  return { ...choice, depth: 1, nodes: 1 };
}

function isOpen(view: Position): boolean {
  return view.pieces.every((piece) => piece === undefined || piece.rank !== undefined);
}

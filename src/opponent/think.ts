// What the opponent does with its time, wherever it runs.

import type { Core } from '../core.js';
import type { Engine } from '../engine/engine.js';
import { think as thinkAbout, type Choice } from '../player/player.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';

export type { Choice } from '../player/player.js';

export interface Thought {
  readonly milliseconds: number;
  readonly seed: number;
}

/**
 * A move for the seat to move, from a position of which only this seat's view is looked at. Without an
 * engine it looks one ply ahead.
 */
export function think(
  _core: Core,
  engine: Engine | undefined,
  rules: Rules,
  position: Position,
  thought: Thought,
): Choice {
  return thinkAbout(engine, { rules, view: position }, thought);
}

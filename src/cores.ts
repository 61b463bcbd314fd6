// Which implementation of the rules plays which game.

import type { Core } from './core.js';
import { unplayedOptions, type Engine } from './engine/engine.js';
import { reference } from './reference/index.js';
import type { Rules } from './rules.js';

/** The engine where it plays a rule set whole, the reference for the rest. */
export function engineOrReference(engine: Engine): Core {
  const choose = (rules: Rules): Core => (unplayedOptions(rules).length === 0 ? engine : reference);
  return {
    name: 'engine',
    judge: (rules, position) => choose(rules).judge(rules, position),
    moves: (rules, position) => choose(rules).moves(rules, position),
    play: (rules, position, action) => choose(rules).play(rules, position, action),
    follow: (rules, position, turn) => choose(rules).follow(rules, position, turn),
    perft: (rules, position, depth) => choose(rules).perft(rules, position, depth),
  };
}

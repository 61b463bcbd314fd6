// One number for the behaviour of the search: nodes it takes to fixed depths, summed over fixed
// positions. Whatever changes the search changes it; it must be stated with the change
// (bench/signature.json).

import type { BoardName } from '../src/board.js';
import type { EngineExports } from '../src/engine/module.js';
import { readSearch } from '../src/engine/search.js';
import { loadInto } from './engine.js';
import type { Task } from './implementation.js';
import { crowded, treeTask, TREES } from './positions.js';

const DEPTHS: Readonly<Record<BoardName, number>> = { duel: 9, four: 7 };

/** Six positions of Duel, six of Four. */
export function signaturePositions(): readonly Task[] {
  return [
    ...TREES.duel.slice(0, 6).map((tree) => treeTask('duel', tree)),
    ...TREES.four.map((tree) => treeTask('four', tree)),
    ...crowded('four').slice(0, 2),
  ];
}

export function signature(exports: EngineExports): number {
  let nodes = 0;
  for (const task of signaturePositions()) {
    loadInto(exports, task);
    exports.searchBegin(1, 0, true, 0, 0);
    const depth = DEPTHS[task.rules.board];
    while (exports.searchSlice(1e6, depth));
    nodes += readSearch(new DataView(exports.memory.buffer)).nodes;
  }
  return nodes;
}

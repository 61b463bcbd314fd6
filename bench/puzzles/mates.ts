// How much work the fifty forced wins of test/fixtures/mates.txt are: for the engine's search, which finds
// them, and for the reference, which proves them.

import { readFileSync } from 'node:fs';
import type { Engine } from '../../src/engine/engine.js';
import { valueOf } from '../../src/fault.js';
import { parsePosition } from '../../src/formats/position.js';
import type { Position } from '../../src/position.js';
import { reference } from '../../src/reference/index.js';
import type { Rules } from '../../src/rules.js';
import { Prover } from '../../src/solve/prove.js';

/** The search is given so many nodes, then ever more by a half until it has the win. */
const FEWEST = 1000;
const MOST = 1_000_000;

/** Rows of a Markdown table. */
export function* mateRows(engine: Engine, rules: Rules): Generator<string> {
  yield '| win | plies | nodes of the search | positions of the proof |';
  yield '|---|---|---|---|';
  for (const row of readFileSync('test/fixtures/mates.txt', 'utf8').split('\n')) {
    const [id, text = '', plies] = row.split(' | ');
    if (plies === undefined) continue;
    const position = valueOf(parsePosition(text, rules));
    const prover = new Prover(reference, rules, position.turn);
    const proved = prover.shortest(position, Number(plies));
    const nodes = nodesUntilFound(engine, rules, position);
    yield `| ${id} | ${proved} | ${nodes ?? 'not found'} | ${prover.nodes} |`;
  }
}

function nodesUntilFound(engine: Engine, rules: Rules, position: Position): number | undefined {
  for (let most = FEWEST; most <= MOST; most = Math.round(most * 1.5)) {
    const { mate, score, nodes } = engine.search(rules, position, { nodes: most, depth: 16 });
    if (mate !== undefined && score > 0) return nodes;
  }
  return undefined;
}

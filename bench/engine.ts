// The engine's builds under test: Wasm with and without SIMD, and the plain one as JavaScript.

import { BOARDS } from '../src/board.js';
import { seatBits, writeImage, writeRules } from '../src/engine/image.js';
import { instantiate, type EngineExports } from '../src/engine/module.js';
import { readSearch } from '../src/engine/search.js';
import { seatsOf, type Rules } from '../src/rules.js';
import type { Implementation, SearchCount, Task } from './implementation.js';

/** Takes a position into an engine; tables stay as they are where the rules are `known` to it. */
export function loadInto(exports: EngineExports, { rules, position }: Task, known?: Rules): void {
  const { buffer } = exports.memory;
  if (known !== rules) {
    const board = BOARDS[rules.board];
    writeRules(new DataView(buffer), rules);
    exports.setRules(board.code, seatBits(board, seatsOf(rules)));
  }
  writeImage(new Uint8Array(buffer), position);
  exports.loadImage();
}

/** An engine's exports as an implementation. */
class EngineUnderTest implements Implementation {
  private rules: Rules | undefined;

  constructor(
    readonly name: 'simd' | 'plain' | 'script',
    private readonly exports: EngineExports,
  ) {}

  load(task: Task): void {
    loadInto(this.exports, task, this.rules);
    this.rules = task.rules;
  }

  perft(depth: number, full: boolean): number {
    return this.exports.perft(depth, full);
  }

  generate(rounds: number): number {
    return this.exports.generate(rounds);
  }

  collisions(rounds: number): number {
    return this.exports.collisions(rounds);
  }

  playouts(games: number, seed: number, most: number): number {
    return this.exports.playouts(games, seed, most);
  }

  echo(calls: number): number {
    const { exports } = this;
    let value = 0;
    for (let i = 0; i < calls; i++) value = exports.echo(value + 1);
    return value;
  }

  search(nodes: number): SearchCount {
    this.exports.searchBegin(1, 0, true, 0, 0);
    this.exports.searchSlice(nodes, 63);
    return readSearch(new DataView(this.exports.memory.buffer));
  }
}

export async function engine(name: 'simd' | 'plain' | 'script'): Promise<Implementation> {
  return new EngineUnderTest(name, await instantiate(name));
}

// What the points of the Duel board are worth to each rank (assembly/board/places.ts), fitted to games
// that the engine plays against itself without such worths. `npm run strength -- places play FILE
// GAMES SEED` plays and keeps the quiet positions of the games with how they were thought to stand and
// how they ended; `npm run strength -- places fit FILE…` writes the worths. The same arguments, the same
// positions, the same worths.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { PLACE_COUNT, PLACE_POINTS as POINTS } from '../assembly/board/place-index.js';
import { armyFor } from '../src/armies.js';
import { Engine } from '../src/engine/engine.js';
import { instantiate } from '../src/engine/module.js';
import { RANKS } from '../src/pieces.js';
import type { Position } from '../src/position.js';
import { pick, randomFrom } from '../src/random.js';
import { PRESETS } from '../src/rules.js';
import { randomSetup } from '../src/setup.js';
import { startPosition } from '../src/start.js';
import type { Move } from '../src/turn.js';
import { fit, type Seen } from './places-fit.js';

const rules = PRESETS['duel-open'];

/** Nodes a move, and for moves that are taken at random from the best few. */
const NODES = 1200;
const WILD_NODES = 600;
const WILD_LINES = 5;
const WILD_MARGIN = 150;
/** Plies at the start that are taken so, from … and so many more; and how often later. */
const WILD = [6, 14] as const;
const WILD_LATER = 0.02;
/** Of the armies, how many are as players lay them out; the others are laid out at random. */
const LAID_OUT = 0.8;
/** Of the quiet positions, how many are kept, for neighbours say the same. */
const KEPT = 0.7;
const MOST_PLIES = 400;
const LOST = 20_000;

/** A position in a file: its points, then who is to move, the result and two scores. */
const SIZE = POINTS + 6;

/** Rank codes, 16 more for North's. */
function recordOf(position: Position, score: number, still: number): Buffer {
  const record = Buffer.alloc(SIZE);
  position.pieces.forEach((piece, point) => {
    if (!piece?.rank) return;
    record[point] = (piece.seat === 'N' ? 16 : 0) + RANKS.indexOf(piece.rank) + 1;
  });
  const sign = position.turn === 'S' ? 1 : -1;
  record.writeInt16LE(sign * score, POINTS + 2);
  record.writeInt16LE(sign * still, POINTS + 4);
  return record;
}

/** What was kept: all for South. */
function seenOf(record: Buffer): Seen {
  return {
    points: record.subarray(0, POINTS),
    result: (record[POINTS + 1] ?? 0) / 2,
    score: record.readInt16LE(POINTS + 2),
    still: record.readInt16LE(POINTS + 4),
  };
}

function wildMove(engine: Engine, position: Position, random: () => number): Move {
  const { lines } = engine.search(rules, position, { nodes: WILD_NODES, lines: WILD_LINES });
  const best = lines[0]?.score ?? 0;
  const near = lines.filter(({ score }) => score >= best - WILD_MARGIN);
  return pick(near, random).line[0]!;
}

/** The best move; the position is offered to `keep` where it is quiet. */
function thoughtMove(
  engine: Engine,
  position: Position,
  keep: (record: () => Buffer) => void,
): Move {
  const { score = 0, line } = engine.search(rules, position, { nodes: NODES }).lines[0] ?? {};
  const move = line?.[0];
  if (!move) throw new Error('a game goes on without a move');
  const isQuiet = !position.pieces[move.to] && Math.abs(score) < LOST;
  if (isQuiet) keep(() => recordOf(position, score, engine.evaluate(rules, position)));
  return move;
}

function playGame(engine: Engine, random: () => number): Buffer[] {
  const army = () => (random() < LAID_OUT ? armyFor : randomSetup)(rules, random);
  const setups = { S: army(), N: army() };
  let position = engine.judge(rules, startPosition(rules, { kind: 'setups', setups, first: 'S' }));
  const wild = WILD[0] + Math.floor(random() * WILD[1]);
  const kept: Buffer[] = [];
  const keep = (record: () => Buffer): void => {
    if (random() < KEPT) kept.push(record());
  };
  while (!position.over && position.ply < MOST_PLIES) {
    const isWild = position.ply < wild || random() < WILD_LATER;
    const move = isWild ? wildMove(engine, position, random) : thoughtMove(engine, position, keep);
    ({ position } = engine.play(rules, position, { kind: 'move', ...move }));
  }
  const result = position.over?.result;
  for (const record of kept) record[POINTS + 1] = result === 'S' ? 2 : result === 'N' ? 0 : 1;
  return kept;
}

async function play([file = 'places.bin', games = '4000', seed = '1']: readonly string[]) {
  const exports = await instantiate('simd');
  for (let index = 0; index < PLACE_COUNT; index++) exports.place(index, 0);
  const engine = new Engine(exports);
  const random = randomFrom(Number(seed));
  writeFileSync(file, '');
  for (let game = 1; game <= Number(games); game++) {
    appendFileSync(file, Buffer.concat(playGame(engine, random)));
    if (game % 500 === 0) console.log(`${game} of ${games}`);
  }
}

function source(places: readonly number[]): string {
  const rows = Array.from({ length: places.length / 20 }, (_, row) =>
    places.slice(row * 20, row * 20 + 20).join(', '),
  );
  return `// Written by bench/places.ts (\`npm run strength -- places fit\`): what a point of the Duel board is worth
// to a rank beyond the terms of weights.ts, in hundredths of a company commander. Points are counted
// as its own side sees them, its own territory first. The first table goes by where its own flag
// stands, the second by where the enemy's does: both are turned left to right where that flag is in
// the right headquarters. Compiled by asc and tsc alike.

/** Two tables of 60 points for each rank from commander to bomb. */
export const PLACES: StaticArray<i8> = [
${rows.map((row) => `  ${row},\n`).join('')}];
`;
}

function fitAll(files: readonly string[]): void {
  const all = Buffer.concat(files.map((file) => readFileSync(file)));
  const seen = Array.from({ length: all.length / SIZE }, (_, index) =>
    seenOf(all.subarray(index * SIZE, (index + 1) * SIZE)),
  );
  const places = fit(seen, console.log);
  writeFileSync('assembly/board/places.ts', source(places));
}

const [what, ...words] = process.argv.slice(2);
if (what === 'play') await play(words);
else if (what === 'fit') fitAll(words);
else throw new RangeError(`play or fit, not "${what ?? ''}"`);

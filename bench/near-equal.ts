// Pairs of armies between which first and second player win about as often, for matches to start from:
// candidates play games with themselves, lesser moves taken now and then, and those that split them
// evenly, with few draws, stay. `npm run strength -- near-equal PAIRS` writes src/match/near-equal.ts anew; the same seed, the same
// pairs as long as the search stays the same.

import { writeFileSync } from 'node:fs';
import { armyFor } from '../src/armies.js';
import type { Engine } from '../src/engine/engine.js';
import { loadEngine } from '../src/engine/engine.js';
import { makeSetup } from '../src/formats/setup-text.js';
import { chooseByScore } from '../src/player/levels.js';
import type { Position } from '../src/position.js';
import { randomFrom } from '../src/random.js';
import type { Setup } from '../src/record.js';
import { PRESETS } from '../src/rules.js';
import { startPosition } from '../src/start.js';
import type { Move } from '../src/turn.js';

const rules = PRESETS['duel-open'];
const NODES = 1000;
/** Games a candidate plays, and how far from half of their points it may come out. */
const GAMES = 12;
const OFF = 1;
/** How many of them may be drawn: a start from which most games are drawn tells little of strength. */
const MOST_DRAWN = 3;
/** A game that lasts longer is drawn. */
const MOST_PLIES = 400;
/** How readily a lesser move of so many is taken. */
const LINES = 4;
const WHIM = { temperature: 30, margin: 120 };

/** South's points of a game. */
function play(engine: Engine, start: Position, random: () => number): number {
  let position = start;
  while (!position.over && position.ply < MOST_PLIES) {
    position = engine.play(rules, position, {
      kind: 'move',
      ...moveOf(engine, position, random),
    }).position;
  }
  const { over } = position;
  return over?.result === 'S' ? 1 : over?.result === 'N' ? 0 : 0.5;
}

function moveOf(engine: Engine, position: Position, random: () => number): Move {
  const { lines } = engine.search(rules, position, { nodes: NODES, lines: LINES });
  const moves = lines.flatMap(({ score, line: [move] }) => (move ? [{ ...move, score }] : []));
  return chooseByScore(moves, WHIM, random) ?? engine.moves(rules, position)[0]!;
}

/** South's points of all games, or undefined as soon as they cannot come out even. */
function pointsOf(engine: Engine, setups: { S: Setup; N: Setup }, random: () => number) {
  const start = startPosition(rules, { kind: 'setups', setups, first: 'S' });
  let points = 0;
  let drawn = 0;
  for (let game = 1; game <= GAMES; game++) {
    const won = play(engine, engine.judge(rules, start), random);
    points += won;
    if (won === 0.5) drawn++;
    const isUneven = points > GAMES / 2 + OFF || game - points > GAMES / 2 + OFF;
    if (isUneven || drawn > MOST_DRAWN) return undefined;
  }
  return points;
}

async function main([wanted = '160', seed = '20261130']: readonly string[]): Promise<void> {
  const engine = await loadEngine();
  const random = randomFrom(Number(seed));
  const found: (readonly [string, string])[] = [];
  for (let tried = 1; found.length < Number(wanted); tried++) {
    const setups = { S: armyFor(rules, random), N: armyFor(rules, random) };
    if (pointsOf(engine, setups, random) === undefined) continue;
    found.push([makeSetup(setups.S), makeSetup(setups.N)]);
    console.log(`${found.length} of ${tried}`);
    writeFileSync('src/match/near-equal.ts', source(found));
  }
}

function source(pairs: readonly (readonly [string, string])[]): string {
  const lines = pairs.map(([south, north]) => `  ['${south}', '${north}'],\n`);
  return `// Written by bench/near-equal.ts: pairs of armies between which South, who moves first, and North won
// about as often in ${GAMES} games of ${NODES} nodes a move, of which few were drawn.

export const NEAR_EQUAL: readonly (readonly [south: string, north: string])[] = [
${lines.join('')}];
`;
}

await main(process.argv.slice(2));

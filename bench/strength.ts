// Tables of docs/strength.md. `npm run strength -- levels GAMES FOLDER`: each level against the one below;
// `npm run strength -- nodes GAMES FOLDER`: each doubling of nodes from 1k to 64k against half of it. Games
// go to the folder, and what is there is not played again.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { valueOf } from '../src/fault.js';
import { parseVariant } from '../src/formats/variant.js';
import { runMatch, type MatchCall } from '../src/match/command.js';
import { WHOLE } from '../src/match/plan.js';
import { eloText } from '../src/match/report.js';
import { ENOUGH } from '../src/player/budget.js';
import { NO_MANNERS } from '../src/player/manners.js';
import { figuresOf } from '../src/match/tally.js';

type Ladder = readonly (readonly [stronger: string, weaker: string])[];

/** Level 10 is measured by what it looks at where no clock runs. */
const TOP = `nodes:${ENOUGH}`;

const LADDERS: Readonly<Record<string, Ladder>> = {
  levels: [
    ['level:1', 'random'],
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((level) => [`level:${level}`, `level:${level - 1}`] as const),
    [TOP, 'level:9'],
  ],
  nodes: [1, 2, 3, 4, 5, 6].map((power) => {
    const nodes = 500 * 2 ** power;
    return [`nodes:${nodes * 2}`, `nodes:${nodes}`] as const;
  }),
};

function callFor([first, second]: Ladder[number], games: number, folder: string): MatchCall {
  return {
    variant: valueOf(parseVariant('duel-open')),
    first: { spec: first },
    second: { spec: second },
    games,
    seed: 1,
    shard: WHOLE,
    concurrency: 1,
    fresh: false,
    patience: 0,
    out: path.join(folder, `${first}-${second}.jqn`.replaceAll(':', '')),
    manners: NO_MANNERS,
    progress: () => {},
    warn: console.error,
    laneWords: [],
  };
}

async function main([name = 'levels', games = '100', folder = 'strength']: readonly string[]) {
  const ladder = LADDERS[name];
  if (!ladder) throw new RangeError(`one of ${Object.keys(LADDERS).join(', ')}, not "${name}"`);
  mkdirSync(folder, { recursive: true });
  console.log('| player | against | games | won | drawn | lost | Elo |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const step of ladder) {
    const tally = await runMatch(callFor(step, Number(games), folder));
    const { games: played, won, drawn, lost, estimate } = figuresOf(tally);
    const cells = [...step, played, won, drawn, lost, estimate ? eloText(estimate) : ''];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

await main(process.argv.slice(2));

// What is measured. Each measure is work that implementations do and count; what they count must be
// the same for all of them, so a faster one cannot have done less.

import type { BoardName } from '../src/board.js';
import { instantiate } from '../src/engine/module.js';
import type { Rank } from '../src/pieces.js';
import { PRESETS } from '../src/rules.js';
import { viewOf } from '../src/view.js';
import type { Implementation, ImplementationName, Task } from './implementation.js';
import { crowded, scattered, treeTask, TREES } from './positions.js';

/** The plain reference is some hundred times slower: it does the small job only. */
export type Size = 'large' | 'small';

export interface Measure {
  readonly name: MeasureName;
  /** Absent where no board is played on. */
  readonly board?: BoardName;
  /** What is counted. */
  readonly unit: string;
  readonly only?: readonly ImplementationName[];
  /** What it is compared with: sampled right before it every time, for a processor's clock changes within a run. */
  readonly over?: Measure;
  /** Does the work once and says how much it was. */
  run(implementation: Implementation, size: Size): number | Promise<number>;
}

export const MEASURES = [
  'perft full',
  'perft bulk',
  'playouts',
  'slides',
  'floods',
  'collisions',
  'search',
  'view',
  'call',
  'instantiate',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** What a reader of the table is told of each. */
export const ABOUT: Readonly<Record<MeasureName, string>> = {
  'perft full': 'game trees counted, every move played and taken back',
  'perft bulk': 'game trees counted, moves of the last ply only listed or counted',
  playouts: 'random games, played and taken back',
  slides: 'moves listed of pieces that run straight along the railway',
  floods: 'moves listed of engineers, who turn anywhere on it',
  collisions: 'moves onto a piece, played and taken back',
  search: 'positions searched by alpha-beta',
  view: 'what one seat may know, worked out by the library (the same TypeScript in every build)',
  call: 'calls of a function that does nothing',
  instantiate: 'engines made from what was loaded',
};

const BUILDS = ['simd', 'plain', 'script'] as const;

/** Adds up what a job counts over positions. */
function over(
  implementation: Implementation,
  tasks: readonly Task[],
  job: (task: Task, index: number) => number,
): number {
  let count = 0;
  tasks.forEach((task, index) => {
    implementation.load(task);
    count += job(task, index);
  });
  return count;
}

function onBoard(board: BoardName): readonly Measure[] {
  const trees = TREES[board];
  const tasks = trees.map((tree) => treeTask(board, tree));
  const some = (size: Size): readonly Task[] => (size === 'large' ? tasks : tasks.slice(0, 2));
  const perft = (name: 'perft full' | 'perft bulk', depth: number): Measure => ({
    name,
    board,
    unit: 'nodes',
    run: (implementation, size) =>
      over(implementation, some(size), (_, index) => {
        const reached = size === 'large' ? depth : depth - 1;
        const count = implementation.perft(reached, name === 'perft full');
        const wanted = trees[index]!.perft[reached - 1];
        if (count === wanted) return count;
        throw new Error(`${implementation.name} counts ${count} leaves, not ${wanted}`);
      }),
  });
  const listed = (name: 'slides' | 'floods', positions: readonly Task[]): Measure => ({
    name,
    board,
    unit: 'moves',
    run: (implementation, size) =>
      over(implementation, positions, () => implementation.generate(size === 'large' ? 1_000 : 1)),
  });
  const full = perft('perft full', 3);
  return [
    full,
    perft('perft bulk', 3),
    {
      name: 'playouts',
      board,
      unit: 'plies',
      run: (implementation, size) =>
        over(implementation, some(size), () =>
          implementation.playouts(size === 'large' ? 10 : 1, 20_26, size === 'large' ? 200 : 60),
        ),
    },
    listed(
      'slides',
      SEEDS.map((seed) => scattered(board, RUNNERS, seed)),
    ),
    listed(
      'floods',
      SEEDS.map((seed) => scattered(board, ENGINEERS, seed)),
    ),
    {
      name: 'collisions',
      board,
      unit: 'moves',
      run: (implementation, size) =>
        over(implementation, some(size).concat(crowded(board)), () =>
          implementation.collisions(size === 'large' ? 2_000 : 1),
        ),
    },
    {
      name: 'search',
      board,
      unit: 'nodes',
      only: BUILDS,
      over: full,
      run: (implementation, size) =>
        over(implementation, tasks.slice(0, 3), () => {
          const found = implementation.search!(size === 'large' ? 30_000 : 1_000);
          return found.nodes;
        }),
    },
    {
      name: 'view',
      board,
      unit: 'views',
      only: ['reference'],
      run: () => {
        const rules = PRESETS[board === 'duel' ? 'duel-dark' : 'four-dark'];
        let seen = 0;
        for (const { position } of tasks) {
          for (const seat of position.seats)
            seen += Number(viewOf(rules, position, seat) !== position);
        }
        return seen;
      },
    },
  ];
}

const SEEDS = [1, 2, 3, 4, 5, 6];
const repeat = (rank: Rank, times: number): readonly Rank[] =>
  Array.from({ length: times }, () => rank);
const RUNNERS = {
  ranks: ['a', 'b', 'c', 'c', 'd', 'd', 'e', 'e', 'f', 'g'],
  others: repeat('f', 5),
} as const;
const ENGINEERS = { ranks: repeat('i', 5), others: repeat('f', 5) };

const CALLS = 200_000;

/** Every measure, Duel first. */
export const allMeasures = (): readonly Measure[] => [
  ...onBoard('duel'),
  ...onBoard('four'),
  {
    name: 'call',
    unit: 'calls',
    only: BUILDS,
    run: (implementation, size) => implementation.echo!(size === 'large' ? CALLS : 10),
  },
  {
    name: 'instantiate',
    unit: 'engines',
    only: BUILDS,
    run: async ({ name }) => {
      await instantiate(name as 'simd' | 'plain' | 'script');
      return 1;
    },
  },
];

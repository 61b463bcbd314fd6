// A match: lanes play its pairs until all are played or a sequential test is decided.

import type { Lane, Played } from './lane.js';
import { verdictOf, type Sprt } from './statistics.js';
import type { Tally } from './tally.js';

export interface MatchOptions {
  /** Pairs still to be played, in order. */
  readonly pairs: readonly number[];
  readonly lanes: readonly Lane[];
  readonly tally: Tally;
  readonly sprt?: Sprt;
  /** Told of every game as it ends. */
  readonly played: (game: Played) => Promise<void> | void;
}

/** Plays a match. A lane that fails ends it, and the others finish the game they are at. */
export async function playMatch({
  pairs,
  lanes,
  tally,
  sprt,
  played,
}: MatchOptions): Promise<void> {
  const left = [...pairs];
  const isDecided = () => sprt !== undefined && verdictOf(tally.pairs, sprt) !== undefined;
  const run = async (lane: Lane): Promise<void> => {
    for (let pair = left.shift(); pair !== undefined && !isDecided(); pair = left.shift()) {
      for await (const game of lane.play(pair)) {
        if (tally.has(game.outcome)) continue;
        tally.add(game.outcome);
        await played(game);
      }
    }
  };
  try {
    await Promise.all(
      lanes.map((lane) =>
        run(lane).catch((error: unknown) => {
          left.length = 0;
          throw error;
        }),
      ),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

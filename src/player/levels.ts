// Levels of strength 1 to 10: how much a player may look at, and how readily it takes a lesser move.
// No level sees more than its seat may know, and none plays what the rules forbid. What each is worth
// stands in docs/strength.md, with the command that measures it.

import { pickWeighted } from '../random.js';

export interface Level {
  /** Nodes searched a move; Infinity uses the time that is given. */
  readonly nodes: number;
  /** Softmax temperature in hundredths of a company commander; 0 always takes the best move. */
  readonly temperature: number;
  /** How far below the best a move may stand, in the same unit. */
  readonly margin: number;
}

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

const level = (nodes: number, temperature = 0, margin = 0): Level => ({
  nodes,
  temperature,
  margin,
});

export const LEVELS: Readonly<Record<LevelNumber, Level>> = {
  1: level(250, 800, 4_000),
  2: level(250, 300, 1_500),
  3: level(250, 120, 600),
  4: level(500, 20, 100),
  5: level(1_000),
  6: level(4_000),
  7: level(16_000),
  8: level(60_000),
  9: level(300_000),
  10: level(Infinity),
};

/** The level of a number. Throws a RangeError for anything but 1 to 10. */
export function levelOf(number: number): Level {
  const known = LEVEL_NUMBERS.find((each) => each === number);
  if (known === undefined) throw new RangeError(`levels are 1 to 10, not ${number}`);
  return LEVELS[known];
}

/** Lines that are worth searching for a lesser move to be taken from: the wilder, the more. */
export function linesFor(temperature: number): number {
  return temperature === 0 ? 1 : 6 + Math.floor(temperature / 25);
}

/** A move that can be chosen, by what it is worth to its mover. */
export interface Scored {
  readonly score: number;
}

/**
 * One of some moves, the better the likelier: of those no more than `margin` below the best, each with
 * the weight `exp(score / temperature)`. `random` is at least 0 and below 1 and asked only where there
 * is a choice. Undefined where there is no move.
 */
export function chooseByScore<M extends Scored>(
  moves: readonly M[],
  { temperature, margin }: Pick<Level, 'temperature' | 'margin'>,
  random: () => number,
): M | undefined {
  if (moves.length === 0) return undefined;
  const best = moves.reduce((most, move) => (move.score > most.score ? move : most));
  if (temperature === 0) return best;
  const near = moves.filter(({ score }) => score >= best.score - margin);
  const weights = near.map(({ score }) => Math.exp((score - best.score) / temperature));
  return pickWeighted(near, weights, random);
}

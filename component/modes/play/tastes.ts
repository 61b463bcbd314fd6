// What an author or a reader likes, and what changes nothing about the game itself.

import { SEATS, type Seat } from '../../../src/board.js';
import { readManners, type Manners } from '../../../src/player/manners.js';
import { textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';

export interface Tastes {
  /** 1 to 10. */
  readonly level: number | undefined;
  /** Levels among which the reader may choose. */
  readonly levels: readonly number[];
  /** How long a computer thinks about a move at most, and how long a move of it takes at least. */
  readonly milliseconds: number;
  readonly atLeast: number;
  /** What a computer says besides its moves. */
  readonly manners: Manners;
  readonly mayHint: boolean;
  /** The game tells what covered pieces can no longer be. */
  readonly tells: boolean;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const LEVEL = 5;
/** No move of a computer comes so soon that nobody sees what it was. */
const AT_LEAST = 400;

export function readTastes(host: ModeHost): Tastes {
  const option = (name: string): unknown => host.option(name);
  const level = LEVELS.find((known) => known === Number(option('level'))) ?? LEVEL;
  return {
    level,
    levels: isOn(option('fixedLevel')) ? [level] : LEVELS,
    milliseconds: positive(option('seconds'), 1) * 1000,
    atLeast: positive(option('pause'), AT_LEAST / 1000) * 1000,
    manners: readManners(textOf(option('manners'))),
    mayHint: isOn(option('hints')),
    tells: isOn(option('exclusions')),
    names: namesOf(option('names')),
  };
}

/** Attributes are on when they are there, whatever they say but `false`. */
export const isOn = (given: unknown): boolean =>
  given !== undefined && given !== null && given !== false && given !== 'false';

function positive(given: unknown, usual: number): number {
  const number = given === undefined || given === '' ? NaN : Number(given);
  return number >= 0 && number < 3600 ? number : usual;
}

/** An object by seat, or text such as `S=Anna N=Bo`. */
function namesOf(given: unknown): Tastes['names'] {
  if (typeof given === 'object' && given !== null) return given;
  if (typeof given !== 'string') return {};
  const names: Partial<Record<Seat, string>> = {};
  for (const [, seat, name] of given.matchAll(/\b([SENW])=([^=]*?)(?=\s+[SENW]=|$)/g)) {
    const known = SEATS.find((each) => each === seat);
    if (known && name) names[known] = name;
  }
  return names;
}

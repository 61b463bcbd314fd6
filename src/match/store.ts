// A match as a file of games, `.jqn`: what has been played stands there, so that a match can be gone on
// with, and shares of it played elsewhere can be put together.

import { faultText, isFault, type Fault } from '../fault.js';
import { makeJqn, parseJqn } from '../formats/jqn.js';
import type { GameRecord } from '../record.js';
import type { Planned } from './plan.js';
import type { DuelSeat, Loss } from './referee.js';
import { FORFEITS, type ForfeitKind } from './forfeit.js';
import type { Players } from './report.js';
import { outcomeOf, roundOf, type Outcome } from './tally.js';

/** A game of a match as the file has it. */
export interface Kept {
  readonly players: Players;
  readonly rules: string;
  readonly seed: string;
  /** Absent in files of before they were written down. */
  readonly settings?: string;
  readonly outcome: Outcome;
}

export interface Read {
  readonly games: readonly Kept[];
  /** The bytes of what was read; a game that breaks off at the end of a file lies behind. */
  readonly bytes: number;
}

/** A file that holds no games of a match, or of another one. */
export class BadMatchFile extends Error {
  constructor(readonly fault: Fault) {
    super(faultText(fault));
  }
}

const bad = (where: string, found: string, expected: string) =>
  new BadMatchFile({ where, found, expected });

/** Tags that a game of a match has besides its players' own. */
export function tagsOf(
  players: Players,
  planned: Planned,
  { seed, settings }: { readonly seed: number; readonly settings: string },
) {
  const { first, second } = players;
  const { seat } = planned;
  return {
    Event: `${first} against ${second}`,
    South: seat === 'S' ? first : second,
    North: seat === 'S' ? second : first,
    Round: roundOf(planned),
    Seed: String(seed),
    Settings: settings,
  };
}

/** A game as it is written behind those before it. */
export const gameText = (record: GameRecord): string => `${makeJqn([record])}\n`;

/**
 * Reads the games of a match. A last game that breaks off, as when a match was stopped while writing, is
 * left out; any other fault is thrown with its place.
 */
export function readGames(name: string, text: string): Read {
  const starts = [...text.matchAll(/^\[Event /gm)].map(({ index }) => index);
  const games: Kept[] = [];
  for (const [number, start] of starts.entries()) {
    const end = starts[number + 1] ?? text.length;
    const parsed = parseJqn(text.slice(start, end));
    const isLast = number === starts.length - 1;
    if (isFault(parsed)) {
      if (isLast) return { games, bytes: byteLength(text.slice(0, start)) };
      const { where, found, expected } = parsed.fault;
      throw bad(`${name}, game ${number + 1}, ${where}`, found, expected);
    }
    games.push(...parsed.value.map((record) => kept(record, `${name}, game ${number + 1}`)));
  }
  if (starts.length === 0 && text.trim() !== '') {
    throw bad(name, 'no game', 'games that junqi match has written');
  }
  return { games, bytes: byteLength(text) };
}

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function kept(record: GameRecord, where: string): Kept {
  const { South = '', North = '', Round = '', Seed = '', Settings } = record.tags;
  const [, pair, game] = /^(\d+)\.([12])$/.exec(Round) ?? [];
  if (pair === undefined) throw bad(where, `Round "${Round}"`, 'a round such as 12.1');
  if (record.result === null) throw bad(where, 'no result', 'a game that has ended');
  const planned = {
    pair: Number(pair) - 1,
    game: game === '1' ? 1 : 2,
    seat: game === '1' ? 'S' : 'N',
  } as const;
  return {
    players: game === '1' ? { first: South, second: North } : { first: North, second: South },
    rules: record.variant.text,
    seed: Seed,
    ...(Settings !== undefined && { settings: Settings }),
    outcome: outcomeOf(planned, record, lossOf(record.tags.Forfeit)),
  };
}

function lossOf(text: string | undefined): Loss | undefined {
  const [, seat, kind, why] = /^([SN]), (\w+): (.*)$/s.exec(text ?? '') ?? [];
  if (kind === undefined || !(kind in FORFEITS)) return undefined;
  return { seat: seat as DuelSeat, kind: kind as ForfeitKind, why: why ?? '' };
}

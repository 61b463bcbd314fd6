// Sessions that play at random, with all they said and what they knew when they were asked.

import { armyFor } from '../../../src/armies.js';
import type { Seat } from '../../../src/board.js';
import type { Core } from '../../../src/core.js';
import type { Position } from '../../../src/position.js';
import { makeMove, makePoint } from '../../../src/protocol/points.js';
import { OWN } from '../../../src/protocol/record.js';
import { Session, type SessionOptions } from '../../../src/protocol/session.js';
import { pick, randomFrom } from '../../../src/random.js';
import { PRESETS } from '../../../src/rules.js';

export function sessionOf(core: Core, seed: number, changes: Partial<SessionOptions> = {}) {
  const random = randomFrom(seed);
  const said: string[] = [];
  const asked: Seen[] = [];
  const session = new Session({
    core,
    name: 'random',
    army: () => armyFor(PRESETS.championship, random),
    choose: ({ game }) => {
      const moves = game.moves();
      asked.push({ ...seenBy(OWN, game.toMove), moves: moves.map((move) => makeMove(OWN, move)) });
      return Promise.resolve(pick(moves, random));
    },
    say: (line) => said.push(line),
    complain: (error) => {
      throw error;
    },
    now: () => 0,
    ...changes,
  });
  const hear = async (...lines: readonly string[]): Promise<string> => {
    for (const line of lines) session.hear(line);
    await session.done();
    return said.at(-1) ?? '';
  };
  return { session, said, asked, hear };
}

/** A position in the coordinates of a seat: `L1 own l`, `A3 theirs`. */
export interface Seen {
  readonly pieces: readonly string[];
  readonly flags: readonly string[];
  readonly quiet: number;
  readonly ply: number;
  readonly moves?: readonly string[];
}

export function seenBy(seat: Seat, { pieces, flags, quiet, ply }: Position): Seen {
  const stands = pieces.flatMap((piece, point) => {
    if (!piece) return [];
    const owner = piece.seat === seat ? 'own' : 'theirs';
    return [`${makePoint(seat, point)} ${owner} ${piece.rank ?? ''}`.trim()];
  });
  return {
    pieces: stands.sort(),
    flags: flags.map((flag) => makePoint(seat, flag)).sort(),
    quiet,
    ply,
  };
}

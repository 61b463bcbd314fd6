import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/board.js';
import type { SeenPiece } from '../../src/pieces.js';
import {
  ALL_MANNERS,
  gestureOf,
  NO_MANNERS,
  readManners,
  type Situation,
} from '../../src/player/manners.js';
import { PRESETS, type Rules } from '../../src/rules.js';
import { startPosition } from '../../src/start.js';

interface Told extends Partial<Situation> {
  readonly quiet?: number;
  readonly ply?: number;
  readonly out?: readonly Seat[];
}

/** What a seat S says in a game of these rules, by default nothing special about it. */
function says(told: Told, manners = ALL_MANNERS, rules: Rules = PRESETS['duel-dark']) {
  const { quiet = 0, ply = 100, out = [], ...more } = told;
  const start = startPosition(rules, { kind: 'setups', setups: {}, first: 'S' });
  const view = { ...start, quiet, ply, out };
  return gestureOf(manners, { rules, view, seat: 'S', scores: [], offered: false, ...more });
}

const lost = [-2_500, -2_400, -2_600, -2_500, -3_000];
const even = [10, 0, -20, 60, -60, 5];

describe('manners', () => {
  it('give up a game that has stood lost for five moves', () => {
    expect(says({ scores: lost })).toBe('resign');
    expect(says({ scores: lost.slice(1) })).toBeUndefined();
    expect(says({ scores: [...lost, -1_999] })).toBeUndefined();
  });

  it('give up only where the rules allow it and nobody is left alone', () => {
    const late = { ...PRESETS['duel-dark'], resignAfterPlies: 101 };
    expect(says({ scores: lost }, ALL_MANNERS, late)).toBeUndefined();
    const four = PRESETS['four-dark'];
    expect(says({ scores: lost }, ALL_MANNERS, four)).toBeUndefined();
    expect(says({ scores: lost, out: ['N'] }, ALL_MANNERS, four)).toBe('resign');
  });

  it('offer a draw in an even game in which nothing happens', () => {
    // The limit is 70 plies; two fifths of it are 28.
    expect(says({ scores: even, quiet: 28 })).toBe('offer');
    expect(says({ scores: even, quiet: 27 })).toBeUndefined();
    expect(says({ scores: [...even, 61], quiet: 28 })).toBeUndefined();
    expect(says({ scores: even, quiet: 28, sinceOffer: 19 })).toBeUndefined();
    expect(says({ scores: even, quiet: 28, sinceOffer: 20 })).toBe('offer');
  });

  it('offer none where a dull game is lost for one side', () => {
    const { championship } = PRESETS;
    expect(says({ scores: even, quiet: 30 }, ALL_MANNERS, championship)).toBeUndefined();
  });

  it('take a draw when they stand no better than even', () => {
    expect(says({ scores: [400, 30, -10], offered: true })).toBe('agree');
    expect(says({ scores: [0, 0, 31], offered: true })).toBeUndefined();
    expect(says({ scores: [0], offered: true })).toBeUndefined();
    expect(says({ scores: lost, offered: true })).toBe('agree');
  });

  describe('in flip', () => {
    const rules = PRESETS.flip;
    const sides = { S: 'red', N: 'blue' } as const;
    const start = startPosition(rules, { kind: 'setups', setups: {}, first: 'S' });
    /** Everything turned up, and nothing more to come than the pieces do to each other. */
    const open = start.pieces.map(
      (_, point): SeenPiece | undefined =>
        [{ seat: 'S', rank: 'a' } as const, { seat: 'N', rank: 'a' } as const][point],
    );
    const inFlip = (told: Told, pieces = open) =>
      gestureOf(ALL_MANNERS, {
        rules,
        view: { ...start, sides, pieces, quiet: told.quiet ?? 0, ply: 100 },
        seat: 'S',
        scores: [],
        offered: false,
        ...told,
      });

    it('no draw is offered while there are pieces to turn up, however quiet and even it is', () => {
      expect(inFlip({ scores: even, quiet: 40 }, [...start.pieces])).toBeUndefined();
      expect(inFlip({ scores: even, quiet: 40 })).toBe('offer');
    });

    it('no draw is offered or taken by who is ahead', () => {
      const ahead = even.map((score) => score + 130);
      expect(inFlip({ scores: ahead, quiet: 60 })).toBeUndefined();
      expect(inFlip({ scores: ahead, quiet: 60, offered: true })).toBeUndefined();
      expect(inFlip({ scores: ahead, offered: true }, [...start.pieces])).toBeUndefined();
      expect(inFlip({ scores: even, offered: true }, [...start.pieces])).toBe('agree');
    });

    it('no draw is taken before anybody owns a colour', () => {
      const { sides: _, ...undecided } = start;
      const view = { ...undecided, pieces: start.pieces };
      expect(inFlip({ scores: [0, 0], offered: true, view })).toBeUndefined();
    });
  });

  it('are read from words', () => {
    expect(readManners('')).toEqual(ALL_MANNERS);
    expect(readManners('none')).toEqual(NO_MANNERS);
    expect(readManners('resign take')).toEqual({
      resigns: true,
      offersDraws: false,
      takesDraws: true,
    });
    expect(readManners('offer')).toEqual({ ...NO_MANNERS, offersDraws: true });
  });

  it('can be switched off one by one', () => {
    expect(says({ scores: lost }, { ...ALL_MANNERS, resigns: false })).toBeUndefined();
    const dull = { scores: even, quiet: 60 };
    expect(says(dull, { ...ALL_MANNERS, offersDraws: false })).toBeUndefined();
    expect(says({ ...dull, offered: true }, { ...ALL_MANNERS, takesDraws: false })).toBeUndefined();
    expect(says({ scores: lost, offered: true }, NO_MANNERS)).toBeUndefined();
  });
});

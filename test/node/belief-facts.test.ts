// What single turns say, worked out by hand.

import { describe, expect, it } from 'vitest';
import { beliefsOf, possibleRanks, publicExclusions } from '../../src/belief/beliefs.js';
import { knowledgeOf, toldOf, type Told } from '../../src/belief/deduce.js';
import { ranksOf } from '../../src/belief/ranks.js';
import { BOARDS, pointNamed, type BySeat } from '../../src/board.js';
import { valueOf } from '../../src/fault.js';
import { FORMATIONS } from '../../src/formations.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseTurn } from '../../src/formats/turn.js';
import { parseVariant } from '../../src/formats/variant.js';
import type { Setup } from '../../src/record.js';

const WINGS = FORMATIONS[0]!.setup;

/** A record of turns as text, from setups or a position. */
function told(variant: string, from: BySeat<Setup> | string, ...turns: readonly string[]) {
  const { rules } = valueOf(parseVariant(variant));
  const board = BOARDS[rules.board];
  const start: Told['start'] =
    typeof from === 'string'
      ? { kind: 'position', position: valueOf(parsePosition(from, rules)) }
      : { kind: 'setups', setups: from, first: 'S' };
  const nodes = turns.map((text) => ({ turn: valueOf(parseTurn(board, text)) }));
  const knowledge = knowledgeOf(rules, { start, turns: nodes, result: null });
  const at = (name: string) => pointNamed(board, name)!;
  return {
    beliefs: (worlds: number) => {
      const beliefs = beliefsOf(knowledge, { worlds });
      return (name: string) => beliefs.get(at(name));
    },
    /** Letters of the ranks that the piece on a point can have. */
    at: (name: string) => possibleRanks(knowledge).get(at(name))?.join(''),
  };
}

/** An own army that is known against twenty-five pieces that are not. */
const seenBySouth = (...turns: readonly string[]) => told('duel-dark', { S: WINGS }, ...turns);

describe('before the first turn', () => {
  it('says what the setup rules say', () => {
    const { at } = seenBySouth();
    // The front: neither mine nor bomb nor flag. Line 5 and 6: anything but the flag outside a headquarters.
    expect(at('a7')).toBe('abcdefghi');
    expect(at('b10')).toBeUndefined();
    expect(at('a8')).toBe('abcdefghik');
    expect(at('c11')).toBe('abcdefghijk');
    expect(at('b12')).toBe('abcdefghijkl');
    expect(told('duel-dark,bombsOnFront=true', { S: WINGS }).at('a7')).toBe('abcdefghik');
  });

  it('takes all setups to be equally likely', () => {
    const belief = seenBySouth().beliefs(3_000);
    // Two headquarters for one flag; nine points that it leaves for three mines.
    expect(belief('b12')!.get('l')).toBeCloseTo(1 / 2, 1);
    expect(belief('a11')!.get('j')).toBeCloseTo(1 / 3, 1);
    expect(belief('d12')!.get('j')).toBeCloseTo(1 / 6, 1);
    // Five of the nineteen ranked pieces stand in front, three of the nineteen are engineers.
    expect(belief('c7')!.get('i')).toBeCloseTo(3 / 19, 1);
    expect(belief('c7')!.get('a')).toBeCloseTo(1 / 19, 1);
    const sum = [...belief('b12')!.values()].reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1, 9);
  });
});

describe('a collision', () => {
  it('with a known piece says how strong the other is', () => {
    // South's front: c division commander a6, h b6, i c6, g d6, d brigadier e6.
    expect(seenBySouth('e6e7-').at('e7')).toBe('abc');
  });

  it('that cannot have come out so is refused', () => {
    // Nothing bounces under these rules.
    expect(() => seenBySouth('a6a7~').at('a7')).toThrow('no setups agree');
  });

  it('leaves a bomb or an equal where both go, which nobody else then is', () => {
    const { beliefs, at } = seenBySouth('a6a7=', 'e7e6+');
    // On the front there are no bombs: a7 was a division commander, and one is left.
    expect(beliefs(50)('e6')!.has('d')).toBe(false);
    expect(at('e6')).toBe('abc');
    expect(seenBySouth('a6a7=', 'e7e6+', 'b6b7-').at('b7')).toBe('abcdefg');
  });

  it('tells a mine and the flag from all others by what stays', () => {
    // An engineer that lost to a piece in the back may have met anything but another engineer or a bomb.
    const lost = told('duel-dark', '1y3/yIy2/5/5/5/5/5/5/5/5/5/3L1 S 0 0', 'b11a11-');
    expect(lost.at('a11')).toBe('abcdefgh');
    const fell = told('duel-dark', '1y3/yAy2/5/5/5/5/5/5/5/5/5/3L1 S 0 0', 'b11a11-');
    expect(fell.at('a11')).toBe('j');
  });
});

describe('a move', () => {
  it('is made by what moves', () => {
    const start = 'yyyyy/yyyyy/5/5/5/5/5/5/5/5/5/3LH N 0 0';
    // From line 5 one step up the side: no mine, no flag.
    expect(told('duel-dark', start, 'a11a10').at('a10')).toBe('abcdefghik');
    expect(told('duel-dark', start).at('a11')).toBe('abcdefghijk');
  });

  it('round a corner of the railway is an engineer', () => {
    const start = 'yyyyy/y4/5/5/5/5/5/5/5/5/5/3LH N 0 0';
    expect(told('duel-dark', start, 'a11a7').at('a7')).toBe('abcdefghik');
    expect(told('duel-dark', start, 'a11c7').at('c7')).toBe('i');
    expect(told('duel-dark,flyingBombs=true', start, 'a11c7').at('c7')).toBe('ik');
    expect(told('duel-dark,railTurn=once', start, 'a11c7').at('c7')).toBe('abcdefghik');
    expect(told('duel-dark,railReach=3', start, 'a11a7').at('a7')).toBe('i');
  });
});

describe('a flag', () => {
  const start = '1y1y1/y1y2/5/5/5/5/5/5/5/5/K4/3LH S 0 0';

  it('that is shown says that the commander fell', () => {
    const { at } = told('duel-dark', start, 'a2a11=!b12');
    expect(at('b12')).toBeUndefined();
    expect(at('d12')).toBe('bcdefghijk');
    expect(at('c11')).toBe('bcdefghik');
  });

  it('that stays hidden says that somebody else did', () => {
    const { at } = told('duel-dark', start, 'a2a11=');
    // One headquarters holds the flag; what is left to move is neither a mine nor out of play.
    expect(at('b12')).toBe('abcdefghijkl');
    expect(at('c11')).toBe('abcdefghik');
  });
});

describe('a scout', () => {
  const start = '1y1y1/y1y2/5/5/5/5/5/5/5/5/I4/3LH S 0 0';
  const rules = 'duel-dark,scouting=true';

  it('shows who beat it', () => {
    expect(told(rules, start, 'a2a11-!a11c').at('a11')).toBeUndefined();
  });

  it('cannot have lost to what would have been shown', () => {
    // Whoever beats an engineer is ranked, and would have been shown to everybody.
    expect(() => told(rules, start, 'a2a11-').at('a11')).toThrow('no setups agree');
  });
});

it('pieces that nobody knows limit each other', () => {
  // East's front corner ran into North's and fell: North's is neither the weakest nor a bomb.
  const { at } = told('four-dark', { S: WINGS }, 'g6f7=', 'l11k12-', 'g12f11=');
  expect(at('k12')).toBe('abcdefgh');
  // The winner moves on; West's front corner beats North's other one.
  const chain = told('four-dark', { S: WINGS }, 'g6f7=', 'l11k12-', 'k12l11', 'f11g12+');
  expect(chain.at('l11')).toBe('abcdefgh');
  expect(chain.at('g12')).toBe('abcdefgh');
});

it('a view without its past says what its places say', () => {
  const { rules } = valueOf(parseVariant('duel-dark'));
  const text = '1y3/yy3/2y2/5/5/5/5/5/y4/5/5/3LH S 0 90 flags:b12';
  const position = valueOf(parsePosition(text, rules));
  const ranks = possibleRanks(knowledgeOf(rules, toldOf(position)));
  const at = (name: string) => ranks.get(pointNamed(BOARDS.duel, name)!)?.join('');
  // The flag was shown because the commander fell.
  expect(at('a11')).toBe('bcdefghijk');
  expect(at('c10')).toBe('bcdefghik');
  expect(at('a4')).toBe('bcdefghik');
  expect(at('b12')).toBe('l');
});

it('what everybody can exclude needs no setup, and tells none', () => {
  const variant = valueOf(parseVariant('duel-dark'));
  const record = {
    variant,
    start: { kind: 'setups', setups: { S: WINGS }, first: 'S' },
    turns: [{ turn: valueOf(parseTurn(BOARDS.duel, 'e6e7-')) }],
    result: null,
    tags: {},
  } as const;
  const excluded = publicExclusions(record);
  const at = (name: string) => excluded.get(pointNamed(BOARDS.duel, name)!)?.join('');
  // South's own piece as anybody sees it; North's has beaten another and is therefore no engineer.
  expect(at('a6')).toBe('jkl');
  expect(at('e7')).toBe('ijkl');
  expect(at('b1')).toBe('');
  const open = { ...record, variant: valueOf(parseVariant('duel-open')) };
  expect(publicExclusions(open).size).toBe(0);
});

describe('a seat that goes out without its flag falling', () => {
  it('had nothing that could step away', () => {
    const { rules } = valueOf(parseVariant('duel-dark'));
    const text = '1l3/y4/5/5/5/2y2/2A2/5/5/5/J4/IL3 S 0 0 flags:b12';
    const position = valueOf(parsePosition(text, rules));
    const ranks = (...turns: readonly string[]) => {
      const nodes = turns.map((each) => ({ turn: valueOf(parseTurn(BOARDS.duel, each)) }));
      const start = { kind: 'position', position } as const;
      const { men } = knowledgeOf(rules, { start, turns: nodes, result: null });
      const north = men.filter(({ seat }) => seat === 'N');
      // Front first: c7, a11, b12, then those that had fallen before.
      return north.slice(0, 3).map((man) => ranksOf(man.ranks).join(''));
    };
    // The flag is shown, so the commander has fallen.
    expect(ranks()).toEqual(['bcdefghik', 'bcdefghijk', 'l']);
    // North's last piece that could move falls. On a11 there was room to step: a mine.
    expect(ranks('c6c7+xN').slice(1)).toEqual(['j', 'l']);
  });
});

// How people set up and move, as worlds are weighed by it: against odds worked out by hand, and in games.

import { describe, expect, it } from 'vitest';
import { Habits } from '../../src/belief/habits.js';
import { knowledgeOf, toldOf } from '../../src/belief/deduce.js';
import type { Knowledge, Man } from '../../src/belief/knowledge.js';
import { codeOf, only } from '../../src/belief/ranks.js';
import { Sampler } from '../../src/belief/sample.js';
import { Solver } from '../../src/belief/solve.js';
import { finished } from '../../src/course.js';
import { valueOf } from '../../src/fault.js';
import { Game } from '../../src/game.js';
import type { Rank } from '../../src/pieces.js';
import { randomFrom } from '../../src/random.js';
import type { Setup } from '../../src/record.js';
import { reference } from '../../src/reference/index.js';

const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const letters = (text: string): Setup =>
  [...text].map((letter) => (letter === '.' ? undefined : (letter as Rank)));

function started(variant = 'duel-dark'): Game {
  const setup = letters(SETUP);
  const game = Game.start({ variant, setups: { S: setup, N: setup }, core: reference });
  if (!('value' in game)) throw new Error(JSON.stringify(game));
  return game.value;
}

/** What South knows at the start, with some of North's men known and others changed. */
function knowing(text: string, changes: (point: number) => Partial<Man> | undefined): Knowledge {
  const { men, ...rest } = knowledgeOf(started().rules, started().recordFor('S'));
  const setup = letters(text);
  const changed = men.map((man): Man => {
    const point = man.home! % 30;
    if (man.seat !== 'N') return man;
    return { ...man, ranks: only(setup[point]!), ...changes(point) };
  });
  return { ...rest, men: changed, pairs: [], checks: [] };
}

/** How often something holds of a ranking that is mixed for long. */
function share(
  knowledge: Knowledge,
  holds: (rankAt: (point: number) => number) => boolean,
): number {
  const habits = Habits.of(knowledge);
  const solver = new Solver(knowledge);
  const random = randomFrom(20261130);
  const ranking = solver.solve(random)!;
  const manAt = (point: number): number =>
    knowledge.men.findIndex(({ seat, home }) => seat === 'N' && home! % 30 === point);
  let count = 0;
  for (let drawn = 0; drawn < 2_000; drawn++) {
    finished(solver.mixing(ranking, 2_000, random, habits));
    if (holds((point) => ranking[manAt(point)]!)) count++;
  }
  return count / 2_000;
}

describe('a setup', () => {
  // Left open are the flag's headquarters and which of the corners has a mine, the other one has an engineer; on
  // points that are not left open every weight is the same from the left and from the right.
  const text = 'geffce.d.cdk.hga.g.bjiihjjlkhi';
  const open: Readonly<Record<number, Partial<Man>>> = {
    26: { ranks: only('l', 'h') },
    28: { ranks: only('l', 'h') },
    25: { ranks: only('j', 'i') },
    29: { ranks: only('j', 'i') },
  };
  const knowledge = knowing(text, (point) => open[point]);
  const flag = codeOf('l');
  const mine = codeOf('j');

  it('has its flag on either side as often', () => {
    expect(share(knowledge, (rankAt) => rankAt(26) === flag)).toBeCloseTo(0.5, 1);
  });

  it('has a mine beside its flag rather than in the far corner, by e to the 0.9 + 0.7 to one', () => {
    const beside = share(knowledge, (rankAt) => rankAt(rankAt(26) === flag ? 25 : 29) === mine);
    expect(beside).toBeGreaterThan(0.79);
    expect(beside).toBeLessThan(0.87);
  });
});

describe('a man', () => {
  // The middle of line 4 and of line 5: points on which none of these ranks is likelier than another.
  const PAIR = [17, 22];
  const between = (text: string, deeds: Partial<Man>) => {
    const ranks = only(text[17] as Rank, text[22] as Rank);
    return knowing(text, (point) => {
      if (!PAIR.includes(point)) return undefined;
      return { ranks, ...(point === 17 && deeds) };
    });
  };

  it('that attacked twice is rather a commander than a company commander', () => {
    const knowledge = between('geffhe.d.cdk.hgi.a.bjigihjcklj', { moves: 3, attacks: 2 });
    // The other has not moved: 0.6 × (2.1 + 2.8 + 1.0 + 0.2) more likely by e.
    expect(share(knowledge, (rankAt) => rankAt(17) === codeOf('a'))).toBeGreaterThan(0.95);
  });

  it('that moved late in the game is rather an engineer than one that has not', () => {
    const knowledge = between('geffhe.d.cdk.hga.i.bjighijcklj', { moves: 1 });
    const late = { ...knowledge, position: { ...knowledge.position, ply: 80 } };
    // 0.6 × ((0.4 − 0.1) + (−0.3 + 1.3)): e to the 0.78 to one.
    const moved = share(late, (rankAt) => rankAt(17) === codeOf('i'));
    expect(moved).toBeGreaterThan(0.64);
    expect(moved).toBeLessThan(0.73);
  });
});

describe('worlds', () => {
  const knowledge = knowledgeOf(started().rules, started().recordFor('S'));
  const north = (setups: { N?: Setup }): Setup => setups.N!;
  const minesBeside = (byHabit: boolean): number => {
    const sampler = new Sampler(knowledge, randomFrom(3), { byHabit });
    let sum = 0;
    for (let drawn = 0; drawn < 300; drawn++) {
      const setup = north(sampler.world().setups);
      const flag = setup.indexOf('l');
      sum += [flag - 1, flag + 1].filter((point) => setup[point] === 'j').length;
    }
    return sum / 300;
  };

  it('have more mines beside the flag by habit; by the rules alone two thirds of one', () => {
    // Three mines on nine points, two of them beside the flag.
    expect(Math.abs(minesBeside(false) - 2 / 3)).toBeLessThan(0.12);
    expect(minesBeside(true)).toBeGreaterThan(1.1);
  });

  it('are drawn as ever where nobody set up', () => {
    const bare = knowledgeOf(started().rules, toldOf(started().view('S')));
    const drawn = (byHabit: boolean) =>
      new Sampler(bare, randomFrom(8), { byHabit }).world().position;
    expect(Habits.of(bare)).toBeUndefined();
    expect(drawn(true)).toEqual(drawn(false));
  });
});

describe('what men do', () => {
  it('is counted: turns, and attacks among them', () => {
    const game = started();
    for (const text of ['a6a7', 'c7c6']) valueOf(game.play(text));
    const { men } = knowledgeOf(game.rules, game.recordFor('S'));
    const of = (seat: 'S' | 'N') => men.filter((man) => man.seat === seat && man.moves > 0);
    expect(of('S').map(({ moves: made, attacks }) => [made, attacks])).toEqual([[1, 1]]);
    expect(of('N').map(({ moves: made, attacks }) => [made, attacks])).toEqual([[1, 1]]);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine, type Engine } from '../../../src/engine/engine.js';
import { Game } from '../../../src/game.js';
import { makeMove } from '../../../src/protocol/points.js';
import {
  makeReferee,
  parseArray,
  parseBestMove,
  type Came,
  type RefereeSays,
} from '../../../src/protocol/says.js';
import { seenBy, sessionOf } from './sessions.js';

let core: Engine;
beforeAll(async () => {
  core = await loadEngine();
});

type DuelSeat = 'S' | 'N';
const START = 'START 0 1800 31';

/** What came of the last move, and what that showed to a seat. */
function cameTo(seat: DuelSeat, game: Game): Came {
  const turn = game.turns.at(-1);
  if (turn?.kind !== 'move' || turn.outcome === 'bounced') return { result: 'quiet' };
  const flag = turn.flags.find((point) => game.position.pieces[point]?.seat !== seat);
  return { result: turn.outcome, ...(flag !== undefined && { flag }) };
}

function goTo(seat: DuelSeat, game: Game): RefereeSays {
  const turn = game.turns.at(-1);
  return { says: 'go', ...(turn?.kind === 'move' && { move: turn }), came: cameTo(seat, game) };
}

/** A session that takes ten seconds for every move, and the milliseconds it was given for each. */
function slowSession() {
  let clock = 0;
  const given: number[] = [];
  const session = sessionOf(core, 1, {
    now: () => clock,
    choose: ({ game, milliseconds }) => {
      given.push(milliseconds);
      clock += 10_000;
      return Promise.resolve(game.moves()[0]);
    },
  });
  return { ...session, given };
}

describe('a session', () => {
  it('knows in a whole game just what its seat may know, in its own coordinates', async () => {
    let plies = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const sides = { S: sessionOf(core, seed), N: sessionOf(core, seed + 100) };
      const setups = {
        S: parseArray((await sides.S.hear('START 0 1800 31')).slice('ARRAY '.length))!,
        N: parseArray((await sides.N.hear('START 1 1800 31')).slice('ARRAY '.length))!,
      };
      const started = Game.start({ core, variant: 'championship', setups });
      if (!('value' in started)) throw new Error('the armies break the rules');
      const game = started.value;
      while (!game.over) {
        const seat = game.turn as DuelSeat;
        const { asked, hear } = sides[seat];
        const before = asked.length;
        const answer = await hear(makeReferee(seat, goTo(seat, game)));
        if (asked.length > before) {
          const moves = game.moves().map((move) => makeMove(seat, move));
          const { moves: known = [], ...seen } = asked.at(-1);
          expect(seen).toEqual(seenBy(seat, game.view(seat)));
          expect([...known].sort()).toEqual(moves.sort());
        }
        game.play(parseBestMove(seat, answer.slice('BESTMOVE '.length))!);
        await hear(makeReferee(seat, { says: 'result', came: cameTo(seat, game) }));
        plies++;
      }
    }
    expect(plies).toBeGreaterThan(300);
  });

  it('plays one game after the other, with an end or without', async () => {
    const { said, hear } = sessionOf(core, 1);
    await hear('INFO 1.0', START, 'GO 0000 3 00', 'END 2', 'START 1 60 31', START, 'GO 0000 3 00');
    expect(said.map((line) => line.split(' ')[0])).toEqual([
      'NAME',
      'ARRAY',
      'BESTMOVE',
      'ARRAY',
      'ARRAY',
      'BESTMOVE',
    ]);
    expect(new Set(said.filter((line) => line.startsWith('ARRAY'))).size).toBe(3);
  });

  it('says nothing where no game is under way', async () => {
    const { said, hear } = sessionOf(core, 1);
    await hear('GO 0000 3 00', 'RESULT 1 00', 'END 1', 'GO F0G0 1 00', '', 'QUIT', START, 'END 0');
    await hear('GO 0000 3 00');
    expect(said.map((line) => line.split(' ')[0])).toEqual(['ARRAY']);
  });

  it('gives no answer to a game that ends while it thinks', async () => {
    const { session, said, hear } = sessionOf(core, 1, {
      choose: ({ game }) => {
        session.hear('END 2');
        return Promise.resolve(game.moves()[0]);
      },
    });
    await hear(START, 'GO 0000 3 00');
    expect(said).toHaveLength(1);
  });

  it('takes what cannot have happened as it was told', async () => {
    const { asked, hear } = sessionOf(core, 4);
    // North's piece on F0 jumps over everything and takes the corner L0; then one comes from nowhere.
    await hear(START, 'GO F0L0 1 00');
    expect(asked[0]?.pieces).toContain('L0 theirs');
    expect(asked[0]?.pieces.filter((piece) => piece.includes('own'))).toHaveLength(24);
    const answer = await hear('RESULT 3 00', 'GO F0E0 3 00');
    expect(asked[1]?.moves).toContain(answer.slice('BESTMOVE '.length));
  });

  it('works out the result of a move that it was not told', async () => {
    const at = (line: string, from: number) => line.slice(from, from + 2);
    const wanted = async (next: (to: string) => string) => {
      const { asked, hear } = sessionOf(core, 9, {});
      let answer = await hear(START, 'GO 0000 3 00');
      while (!asked.at(-1)?.pieces.includes(`${at(answer, 11)} theirs`)) {
        answer = await hear('RESULT 3 00', 'GO A0A0 3 00', 'GO E1E1 3 00', 'GO 0000 3 00');
      }
      const to = at(answer, 11);
      await hear(next(to));
      return asked.at(-1).pieces.find((piece) => piece.startsWith(to));
    };
    // Whoever stands where the move went moves on from there: the mover fell.
    expect(await wanted((to) => `GO ${to}${to === 'F0' ? 'E0' : 'F0'} 3 00`)).toBeUndefined();
    expect(await wanted(() => 'GO A0B0 3 00')).toMatch(/ own [a-i k]$/);
  });

  it('keeps the time of its game', async () => {
    const { given, hear } = slowSession();
    await hear('START 0 91 31', 'GO 0000 3 00', 'RESULT 3 00', 'GO A0B0 3 00');
    // (91,000 − 1,500) / 90, then what ten seconds leave over 89 moves.
    expect(given.map(Math.round)).toEqual([994, 893]);
    await hear(...Array.from({ length: 9 }, () => ['RESULT 3 00', 'GO A0B0 3 00']).flat());
    expect(given.at(-1)).toBe(0);
  });

  it('is not charged for the games before it, however early its lines came', async () => {
    const { given, hear } = slowSession();
    await hear('START 0 91 31', 'GO 0000 3 00', 'END 2', 'START 0 91 31', 'GO 0000 3 00');
    expect(given.map(Math.round)).toEqual([994, 994]);
  });

  it('says what it cannot use, and nothing of what it can', async () => {
    const puzzled: string[] = [];
    const { hear } = sessionOf(core, 1, {
      puzzled: (line, why) => puzzled.push(`${line}: ${why}`),
    });
    await hear('INFO 1.0', 'HELLO', 'GO 0000 3 00', START, 'GO 0000 3 00', 'RESULT 3 00');
    await hear('GO A0Z9 3 00', 'GO A0B0 7 00', 'RESULT', 'END 1', 'RESULT 3 00', 'START');
    expect(puzzled).toEqual([
      'HELLO: not understood',
      'GO 0000 3 00: no game has been started',
      'GO A0Z9 3 00: not understood',
      'GO A0B0 7 00: the result is none of 0 to 3: 3 is taken',
      'RESULT: the result is none of 0 to 3: 3 is taken',
      'RESULT 3 00: no game has been started',
      'START: START needs 0 or 1, seconds and steps: the usual is taken',
    ]);
  });

  it('moves on when its player fails', async () => {
    const errors: unknown[] = [];
    const { said, hear } = sessionOf(core, 1, {
      choose: () => Promise.reject(new Error('no idea')),
      complain: (error) => void errors.push(error),
    });
    await hear(START, 'GO 0000 3 00');
    expect(said.at(-1)).toMatch(/^BESTMOVE [G-L]\d[A-L]\d$/);
    expect(errors).toHaveLength(1);
  });
});

describe('whatever a session hears', () => {
  const point = fc
    .tuple(fc.constantFrom(...'ABCDEFGHIJKLMZ'), fc.nat(5))
    .map((parts) => parts.join(''));
  const move = fc.oneof(
    fc.tuple(point, point).map((parts) => parts.join('')),
    fc.constant('0000'),
  );
  const code = fc.constantFrom('0', '1', '2', '3', '9', 'x');
  const flag = fc.oneof(point, fc.constant('00'));
  const line = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(move, code, flag).map((parts) => `GO ${parts.join(' ')}`) },
    { weight: 4, arbitrary: fc.tuple(code, flag).map((parts) => `RESULT ${parts.join(' ')}`) },
    fc
      .tuple(fc.constantFrom('0', '1', ''), fc.integer(), fc.integer())
      .map((parts) => `START ${parts.join(' ')}`),
    fc.constantFrom('INFO 1.0', 'INFO', 'END 0', 'END', 'GO', 'RESULT', 'QUIT', 'GO 0000 3 00'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constant('x'.repeat(5000)),
  );

  it('it answers in its turn, by its own moves, and never anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.array(line, { maxLength: 40 }), async (seed, lines) => {
        const { said, asked, hear } = sessionOf(core, seed);
        await hear(START);
        for (const each of lines) await hear(each);
        for (const answer of said) {
          expect(answer).toMatch(
            /^(NAME random|ARRAY [a-l]{25}|BESTMOVE ([A-L][0-4]){2}|BESTMOVE 0000)$/,
          );
        }
        const words = (word: string) => said.filter((answer) => answer.startsWith(word));
        const starts = lines.filter((each) => /^\s*START(\s|$)/i.test(each)).length;
        expect(words('ARRAY')).toHaveLength(1 + starts);
        const chosen = asked.map(({ moves }) => moves);
        expect(words('BESTMOVE').length).toBeGreaterThanOrEqual(chosen.length);
      }),
      { numRuns: 300 },
    );
  });
});

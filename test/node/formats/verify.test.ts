import { describe, expect, it } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { parseTurn } from '../../../src/formats/turn.js';
import { verifyRecord } from '../../../src/formats/verify.js';
import type { GameRecord } from '../../../src/record.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS } from '../../../src/rules.js';
import { randomGame } from './games.js';

const told = (record: GameRecord) =>
  verifyRecord(reference, record).map(({ rule, message }) => `${rule}: ${message}`);
/** A game from a position, South's bomb and engineer against North's commander. */
const from = (moves: string, rules = 'duel-dark', tags = '') =>
  told(
    valueOf(
      parseJqn(
        `[Rules "${rules}"]\n[Position "1ljjj/h4/5/5/5/a3i/K3A/5/4I/5/5/JLJJ1 S 0 0"]\n${tags}\n${moves}\n`,
      ),
    )[0] as GameRecord,
  );

describe('verifyRecord', () => {
  it('agrees with games as they were played', () => {
    for (const name of ['duel-dark', 'four-dark', 'solo-dark'] as const) {
      const { start, steps, over } = randomGame(reference, PRESETS[name], 3, 200);
      const turns = steps.map(({ turn }) => ({ turn }));
      const end = over ? { result: over.result, termination: over.by } : { result: null };
      expect(
        told({ variant: { text: name, rules: PRESETS[name] }, start, turns, tags: {}, ...end }),
      ).toEqual([]);
    }
  });

  it('takes the word of a record whose ranks are hidden for how a seat was left without a move', () => {
    const hidden = `[Rules "duel-dark"]\n[Position "5/5/5/5/5/y4/5/5/5/5/2A2/3L1 N 0 0"]`;
    const game = (termination: string) =>
      told(
        valueOf(
          parseJqn(`${hidden}\n[Result "S"]\n[Termination "${termination}"]\n\n1. a7a8xN S\n`),
        )[0] as GameRecord,
      );
    expect(game('stuck')).toEqual([]);
    expect(game('disarmed')).toEqual([]);
    expect(game('quiet')).toEqual(['termination: the end: S by disarmed, recorded is quiet']);
  });

  it('believes a pass of a seat whose ranks are hidden, and not one of a seat that has a move', () => {
    const game = (turn: string) =>
      told(
        valueOf(
          parseJqn(
            `[Rules "duel-dark,noMoves=pass"]\n[Position "5/5/5/5/5/y4/5/5/5/5/2A2/3L1 ${turn} 0 0"]\n\n1. pass *\n`,
          ),
        )[0] as GameRecord,
      );
    expect(game('N')).toEqual([]);
    expect(game('S')).toEqual(['automatic-pass: ply 1, pass: no pass is due']);
  });

  it.each([
    ['agrees', '1. a6a7=!b12 2. e7e6-', []],
    ['illegal moves', '1. a6b8 2. e7e6-', ['illegal-turn: ply 1, a6b8: ']],
    ['outcomes', '1. a6a7+!b12', ['outcome: ply 1, a6a7+!b12: the outcome should be both']],
    ['flags shown', '1. a6a7= 2. e7e6-', ['flags-shown: ply 1, a6a7=: flags shown should be b12']],
    [
      'flags invented',
      '1. e6e7+!b12',
      ['flags-shown: ply 1, e6e7+!b12: flags shown should be none'],
    ],
    ['flags fallen', '1. e6e7+#', ['flag-taken: ply 1, e6e7+#: no flag falls']],
    ['departures', '1. e6e7+xN', ['departures: ply 1, e6e7+xN: out should be nobody']],
    ['passes', '1. pass', ['automatic-pass: ply 1, pass: no pass is due']],
    ['results', '1. a6a7=!b12 2. resign:N N', ['result: the end: S by resign, recorded is N']],
  ] as [string, string, string[]][])('lists %s', (_, moves, reasons) => {
    const found = from(moves.endsWith(' N') ? moves : `${moves} *`);
    expect(found).toHaveLength(reasons.length);
    reasons.forEach((reason, index) => expect(found[index]).toContain(reason));
  });

  it('judges the end', () => {
    expect(from('1. a6a7=!b12 resign:N *')).toEqual([
      'result: the end: S by resign, recorded is *',
    ]);
    expect(from('1. a6a7=!b12 resign:N S', 'duel-dark', '[Termination "flag"]')).toEqual([
      'termination: the end: S by resign, recorded is flag',
    ]);
    expect(from('1. a6a7=!b12 S', 'duel-dark', '[Termination "flag"]')).toEqual([
      'termination: the end: the game is not over by flag',
    ]);
    expect(from('1. a6a7=!b12 1/2', 'duel-dark', '[Termination "agreement"]')).toEqual([]);
    expect(from('1. a6a7=!b12 draw?:N draw!:S 1/2', 'duel-dark')).toEqual([]);
    expect(from('1. a6a7=!b12 resign:N 2. e7e6- S')).toEqual([
      'turn-after-end: ply 3, e7e6-: the game is over',
    ]);
  });

  it('replays variations from where they branch', () => {
    expect(from('1. a6a7=!b12 (1. e6e7+ 2. a7a6=!b1) 2. e7e6- *')).toEqual([
      'flags-shown: variation, ply 2, a7a6=!b1: flags shown should be b12',
    ]);
  });

  it('follows a record that does not tell all setups', () => {
    const { start, steps } = randomGame(reference, PRESETS['four-dark'], 5, 120);
    const { S } = start.setups;
    const record: GameRecord = {
      variant: { text: 'four-dark', rules: PRESETS['four-dark'] },
      start: { ...start, setups: S ? { S } : {} },
      turns: steps.map(({ turn }) => ({ turn })),
      result: null,
      tags: {},
    };
    expect(told(record)).toEqual([]);
    const turn = valueOf(parseTurn(BOARDS.four, 'i9i11'));
    expect(told({ ...record, turns: [{ turn }] })[0]).toContain('illegal-turn: ply 1, i9i11');
  });

  it('starts with what is wrong with the setups', () => {
    const text = `[Rules "duel-dark"]\n[SetupN "${'a'.repeat(30)}"]\n\n*`;
    const [record] = valueOf(parseJqn(text));
    const reasons = told(record as GameRecord);
    expect(reasons[0]).toMatch(/^piece-on-camp: setup of N, d8: /);
    expect(reasons.length).toBeGreaterThan(5);
  });
});

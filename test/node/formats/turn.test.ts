import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARDS, pointNamed } from '../../../src/board.js';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { makeMove, makeTurn, parseMove, parseTurn } from '../../../src/formats/turn.js';
import { anyTurn, boardName } from './arbitraries.js';

const { duel, four } = BOARDS;
const at = (name: string) => pointNamed(duel, name) ?? -1;
const quietMove = {
  kind: 'move',
  from: at('c6'),
  to: at('c7'),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
};

describe('turn text', () => {
  it.each([
    ['c6c7', quietMove],
    ['c6c7+', { ...quietMove, outcome: 'took' }],
    ['c6c7-', { ...quietMove, outcome: 'fell' }],
    ['c6c7=', { ...quietMove, outcome: 'both' }],
    ['c6c7~', { ...quietMove, outcome: 'bounced' }],
    ['c6b12+#', { ...quietMove, to: at('b12'), outcome: 'took', flagTaken: true }],
    ['c6c7=!b1!d12', { ...quietMove, outcome: 'both', flags: [at('b1'), at('d12')] }],
    ['c6c7-!c7b', { ...quietMove, outcome: 'fell', shown: [{ point: at('c7'), rank: 'b' }] }],
    ['c6c7+xN', { ...quietMove, outcome: 'took', out: ['N'] }],
    ['^c6i', { kind: 'uncover', at: at('c6'), color: 'blue', rank: 'i', out: [] }],
    ['^c6I', { kind: 'uncover', at: at('c6'), color: 'red', rank: 'i', out: [] }],
    ['--', { kind: 'lost', out: [] }],
    ['--xS', { kind: 'lost', out: ['S'] }],
    ['pass', { kind: 'pass', out: [] }],
    ['resign:S', { kind: 'resign', seat: 'S', out: [] }],
    ['resign:SxN', { kind: 'resign', seat: 'S', out: ['N'] }],
    ['left:N', { kind: 'left', seat: 'N', out: [] }],
    ['draw?:S', { kind: 'offer', seat: 'S', out: [] }],
    ['draw!:N', { kind: 'agree', seat: 'N', out: [] }],
  ])('%s both ways', (text, turn) => {
    expect(valueOf(parseTurn(duel, text))).toEqual(turn);
    expect(makeTurn(duel, valueOf(parseTurn(duel, text)))).toBe(text);
  });

  it('round trips whatever turn there is', () => {
    const any = boardName.chain((name) =>
      anyTurn(BOARDS[name]).map((turn) => ({ board: BOARDS[name], turn })),
    );
    fc.assert(
      fc.property(any, ({ board, turn }) => {
        expect(valueOf(parseTurn(board, makeTurn(board, turn)))).toEqual(turn);
      }),
    );
  });

  it.each([
    ['', 'column 1: found nothing, expected a point of the duel board'],
    ['c6', 'column 3: found nothing, expected a point'],
    ['c6f7', 'column 3: found "f7", expected a point of the duel board'],
    ['c6c6', 'column 3: found "c6", expected another point'],
    ['c6c7+x', 'column 7: found nothing, expected one of S N'],
    ['c6c7+xE', 'column 7: found "E", expected one of S N'],
    ['c6c7+xSxS', 'column 9: found S a second time, expected it once'],
    ['c6c7++', 'column 6: found "+", expected "x" and a seat, or the end'],
    ['c6c7!z9', 'column 6: found "z9", expected a point'],
    ['^c6', 'column 4: found nothing, expected the rank letter that turned up'],
    ['^c6z', 'column 4: found "z", expected the rank letter'],
    ['resign:', 'column 8: found nothing, expected one of S N'],
    ['resign:W', 'column 8: found "W"'],
    ['passing', 'column 5: found "ing", expected "x" and a seat, or the end'],
  ])('refuses %j', (text, message) => {
    const parsed = parseTurn(duel, text);
    expect(isFault(parsed) && faultText(parsed.fault)).toContain(message);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcx!#^+-=~:6712SN?') }), (text) => {
        const parsed = parseTurn(duel, text);
        if (!isFault(parsed))
          expect(valueOf(parseTurn(duel, makeTurn(duel, parsed.value)))).toEqual(parsed.value);
      }),
    );
  });
});

describe('move text', () => {
  it.each(['g12g13', 'l7k6', 'i9i11'])('%s both ways', (text) => {
    expect(makeMove(four, valueOf(parseMove(four, text)))).toBe(text);
  });

  it('turns a piece up where it lies', () => {
    expect(valueOf(parseMove(duel, '^c6'))).toEqual({ from: at('c6'), to: at('c6') });
    expect(makeMove(duel, { from: at('c6'), to: at('c6') })).toBe('^c6');
  });

  it.each([
    ['c6c7+', 'column 5: found "+", expected the end of the move'],
    ['g8g9', 'column 1: found "g8", expected a point of the duel board'],
    ['^', 'column 2: found nothing'],
  ])('refuses %j', (text, message) => {
    const parsed = parseMove(duel, text);
    expect(isFault(parsed) && faultText(parsed.fault)).toContain(message);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARDS, pointNamed } from '../../../src/board.js';
import { faultText, isFault, valueOf } from '../../../src/fault.js';
import { makeJqn, parseJqn } from '../../../src/formats/jqn.js';
import { makeTurn } from '../../../src/formats/turn.js';
import { anyRecord } from './arbitraries.js';

const GAME = `[Event "A \\"friendly\\" game"]
[Date "2024.05.01"]
[Rules "duel-dark"]
[South "Ann"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[First "S"]
[Result "N"]
[Termination "resign"]

{Before the first turn} 1. c6c7+! {[%clk 0:12:05] a \\{good\\} start} (1. a6a7 $14 2. a7a6 (2. --
{[%cal Gc6c7,Rd1d2] [%csl Ya6]})) 2. e7e6=!b1 3. pass resign:S N
`;
const at = (name: string) => pointNamed(BOARDS.duel, name) ?? -1;
const faultOf = (text: string) => {
  const parsed = parseJqn(text);
  return isFault(parsed) ? faultText(parsed.fault) : 'no fault';
};
const game = (moves: string, tags = '') => `[Rules "duel-open"]\n${tags}\n${moves}\n`;

describe('records as text', () => {
  it('reads a game by hand', () => {
    const [record, ...others] = valueOf(parseJqn(GAME));
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      variant: { text: 'duel-dark' },
      start: { kind: 'setups', first: 'S' },
      notes: { comment: 'Before the first turn' },
      result: 'N',
      termination: 'resign',
      tags: { Event: 'A "friendly" game', Date: '2024.05.01', South: 'Ann' },
    });
    const turns = record?.turns ?? [];
    expect(turns.map(({ turn }) => makeTurn(BOARDS.duel, turn))).toEqual([
      'c6c7+',
      'e7e6=!b1',
      'pass',
      'resign:S',
    ]);
    expect(turns[0]).toMatchObject({ clock: 725, comment: 'a {good} start', glyphs: [1] });
    const [variation] = turns[0]?.variations ?? [];
    expect(variation?.[0]?.glyphs).toEqual([14]);
    expect(variation?.[1]?.variations?.[0]?.[0]).toMatchObject({
      turn: { kind: 'lost' },
      arrows: [
        { from: at('c6'), to: at('c7'), color: 'G' },
        { from: at('d1'), to: at('d2'), color: 'R' },
      ],
      circles: [{ at: at('a6'), color: 'Y' }],
    });
  });

  it('leaves out the setups a reader may not know', () => {
    const [record] = valueOf(parseJqn(GAME));
    expect(record?.start.kind === 'setups' && Object.keys(record.start.setups)).toEqual(['S']);
  });

  it('writes the same text again', () => {
    expect(makeJqn(valueOf(parseJqn(GAME)))).toBe(GAME);
  });

  it('round trips whatever record there is', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 3 }), (records) => {
        expect(valueOf(parseJqn(makeJqn(records)))).toEqual(records);
      }),
      { numRuns: 60 },
    );
  });

  it('numbers plies from the ply of a position and not the turns off turn', () => {
    const position = '5/5/5/5/5/a4/A4/5/5/5/5/1L1l1 N 3 16';
    const text = game('17. a7b7 draw?:S 18. a6b6 *', `[Position "${position}"]\n[Result "*"]\n`);
    expect(makeJqn(valueOf(parseJqn(text)))).toBe(text);
  });

  it('takes what people write', () => {
    const [record] = valueOf(
      parseJqn(game('1.c6c7 ! ; to the end }\n%hidden {\n2...c7c6?? {one} {two} $3 1/2')),
    );
    expect(record?.turns[0]).toMatchObject({ glyphs: [1], comment: 'to the end }' });
    expect(record?.turns[1]).toMatchObject({ glyphs: [4, 3], comment: 'one\ntwo' });
    expect(record?.result).toBe('1/2');
  });

  it('gives a comment before a variation to its first turn', () => {
    const [record] = valueOf(parseJqn(game('1. c6c7 ({why} 1. a6a7 {because}) *')));
    expect(record?.turns[0]?.variations?.[0]?.[0]?.comment).toBe('why\nbecause');
  });

  it('keeps commands it does not know as words', () => {
    const text = game('1. c6c7 {[%eval 0.3] fine} *');
    const [record] = valueOf(parseJqn(text));
    expect(record?.turns[0]?.comment).toBe('[%eval 0.3] fine');
    expect(valueOf(parseJqn(makeJqn(valueOf(parseJqn(text)))))).toEqual(valueOf(parseJqn(text)));
  });

  it.each([
    ['1. c6c7 *', 'line 1, column 1: found a game without rules, expected a tag [Rules "…"]'],
    ['[Rules duel-open]', 'line 1, column 1: found "[Rules duel-open]", expected a tag such as'],
    [
      '[Rules "duel-open]\n',
      'line 1, column 9: found a value without an end, expected a quotation',
    ],
    ['[Rules "duel-open" x]', 'line 1, column 19: found " ", expected "]"'],
    ['[Rules "duel-opne"]\n*', 'line 1, column 1, Rules, preset: found "duel-opne"'],
    [game('*', '[Rules "flip"]'), 'line 2, column 1: found Rules a second time, expected it once'],
    [game('*', '[SetupS "abc"]'), 'line 2, column 1, SetupS, column 4: found 3 letters'],
    [game('*', `[SetupE "${'.'.repeat(30)}"]`), 'line 2, column 1, SetupE: found a setup of E'],
    [game('*', '[First "E"]'), 'line 2, column 1, First: found "E", expected one of S N'],
    [game('*', '[Result "X"]'), 'line 2, column 1, Result: found "X", expected one of S N S+N'],
    [
      game('S', '[Result "N"]'),
      'line 3, column 1: found "S", expected "N" as the tag Result has it',
    ],
    [game('*', '[Termination "flg"]'), 'Termination: found "flg", expected one of'],
    [game('*', '[Position "5 S 0 0"]'), 'line 2, column 1, Position, placement, row 2'],
    [game('1. c6c7', '\n'), 'line 5, column 1: found the end of the file, expected a result'],
    [game('1. c6c7 2. c7z9 *'), 'line 3, column 14: found "z9" in "c7z9", expected a point of the'],
    [
      game('1. c6c7 (2. c7c6 *'),
      'line 3, column 18: found "*", expected ")", the end of a variation',
    ],
    [game('1. c6c7 ) *'), 'line 3, column 9: found ")", expected a turn, a comment or a result'],
    [game('1. c6c7 () *'), 'line 3, column 10: found ")", expected a turn in the variation'],
    [game('(1. c6c7) *'), 'line 3, column 1: found "(", expected a turn before a variation'],
    [game('1. c6c7 {no end *'), 'line 3, column 9: found a comment without an end, expected "}"'],
    [game('1. c6c7 } *'), 'line 3, column 9: found "}", expected a tag, a turn, a comment'],
    [game('$1 *'), 'line 3, column 1: found "$1", expected a turn before a glyph'],
    [game('1. c6c7 $256 *'), 'line 3, column 9: found "$256", expected a glyph of $0 to $255'],
    [game('1. c6c7 {[%clk 9]} *'), 'line 3, column 9, in a comment, column 1: found "[%clk 9]"'],
    [game('{x [%cal Gc6z9]} *'), 'in a comment, column 3: found "[%cal Gc6z9]", expected arrows'],
    [game('{[%csl c6]} *'), 'in a comment, column 1: found "[%csl c6]", expected circles'],
    [game('1. c6c7\n[Rules "flip"]'), 'line 4, column 1: found the tag Rules, expected a result'],
    [game(`${'1. c6c7 ('.repeat(99)}*`), 'expected variations nested no deeper than 64'],
  ])('refuses %j', (text, message) => {
    expect(faultOf(text)).toContain(message);
  });

  it('gives a fault for every truncation', () => {
    const whole = GAME.trimEnd();
    for (let length = 1; length < whole.length; length++) {
      expect(faultOf(whole.slice(0, length)), whole.slice(0, length)).toMatch(
        /^line \d+, column \d+/,
      );
    }
  });

  it('refuses to write a tag it could not read', () => {
    const [record] = valueOf(parseJqn(GAME));
    if (record === undefined) throw new Error('no record');
    expect(() => makeJqn([{ ...record, tags: { Rules: 'flip' } }])).toThrow(RangeError);
    expect(() => makeJqn([{ ...record, tags: { 'a b': '' } }])).toThrow(RangeError);
  });

  it('never throws', () => {
    const unit = fc.constantFrom(...'[Rules "flip"]\n', ...'{}()\\;%*$1.c6c7!?x^');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (noise) => {
        for (const text of [noise, game(noise), game(`1. c6c7 ${noise} *`)]) {
          const parsed = parseJqn(text);
          if (!isFault(parsed)) {
            expect(valueOf(parseJqn(makeJqn(parsed.value)))).toEqual(parsed.value);
          }
        }
      }),
    );
  });
});

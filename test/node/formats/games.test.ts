// The games of a text one by one: what is wrong with one does not hide the others.

import { describe, expect, it } from 'vitest';
import { isFault } from '../../../src/fault.js';
import { parseGames } from '../../../src/formats/games.js';
import { parseJqn } from '../../../src/formats/jqn.js';

const SETUPS = `[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "eifdge.h.khb.cig.k.hdajcigjflj"]`;

/** Eight lines, the turns in the sixth of them. */
const game = (turns: string, event = 'one') => `[Event "${event}"]
[Rules "duel-open"]
${SETUPS}

${turns}

`;

/** What has been read, by its event, and where it could not be. */
const outline = (text: string): string[] =>
  parseGames(text).map((read) =>
    isFault(read) ? read.fault.where : `${read.value.tags?.Event ?? ''} ${read.value.turns.length}`,
  );

describe('games of one text', () => {
  it('are read past those that cannot be', () => {
    const text =
      game('1. a6a7 *') + game('1. nonsense *', 'two') + game('1. ??? *') + game('*', 'four');
    expect(outline(text)).toEqual(['one 1', 'line 13, column 4', 'line 20, column 4', 'four 0']);
  });

  it('are told apart where the result of one is missing', () => {
    expect(outline(game('1. a6a7') + game('1. a6a7 *', 'two'))).toEqual([
      'line 8, column 1',
      'two 1',
    ]);
  });

  it.each([
    ['a tag without quotation marks', '[Rules duel-open]', 'line 2, column 1'],
    ['a tag without an end', '[Rules "duel-open"', 'line 2, column 19'],
    ['a tag twice', '[Event "two"]', 'line 2, column 1'],
  ])('have one fault for %s', (_, tag, where) => {
    const broken = game('1. a6a7 *').replace('[Rules "duel-open"]', tag);
    expect(outline(broken + game('*', 'two'))).toEqual([where, 'two 0']);
  });

  it('may have a comment that never ends', () => {
    expect(outline(game('1. a6a7 {so *') + game('*', 'two'))).toEqual([
      'line 6, column 9',
      'two 0',
    ]);
  });

  it('may have tags in their comments, and hidden lines above their tags', () => {
    const text = `% of the club\n\n${game('1. a6a7 {as in\n[Event "none"]\n} *')}`;
    expect(outline(text)).toEqual(['one 1']);
    expect(outline(text + game('1. ??? *', 'two'))).toEqual(['one 1', 'line 17, column 4']);
  });

  it.each(['\n', '\r\n', '\r'])('have lines that end in %j', (end) => {
    const text = `\ufeff${game('1. a6a7 *')}${game('1. ??? *')}`.replaceAll('\n', end);
    expect(outline(text)).toEqual(['one 1', 'line 13, column 4']);
  });

  it('are those that are read at once where all is well', () => {
    const text =
      game('1. a6a7 (1. c6c7 {or\nso}) *') + game('*', 'two') + game('1. c6c7 *', 'three');
    expect(parseJqn(text)).toEqual({
      value: parseGames(text).map((read) => (isFault(read) ? undefined : read.value)),
    });
    expect(parseGames('')).toEqual([]);
  });
});

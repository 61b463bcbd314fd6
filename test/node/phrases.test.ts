// Faults in other languages: whatever the sources can say is in every catalogue.

import { describe, expect, test } from 'vitest';
import { HANZI } from '../../component/faces/hanzi.js';
import { phrasing } from '../../component/messages/phrasing.js';
import { phrasesZhHans } from '../../component/messages/phrases-zh-hans.js';
import { phrasesZhHant } from '../../component/messages/phrases-zh-hant.js';
import { zhHant } from '../../component/messages/zh-hant.js';
import { named } from '../../component/given.js';
import { isFault, valueOf } from '../../src/fault.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseVariant } from '../../src/formats/variant.js';
import { faultPhrases, HOLE } from './fault-phrases.js';

/** What tells people something on a page: not the command line, nor what only a program's author reads. */
const PLACES = [
  'src/formats',
  'src/share/share.ts',
  'src/share/base64url.ts',
  'src/share/record-model.ts',
  'src/puzzles/text.ts',
  'src/puzzles/parse-tree.ts',
  'src/opening.ts',
  'src/game.ts',
  'src/table.ts',
  'src/clock.ts',
  'src/setup.ts',
  'src/ruleFaults.ts',
  'src/engine/engine.ts',
  'src/reference',
  'component',
];

/** Sentences about mistakes of programs, which no page shows. */
const OF_PROGRAMS =
  /^a (person|curve|game whose|game ends by)|^the (result is one|game began)|^no memory|^scale|name of an attribute|^, perhaps|^: a/;

const phrases = [...faultPhrases(PLACES).keys()].filter((text) => !OF_PROGRAMS.test(text));

/** Words of the formats and of pages, which are the same in every language. */
const NAMES =
  /"[^"]*"|\[[^\]]*\]|\b(Rules|Result|Termination|First|Position|Setup|undefined|Gc6\S*|Rd1\S*|N:ab|flagWin=take|repetitionLimit=none|[a-q]\d+|0x[\da-f]+|[\da-f]{2})\b/g;

const PIECES = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/1ageh/d1FFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ';

const LANGUAGES = [
  ['simplified Chinese', phrasing(phrasesZhHans, HANZI)],
  ['traditional Chinese', phrasing(phrasesZhHant, zhHant.ranks)],
] as const;

describe.each(LANGUAGES)('faults in %s', (_, phrase) => {
  test.each(phrases)('%s', (text) => {
    const said = phrase(text.replaceAll(HOLE, '甲'));
    expect(said.replace(NAMES, '')).not.toMatch(/[A-Za-z]{2}/);
  });

  /** What a reader is told of a position whose extras are wrong. */
  const told = (extras: string, rules = 'duel-open'): string => {
    const read = parsePosition(`${PIECES} S 0 0 ${extras}`, valueOf(parseVariant(rules)).rules);
    if (!isFault(read)) throw new Error(`${extras} is right`);
    return [read.fault.where, read.fault.found, read.fault.expected].map(phrase).join(' | ');
  };

  test('keys of a text stay as they are written', () => {
    const keys = 'out: flags: shown: timeouts: passed: carry: again: clock:';
    expect(told('foo')).toContain(`${keys} 之一`);
    expect(told('flags:a1 flags:a1')).toMatch(/[重複复]+的 flags: \|/);
  });

  test('a piece is named with its seat', () => {
    expect(told('flags:a6')).toMatch(/ N 的[旅][长長] /);
  });

  test('the place of a fault is said once', () => {
    const rules = parseVariant('duel-open,visibility=partners');
    if (!isFault(rules)) throw new Error('these rules go together');
    expect(named('rules', rules).fault.where).toBe('rules');
    const option = parseVariant('duel-open,foo=1');
    expect(isFault(option) && named('rules', option).fault.where).toBe('rules, option 1');
  });
});

// Texts as editors leave them, read as their authors meant them.

import { describe, expect, it } from 'vitest';
import { mended, withoutEntities, withoutTags } from '../../../component/embed/mend.js';
import { settingsOf } from '../../../component/embed/settings.js';

const POSITION = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const read = (text: string) => Object.fromEntries(settingsOf(text));

describe('a text that becomes a board', () => {
  it('is a position alone', () => {
    expect(read(`\n  ${POSITION}\n`)).toEqual({ position: POSITION });
  });

  it('has its position broken over lines by an editor', () => {
    expect(read(POSITION.replace(' S', '\nS'))).toEqual({ position: POSITION });
  });

  it('is a record alone, with its lines', () => {
    const record = '[Rules "duel-open"]\n\n1. a6b5 2. b7b8 *';
    expect(read(record)).toEqual({ record });
    expect(read('1. a6b5 *')).toEqual({ record: '1. a6b5 *' });
  });

  it('begins with settings, one a line', () => {
    const text = `mode: play\nLevel：3\n\ncoordinates: yes\nshow-rules: no\nrules: duel-dark\n${POSITION}`;
    expect(read(text)).toEqual({
      mode: 'play',
      level: '3',
      coordinates: '',
      rules: 'duel-dark',
      position: POSITION,
    });
  });

  it('may be settings alone', () => {
    expect(read('mode: play')).toEqual({ mode: 'play' });
    expect(read('  ')).toEqual({});
  });

  it.each([
    'onclick',
    'onpointerdown',
    'style',
    'class',
    'id',
    'slot',
    'engine-src',
    'aria-label',
    'data-x',
    'nonce',
    'is',
  ])('does not set what only the page decides on: %s', (name) => {
    expect(read(`${name}: alert(1)`)).toEqual({ position: `${name}: alert(1)` });
  });
});

describe('what editors do to a text', () => {
  it('is undone outside of comments', () => {
    const curly =
      '[White “A”]\u00a0[Event ‘x’]\r\n1.\u2009c6–c7 {“so” – he said}\ufeff 2. a1\u200bb1';
    expect(mended(curly)).toBe('[White "A"] [Event \'x\']\n1. c6-c7 {“so” – he said} 2. a1b1');
  });

  it('leaves a brace without its end to the reader of records', () => {
    expect(mended('1. c6c7 {“so')).toBe('1. c6c7 {"so');
  });

  it('is undone where it made entities', () => {
    expect(withoutEntities('[Rules &quot;duel&#45;open&#x22;] &amp;nbsp; &unknown; &#0; a&b')).toBe(
      '[Rules "duel-open"] &nbsp; &unknown; &#0; a&b',
    );
  });

  it('is undone where it made tags', () => {
    expect(
      withoutTags('<p>[Rules "x"]<br />\n[Event "y"]</p>\n<p>1. <b class="z">c6c7</b> a<b *</p>'),
    ).toBe('[Rules "x"]\n[Event "y"]\n1. c6c7 a<b *\n');
  });
});

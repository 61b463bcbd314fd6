// The board as markup, without a window.

import { describe, expect, it } from 'vitest';
import { frameSettings } from '../../../component/embed/frame.js';
import { GLYPHS } from '../../../component/faces/outlines.generated.js';
import { TRADITIONAL } from '../../../component/faces/traditional.generated.js';
import { boardMarkup } from '../../../component/ssr.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseSetupLetters } from '../../../src/formats/setup-text.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { makeShare } from '../../../src/share/share.js';

const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';

describe('a board made on a server', () => {
  it('has its attributes and a picture that needs no script', () => {
    expect(typeof document).toBe('undefined');
    const markup = boardMarkup({ rules: 'duel-open', position: DUEL, coordinates: true });
    expect(markup).toMatch(
      /^<junqi-board rules="duel-open" position="dlijg[^"]*" coordinates><svg [^>]*viewBox="0 0 524 916"/,
    );
    expect(markup).toMatch(/<title>Junqi<\/title>.*<\/svg><\/junqi-board>$/s);
  });

  it('escapes what it was given', () => {
    const record = '[Rules "duel-open"]\n[Event "<b>&"]\n[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]';
    const markup = boardMarkup({ record, readonly: false, lang: undefined });
    expect(markup).toContain('[Event &#34;&#60;b&#62;&#38;&#34;]');
    expect(markup).not.toContain('readonly');
    expect(markup).not.toContain('lang');
  });

  it('keeps the place of the large board', () => {
    expect(boardMarkup({ rules: 'four-dark' })).toMatch(
      /^<junqi-board rules="four-dark" data-board="four"><svg [^>]*viewBox="0 0 880 880"/,
    );
  });

  it('has traditional characters on the pieces where the tag is in traditional Chinese', () => {
    const has = (markup: string, outline: string): boolean => markup.includes(`d="${outline}"`);
    for (const [lang, isTraditional] of Object.entries({ 'zh-TW': true, 'zh-CN': false })) {
      const markup = boardMarkup({ rules: 'duel-open', position: DUEL, lang });
      expect(has(markup, TRADITIONAL['军'])).toBe(isTraditional);
      expect(has(markup, GLYPHS['军'][1])).toBe(!isTraditional);
    }
  });

  it('shows what a seat may know of a record, and nothing else', () => {
    const setups = (first: string) =>
      `[Rules "duel-dark"]\n[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]\n[SetupN "${first}"]\n\n*`;
    const picture = (first: string) =>
      boardMarkup({ record: setups(first), seat: 'S' }).replace(/^[^>]*>/, '');
    expect(picture('geffhe.d.cdk.hga.g.bjiihijcklj')).toBe(
      picture('egffhe.d.cdk.hga.g.bjiihijcklj'),
    );
  });

  it('says in words what cannot be shown', () => {
    const markup = boardMarkup({ position: '<nonsense>' });
    expect(markup).toContain('><p>position, placement, row 1: found &#34;&#60;&#34;, expected');
  });

  it('refuses a name that is none', () => {
    expect(() => boardMarkup({ 'a b': 'x' })).toThrow('"a b" is no name of an attribute');
  });
});

describe('the address of a frame', () => {
  it('names settings, and none that only a page decides on', () => {
    const settings = valueOf(
      frameSettings('#mode=play&level=3&onclick=x&style=y&engine-src=//evil/w.js'),
    );
    expect(Object.fromEntries(settings)).toEqual({ mode: 'play', level: '3' });
  });

  it('may be a share link, with settings beside', () => {
    const variant = valueOf(parseVariant('duel-dark'));
    const position = valueOf(parsePosition(DUEL, variant.rules));
    const link = makeShare({ kind: 'position', variant, position, bottom: 'N' });
    expect(Object.fromEntries(valueOf(frameSettings(`#${link}&theme=dark`)))).toEqual({
      rules: 'duel-dark',
      position: DUEL,
      orientation: 'N',
      theme: 'dark',
    });
  });

  it('opens a shared setup where setups are made', () => {
    const setup = valueOf(parseSetupLetters('geffhe.d.cdk.hga.g.bjiihijcklj'));
    const link = makeShare({ kind: 'setup', setup });
    expect(Object.fromEntries(valueOf(frameSettings(`#${link}&rules=duel-dark`)))).toEqual({
      mode: 'deploy',
      setup: 'geffhe.d.cdk.hga.g.bjiihijcklj',
      rules: 'duel-dark',
    });
  });

  it('may be empty', () => {
    for (const fragment of ['', '#']) expect(frameSettings(fragment)).toEqual({ value: new Map() });
  });

  it('says what is wrong with a link that was damaged, also beside settings', () => {
    for (const fragment of ['#junqi=1xxxxxx', '#junqi=1xxxxxx&theme=dark']) {
      const said = { where: 'link', expected: 'the whole link' };
      expect(frameSettings(fragment)).toMatchObject({ fault: said });
    }
    const versioned = { where: 'link, version', found: '"9"' };
    expect(frameSettings('#junqi=9abcdef')).toMatchObject({ fault: versioned });
  });

  it('says what was expected where it names nothing', () => {
    for (const fragment of ['#%3Cimg src=x%3E', '#onclick=x', '#一'])
      expect(frameSettings(fragment)).toMatchObject({
        fault: { where: 'link', expected: '"#mode=play" or "#junqi=" and a code' },
      });
  });
});

// Pictures without a document: whole, standing alone, and silent about what is not seen.

import { describe, expect, it } from 'vitest';
import { parseMarkup, type Node } from '../../../component/out/markup.js';
import { paintOf, resolved } from '../../../component/out/paint.js';
import { colourNames } from '../../../component/out/picture.js';
import { StyleSheet } from '../../../component/out/stylesheet.js';
import { positionSvg } from '../../../component/out/svg.js';
import { templateText } from '../../../component/out/template-text.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Position } from '../../../src/position.js';
import { viewOf } from '../../../src/view.js';

const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const FOUR =
  'ejglj/idjik/a1g1c/kh1df/b1i1g/ehfhc/TPSWRQ3uqornq/TV1W1St1o1vu/OVN1OQ3su1wwv/' +
  'XV1T1Up1m1px/RPMSUU3rtstsv/BGHIH/K1F1A/HC1DG/I1C1E/KJIEG/JLFJD S 0 0';

function seen(text: string, rules: string): Position {
  const { rules: under } = valueOf(parseVariant(rules));
  return viewOf(under, valueOf(parsePosition(text, under)), 'S');
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Every element of a picture. */
function elementsOf(nodes: readonly (Node | string)[]): Node[] {
  const elements = nodes.filter((node) => typeof node !== 'string');
  return elements.flatMap((node) => [node, ...elementsOf(node.children)]);
}

describe('a position as SVG', () => {
  const svg = positionSvg(seen(DUEL, 'duel-dark'), { coordinates: true, label: 'Red & blue "1"' });

  it('is one document of outlines that refers to nothing', () => {
    const [root, ...others] = parseMarkup(svg);
    expect(others).toEqual([]);
    expect(root?.attributes).toMatchObject({ viewBox: '0 0 524 916', width: '524', height: '916' });
    expect(root?.children[0]).toEqual({
      name: 'title',
      attributes: {},
      children: ['Red & blue "1"'],
    });
    const names = new Set(elementsOf([root!]).map(({ name }) => name));
    expect([...names].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg', 'text', 'title']);
    for (const word of [
      'var(',
      'light-dark',
      'color-mix',
      'class=',
      'data-',
      'href',
      'url(',
      'style',
    ])
      expect(svg).not.toContain(word);
  });

  it('has the colours of the design, light and dark, and of whoever gives others', () => {
    expect(countOf(svg, 'fill="#b3261e"')).toBe(25);
    expect(countOf(svg, 'fill="#1f4e79"')).toBe(25);
    expect(svg).toContain('fill="#efe3c6" stroke="#c9b68b" stroke-width="2.5"');
    const dark = positionSvg(seen(DUEL, 'duel-dark'), { theme: 'dark' });
    expect(dark).toContain('fill="#2a2721" stroke="#57503f"');
    const own = positionSvg(seen(DUEL, 'duel-dark'), { colours: { '--junqi-red': '#a00c' } });
    expect(countOf(own, 'fill="#aa0000"')).toBe(25);
    expect(own).toContain('fill-opacity="0.8"');
    expect(colourNames()).toContain('--junqi-headquarters-edge');
  });

  it('shows Four with one glyph a piece where it is small', () => {
    const view = seen(FOUR, 'four-partners');
    const [large, small] = [positionSvg(view), positionSvg(view, { width: 360 })];
    expect(small).toContain('width="360" height="360"');
    // South's and North's 25 faces each: two characters, or one.
    const glyphs = (text: string) => countOf(text, 'scale(0.');
    expect(glyphs(large)).toBe(100);
    expect(glyphs(small)).toBe(50);
  });

  it('marks the last turn and turns with the seat at the bottom', () => {
    const view = seen('5/5/5/5/5/5/5/5/5/5/5/A4 N 1 1', 'duel-open');
    const lastTurn = {
      ...{ kind: 'move' as const, from: 20, to: 25, outcome: 'quiet' as const },
      ...{ flagTaken: false, flags: [], shown: [], out: [] },
    };
    const marked = positionSvg(view, { lastTurn });
    // a1 is the lower left corner, 62 from the left and 52 from below.
    expect(marked).toContain('transform="translate(62 864)"');
    expect(marked).toContain('d="M62 794L62 864" fill="none" stroke="#f2b705"');
    expect(positionSvg(view, { bottom: 'N' })).toContain('transform="translate(462 52)"');
  });

  it('is the same whatever a covered piece may be', () => {
    const other = DUEL.replace('dlijg', 'dgijl');
    expect(other).not.toBe(DUEL);
    expect(positionSvg(seen(other, 'duel-dark'))).toBe(positionSvg(seen(DUEL, 'duel-dark')));
    expect(positionSvg(seen(other, 'duel-open'))).not.toBe(positionSvg(seen(DUEL, 'duel-open')));
  });
});

describe('what pictures are made with', () => {
  it('reads rules by class and element, the nearer and later ones first', () => {
    const sheet = new StyleSheet(`
      :host { --_a: 1px; }
      .ring, .dot { fill: red; stroke: blue }
      .four .ring { fill: green; }
      .four .ring.best { fill: gold; }
      path { fill: black; }
      @media print { .ring { fill: white; .x { fill: none } } }
      /* .ring { fill: pink; } */
      .point:hover { fill: pink; }`);
    const four = [
      { name: 'svg', classes: ['four'] },
      { name: 'g', classes: [] },
    ];
    const ring = { name: 'path', classes: ['ring'] };
    expect(sheet.host).toEqual({ '--_a': '1px' });
    expect(sheet.declarationsOf(ring, [])).toEqual({ fill: 'red', stroke: 'blue' });
    expect(sheet.declarationsOf(ring, four)).toEqual({ fill: 'green', stroke: 'blue' });
    const best = { name: 'path', classes: ['ring', 'best'] };
    expect(sheet.declarationsOf(best, four)['fill']).toBe('gold');
    expect(sheet.declarationsOf({ name: 'path', classes: [] }, four)).toEqual({ fill: 'black' });
    expect(sheet.declarationsOf({ name: 'rect', classes: ['point'] }, four)).toEqual({});
  });

  it('works out variables, schemes and mixtures', () => {
    const variables = { '--_a': 'var(--b, light-dark(#fff, rgb(1, 2, 3)))', '--c': '2px' };
    expect(resolved('var(--_a)', variables, false)).toBe('#fff');
    expect(resolved('var(--_a)', variables, true)).toBe('rgb(1, 2, 3)');
    expect(resolved('var(--_a)', { ...variables, '--b': '#123' }, true)).toBe('#123');
    expect(resolved('var(--missing)', variables, true)).toBeUndefined();
    expect(resolved('var(--c) solid', variables, true)).toBe('2px solid');
    expect(paintOf('color-mix(in srgb, #f2b705 45%, transparent)')).toEqual({
      color: '#f2b705',
      opacity: 0.45,
    });
    expect(paintOf('#0003')).toEqual({ color: '#000000', opacity: 0.2 });
    expect(paintOf('rgba(1, 2, 3, 0.5)')).toEqual({ color: 'rgb(1, 2, 3)', opacity: 0.5 });
  });

  it('refuses what is no drawing', () => {
    expect(() => templateText({ words: 'a' })).toThrow(TypeError);
    expect(templateText(['a<b', 3, null])).toBe('a&lt;b3');
  });
});

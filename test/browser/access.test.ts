// The board for who cannot see it, or sees it in their own colours.

import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { boardOf, cell, countOf, DUEL, FOUR, tapOn } from './boards.js';
import { find, playing, settled } from './playing.js';

describe('access', () => {
  beforeEach(() => setViewport({ width: 900, height: 1000 }));
  afterEach(() => emulateMedia({ colorScheme: 'light', forcedColors: 'none' }));

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [rules, text] of [
      ['duel-dark', DUEL],
      ['four-dark', FOUR],
    ] as const) {
      it(`has nothing for axe to complain of: ${rules}, ${colorScheme}`, async () => {
        await emulateMedia({ colorScheme });
        const board = await boardOf(text, { rules, coordinates: true });
        await expect(board).to.be.accessible();
        await tapOn(board, 'g6' in board ? 'g6' : rules === 'duel-dark' ? 'c6' : 'i6');
        await expect(board).to.be.accessible();
      });
    }
  }

  it('calls points by coordinates and the words of the field, pieces by what may be known', async () => {
    const board = await boardOf(DUEL);
    const label = (name: string) => cell(board, name).getAttribute('aria-label');
    expect(label('c6')).to.equal('c6, red front line, red battalion commander, can move');
    expect(label('b5')).to.equal('b5, red left front camp, empty');
    expect(label('b12')).to.equal('b12, blue right headquarters, blue piece');
    await tapOn(board, 'c6');
    expect(label('c7')).to.equal('c7, blue front line, blue piece, can attack');
    expect(label('b5')).to.equal('b5, red left front camp, empty, can go here');
  });

  it('calls the palaces of Four by name', async () => {
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    const label = (name: string) => cell(board, name).getAttribute('aria-label');
    expect(label('g7')).to.equal('g7, corner palace, empty');
    expect(label('i7')).to.equal('i7, edge palace, empty');
    expect(label('i9')).to.equal('i9, centre palace, empty');
    expect(label('a10')).to.equal('a10, West left headquarters, West piece');
  });

  it('follows the reader to the dark and back, and a theme against the reader', async () => {
    const board = await boardOf(DUEL);
    const colour = () => getComputedStyle(board.renderRoot.querySelector('.sheet')!).fill;
    await emulateMedia({ colorScheme: 'dark' });
    const dark = colour();
    await emulateMedia({ colorScheme: 'light' });
    expect(colour()).not.to.equal(dark);
    board.theme = 'dark';
    await board.updateComplete;
    expect(colour()).to.equal(dark);
  });

  it('tells the armies apart in forced colours', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const board = await boardOf(DUEL);
    const fill = (army: string) =>
      getComputedStyle(board.renderRoot.querySelector(`.${army} .body`)!).fill;
    expect(fill('army-red')).not.to.equal(fill('army-blue'));
  });

  for (const [hands, covered] of [
    ['S', 'blue'],
    ['N', 'red'],
  ] as const) {
    it(`shows bars on ${covered} pieces in forced colours, light and dark`, async () => {
      const board = await playing('duel-dark', { exclusions: true, hands });
      await settled(board, () => countOf(board, '.bars') > 0);
      const fill = (selector: string) => getComputedStyle(find(board, selector)).fill;
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ forcedColors: 'active', colorScheme });
        expect(fill('.bars'), colorScheme).not.to.equal(fill(`.army-${covered} .body`));
      }
    });
  }
});

// What a board stands in: pages from right to left, ancestors that scale, move, zoom and turn it.

import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { reference } from '../../src/reference/index.js';
import {
  boardOf,
  cell,
  countOf,
  dragFrom,
  DUEL,
  FOUR,
  heard,
  letGo,
  middleOf,
  positionOf,
  rulesOf,
  tapOn,
} from './boards.js';
import { SHOWN, shownMode } from './shown-modes.js';

describe('a page from right to left', () => {
  beforeEach(() => {
    document.documentElement.dir = 'rtl';
  });
  afterEach(() => document.documentElement.removeAttribute('dir'));

  for (const mode of Object.keys(SHOWN)) {
    it(`has ${mode}’s panels from the right, and the board as ever`, async () => {
      for (const width of [1200, 360]) {
        await setViewport({ width, height: 1000 });
        const board = await shownMode(mode);
        const panel = board.renderRoot.querySelector<HTMLElement>('.beside, .below, .above')!;
        expect(getComputedStyle(panel).direction).to.equal('rtl');
        const frame = board.renderRoot.querySelector('.frame')!.getBoundingClientRect();
        expect(cell(board, 'a1').getBoundingClientRect().left).to.be.lessThan(
          cell(board, 'e1').getBoundingClientRect().left,
        );
        const beside = board.renderRoot.querySelector('.beside')?.getBoundingClientRect();
        if (width > 1000 && beside) expect(beside.right).to.be.at.most(frame.left + 1);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        board.remove();
      }
    });
  }

  it('keeps the buttons of the player in the order of time', async () => {
    await setViewport({ width: 1000, height: 1000 });
    const board = await shownMode('view');
    const buttons = [...board.renderRoot.querySelectorAll('.player button')];
    const lefts = buttons.map((each) => each.getBoundingClientRect().left);
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
  });
});

/** Puts a board into a box of a style and lets the box be laid out. */
async function within(board: JunqiBoard, style: Partial<CSSStyleDeclaration>): Promise<void> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  Object.assign(box.style, { width: '420px', transformOrigin: '0 0', ...style });
  box.append(board);
  await board.updateComplete;
  await nextFrame();
}

const TRANSFORMS: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
  'scaled down': { transform: 'scale(0.6)' },
  'scaled up and moved': { transform: 'translate(90px, 40px) scale(1.1)' },
  'scaled unevenly': { transform: 'scale(1.2, 0.7)' },
  zoomed: { zoom: '0.7' },
  'zoomed and scaled': { zoom: '1.3', transform: 'scale(0.6)' },
  'turned by a quarter': { transform: 'translate(760px, 0) rotate(90deg)' },
  'turned a little': { transform: 'translate(260px, 20px) rotate(20deg) scale(0.8)' },
};

describe('a board that is', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  for (const [name, style] of Object.entries(TRANSFORMS)) {
    it(`${name} moves by tap and by drag`, async () => {
      for (const [text, rules, from, to] of [
        [DUEL, 'duel-dark', 'a6', 'a7'],
        [FOUR, 'four-dark', 'g5', 'h5'],
      ] as const) {
        const board = await boardOf(text, { rules });
        await within(board, style);
        const destinations = reference.moves(rulesOf(rules), positionOf(text, rules));
        const moves = heard('junqi-move');
        await tapOn(board, from);
        await tapOn(board, to);
        expect(moves.at(-1)?.detail).to.include({ from, to });
        board.view = positionOf(text, rules);
        board.destinations = [...destinations];
        await board.updateComplete;
        const there = middleOf(cell(board, to));
        await dragFrom(board, from, there);
        const held = board.renderRoot
          .querySelector('.piece.in-hand .body')!
          .getBoundingClientRect();
        expect(Math.abs(held.left + held.width / 2 - there[0])).to.be.at.most(3);
        expect(Math.abs(held.top + held.height / 2 - there[1])).to.be.at.most(3);
        await letGo(board);
        expect(moves).to.have.length(2);
        expect(moves.at(-1)?.detail).to.include({ from, to });
        board.remove();
      }
    });

    it(`${name} is set up by tap and by drag`, async () => {
      const board = await shownMode('deploy');
      await within(board, style);
      const at = (point: string): string =>
        cell(board, point).getAttribute('aria-label')!.split(', ')[2]!;
      const before = [at('a6'), at('c6'), at('e6')];
      await tapOn(board, 'a6');
      await tapOn(board, 'c6');
      expect([at('a6'), at('c6')]).to.deep.equal([before[1], before[0]]);
      await dragFrom(board, 'c6', middleOf(cell(board, 'e6')));
      await letGo(board);
      expect(at('e6')).to.equal(before[0]);
      await sendMouse({ type: 'move', position: [999, 999] });
      expect(countOf(board, '.in-hand')).to.equal(0);
    });
  }
});

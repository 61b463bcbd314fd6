// A choice on the board that comes to nothing: why, seen and heard.

import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { boardOf, cell, dragFrom, DUEL, letGo, middleOf, tapOn } from './boards.js';

describe('a choice that comes to nothing', () => {
  beforeEach(() => setViewport({ width: 800, height: 1000 }));
  afterEach(() => resetMouse());

  const said = (board: JunqiBoard): (string | undefined)[] =>
    ['.note', '.said'].map((part) =>
      board.renderRoot.querySelector(part)?.textContent.replace('\u00a0', '').trim(),
    );
  const both = (text: string): string[] => [text, text];
  const NOTHING = [undefined, ''];

  for (const [point, text] of [
    ['a2', 'Landmines and flags do not move.'],
    ['d1', 'Landmines and flags do not move.'],
    ['b1', 'Pieces in headquarters stay there.'],
    ['c1', 'This piece cannot move now.'],
  ] as const) {
    it(`says why ${point} stays: ${text}`, async () => {
      const board = await boardOf(DUEL);
      await tapOn(board, point);
      expect(said(board)).to.deep.equal(both(text));
      // Said again it is heard and seen again, and with a choice it goes.
      const before = board.renderRoot.querySelector('.note');
      await tapOn(board, point);
      expect(board.renderRoot.querySelector('.note')).not.to.equal(before);
      await tapOn(board, 'c6');
      expect(said(board)[0]).to.be.undefined;
      await tapOn(board, point);
      expect(said(board)).to.deep.equal(both(text));
    });
  }

  it('says it of a place that a piece cannot get to, by tap, drag and key', async () => {
    const board = await boardOf(DUEL);
    await tapOn(board, 'c6');
    await tapOn(board, 'a9');
    expect(said(board)).to.deep.equal(both('It cannot go there.'));
    await tapOn(board, 'c6');
    expect(said(board)[0]).to.be.undefined;
    await dragFrom(board, 'c6', middleOf(cell(board, 'b9')));
    await letGo(board);
    expect(said(board)).to.deep.equal(both('It cannot go there.'));
    await tapOn(board, 'c6');
    cell(board, 'c9').focus();
    await sendKeys({ press: 'Enter' });
    await board.updateComplete;
    expect(said(board)).to.deep.equal(both('It cannot go there.'));
    await expect(board).to.be.accessible();
  });

  it('says nothing of empty points, of others’ pieces, or to who only looks', async () => {
    const board = await boardOf(DUEL);
    for (const point of ['b5', 'a9', 'b12', 'd12']) {
      await tapOn(board, point);
      expect(said(board)).to.deep.equal(NOTHING);
    }
    await tapOn(board, 'c6');
    await tapOn(board, 'c6');
    expect(said(board)).to.deep.equal(NOTHING);
    board.destinations = [];
    await tapOn(board, 'a2');
    expect(said(board)).to.deep.equal(NOTHING);
  });

  it('says no more of a covered piece than who looks may know', async () => {
    const board = await boardOf(DUEL, { seat: 'N' });
    await tapOn(board, 'a2');
    expect(said(board)).to.deep.equal(NOTHING);
  });

  it('does not hold pieces in headquarters that may leave them', async () => {
    const board = await boardOf(DUEL, { rules: 'duel-dark,leaveHeadquarters=any' });
    await tapOn(board, 'b1');
    expect(said(board)).to.deep.equal(both('This piece cannot move now.'));
  });
});

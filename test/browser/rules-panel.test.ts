// The rules in words below the board.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { countOf } from './boards.js';

const sentences = (board: JunqiBoard, selector = '.rules > dl dd') =>
  [...board.renderRoot.querySelectorAll(selector)].map((each) => each.textContent);

const isThere = (board: JunqiBoard) =>
  waitUntil(() => countOf(board, '.rules') === 1, 'the rules', { timeout: 15_000 });

describe('the rules panel', () => {
  it('is there when asked for', async () => {
    const board = await fixture<JunqiBoard>(html`<junqi-board rules="qq"></junqi-board>`);
    expect(countOf(board, '.rules')).to.equal(0);
    board.showRules = true;
    await isThere(board);
    await expect(board).to.be.accessible();
  });

  it('says what differs, and the rest on demand, in three languages', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board rules="classic" show-rules lang="en"></junqi-board>`,
    );
    await isThere(board);
    expect(sentences(board)).to.deep.equal([
      'A piece is seen by its owner only.',
      'A seat is out when it has lost 3 turns to the clock.',
    ]);
    expect(sentences(board, '.rules details dd').length).to.be.greaterThan(35);
    board.lang = 'zh-TW';
    await board.updateComplete;
    expect(sentences(board)).to.deep.equal([
      '暗棋：棋子只有自己看得見。',
      '超時滿 3 次的一方判負。',
    ]);
    board.lang = 'zh-CN';
    await board.updateComplete;
    expect(sentences(board)[1]).to.equal('超时满 3 次的一方判负。');
  });

  it('follows the rules', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board rules="duel-open" show-rules lang="en"></junqi-board>`,
    );
    await isThere(board);
    expect(sentences(board)).to.deep.equal([]);
    board.rules = 'duel-open,railReach=3';
    await board.updateComplete;
    expect(sentences(board)).to.deep.equal([
      'On the railway all but engineers go at most 3 steps.',
    ]);
  });
});

// The lesson, taken from its first step to its last.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { STEPS } from '../../component/modes/lesson/steps.js';
import { countOf, heard, tapOn } from './boards.js';

/** What solves each step; the answers come by themselves. */
const MOVES: Readonly<Record<(typeof STEPS)[number], readonly string[]>> = {
  move: ['d10 d11', 'd11 d12'],
  rail: ['a5 a11', 'a11 d11', 'd11 d12'],
  engineer: ['c6 d11', 'd11 d12'],
  camp: ['e10 d10', 'd10 d11', 'd11 d12'],
  collision: ['d10 d11', 'd11 d12'],
  mine: ['c11 d11', 'd10 d11', 'd11 d12'],
  flag: ['c11 d10', 'c2 d11', 'd11 d12'],
};

const textOf = (board: JunqiBoard, selector: string): string =>
  board.renderRoot.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? '';

async function lesson(lang = 'en', step = ''): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(
    html`<junqi-board mode="lesson" lang=${lang} step=${step} pace="0.02"></junqi-board>`,
  );
  await waitUntil(() => countOf(board, '.step') === 1, 'the lesson', { timeout: 10_000 });
  return board;
}

async function play(board: JunqiBoard, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    for (const point of move.split(' ')) await tapOn(board, point);
    await waitUntil(() => textOf(board, '.status') !== '…', 'an answer', { timeout: 5000 });
  }
}

describe('lesson', () => {
  beforeEach(() => setViewport({ width: 420, height: 1300 }));

  for (const [index, name] of STEPS.entries()) {
    it(`teaches step ${index + 1}, ${name}`, async () => {
      const told = heard('junqi-lesson');
      const board = await lesson('en', String(index + 1));
      expect(textOf(board, '.step')).to.match(new RegExp(`^${index + 1} of 7: `));
      await play(board, MOVES[name]);
      expect(textOf(board, '.status')).to.equal('Solved! No mistake, no hint.');
      expect(told.at(-1)?.detail as unknown).to.deep.equal({
        step: index + 1,
        steps: 7,
        learned: 1,
      });
      const next = board.renderRoot.querySelector<HTMLButtonElement>('.next-step')!;
      expect(next.disabled).to.equal(index === STEPS.length - 1);
      next.click();
      await board.updateComplete;
      const after = Math.min(index + 2, STEPS.length);
      expect(textOf(board, '.step')).to.match(new RegExp(`^${after} of 7: `));
    });
  }

  it('answers what the step warns of', async () => {
    const board = await lesson('en', '4');
    await play(board, ['e10 d10']);
    expect(textOf(board, '.status')).to.match(/^Right\./);
    board.renderRoot.querySelector<HTMLElement>('.previous-step')!.click();
    await board.updateComplete;
    expect(textOf(board, '.step')).to.contain('The engineer');
    await play(board, ['a5 a11']);
    expect(textOf(board, '.status')).to.match(/^No\. Red commander a5 to a11; blue/);
  });

  it('has nothing for axe to complain of', async () => {
    await expect(await lesson()).to.be.accessible();
  });

  it('speaks Chinese', async () => {
    const board = await lesson('zh-CN', '2');
    expect(textOf(board, '.step')).to.equal('第 2 课，共 7 课：铁路');
    expect(textOf(await lesson('zh-TW', '5'), '.step')).to.equal('第 5 課，共 7 課：碰子');
  });
});

// Four under a finger on a small screen: what a tap means, and a closer look.

import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { boardOf, cell, countOf, FOUR, heard, middleOf } from './boards.js';

/** A finger touches the board at a place of the page. */
async function touch(board: JunqiBoard, [x, y]: [number, number], after = 1000): Promise<void> {
  const target = board.shadowRoot!.elementFromPoint(x, y)!;
  const event = new PointerEvent('click', {
    pointerType: 'touch',
    detail: 1,
    clientX: x,
    clientY: y,
    bubbles: true,
    composed: true,
  });
  clock += after;
  Object.defineProperty(event, 'timeStamp', { value: clock });
  target.dispatchEvent(event);
  await board.updateComplete;
}
let clock = 0;

const at = (board: JunqiBoard, name: string, dx = 0, dy = 0): [number, number] => {
  const [x, y] = middleOf(cell(board, name));
  return [x + dx, y + dy];
};

const chosen = (board: JunqiBoard): string | undefined =>
  board.renderRoot.querySelector('[aria-selected="true"]')?.getAttribute('aria-label')?.slice(0, 2);

/** South's engineer may go along all its rails. */
const FOUR_RAILS = '3l1/5/5/2c2/5/5/15/12/15/12/15/I4/5/2C2/5/5/1L3 S 0 0';

const textIn = (board: JunqiBoard, selector: string): string =>
  board.renderRoot.querySelector(selector)?.textContent.trim() ?? '';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('small touch', () => {
  beforeEach(async () => {
    await setViewport({ width: 360, height: 640 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('takes the nearest piece that may move for the one that is meant', async () => {
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    // Between the mine on g1, which cannot move, and what stands on g3.
    await touch(board, at(board, 'h5', 2, 0));
    expect(chosen(board)).to.be.oneOf(['h6', 'g5', 'i5', 'h4', 'g6', 'i6']);
  });

  it('has a second tap confirm where points are closer than 32 pixels', async () => {
    const moves = heard('junqi-move');
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    await touch(board, at(board, 'g6'));
    expect(chosen(board)).to.equal('g6');
    await touch(board, at(board, 'g7'));
    expect(moves).to.be.empty;
    expect(countOf(board, '.selection')).to.equal(2);
    expect(textIn(board, '.note')).to.equal('Tap again to go there.');
    expect(textIn(board, '.said')).to.equal('Tap again to go there.');
    await touch(board, at(board, 'g7'), 200);
    expect(moves.map(({ detail }) => `${detail.from}${detail.to}`)).to.deep.equal(['g6g7']);
  });

  it('asks nobody to confirm with a mouse, by keys, or where there is room', async () => {
    const moves = heard('junqi-move');
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    cell(board, 'g6').click();
    cell(board, 'g7').click();
    expect(moves).to.have.length(1);
    board.remove();
    await setViewport({ width: 1000, height: 1000 });
    const large = await boardOf(FOUR, { rules: 'four-dark' });
    await touch(large, at(large, 'g6'));
    await touch(large, at(large, 'g7'));
    expect(moves).to.have.length(2);
  });

  it('shows a wing larger after a double tap, with room for fingers, and the whole after another', async () => {
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    await touch(board, at(board, 'h1'));
    await touch(board, at(board, 'h1'), 150);
    expect(board.renderRoot.querySelector('.frame')?.getAttribute('data-wing')).to.equal('below');
    const { width } = cell(board, 'h1').getBoundingClientRect();
    expect(width).to.be.at.least(44);
    await touch(board, at(board, 'h3'));
    expect(chosen(board)).to.be.oneOf(['h3', undefined]);
    board.renderRoot.querySelector<HTMLElement>('.closer')!.click();
    await board.updateComplete;
    expect(board.renderRoot.querySelector('[data-wing]')).to.be.null;
    await expect(board).to.be.accessible();
  });

  for (const width of [320, 360]) {
    for (const name of ['h1', 'j13', 'a8', 'p8', 'i9']) {
      it(`never has the way back over a point: around ${name}, ${width} pixels`, async () => {
        await setViewport({ width, height: 740 });
        const board = await boardOf(FOUR, { rules: 'four-dark' });
        await touch(board, at(board, name));
        await touch(board, at(board, name), 150);
        const back = board.renderRoot.querySelector('.closer')!.getBoundingClientRect();
        const frame = board.renderRoot.querySelector('.frame')!.getBoundingClientRect();
        expect(overlap(back, frame)).to.be.true;
        const covered = [...board.renderRoot.querySelectorAll('.point')].filter((point) =>
          overlap(point.getBoundingClientRect(), back),
        );
        expect(covered.map((point) => point.getAttribute('aria-label'))).to.deep.equal([]);
      });
    }
  }

  it('says how many points the piece in hand may go to out of sight, and leads there', async () => {
    const moves = heard('junqi-move');
    const board = await boardOf(FOUR_RAILS, { rules: 'four-open' });
    await touch(board, at(board, 'g6'));
    await touch(board, at(board, 'g6'), 150);
    const back = board.renderRoot.querySelector<HTMLElement>('.closer')!;
    if (chosen(board) !== 'g6') await touch(board, at(board, 'g6'));
    const frame = board.renderRoot.querySelector('.frame')!.getBoundingClientRect();
    const hidden = [...board.renderRoot.querySelectorAll('.target')].filter((target) => {
      const [x, y] = middleOf(target);
      return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    });
    expect(hidden).not.to.be.empty;
    expect(back.textContent.trim()).to.equal(`+${hidden.length}`);
    expect(back.ariaLabel).to.equal(`The whole board, ${hidden.length} to go to out of sight`);
    back.click();
    await board.updateComplete;
    await touch(board, at(board, 'g13'));
    await touch(board, at(board, 'g13'), 600);
    expect(moves.map(({ detail }) => `${detail.from}${detail.to}`)).to.deep.equal(['g6g13']);
  });
});

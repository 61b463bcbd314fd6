// Where things stand around the board, as an eye sees it: edges that line up, rows of one height, nothing that jumps.

import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { countOf, DUEL } from './boards.js';
import { find, playing, settled } from './playing.js';
import { SHOWN, shownMode } from './shown-modes.js';

const all = (board: JunqiBoard, selector: string): HTMLElement[] => [
  ...board.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const box = (board: JunqiBoard, selector: string): DOMRect =>
  find(board, selector).getBoundingClientRect();
/** A record of some forty turns: the longest way there and back again. */
const LONG = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]

${Array.from({ length: 12 }, (_, i) => `${4 * i + 1}. a6b5 ${4 * i + 2}. b7b8 ${4 * i + 3}. b5a6 ${4 * i + 4}. b8b7`).join(' ')} *`;

describe('the room around the board', () => {
  for (const mode of Object.keys(SHOWN)) {
    it(`in ${mode} lets it begin where the element begins`, async () => {
      await setViewport({ width: 1000, height: 1000 });
      const board = await shownMode(mode);
      const { left } = board.getBoundingClientRect();
      expect(box(board, '.frame').left).to.be.closeTo(left, 0.5);
      expect(box(board, '.beside').left).to.be.greaterThan(box(board, '.frame').right);
    });
  }

  it('has the buttons for taking it along below the board, from its edge on', async () => {
    await setViewport({ width: 1000, height: 1000 });
    const board = await shownMode('edit');
    board.tools = '';
    await settled(board, () => countOf(board, '.sharing .button') === 3);
    const [frame, first] = [box(board, '.frame'), box(board, '.sharing .button')];
    expect(first.left).to.be.closeTo(frame.left, 0.5);
    expect(first.top).to.be.within(frame.bottom, frame.bottom + 24);
  });

  for (const width of [360, 768]) {
    it(`has the pen in a row with the turn of the board at ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const board = await shownMode('view');
      const [flip, pen] = [box(board, '.flip'), box(board, '.pen-switch')];
      expect([pen.top, pen.height]).to.deep.equal([flip.top, flip.height]);
    });
  }

  for (const mode of ['view', 'analyse']) {
    it(`scrolls the list of moves of ${mode} to the turn shown, and not the page`, async () => {
      await setViewport({ width: 360, height: 900 });
      const board = await fixture<JunqiBoard>(
        html`<junqi-board lang="en" engine="off"></junqi-board>`,
      );
      board.style.setProperty('--junqi-moves-height', '5em');
      Object.assign(board, { mode, record: LONG, ply: 30 });
      for (const ply of [30, 0, 48, 14]) {
        board.goTo(ply);
        await settled(board, () => countOf(board, '.moves [aria-current="step"]') === 1);
        const [list, turn] = [box(board, '.moves'), box(board, '.moves [aria-current="step"]')];
        expect(turn.top, `turn ${ply}`).to.be.at.least(list.top);
        expect(turn.bottom, `turn ${ply}`).to.be.at.most(list.bottom);
        expect(window.scrollY).to.equal(0);
      }
    });
  }

  it('has the lines of the engine, and the bar, come where nothing has to give way', async () => {
    await setViewport({ width: 360, height: 900 });
    const board = await fixture<JunqiBoard>(
      html`<junqi-board lang="en" mode="analyse" engine="on" position=${DUEL}></junqi-board>`,
    );
    const seen = new Set<string>();
    await settled(board, () => {
      const isThere = countOf(board, '.lines') === 1;
      if (isThere) seen.add(`${box(board, '.lines').height} ${box(board, '.frame').left}`);
      return countOf(board, '.lines .line') === 3;
    });
    expect(seen.size, [...seen].join(', ')).to.equal(1);
  });

  for (const width of [360, 320]) {
    it(`has the clock beside a long name in one line at ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const names = { S: 'Aleksandra', N: 'Computer, level 10' };
      const board = await playing('duel-dark,secondsPerSeat=300', { names });
      await settled(board, () => countOf(board, '.seat-bar .time') === 2);
      for (const time of all(board, '.seat-bar .time')) {
        const range = document.createRange();
        range.selectNodeContents(time);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        expect(new Set(tops).size, time.textContent).to.equal(1);
        const bar = time.closest('.seat-bar')!.getBoundingClientRect();
        expect(time.getBoundingClientRect().right).to.be.at.most(bar.right);
      }
    });
  }

  it('holds the names of four seats in the corners of a phone', async () => {
    await setViewport({ width: 360, height: 900 });
    const names = {
      S: 'Aleksandra',
      E: 'Computer, level 10',
      N: 'Konstantinopolitanerin',
      W: 'Bo',
    };
    const board = await playing('four-dark', { names });
    await settled(board, () => countOf(board, '.seat-bar') === 4);
    for (const bar of all(board, '.seat-bar')) {
      const { bottom, right, height } = bar.getBoundingClientRect();
      const corner = bar.closest('.corner')!.getBoundingClientRect();
      expect(right).to.be.at.most(corner.right);
      expect(bottom).to.be.at.most(corner.bottom);
      expect(height).to.be.at.most(90);
      const [swatch, side] = [bar.querySelector('.swatch')!, bar.querySelector('.sitter')!];
      const range = document.createRange();
      range.selectNodeContents(side);
      const [first] = range.getClientRects();
      expect(first!.top, 'one row').to.be.below(swatch.getBoundingClientRect().bottom);
    }
  });
});

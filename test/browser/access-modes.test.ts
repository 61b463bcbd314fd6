// Every mode for who sees little, reads large text, has no colours, wants no motion, or taps with a thumb.

import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { modeNames } from '../../component/modes/registry.js';
import { SHOWN, shownMode } from './shown-modes.js';

const within = (board: JunqiBoard, selector: string): HTMLElement[] =>
  [...board.renderRoot.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );

const CONTROLS = 'button, select, summary, a[href], input:not([type="hidden"]), textarea';

const nameOf = (element: HTMLElement): string =>
  `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;

describe('every mode', () => {
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await emulateMedia({
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: 'no-preference',
    });
  });

  it('is tried here', () => {
    expect([...modeNames()].sort()).to.deep.equal(Object.keys(SHOWN).sort());
  });

  for (const mode of Object.keys(SHOWN)) {
    describe(mode, function () {
      // Axe looks at every point of the board.
      this.timeout(60_000);

      it('has nothing for axe to complain of where the reader’s colours are dark and the page’s are not', async () => {
        await setViewport({ width: 360, height: 900 });
        await emulateMedia({ colorScheme: 'dark' });
        await expect(await shownMode(mode)).to.be.accessible();
      });

      it('has targets of 24 pixels at least, and of 44 where a thumb taps the board', async () => {
        await setViewport({ width: 360, height: 900 });
        const board = await shownMode(mode);
        const small = within(board, CONTROLS).filter((control) => {
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
          return Math.min(width, height) < 24;
        });
        expect(small.map(nameOf)).to.deep.equal([]);
        const tight = within(board, '.point').filter((point) => {
          const { width, height } = point.getBoundingClientRect();
          return Math.min(width, height) < 43.5;
        });
        expect(tight.map((point) => point.getAttribute('aria-label'))).to.deep.equal([]);
      });

      it('fits 360 pixels with text of twice the size', async () => {
        await setViewport({ width: 360, height: 900 });
        document.documentElement.style.fontSize = '200%';
        const board = await shownMode(mode);
        const { left, right } = board.getBoundingClientRect();
        const over = within(board, '.whole *').filter((element) => {
          const box = element.getBoundingClientRect();
          const isOver = box.right > right + 1 || box.left < left - 1;
          return isOver && !element.closest('svg, .said') && !scrolls(element);
        });
        expect(over.map(nameOf)).to.deep.equal([]);
        const cut = within(board, CONTROLS).filter(
          (control) =>
            control.localName !== 'textarea' &&
            (control.scrollWidth > control.clientWidth + 2 ||
              control.scrollHeight > control.clientHeight + 2) &&
            getComputedStyle(control).overflow !== 'visible',
        );
        expect(cut.map(nameOf)).to.deep.equal([]);
      });

      it('shows the focus, in forced colours too', async () => {
        await setViewport({ width: 360, height: 900 });
        await emulateMedia({ forcedColors: 'active' });
        const board = await shownMode(mode);
        const [control] = within(board, 'button:not(:disabled), select');
        if (!control) throw new Error('no control');
        control.focus({ focusVisible: true });
        const { outlineStyle, outlineWidth, borderStyle } = getComputedStyle(control);
        expect(outlineStyle).not.to.equal('none');
        expect(parseFloat(outlineWidth)).to.be.at.least(2);
        expect(borderStyle, 'a button is seen by its edge').not.to.equal('none');
      });

      it('moves nothing where less motion is wanted', async () => {
        await emulateMedia({ reducedMotion: 'reduce' });
        const board = await shownMode(mode);
        const moving = (board.renderRoot as ShadowRoot)
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1);
        expect(moving).to.be.empty;
      });
    });
  }
});

/** Whether something around a control scrolls sideways by itself. */
function scrolls(control: Element): boolean {
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return true;
  }
  return false;
}

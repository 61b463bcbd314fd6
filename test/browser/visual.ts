// Every mode as it was looked at: at the widths of a phone, a tablet and a desk, light and dark, against
// kept pictures. Text is drawn as blocks by a font of the tests, so that no machine's own fonts matter.

import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { fixChance } from './chance.js';
import { SHOWN, shownMode } from './shown-modes.js';

/** Share of pixels: edges of outlines and of native controls differ so much between builds of a browser. */
const MOST = 0.02;

interface Compared {
  readonly difference: number;
  readonly size: readonly [width: number, height: number];
  readonly kept: readonly [width: number, height: number];
}

const compare = (name: string, differs = false): Promise<Compared> =>
  executeServerCommand<Compared, { name: string; selector: string; differs: boolean }>('compare', {
    name,
    selector: 'junqi-board',
    differs,
  });

async function pictured(mode: string): Promise<JunqiBoard> {
  const restore = fixChance();
  try {
    const board = await shownMode(mode);
    await board.updateComplete;
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    return board;
  } finally {
    restore();
  }
}

/** Compares every mode in one of the reader's colours; two files share it, so that neither takes long. */
export function comparePictures(colorScheme: 'light' | 'dark'): void {
  before(async () => {
    const font = new FontFace('Block', 'url(/test/fixtures/block.ttf)');
    document.fonts.add(await font.load());
  });
  beforeEach(async () => {
    const { style } = document.documentElement;
    style.colorScheme = 'light dark';
    style.setProperty('--junqi-font', '0.9375rem/1.45 Block');
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  afterEach(async () => {
    document.documentElement.removeAttribute('style');
    await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  });

  for (const mode of Object.keys(SHOWN)) {
    for (const width of [360, 768, 1440]) {
      it(`${mode}, ${width} px, ${colorScheme}`, async () => {
        await setViewport({ width, height: 900 });
        await emulateMedia({ colorScheme });
        await pictured(mode);
        const { difference, size, kept } = await compare(`${mode}-${width}-${colorScheme}`);
        expect(difference, `${size.join('×')} for ${kept.join('×')}`).to.be.at.most(MOST);
      });
    }
  }

  it('tell one position from another', async () => {
    await setViewport({ width: 360, height: 900 });
    await emulateMedia({ colorScheme });
    const board = await pictured('view');
    board.ply = 0;
    board.orientation = 'N';
    await board.updateComplete;
    await nextFrame();
    const { difference } = await compare(`view-360-${colorScheme}`, true);
    expect(difference).to.be.greaterThan(MOST);
  });
}

// Boards far from the window: they keep their place and what the page put into them, and are drawn when they
// come near, or are wanted on paper or as a file.

import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../component/define.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { countOf, DUEL, FOUR } from './boards.js';

const RECORD = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]

1. a6b5 2. b7b8 *`;

/** A board below so many pixels of nothing. */
async function below(pixels: number, markup: unknown): Promise<JunqiBoard> {
  const place = await fixture(
    html`<div>
      <div class="room"></div>
      ${markup}
    </div>`,
  );
  place.querySelector<HTMLElement>('.room')!.style.height = `${pixels}px`;
  const board = place.querySelector('junqi-board')!;
  await board.updateComplete;
  return board;
}

/** The room is made before the board comes. */
async function far(markup: (board: HTMLElement) => void): Promise<JunqiBoard> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.style.paddingTop = '9000px';
  const board = document.createElement('junqi-board');
  markup(board);
  place.append(board);
  await board.updateComplete;
  return board;
}

const isDrawn = (board: JunqiBoard): boolean => countOf(board, '.piece') > 0;
const settle = async (): Promise<void> => {
  for (let frame = 0; frame < 4; frame++) await nextFrame();
};

describe('a board far from the window', () => {
  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 });
    scrollTo(0, 0);
  });

  it('draws nothing, loads no mode, and keeps its place', async () => {
    const board = await far((made) => {
      made.setAttribute('mode', 'view');
      made.setAttribute('record', RECORD);
    });
    await settle();
    expect(countOf(board, '.drawing, .point, .piece, .moves')).to.equal(0);
    const { width, height } = board.getBoundingClientRect();
    expect(width).to.be.greaterThan(420);
    expect(height).to.be.closeTo(600 * 0.98, 2);
  });

  it('is drawn when it comes near, and nothing below it moves', async () => {
    for (const position of [DUEL, FOUR]) {
      const rules = position === DUEL ? 'duel-open' : 'four-open';
      const board = await far((made) => {
        made.setAttribute('rules', rules);
        made.setAttribute('position', position);
      });
      const after = document.createElement('p');
      board.after(after);
      await settle();
      expect(isDrawn(board)).to.be.false;
      const { offsetTop } = after;
      scrollTo(0, 8200);
      await waitUntil(() => isDrawn(board), 'it is drawn');
      expect(after.offsetTop).to.be.closeTo(offsetTop, 1);
      scrollTo(0, 0);
      await settle();
      expect(isDrawn(board)).to.be.true;
      board.parentElement!.remove();
    }
  });

  it('is drawn at once where it is near', async () => {
    const board = await below(300, html`<junqi-board position=${DUEL}></junqi-board>`);
    expect(isDrawn(board)).to.be.true;
  });

  it('shows what the page put into it, else is called what the board is called', async () => {
    const filled = await far((made) => {
      made.setAttribute('position', DUEL);
      made.innerHTML = '<p>Red is to move.</p>';
    });
    expect(filled.querySelector('p')!.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(filled.renderRoot.querySelector('[role="img"]')).to.be.null;
    await expect(filled).to.be.accessible();
    const empty = await far((made) => {
      made.setAttribute('position', DUEL);
      made.setAttribute('lang', 'en');
    });
    const named = empty.renderRoot.querySelector('[role="img"]');
    expect(named?.getAttribute('aria-label')).to.equal('Junqi board, red at the bottom');
  });

  it('is drawn for paper', async () => {
    const board = await far((made) => made.setAttribute('position', DUEL));
    expect(isDrawn(board)).to.be.false;
    dispatchEvent(new Event('beforeprint'));
    await board.updateComplete;
    expect(isDrawn(board)).to.be.true;
  });

  it('comes out as a picture, as text and as a link, and is read out', async () => {
    const board = await far((made) => {
      made.setAttribute('position', DUEL);
      made.setAttribute('lang', 'en');
    });
    expect(board.readOut()).to.contain('Red to move');
    expect(board.toText()).to.equal(DUEL);
    expect(board.toSVG()).to.contain('<svg');
    expect(board.link('https://example.org/')).to.contain('#');
    expect((await board.toPNG({ width: 100 })).type).to.equal('image/png');
  });

  it('says at once what is wrong with what it was given', async () => {
    const faults: string[] = [];
    const hear = (event: Event): void =>
      void faults.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('junqi-error', hear);
    await far((made) => made.setAttribute('position', 'nonsense'));
    document.removeEventListener('junqi-error', hear);
    expect(faults).to.have.length(1);
  });

  it('waits in a box that is not shown', async () => {
    const hidden = await fixture<HTMLElement>(
      html`<div hidden>
        <junqi-board position=${DUEL}></junqi-board>
      </div>`,
    );
    const board = hidden.querySelector('junqi-board')!;
    await board.updateComplete;
    expect(isDrawn(board)).to.be.false;
    hidden.hidden = false;
    await waitUntil(() => isDrawn(board), 'it is drawn');
  });

  it('leaves nothing behind when it goes before it was near, and waits again when it comes back', async () => {
    const board = await far((made) => made.setAttribute('position', DUEL));
    const place = board.parentElement!;
    board.remove();
    place.style.paddingTop = '0';
    dispatchEvent(new Event('beforeprint'));
    await settle();
    expect(isDrawn(board)).to.be.false;
    place.append(board);
    await waitUntil(() => isDrawn(board), 'it is drawn');
  });
});

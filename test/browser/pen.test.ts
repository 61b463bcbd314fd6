// The pen: a switch has every pointer, and the keys, draw arrows and circles, where no right button is at hand.

import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
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
  OPEN_RAILS,
  seenBySouth,
  tapOn,
} from './boards.js';
import { go, named, playing, press, services, settled } from './playing.js';
import { SHOWN, shownMode } from './shown-modes.js';

/** An author's arrow stands beside the first turn. */
const NOTED = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]

1. a6b5 {[%cal Ga6b5]} 2. b7b8 *`;

const LABEL = 'Draw arrows and circles';

function switchOf(board: JunqiBoard): HTMLButtonElement {
  const found = board.renderRoot.querySelector<HTMLButtonElement>('.pen-switch');
  if (!found) throw new Error('no switch');
  return found;
}

/** Touches the switch where it is on the page. */
async function flip(board: JunqiBoard): Promise<void> {
  switchOf(board).scrollIntoView({ block: 'center' });
  await sendMouse({ type: 'click', position: middleOf(switchOf(board)) });
  await board.updateComplete;
  board.renderRoot.querySelector('.frame')!.scrollIntoView();
}

const isOn = (board: JunqiBoard): string | null => switchOf(board).getAttribute('aria-pressed');

/** A finger, or a pen, that goes from one point to another. */
async function stroke(board: JunqiBoard, pointerType: string, from: string, to: string) {
  const points = board.renderRoot.querySelector<HTMLElement>('.points')!;
  points.setPointerCapture = () => undefined;
  const [a, b] = [middleOf(cell(board, from)), middleOf(cell(board, to))];
  const send = (type: string, [clientX, clientY]: [number, number]): void => {
    const more = { pointerId: 9, pointerType, isPrimary: true, buttons: 1, button: 0 };
    const flow = { bubbles: true, composed: true, cancelable: true };
    cell(board, from).dispatchEvent(new PointerEvent(type, { ...more, ...flow, clientX, clientY }));
  };
  send('pointerdown', a);
  send('pointermove', [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  await board.updateComplete;
  send('pointermove', b);
  send('pointerup', b);
  await board.updateComplete;
}

describe('the pen', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  for (const mode of ['view', 'analyse', 'play']) {
    it(`is switched on in ${mode}: taps and drags draw, nothing moves`, async () => {
      const board = await shownMode(mode);
      const moves = heard('junqi-move');
      const row = [...switchOf(board).parentElement!.querySelectorAll('.button')];
      const heights = row.map((each) => each.getBoundingClientRect().height);
      expect(Math.max(...heights)).to.equal(Math.min(...heights));
      expect(switchOf(board).getAttribute('aria-label')).to.equal(LABEL);
      expect(isOn(board)).to.equal('false');
      await flip(board);
      expect(isOn(board)).to.equal('true');
      const [arrows, circles] = [countOf(board, '.arrow'), countOf(board, '.circled')];
      await tapOn(board, 'a6');
      await tapOn(board, 'a7');
      await tapOn(board, 'd3');
      await tapOn(board, 'd3');
      await dragFrom(board, 'c6', middleOf(cell(board, 'c4')));
      await letGo(board);
      await stroke(board, 'touch', 'e1', 'e3');
      await stroke(board, 'pen', 'b6', 'b7');
      expect(countOf(board, '.arrow') - arrows).to.equal(4);
      expect(countOf(board, '.circled') - circles).to.equal(1);
      expect(moves).to.be.empty;
      await flip(board);
      expect(isOn(board)).to.equal('false');
      await tapOn(board, 'a8');
      expect(countOf(board, '.arrow') - arrows).to.equal(4);
    });
  }

  it('is reached and used by keys', async () => {
    const board = await shownMode('view');
    switchOf(board).focus();
    await sendKeys({ press: ' ' });
    await board.updateComplete;
    expect(isOn(board)).to.equal('true');
    cell(board, 'c3').focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await sendKeys({ press: key });
    await board.updateComplete;
    expect(countOf(board, '.arrow')).to.equal(1);
    await sendKeys({ press: 'Escape' });
    await board.updateComplete;
    expect(countOf(board, '.arrow')).to.equal(0);
  });

  it('is below a board without a mode that may be drawn on, Four too', async () => {
    for (const [text, rules, from, to] of [
      [DUEL, 'duel-dark', 'a6', 'a7'],
      [FOUR, 'four-dark', 'i9', 'k9'],
    ] as const) {
      const board = await boardOf(text, { rules });
      expect(countOf(board, '.pen-switch')).to.equal(0);
      board.drawable = true;
      await board.updateComplete;
      const drawn = heard('junqi-draw');
      await flip(board);
      await stroke(board, 'touch', from, to);
      expect(countOf(board, '.arrow')).to.equal(1);
      expect(drawn).to.have.length(1);
      board.drawable = false;
      await board.updateComplete;
      expect(countOf(board, '.frame.pen')).to.equal(0);
      board.remove();
    }
  });

  it('that begins an arrow and is switched off lets go of it', async () => {
    const board = await boardOf(DUEL, { drawable: true });
    await flip(board);
    await tapOn(board, 'a2');
    await flip(board);
    await tapOn(board, 'c6');
    expect(cell(board, 'c6').getAttribute('aria-selected')).to.equal('true');
    expect(countOf(board, '.arrow') + countOf(board, '.circled')).to.equal(0);
  });

  it('is nowhere in modes whose hand has other things to do', async () => {
    for (const mode of Object.keys(SHOWN)) {
      if (['view', 'analyse', 'play'].includes(mode)) continue;
      const board = await shownMode(mode);
      expect(countOf(board, '.pen-switch'), mode).to.equal(0);
      board.remove();
    }
  });

  /** With the right button, from a point to a point. */
  async function draw(board: JunqiBoard, from: string, to: string): Promise<void> {
    for (const [name, point, buttons] of [
      ['pointerdown', from, 2],
      ['pointermove', to, 2],
      ['pointerup', to, 0],
    ] as const) {
      const [clientX, clientY] = middleOf(cell(board, point));
      const more = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 2, buttons };
      const flow = { bubbles: true, composed: true, cancelable: true };
      board.renderRoot.querySelector<HTMLElement>('.points')!.setPointerCapture = () => undefined;
      cell(board, from).dispatchEvent(
        new PointerEvent(name, { ...more, ...flow, clientX, clientY }),
      );
      await board.updateComplete;
    }
  }

  describe('draws what stays for as long as the position', () => {
    it('in view: another turn takes it away, the author’s arrows come and go with theirs', async () => {
      const board = await fixture<JunqiBoard>(html`<junqi-board lang="en"></junqi-board>`);
      Object.assign(board, { mode: 'view', record: NOTED, ply: 1 });
      await settled(board, () => countOf(board, '.moves') > 0);
      const authors = countOf(board, '.arrow');
      expect(authors).to.equal(1);
      await draw(board, 'e3', 'e4');
      await draw(board, 'c3', 'c3');
      board.orientation = 'N';
      board.seat = 'N';
      await board.updateComplete;
      expect(countOf(board, '.arrow') - authors + countOf(board, '.circled')).to.equal(2);
      const drawn = heard('junqi-draw');
      board.next();
      await settled(board);
      expect(countOf(board, '.arrow') + countOf(board, '.circled')).to.equal(0);
      expect(drawn.map(({ detail }) => detail as unknown)).to.deep.equal([
        { arrows: [], circles: [] },
      ]);
      board.previous();
      await settled(board);
      expect(countOf(board, '.arrow')).to.equal(authors);
    });

    it('in play: a move takes it away, and so does the answer', async () => {
      const board = await playing('duel-open');
      await draw(board, 'e3', 'e4');
      expect(countOf(board, '.role-G')).to.equal(1);
      await go(board, 'a6', 'b5');
      expect(countOf(board, '.role-G')).to.equal(0);
    });

    for (const [rules, hands] of [
      ['duel-open', 'S'],
      ['duel-dark', 'S'],
      ['duel-dark', 'S N'],
    ] as const) {
      it(`in play: an offer of a draw leaves it, ${rules} for ${hands}`, async () => {
        const more = { services: services(500) };
        const board = await playing(rules, { hands, hints: true }, more);
        const take = named(board, 'I am Red: show my board');
        if (take) await press(board, 'I am Red: show my board');
        await draw(board, 'e3', 'e4');
        await draw(board, 'c3', 'c3');
        await press(board, 'Hint');
        await settled(board, () => countOf(board, '.role-best') === 1);
        await press(board, 'Offer a draw');
        expect(countOf(board, '.role-best')).to.equal(0);
        expect(countOf(board, '.arrow.role-G') + countOf(board, '.circled')).to.equal(2);
        const drawn = heard('junqi-draw');
        await go(board, 'a5', 'b5');
        await settled(board);
        expect(countOf(board, '.role-G') + countOf(board, '.circled')).to.equal(0);
        expect(drawn.map(({ detail }) => detail as unknown)).to.deep.equal([
          { arrows: [], circles: [] },
        ]);
      });
    }

    it('in play: nothing of it goes with the screen from one to the next', async () => {
      const board = await playing('duel-dark', { hands: 'S N' });
      await press(board, 'I am Red: show my board');
      await go(board, 'a5', 'b5');
      await draw(board, 'e3', 'e4');
      expect(countOf(board, '.role-G')).to.equal(1);
      await press(board, 'Hide the board');
      await press(board, 'I am Blue: show my board');
      expect(countOf(board, '.role-G')).to.equal(0);
    });

    it('in analyse: a move tried takes it away', async () => {
      const board = await shownMode('analyse');
      await draw(board, 'e3', 'e4');
      await tapOn(board, 'a6');
      expect(countOf(board, '.role-G')).to.equal(1);
      await tapOn(board, 'a7');
      await board.updateComplete;
      expect(countOf(board, '.role-G')).to.equal(0);
    });

    it('on a page’s own board: another view takes it away, the same one in other eyes does not', async () => {
      const board = await boardOf(DUEL, { drawable: true });
      await draw(board, 'e3', 'e4');
      board.view = seenBySouth(DUEL);
      await board.updateComplete;
      expect(countOf(board, '.role-G')).to.equal(1);
      board.view = seenBySouth(OPEN_RAILS);
      await board.updateComplete;
      expect(countOf(board, '.role-G')).to.equal(0);
    });
  });
});

// The analysis board as a reader uses it, with a real engine in a real worker.

import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { cell, countOf, DUEL, FOUR, tapOn } from './boards.js';
import { everythingIn } from './everything.js';

/** South's commander stands beside the flag of North. */
const MATE = '1l3/1A3/5/5/5/c4/5/5/5/5/J4/IL3 S 0 0';
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';

async function analysis(attributes: Record<string, string>): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(
    html`<junqi-board mode="analyse" lang="en"></junqi-board>`,
  );
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  await until(board, () => countOf(board, '.moves') === 1 || countOf(board, '.error') === 1);
  return board;
}

async function until(board: JunqiBoard, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    await board.updateComplete;
    if (holds()) return;
    await nextFrame();
  }
  throw new Error(`it never came about: ${textOf(board, '.panel.analyse')}`);
}

const all = (board: JunqiBoard, selector: string): HTMLElement[] => [
  ...board.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const textOf = (board: JunqiBoard, selector: string): string =>
  (all(board, selector)[0]?.textContent ?? '').trim().replace(/\s+/g, ' ');
const moves = (board: JunqiBoard): string[] =>
  all(board, '.moves .item').map((item) => item.textContent?.trim() ?? '');
const named = (board: JunqiBoard, label: string): HTMLElement => {
  const found = all(board, 'button').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === label,
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
};
const press = async (board: JunqiBoard, label: string): Promise<void> => {
  named(board, label).click();
  await board.updateComplete;
};
const lines = (board: JunqiBoard): number => countOf(board, '.lines .line');

describe('the analysis board', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('shows lines, arrows, depth, nodes and the bar, and plays a line into the moves', async () => {
    const board = await analysis({ position: MATE });
    await until(board, () => lines(board) > 0);
    expect(textOf(board, '.lines .line')).to.match(/^Red wins in 1 ply\s*b11b12\+#$/);
    expect(countOf(board, '.arrow.role-best')).to.equal(1);
    expect(countOf(board, '.arrow')).to.be.within(1, 3);
    expect(all(board, '.evaluation')[0]?.getAttribute('aria-label')).to.equal('Red wins in 1 ply');
    expect(textOf(board, '.engine-status')).to.match(/^Depth \d+, .+ nodes, .+\/s$/);
    await press(board, 'Play b11b12+#');
    expect(moves(board)).to.deep.equal(['Start', '1. b11b12+#']);
    expect(textOf(board, '.engine-status')).to.equal('The game is over.');
    expect(lines(board)).to.equal(0);
    expect(countOf(board, '.arrow')).to.equal(0);
  });

  it('makes variations of moves, by taps, and takes them away again', async () => {
    const board = await analysis({ position: DUEL, engine: 'off' });
    for (const point of ['c6', 'c7']) await tapOn(board, point);
    await until(board, () => moves(board).length === 2);
    expect(moves(board)[1]).to.match(/^1\. c6c7/);
    await press(board, 'Back');
    for (const point of ['a6', 'b5']) await tapOn(board, point);
    await until(board, () => moves(board).length === 3);
    expect(countOf(board, '.variation')).to.equal(1);
    expect(textOf(board, '.moves [aria-current="step"]')).to.equal('1. a6b5');
    await press(board, 'Remove the variation');
    expect(moves(board)).to.have.length(2);
    expect(textOf(board, '.moves [aria-current="step"]')).to.equal('Start');
  });

  it('is played by keys: a move, back and forward, the engine, its best line', async () => {
    const board = await analysis({ position: DUEL, engine: 'off' });
    cell(board, 'c6').focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await until(board, () => moves(board).length === 2);
    await sendKeys({ press: ',' });
    await until(board, () => textOf(board, '[aria-current="step"]') === 'Start');
    await sendKeys({ press: '.' });
    await until(board, () => textOf(board, '[aria-current="step"]') !== 'Start');
    await sendKeys({ press: 'e' });
    await until(board, () => lines(board) === 3);
    const [first] = all(board, '.line .item');
    const best = first?.textContent?.trim() ?? '?';
    await sendKeys({ press: '1' });
    await until(board, () => moves(board).length === 3);
    expect(moves(board).at(-1)).to.contain(best.slice(0, 4));
    all(board, '.moves [aria-current="step"]')[0]?.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await board.updateComplete;
    const focused = board.shadowRoot?.activeElement;
    expect(focused?.getAttribute('aria-current')).to.equal('step');
    await sendKeys({ press: 'e' });
    await until(board, () => textOf(board, '.engine-status') === 'The engine is off.');
    expect(lines(board)).to.equal(0);
  });

  it('lets arrow keys walk along a line, whose first move is the one tab stop', async () => {
    const board = await analysis({ position: DUEL, lines: '1' });
    await until(board, () => countOf(board, '.line .item') > 2);
    await press(board, 'Engine');
    await press(board, 'Engine');
    await until(board, () => countOf(board, '.line .item') > 2);
    expect(all(board, '.line .item').filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    all(board, '.line .item')[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    const at = all(board, '.line .item').indexOf(board.shadowRoot?.activeElement as HTMLElement);
    expect(at).to.equal(1);
  });

  it('lists what moved nothing in words, and numbers a line that goes on after another', async () => {
    const setups = `[SetupS "${SETUP}"]\n[SetupN "${SETUP}"]`;
    const turns = '1. a5b5 (1. e5d5) 1. a8b8 2. b5a5 resign:N S';
    for (const mode of ['analyse', 'view']) {
      const record = `[Rules "duel-open"]\n${setups}\n\n${turns}`;
      const board = await analysis({ record, engine: 'off', mode });
      const listed = textOf(board, '.moves');
      expect(listed).to.contain('Blue resigns').and.not.to.contain('resign:');
      if (mode === 'analyse')
        expect(moves(board).join()).to.contain('1. a5b5,1. e5d5,2. a8b8,3. b5a5');
      board.lang = 'zh';
      await until(board, () => textOf(board, '.moves').includes('蓝方认输'));
      board.remove();
    }
  });

  it('begins inside a variation of a record, whoever wrote it down', async () => {
    for (const setups of [`[SetupS "${SETUP}"]\n[SetupN "${SETUP}"]`, `[SetupS "${SETUP}"]`]) {
      const record = `[Rules "duel-dark"]\n${setups}\n\n1. a5b5 (1. e5d5 1. a8b8 1. d5e5) 1. e8d8 *`;
      const board = await analysis({ record, ply: '2', variation: '1', engine: 'off' });
      expect(textOf(board, '.moves [aria-current]')).to.contain('a8b8');
      expect(moves(board).join()).to.contain('a5b5').and.to.contain('d5e5');
      await press(board, 'Forward');
      expect(textOf(board, '.moves [aria-current]')).to.contain('d5e5');
      board.setAttribute('variation', '');
      await until(board, () => textOf(board, '.moves [aria-current]').includes('e8d8'));
      board.remove();
    }
  });

  it('steps through a record with its variations, and goes where the page says', async () => {
    const started = Game.start({ variant: 'duel-open', position: DUEL, core: reference });
    if (!('value' in started)) throw new Error('the position is refused');
    for (const text of ['c6c7', 'a8b8', 'a5b5']) started.value.play(text);
    const record = makeJqn([started.value.record()]);
    const board = await analysis({ record, ply: '1', engine: 'off' });
    expect(moves(board)).to.have.length(4);
    expect(board.plies).to.equal(3);
    expect(textOf(board, '[aria-current="step"]')).to.match(/^1\. c6c7/);
    board.next();
    await board.updateComplete;
    expect(textOf(board, '[aria-current="step"]')).to.match(/a8b8/);
    board.ply = 3;
    await until(board, () => /a5b5/.test(textOf(board, '[aria-current="step"]')));
    expect(countOf(board, '.button.remove')).to.equal(0);
  });

  it('analyses Four', async () => {
    const board = await analysis({ position: FOUR, rules: 'four-open' });
    await until(board, () => lines(board) === 3);
    expect(textOf(board, '.line-standing')).to.match(/for South/);
    expect(countOf(board, '.arrow')).to.equal(3);
  });
});

describe('the author', () => {
  it('may forbid the engine', async () => {
    const board = await analysis({ position: DUEL, engine: 'none' });
    expect(countOf(board, '.button.engine')).to.equal(0);
    await sendKeys({ press: 'e' });
    await tapOn(board, 'c6');
    expect(countOf(board, '.lines')).to.equal(0);
    expect(countOf(board, '.engine-status')).to.equal(0);
  });

  it('gets a fault in place of the board for what cannot be read', async () => {
    const board = await analysis({ position: 'nonsense' });
    expect(textOf(board, '.error')).to.contain('position');
  });
});

describe('a hidden game', () => {
  const recordOf = (north: string, seat?: 'S'): string => {
    const started = Game.start({
      variant: 'duel-dark',
      setups: { S: SETUP, N: north },
      core: reference,
    });
    if (!('value' in started)) throw new Error('the setups are refused');
    started.value.play('a6b5');
    started.value.play('e7e6');
    return makeJqn([seat ? started.value.recordFor(seat) : started.value.record()]);
  };
  const twin = 'gefehf.d.cdk.hga.g.bjiihijcklj';

  it('shows what covered pieces can be, as bars, as a heat map, and in their names', async () => {
    const board = await analysis({ record: recordOf(SETUP, 'S') });
    await until(board, () => countOf(board, '.bars') > 0);
    await until(board, () => lines(board) > 0);
    expect(countOf(board, '.bars')).to.equal(25);
    expect(cell(board, 'b12').getAttribute('aria-label')).to.match(/can be .*flag \d+%/);
    const select = all(board, 'select')[0] as HTMLSelectElement;
    const flag = [...select.options].findIndex(({ text }) => text === 'flag');
    select.selectedIndex = flag;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await board.updateComplete;
    expect(countOf(board, '.heat')).to.equal(2);
    expect(countOf(board, '.bars')).to.equal(0);
  });

  it('asks what comes of a move on a covered piece, and plays the answer', async () => {
    const board = await analysis({ record: recordOf(SETUP, 'S'), engine: 'off' });
    // North's piece has come over the front from e7 to e6.
    for (const point of ['d6', 'e6']) await tapOn(board, point);
    await until(board, () => countOf(board, '.outcomes') === 1);
    const asked = all(board, '.outcomes .outcome').map((each) => each.textContent?.trim());
    expect(asked).to.include('Takes');
    expect(asked).to.include('Both fall');
    await press(board, 'Cancel');
    expect(countOf(board, '.outcomes')).to.equal(0);
    for (const point of ['d6', 'e6']) await tapOn(board, point);
    await until(board, () => countOf(board, '.outcomes') === 1);
    await press(board, 'Takes');
    expect(moves(board).at(-1)).to.match(/d6e6\+$/);
    expect(cell(board, 'e6').getAttribute('aria-label')).to.contain('red');
  });

  it('says nothing of what the seat may not know: the same page for two truths', async () => {
    const pages: string[] = [];
    for (const north of [SETUP, twin]) {
      const board = await analysis({ record: recordOf(north), seat: 'S', lines: '1' });
      // Lines come when all that can be counted has been counted.
      await until(board, () => lines(board) === 1);
      const names = all(board, '.point').map((point) => point.getAttribute('aria-label'));
      const bars = [...board.renderRoot.querySelectorAll('.bars')].map(everythingIn);
      expect(bars).to.have.length(25);
      await press(board, 'Engine');
      board.removeAttribute('record');
      pages.push([...names, ...bars, everythingIn(board.shadowRoot!)].join('\n'));
      board.remove();
    }
    expect(pages[1]).to.equal(pages[0]);
  });
});

describe('the analysis board for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has nothing for axe to complain of, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      await setViewport({ width: 800, height: 900 });
      const board = await analysis({ position: DUEL });
      await until(board, () => lines(board) === 3);
      await press(board, 'Engine');
      await press(board, 'Engine');
      await expect(board).to.be.accessible();
      await emulateMedia({ colorScheme: 'light' });
    });
  }

  it('fits into 360 px and speaks Chinese', async () => {
    await setViewport({ width: 360, height: 780 });
    const board = await analysis({ position: DUEL, lang: 'zh' });
    await until(board, () => lines(board) > 0);
    expect(textOf(board, '.engine-status')).to.match(/^深度 \d+/);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
  });

  it('leaves nothing running when it goes', async () => {
    const board = await analysis({ position: DUEL });
    await until(board, () => lines(board) > 0);
    board.remove();
    await nextFrame();
    const before = textOf(board, '.engine-status');
    for (let frame = 0; frame < 30; frame++) await nextFrame();
    expect(textOf(board, '.engine-status')).to.equal(before);
  });
});

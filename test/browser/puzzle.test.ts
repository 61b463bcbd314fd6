// Puzzles on the board: solved, failed, helped and given up as a reader does, by taps, drags and keys.

import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { cell, countOf, dragFrom, heard, letGo, middleOf, tapOn } from './boards.js';

/** c9b10 is the only way; blue's answers are c4c5 and c5c6. Three moves of red's. */
const WALK =
  'jl1E1/j4/5/2D2/4g/5/5/1G3/2g2/5/2JJJ/1k1LI S 0 0 win:5 ' +
  'tree:T_v5bRukhK7jwoNPKjBWERg0yRpRaDp6cnrzYQUepbKUq1PnHsP9PQU';

/** b10b11 and a11b11 both win. */
const TWO_WAYS =
  'jlhk1/Kjj2/1K3/2A2/5/5/5/1E1H1/5/1I1Ec/3Ja/1IJLJ S 0 0 win:5 ' +
  'tree:SLeD4NPzBLiXtqs5HuAz-5bARwpVV8IcGKPSlcaqHIEmch-1454e0bcsNPi3p5kc5DQCueNYYfPRR0e9n85U_WgtQ63a87o';

async function puzzleBoard(text = WALK, more: Record<string, string> = {}): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(html`<junqi-board lang="en" pace="0.02"></junqi-board>`);
  for (const [name, value] of Object.entries(more)) board.setAttribute(name, value);
  board.setAttribute('puzzle', text);
  board.mode = 'puzzle';
  await waitUntil(() => countOf(board, '.task') === 1, 'the puzzle', { timeout: 10_000 });
  await settled(board);
  return board;
}

/** The answer has come, if there is one to come. */
async function settled(board: JunqiBoard): Promise<void> {
  await nextFrame();
  await waitUntil(() => status(board) !== '…', 'an answer', { timeout: 5000 });
  await board.updateComplete;
}

const textOf = (board: JunqiBoard, selector: string): string =>
  board.renderRoot.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
const status = (board: JunqiBoard): string => textOf(board, '.status');

async function press(board: JunqiBoard, name: string): Promise<void> {
  board.renderRoot.querySelector<HTMLElement>(`.button.${name}`)!.click();
  await settled(board);
}

async function moveBy(board: JunqiBoard, from: string, to: string): Promise<void> {
  await tapOn(board, from);
  await tapOn(board, to);
  await settled(board);
}

const nameOf = (board: JunqiBoard, point: string): string =>
  cell(board, point).getAttribute('aria-label') ?? '';

describe('puzzle', () => {
  beforeEach(() => setViewport({ width: 420, height: 1000 }));

  it('is solved by taps, answered after each move, and tells it', async () => {
    const solved = heard('junqi-solved');
    const tried = heard('junqi-tried');
    const board = await puzzleBoard();
    expect(textOf(board, '.task')).to.equal('Red moves and wins within 3 moves.');
    await moveBy(board, 'c9', 'b10');
    expect(status(board)).to.match(/^Right\. Blue company commander c4 to c5\. 2 moves to go\.$/);
    expect(nameOf(board, 'c5')).to.contain('blue company commander');
    await moveBy(board, 'b10', 'b11');
    await moveBy(board, 'b11', 'b12');
    expect(status(board)).to.equal('Solved! No mistake, no hint.');
    expect(solved.map(({ detail }) => detail as unknown)).to.deep.equal([
      { plies: 5, mistakes: 0, hints: 0 },
    ]);
    expect(tried.map(({ detail }) => detail as unknown)).to.deep.equal([
      { move: 'c9b10', right: true, answer: 'c4c5' },
      { move: 'b10b11', right: true, answer: 'c5c6' },
      { move: 'b11b12', right: true, answer: null },
    ]);
  });

  it('answers a wrong move with its refutation, which a tap, a key or a button takes back', async () => {
    const board = await puzzleBoard();
    const before = nameOf(board, 'c9');
    const backs: (() => Promise<void>)[] = [
      () => tapOn(board, 'e1'),
      () => sendKeys({ press: 'Backspace' }),
      () => press(board, 'take-back'),
    ];
    for (const back of backs) {
      await moveBy(board, 'c9', 'c8');
      expect(status(board)).to.match(/^No\. Red brigadier c9 to c8; blue .+ to .+\.$/);
      expect(textOf(board, '.quiet-text')).to.contain('no win');
      expect(nameOf(board, 'c8')).not.to.contain('can move');
      await back();
      await settled(board);
      expect(nameOf(board, 'c9')).to.equal(before);
      expect(status(board)).to.equal('Your move.');
    }
    await moveBy(board, 'c9', 'b10');
    await moveBy(board, 'b10', 'b11');
    await moveBy(board, 'b11', 'b12');
    expect(status(board)).to.equal('Solved! 3 mistakes, no hint.');
  });

  it('is solved by dragging and by keys alone', async () => {
    const board = await puzzleBoard();
    await dragFrom(board, 'c9', middleOf(cell(board, 'b10')));
    await letGo(board);
    await settled(board);
    expect(status(board)).to.match(/^Right\./);
    cell(board, 'b10').focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await sendKeys({ press: key });
    await settled(board);
    for (const key of ['Enter', 'ArrowUp', 'Enter']) await sendKeys({ press: key });
    await settled(board);
    expect(status(board)).to.equal('Solved! No mistake, no hint.');
  });

  it('says in the live region what came of a move', async () => {
    const board = await puzzleBoard();
    await moveBy(board, 'c9', 'b10');
    await waitUntil(() => textOf(board, '.said').startsWith('Right.'), 'the verdict');
    expect(textOf(board, '.said')).to.equal(status(board));
  });

  it('gives hints in steps, and as many as the author allows', async () => {
    const board = await puzzleBoard();
    await press(board, 'hint');
    expect(status(board)).to.equal('Hint: move the red brigadier on c9.');
    expect(countOf(board, '.annotations .circled')).to.equal(1);
    cell(board, 'c9').focus();
    await sendKeys({ press: 'h' });
    expect(status(board)).to.equal('Hint: c9 to b10.');
    expect(countOf(board, '.annotations .arrow')).to.equal(1);
    expect(board.renderRoot.querySelector('.button.hint')?.matches(':disabled')).to.be.true;
    await moveBy(board, 'c9', 'b10');
    expect(status(board)).to.match(/^Right/);
    const frugal = await puzzleBoard(WALK, { 'hint-steps': '1' });
    await press(frugal, 'hint');
    expect(frugal.renderRoot.querySelector('.button.hint')?.matches(':disabled')).to.be.true;
  });

  it('shows the solution, to be stepped through, unless the page keeps it back', async () => {
    const board = await puzzleBoard();
    const keep = (event: Event) => event.preventDefault();
    board.addEventListener('junqi-solution', keep);
    await press(board, 'solution');
    expect(countOf(board, '.solution-list')).to.equal(0);
    board.removeEventListener('junqi-solution', keep);
    await press(board, 'solution');
    const items = [...board.renderRoot.querySelectorAll<HTMLElement>('.solution-list .item')];
    expect(items.map((item) => item.textContent?.trim()).slice(1)).to.deep.equal([
      'red brigadier c9 to b10',
      'blue company commander c4 to c5',
      'red brigadier b10 to b11',
      'blue company commander c5 to c6',
      'red brigadier b11 to b12, takes, the flag falls',
    ]);
    items.at(-1).click();
    await board.updateComplete;
    expect(nameOf(board, 'b12')).to.contain('red brigadier');
    expect(board.previous()).to.be.true;
    await board.updateComplete;
    expect(nameOf(board, 'b11')).to.contain('red brigadier');
    await press(board, 'again');
    expect(nameOf(board, 'c9')).to.contain('can move');
    const strict = await puzzleBoard(WALK, { solution: 'off' });
    expect(countOf(strict, '.button.solution')).to.equal(0);
  });

  it('keeps what wins out of the document until it is asked for', async () => {
    const board = await puzzleBoard();
    const text = board.renderRoot.textContent ?? '';
    expect(text).not.to.match(/b10|b11|b12/);
    expect(WALK).not.to.match(/c9b10|b11b12/);
  });

  it('takes the text inside the tag, and another puzzle in its place', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board mode="puzzle" lang="en" pace="0.02">${WALK}</junqi-board>`,
    );
    await waitUntil(() => countOf(board, '.task') === 1, 'the puzzle', { timeout: 10_000 });
    await moveBy(board, 'c9', 'b10');
    board.setAttribute('puzzle', TWO_WAYS);
    await waitUntil(() => nameOf(board, 'b10').includes('bomb'), 'the other puzzle');
    expect(status(board)).to.equal('Your move.');
  });

  it('takes the text inside the tag when it comes later, and when it becomes another', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board mode="puzzle" lang="en" pace="0.02"></junqi-board>`,
    );
    const isShown = (point: string, piece: string) => () =>
      countOf(board, '.task') === 1 && nameOf(board, point).includes(piece);
    await waitUntil(() => countOf(board, '[role=alert]') === 1, 'nothing', { timeout: 10_000 });
    board.textContent = WALK;
    await waitUntil(isShown('c9', 'brigadier'), 'the puzzle');
    expect(countOf(board, '[role=alert]')).to.equal(0);
    board.firstChild!.nodeValue = TWO_WAYS;
    await waitUntil(isShown('b10', 'bomb'), 'the other puzzle');
    const place = board.parentElement!;
    board.remove();
    board.textContent = WALK;
    place.append(board);
    await waitUntil(isShown('c9', 'brigadier'), 'the puzzle again');
  });

  it('waits for the text inside the tag while the document comes in', async () => {
    let state: DocumentReadyState = 'loading';
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
    const errors = heard('junqi-error');
    const board = await fixture<JunqiBoard>(
      html`<junqi-board mode="puzzle" lang="en" pace="0.02"></junqi-board>`,
    );
    for (const part of [WALK.slice(0, 40), WALK.slice(40)]) {
      await aTimeout(50);
      board.append(part);
    }
    await aTimeout(50);
    expect(countOf(board, '.task')).to.equal(0);
    state = 'interactive';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    Reflect.deleteProperty(document, 'readyState');
    await waitUntil(() => countOf(board, '.task') === 1, 'the puzzle');
    expect(errors).to.be.empty;
  });

  it('accepts every move that wins', async () => {
    for (const [from, to] of [
      ['b10', 'b11'],
      ['a11', 'b11'],
    ] as const) {
      const board = await puzzleBoard(TWO_WAYS);
      await moveBy(board, from, to);
      expect(status(board)).to.match(/^Right\./);
    }
  });

  it('says what is wrong with a text', async () => {
    for (const [text, message] of [
      ['', 'puzzle: found nothing, expected a puzzle as text'],
      [WALK.replace('win:5', 'win:x'), 'puzzle, win: found "x"'],
      [WALK.replace('T_v5', 'T_v6'), 'puzzle, tree: found a tree that was damaged'],
      [WALK.replace('2D2', '2E2'), 'puzzle, tree: found a tree that was damaged'],
      ['5/5 S 0 0', 'puzzle, placement'],
    ] as const) {
      const board = await fixture<JunqiBoard>(html`<junqi-board lang="en"></junqi-board>`);
      board.setAttribute('puzzle', text);
      board.mode = 'puzzle';
      await waitUntil(() => countOf(board, '[role=alert]') === 1, message, { timeout: 10_000 });
      expect(textOf(board, '[role=alert]')).to.contain(message);
    }
  });

  it('stops with the board: an answer that was awaited stands there when it comes back', async () => {
    const board = await puzzleBoard();
    const place = board.parentElement!;
    await tapOn(board, 'c9');
    await tapOn(board, 'b10');
    board.remove();
    place.append(board);
    await settled(board);
    expect(status(board)).to.match(/^Right\./);
    expect(nameOf(board, 'c5')).to.contain('blue');
  });

  it('speaks Chinese', async () => {
    const board = await puzzleBoard(WALK, { lang: 'zh-CN' });
    expect(textOf(board, '.task')).to.equal('红方先走，3 步之内获胜。');
    const traditional = await puzzleBoard(WALK, { lang: 'zh-TW' });
    expect(textOf(traditional, '.button.hint')).to.equal('提示');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing for axe to complain of, ${theme}`, async () => {
      const board = await puzzleBoard();
      board.theme = theme;
      // Panels have no ground of their own: they stand on the page's.
      board.parentElement!.style.background = theme === 'dark' ? '#1b1a17' : '#fff';
      await moveBy(board, 'c9', 'c8');
      await expect(board).to.be.accessible();
    });
  }
});

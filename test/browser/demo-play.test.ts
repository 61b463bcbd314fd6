// Playing against the opponent on the demo's page.

import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { setLanguage } from '../../demo/language.js';
import type { Play } from '../../demo/play.js';
import { BOARDS, pointName } from '../../src/board.js';
import * as demo from './demo.js';

describe('demo: play', () => {
  let giveBack: () => void;
  let play: Play;
  const status = () => demo.statusOf(play);
  const isMyMove = () => /^(The engine declines.*)?Your move/.test(status());

  beforeEach(async () => {
    giveBack = demo.fixChance(3);
    play = await demo.section<Play>('demo-play');
    play.pause = 0;
  });
  afterEach(() => giveBack());

  async function begin(game: string, side = 'Red, first'): Promise<void> {
    await demo.choose(play, 'Game', game);
    await demo.choose(play, 'Your side', side);
    await demo.choose(play, 'Engine thinks', '0.2 seconds');
    await demo.press(play, 'March out');
    await demo.until(isMyMove, 'my move');
    await demo.settle(play);
  }

  /** The first move there is that takes something, or else the first there is. */
  async function move(): Promise<void> {
    const board = demo.boardOn(play);
    const { view, destinations } = board;
    const attack = destinations.find(({ to }) => view?.pieces[to]);
    const { from, to } = attack ?? destinations[0]!;
    for (const point of [from, to]) {
      demo.clickPoint(board, pointName(BOARDS.duel, point));
      await board.updateComplete;
    }
    await demo.settle(play);
  }

  it('plays an open game: moves, takes back, is refused a draw, resigns', async () => {
    await begin('Duel, open');
    expect(play.querySelector('.counts')?.textContent).to.contain('0 moves played');
    const before = demo.boardOn(play).view;
    await move();
    await demo.until(isMyMove, 'the answer');
    await demo.settle(play);
    expect(play.querySelector('.counts')?.textContent).to.contain('2 moves played');
    expect(demo.boardOn(play).lastTurn?.kind).to.equal('move');
    await demo.press(play, 'Take back');
    expect(demo.boardOn(play).view).to.equal(before);
    await demo.press(play, 'Offer a draw');
    expect(status()).to.contain('declines');
    await demo.press(play, 'Resign');
    expect(document.activeElement).to.equal(demo.buttonNamed(play, 'Resign'));
    await demo.press(play, 'Resign');
    expect(status()).to.equal('You lose: resignation');
    expect(demo.boardOn(play).destinations).to.be.empty;
    await demo.press(play, 'New game');
    expect(demo.buttonNamed(play, 'March out')).to.exist;
  });

  it('asks before the page goes while a game runs', async () => {
    const asks = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    expect(asks()).to.be.false;
    await begin('Duel, open');
    expect(asks()).to.be.true;
    await demo.press(play, 'Resign');
    await demo.press(play, 'Resign');
    expect(asks()).to.be.false;
  });

  it('says what a formation is good for in both languages', async () => {
    const told = () => play.querySelector('junqi-board')?.renderRoot.textContent;
    expect(told()).to.contain('Strong pieces');
    setLanguage('zh');
    await demo.settle(play);
    await aTimeout(50);
    expect(told()).to.contain('强子');
    setLanguage('en');
  });

  it('takes back a move while the engine is thinking', async () => {
    await begin('Duel, open');
    await move();
    expect(status()).to.contain('thinking');
    await demo.press(play, 'Take back');
    expect(isMyMove()).to.be.true;
    expect(play.querySelector('.counts')?.textContent).to.contain('0 moves played');
  });

  it('lets the engine begin when the reader moves second', async () => {
    await begin('Duel, open', 'Blue');
    expect(demo.boardOn(play).orientation).to.equal('N');
    expect(play.querySelector('.counts')?.textContent).to.contain('1 move played');
  });

  it('plays a whole dark game by keys alone', async () => {
    await begin('Duel, dark');
    const board = demo.boardOn(play);
    expect(board.view?.pieces.filter((piece) => piece && !piece.rank)).to.have.length(25);
    board.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await sendKeys({ press: 'n' });
    await sendKeys({ press: 'Enter' });
    expect(board.renderRoot.querySelector('[aria-selected="true"]')).to.exist;
    await sendKeys({ press: 'Escape' });
    for (
      let turns = 0;
      turns < 400 && !status().startsWith('You ') && !status().startsWith('A draw');
    ) {
      if (!isMyMove()) {
        await demo.until(() => !status().includes('thinking'), 'an answer');
        continue;
      }
      turns++;
      const steps = Math.floor(Math.random() * board.destinations.length);
      for (let step = 0; step <= steps % 7; step++) demo.key(board, 'n');
      demo.key(board, 'Enter');
      await board.updateComplete;
      for (let step = 0; step <= steps % 3; step++) demo.key(board, 'n');
      demo.key(board, 'Enter');
      await demo.settle(play);
    }
    expect(status()).to.match(/^(You win|You lose|A draw): /);
    expect(board.destinations).to.be.empty;
    // Only now, and only when asked.
    expect(board.view?.pieces.some((piece) => piece && !piece.rank)).to.be.true;
    await demo.press(play, 'Show all pieces');
    expect(board.view?.pieces.some((piece) => piece && !piece.rank)).to.be.false;
  });

  it('plays four armies, and flip', async () => {
    await begin('Four, dark', 'West');
    expect(demo.boardOn(play).view?.ply).to.equal(3);
    await demo.press(play, 'New game');
    await demo.choose(play, 'Game', 'Flip');
    await demo.choose(play, 'Your side', 'Moves first');
    await demo.press(play, 'Begin');
    await demo.until(isMyMove, 'my move');
    await demo.settle(play);
    demo.clickPoint(demo.boardOn(play), 'a1');
    await demo.until(() => demo.boardOn(play).view?.ply === 2, 'an answer');
  });

  it('marches out with what was set up on the board', async () => {
    const board = demo.boardOn(play);
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    demo.clickPoint(board, 'a6');
    await board.updateComplete;
    demo.clickPoint(board, 'b6');
    await demo.settle(play);
    await demo.press(play, 'March out');
    await demo.until(() => demo.boardOn(play).view?.pieces.length === 60, 'a game');
    const { view } = demo.boardOn(play);
    expect(view?.pieces[0]?.rank).to.equal('h');
    expect(view?.pieces[1]?.rank).to.equal('c');
  });

  it('has nothing for axe to complain of', async () => {
    await expect(play).to.be.accessible();
    await begin('Duel, open');
    await expect(play).to.be.accessible();
  });
});

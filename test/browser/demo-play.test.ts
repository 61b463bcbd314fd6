// Playing against the opponent on the demo's page.

import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { setLanguage } from '../../demo/language.js';
import type { Play } from '../../demo/play.js';
import * as demo from './demo.js';

describe('demo: play', () => {
  let giveBack: () => void;
  let play: Play;
  const status = () => demo.statusOf(play);
  const isMyMove = () => status().startsWith('Your move');
  const beside = () => demo.shown(play, '.beside')[0]?.textContent ?? '';
  const covered = () => demo.shown(play, '.piece .dot').length;
  const bars = () => demo.shown(play, '.seat-bar').map(({ textContent }) => textContent);

  beforeEach(async () => {
    demo.forgetGames();
    giveBack = demo.fixChance(3);
    play = await demo.section<Play>('demo-play');
    play.pause = 0;
  });
  afterEach(() => {
    giveBack();
    demo.forgetGames();
  });

  async function begin(game: string, side = 'Red, first'): Promise<void> {
    await demo.choose(play, 'Game', game);
    await demo.choose(play, 'Your side', side);
    await demo.choose(play, 'Engine thinks', '0.2 seconds');
    await demo.press(play, 'March out');
    await demo.until(isMyMove, 'my move');
    await demo.settle(play);
  }

  /** A piece that may move, by keys, and the first place it may go to. */
  async function move(): Promise<void> {
    const board = demo.boardOn(play);
    demo.key(board, 'n');
    demo.key(board, 'Enter');
    await board.updateComplete;
    demo.key(board, 'n');
    demo.key(board, 'Enter');
    await demo.settle(play);
  }

  it('plays an open game: moves, takes back, is refused a draw, resigns', async () => {
    await begin('Duel, open');
    expect(play.querySelector('select')).to.be.null;
    expect(beside()).to.contain('0 moves played');
    await move();
    await demo.until(() => isMyMove() && beside().includes('2 moves played'), 'the answer');
    await demo.press(play, 'Take back');
    expect(beside()).to.contain('0 moves played');
    await demo.press(play, 'Offer a draw');
    expect(beside()).to.contain('declined');
    await demo.press(play, 'Resign');
    await demo.press(play, 'Resign');
    expect(status()).to.equal('You lose: resignation');
    expect(demo.shown(play, 'a')[0]?.textContent.trim()).to.equal('Analyse this game');
    await demo.press(play, 'Play again');
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    expect(play.querySelector('select')).to.exist;
  });

  it('goes on after a reload, with the same game and side', async () => {
    await begin('Duel, dark', 'Blue');
    expect(beside()).to.contain('1 move played');
    play.remove();
    play = await demo.section<Play>('demo-play');
    await demo.until(() => beside().includes('goes on'), 'the game again');
    expect(beside()).to.contain('1 move played');
    expect(status()).to.equal('Your move: Blue');
    expect(covered()).to.equal(25);
    expect(play.querySelector('h2')?.textContent).to.equal('Duel, dark');
  });

  it('has a game that was over after a reload, to be analysed, and lets another begin', async () => {
    await begin('Duel, dark');
    await demo.press(play, 'Resign');
    await demo.press(play, 'Resign');
    play.remove();
    play = await demo.section<Play>('demo-play');
    await demo.until(() => status() === 'You lose: resignation', 'the game again');
    expect(play.querySelector('h2')?.textContent).to.equal('Duel, dark');
    expect(play.querySelector('select')).to.be.null;
    const link = play.querySelector<HTMLAnchorElement>('.after a')!;
    link.dispatchEvent(new PointerEvent('pointerdown'));
    expect(link.href).to.match(/\/analyse\.html#junqi=1/);
    await demo.press(play, 'Play again');
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    play.remove();
    play = await demo.section<Play>('demo-play');
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
  });

  it('has the army that is laid out after a reload', async () => {
    await demo.choose(play, 'Formation', 'Fortress');
    const mine = demo.boardOn(play).readOut();
    play.remove();
    play = await demo.section<Play>('demo-play');
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    expect(demo.boardOn(play).readOut()).to.equal(mine);
  });

  it('takes along what is seen to be analysed', async () => {
    await begin('Duel, open');
    await demo.press(play, 'Resign');
    await demo.press(play, 'Resign');
    const link = play.querySelector<HTMLAnchorElement>('.after a')!;
    link.dispatchEvent(new PointerEvent('pointerdown'));
    expect(link.href).to.match(/\/analyse\.html#junqi=1/);
  });

  it('says what a formation is good for in both languages', async () => {
    const told = () => play.querySelector('junqi-board')?.renderRoot.textContent;
    await demo.until(() => told()?.includes('Strong pieces') === true, 'a setup');
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
    expect(beside()).to.contain('0 moves played');
  });

  it('lets the engine begin when the reader moves second', async () => {
    await begin('Duel, open', 'Blue');
    expect(bars().at(-1)).to.contain('Blue');
    expect(beside()).to.contain('1 move played');
  });

  it('plays a whole dark game by keys alone', async function () {
    this.timeout(120_000);
    await begin('Duel, dark');
    const board = demo.boardOn(play);
    expect(covered()).to.equal(25);
    board.renderRoot.querySelector<HTMLElement>('.point[tabindex="0"]')?.focus();
    await sendKeys({ press: 'n' });
    await sendKeys({ press: 'Enter' });
    expect(board.renderRoot.querySelector('[aria-selected="true"]')).to.exist;
    await sendKeys({ press: 'Escape' });
    const isOver = () => /^(You (win|lose)|A draw)/.test(status());
    for (let turns = 0; turns < 400 && !isOver();) {
      if (!isMyMove()) {
        await demo.until(() => !status().includes('thinking'), 'an answer');
        continue;
      }
      turns++;
      const steps = Math.floor(Math.random() * 21);
      for (let step = 0; step <= steps % 7; step++) demo.key(board, 'n');
      demo.key(board, 'Enter');
      await board.updateComplete;
      for (let step = 0; step <= steps % 3; step++) demo.key(board, 'n');
      demo.key(board, 'Enter');
      await demo.settle(play);
    }
    expect(status()).to.match(/^(You win|You lose|A draw): /);
    // Only now, and only when asked. An army that is out has left the board.
    if (!status().startsWith('You win')) expect(covered()).to.be.above(0);
    await demo.press(play, 'Show all pieces');
    expect(covered()).to.equal(0);
  });

  it('plays four armies, and flip once it is begun', async () => {
    await begin('Four, dark', 'West');
    expect(beside()).to.contain('3 moves played');
    await demo.press(play, 'New game');
    await demo.press(play, 'New game');
    await demo.choose(play, 'Game', 'Flip');
    await demo.choose(play, 'Your side', 'Moves first');
    await demo.press(play, 'Begin');
    await demo.until(isMyMove, 'my move');
    await demo.settle(play);
    demo.clickPoint(demo.boardOn(play), 'a1');
    await demo.until(() => beside().includes('2 moves played'), 'an answer');
  });

  it('plays by the clock', async () => {
    await demo.choose(play, 'Clock', '10 minutes each');
    await begin('Duel, open');
    expect(bars().at(-1)).to.match(/10:00|9:59/);
  });

  it('sets up the engine’s army as it is told to', async () => {
    await demo.choose(play, 'Engine’s setup', 'Same as mine');
    await begin('Duel, open');
    const armies = ['red', 'blue'].map((army) =>
      demo
        .shown(play, '.point')
        .map((point) => point.getAttribute('aria-label')?.split(', ')[2] ?? '')
        .filter((piece) => piece.startsWith(army))
        .map((piece) => piece.replace(army, ''))
        .sort()
        .join(),
    );
    expect(armies[0]).to.have.length.above(100);
    expect(armies[1]).to.equal(armies[0]);
  });

  it('marches out with what was set up on the board, or elsewhere', async () => {
    const board = demo.boardOn(play);
    const at = (name: string) =>
      demo
        .shown(play, '.point')
        .map((point) => point.getAttribute('aria-label')?.split(', ') ?? [])
        .find(([point]) => point === name)?.[2];
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    const other = at('b6');
    expect(at('a6')).not.to.equal(other);
    demo.clickPoint(board, 'a6');
    await board.updateComplete;
    demo.clickPoint(board, 'b6');
    await demo.settle(play);
    await demo.press(play, 'March out');
    await demo.until(() => demo.shown(play, '.piece').length === 50, 'a game');
    expect(at('a6')).to.equal(other);
    play.useSetup('geffhe.d.cdk.hga.g.bjiihijcklj');
    await demo.until(() => demo.buttonNamed(play, 'March out') !== undefined, 'a setup');
    await demo.settle(play);
    expect(at('a6')).to.equal('red company commander');
  });

  it('has nothing for axe to complain of', async () => {
    await expect(play).to.be.accessible();
    await begin('Duel, open');
    await expect(play).to.be.accessible();
  });
});

// Several players at one screen: nobody finds what they may not know anywhere in the document.

import { expect, fixtureCleanup } from '@open-wc/testing';
import type { HotSeat } from '../../demo/hot-seat.js';
import * as demo from './demo.js';

/** The first line in which two moments differ. */
function difference(some: readonly string[], other: readonly string[]): string {
  const lines = (moments: readonly string[]) => moments.join('\n').split('\n');
  const others = lines(other);
  const at = lines(some).findIndex((line, index) => line !== others[index]);
  return at < 0 ? '' : `${lines(some)[at]} for ${others[at]}`;
}

describe('demo: one screen', () => {
  /** A seat takes the screen, sets up and marches out. */
  async function setUp(page: HotSeat, name: string, formation: string): Promise<void> {
    await demo.press(page, `I am ${name}: show my board`);
    await demo.choose(page, 'Formation', formation);
    await demo.press(page, 'March out');
  }

  async function begun(redFormation: string): Promise<HotSeat> {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await demo.press(page, 'Begin');
    await setUp(page, 'Red', redFormation);
    await setUp(page, 'Blue', 'Wings');
    return page;
  }

  async function move(page: HotSeat, from: string, to: string): Promise<void> {
    const board = demo.boardOn(page);
    demo.clickPoint(board, from);
    await board.updateComplete;
    demo.clickPoint(board, to);
    await demo.settle(page);
  }

  it('shows no board while the screen changes hands, and then one seat’s view', async () => {
    const page = await begun('Wings');
    expect(demo.board(page)).to.be.null;
    expect(page.textContent).to.contain('Red, take the screen');
    await demo.press(page, 'I am Red: show my board');
    const board = demo.boardOn(page);
    expect(board.orientation).to.equal('S');
    expect(board.view?.pieces.filter((piece) => piece?.seat === 'N' && piece.rank)).to.be.empty;
    await move(page, 'a6', 'b5');
    expect(demo.boardOn(page).destinations).to.be.empty;
    await demo.press(page, 'Hide the board');
    expect(demo.board(page)).to.be.null;
    expect(page.textContent).to.contain('Red piece a6 to b5');
    await demo.press(page, 'I am Blue: show my board');
    expect(demo.boardOn(page)).not.to.equal(board);
    expect(demo.boardOn(page).orientation).to.equal('N');
  });

  it('says the same to a seat whatever the other’s secret is', async () => {
    const seen = [];
    for (const formation of ['Wings', 'Left wing', 'Fortress']) {
      const page = await begun(formation);
      const moments = [demo.everythingIn(document)];
      await demo.press(page, 'I am Red: show my board');
      await move(page, 'a6', 'b5');
      await demo.press(page, 'Hide the board');
      moments.push(demo.everythingIn(document));
      await demo.press(page, 'I am Blue: show my board');
      moments.push(demo.everythingIn(document));
      seen.push(moments);
      fixtureCleanup();
    }
    for (const other of seen.slice(1)) expect(difference(other, seen[0]!)).to.equal('');
    const kept = Object.keys(localStorage);
    expect(kept.filter((name) => !/^junqi-demo\.(language|colours)$/.test(name))).to.be.empty;
    expect(sessionStorage).to.have.length(0);
  });

  it('ends by resignation and shows all only when asked', async () => {
    const page = await begun('Wings');
    await demo.press(page, 'I am Red: show my board');
    await demo.press(page, 'Resign');
    await demo.press(page, 'Resign');
    await demo.press(page, 'Hide the board');
    expect(demo.statusOf(page)).to.equal('Blue wins: resignation');
    expect(demo.board(page)).to.be.null;
    await demo.press(page, 'Show all pieces');
    expect(demo.boardOn(page).view?.pieces.some((piece) => piece && !piece.rank)).to.be.false;
  });

  it('passes the screen between four', async () => {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await demo.choose(page, 'Game', 'Four, dark');
    await demo.press(page, 'Begin');
    for (const name of ['South', 'East', 'North', 'West']) await setUp(page, name, 'Wings');
    await demo.press(page, 'I am South: show my board');
    expect(demo.boardOn(page).view?.board).to.equal('four');
    await expect(page).to.be.accessible();
  });

  it('has nothing for axe to complain of', async () => {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await expect(page).to.be.accessible();
    await demo.press(page, 'Begin');
    await expect(page).to.be.accessible();
  });
});

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
    await setUp(page, 'Red', redFormation);
    await setUp(page, 'Blue', 'Wings');
    return page;
  }

  async function move(page: HotSeat, from: string, to: string): Promise<void> {
    await demo.until(() => pieces(page) > 25, 'a board');
    const board = demo.boardOn(page);
    demo.clickPoint(board, from);
    await board.updateComplete;
    demo.clickPoint(board, to);
    await demo.settle(page);
  }

  const pieces = (page: HotSeat, kind = ''): number => demo.shown(page, `.piece${kind}`).length;
  const told = (page: HotSeat): string => demo.shown(page, '.handover')[0]?.textContent ?? '';

  beforeEach(demo.forgetGames);
  after(demo.forgetGames);

  it('shows no board while the screen changes hands, and then one seat’s view', async () => {
    const page = await begun('Wings');
    await demo.until(() => told(page).includes('Red, take the screen'), 'a hand-over');
    expect(pieces(page)).to.equal(0);
    expect(demo.shown(page, '.point')).to.be.empty;
    await demo.press(page, 'I am Red: show my board');
    expect(demo.shown(page, '.army-blue.piece .dot')).to.have.length(25);
    await move(page, 'a6', 'b5');
    await demo.press(page, 'Hide the board');
    expect(pieces(page)).to.equal(0);
    expect(told(page)).to.contain('Red piece a6 to b5');
    await demo.press(page, 'I am Blue: show my board');
    expect(demo.shown(page, '.army-red.piece .dot')).to.have.length(25);
  });

  it('says the same to a seat whatever the other’s secret is', async () => {
    const seen = [];
    for (const formation of ['Wings', 'Left wing', 'Fortress']) {
      const page = await begun(formation);
      await demo.until(() => told(page).includes('It is your move'), 'a hand-over');
      const moments = [demo.everythingIn(document)];
      await demo.press(page, 'I am Red: show my board');
      await move(page, 'a6', 'b5');
      await demo.press(page, 'Hide the board');
      moments.push(demo.everythingIn(document));
      await demo.press(page, 'I am Blue: show my board');
      moments.push(demo.everythingIn(document));
      seen.push(moments);
      fixtureCleanup();
      demo.forgetGames();
    }
    for (const other of seen.slice(1)) expect(difference(other, seen[0]!)).to.equal('');
  });

  it('goes on after a reload with a hand-over, from storage nobody reads by accident', async () => {
    const page = await begun('Wings');
    await demo.press(page, 'I am Red: show my board');
    await move(page, 'a6', 'b5');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.to.match(/[a-l.]{20}/i);
    page.remove();
    const again = await demo.section<HotSeat>('demo-hot-seat');
    await demo.until(() => told(again).includes('Blue, take the screen'), 'a hand-over');
    expect(pieces(again)).to.equal(0);
    await demo.press(again, 'I am Blue: show my board');
    expect(demo.shown(again, '.army-red.piece .dot')).to.have.length(25);
  });

  it('ends by resignation and shows all only when asked', async () => {
    const page = await begun('Wings');
    await demo.press(page, 'I am Red: show my board');
    await demo.press(page, 'Resign');
    await demo.press(page, 'Resign');
    expect(demo.statusOf(page)).to.equal('Blue wins: resignation');
    expect(pieces(page, ' .dot')).to.equal(25);
    await demo.press(page, 'Show all pieces');
    expect(pieces(page, ' .dot')).to.equal(0);
  });

  it('passes the screen between four', async () => {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await demo.choose(page, 'Game', 'Four, dark');
    for (const name of ['South', 'East', 'North', 'West']) await setUp(page, name, 'Wings');
    await demo.press(page, 'I am South: show my board');
    await demo.until(() => pieces(page, ' .dot') === 75, 'a board');
    await expect(page).to.be.accessible();
  });

  it('waits for somebody to begin where nothing is to be set up', async () => {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await demo.choose(page, 'Game', 'Flip');
    await demo.choose(page, 'Clock', '5 minutes each');
    await demo.press(page, 'Begin');
    await demo.until(() => pieces(page) === 50, 'a board');
    expect(demo.shown(page, '.time').map(({ textContent }) => textContent.trim())).to.include(
      '5:00',
    );
  });

  it('has nothing for axe to complain of', async () => {
    const page = await demo.section<HotSeat>('demo-hot-seat');
    await expect(page).to.be.accessible();
  });
});

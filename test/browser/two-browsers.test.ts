// Two browsers and a host's tab, all in one page here: what one seat's page was not sent it cannot show.

import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { placeOf } from '../../demo/host/address.js';
import { HostPage } from '../../demo/host/host-page.js';
import { SeatPage } from '../../demo/host/seat-page.js';
import { setLanguage } from '../../demo/language.js';
import * as demo from './demo.js';

customElements.define('demo-host', HostPage);
customElements.define('demo-seat', SeatPage);

/** A host and the links it gives out. */
async function hosted(): Promise<string[]> {
  setLanguage('en');
  const host = await fixture<HostPage>(html`<demo-host .variant=${'duel-dark'}></demo-host>`);
  await demo.until(() => host.querySelectorAll('a').length === 2, 'two links');
  return [...host.querySelectorAll('a')].map(({ hash }) => hash);
}

const seatAt = (hash: string): Promise<SeatPage> =>
  fixture<SeatPage>(html`<demo-seat .place=${placeOf(hash)}></demo-seat>`);

/** Both seats set up; red's page and blue's. */
async function begun(blueFormation: string): Promise<{ links: string[]; pages: SeatPage[] }> {
  const links = await hosted();
  const pages = [];
  for (const [index, link] of links.entries()) {
    const page = await seatAt(link);
    pages.push(page);
    await demo.until(() => demo.buttonNamed(page, 'March out') !== undefined, 'a setup');
    await demo.choose(page, 'Formation', index === 0 ? 'Wings' : blueFormation);
    await demo.press(page, 'March out');
  }
  for (const page of pages)
    await demo.until(() => demo.shown(page, '.piece').length === 50, 'a game');
  return { links, pages };
}

async function move(page: SeatPage, from: string, to: string): Promise<void> {
  const board = demo.boardOn(page);
  await board.updateComplete;
  demo.clickPoint(board, from);
  await board.updateComplete;
  demo.clickPoint(board, to);
  await demo.settle(page);
}

describe('two browsers', () => {
  it('play through a host in a third tab', async () => {
    const { pages } = await begun('Wings');
    const [red, blue] = pages as [SeatPage, SeatPage];
    await demo.until(() => demo.statusOf(red) === 'Your move: Red', 'red’s turn');
    expect(demo.statusOf(blue)).to.equal('Red to move');
    expect(demo.shown(red, '.army-blue.piece .dot')).to.have.length(25);
    expect(demo.shown(blue, '.army-red.piece .dot')).to.have.length(25);
    await move(red, 'a6', 'b5');
    await demo.until(() => demo.statusOf(blue) === 'Your move: Blue', 'blue’s turn');
    await demo.press(blue, 'Offer a draw');
    await demo.until(() => demo.everythingIn(red).includes('Blue offers a draw.'), 'an offer');
    await demo.press(red, 'Agree to a draw');
    await demo.until(() => demo.statusOf(blue) === 'A draw: agreed', 'a draw');
    expect(demo.statusOf(red)).to.equal('A draw: agreed');
  });

  it('show red the same whatever blue set up', async () => {
    const seen = [];
    for (const formation of ['Wings', 'Left wing', 'Fortress']) {
      const { pages } = await begun(formation);
      const [red, blue] = pages as [SeatPage, SeatPage];
      await move(red, 'a6', 'b5');
      await demo.until(() => demo.statusOf(blue) === 'Your move: Blue', 'blue’s turn');
      await demo.until(() => demo.statusOf(red) === 'Blue to move', 'red’s answer');
      await demo.settle(red);
      seen.push(demo.everythingIn(red) + JSON.stringify(demo.boardOn(red).view));
      fixtureCleanup();
    }
    expect(seen[1]).to.equal(seen[0]);
    expect(seen[2]).to.equal(seen[0]);
  });

  it('bring a page that is loaded again back to its game', async () => {
    const { links, pages } = await begun('Wings');
    const [red] = pages as [SeatPage, SeatPage];
    await move(red, 'a6', 'b5');
    await demo.until(() => demo.statusOf(red) === 'Blue to move', 'a move');
    red.remove();
    const again = await seatAt(links[0] ?? '');
    await demo.until(() => demo.statusOf(again) === 'Blue to move', 'the game again');
    expect(demo.everythingIn(again)).to.contain('1 move played');
  });

  it('say that nobody answers where there is no host', async () => {
    setLanguage('en');
    const page = await seatAt('#rules=duel-dark&seat=S&key=nobody');
    expect(demo.statusOf(page)).to.equal('Calling the host …');
  });
});

describe('the address of a page for two browsers', () => {
  it('names a seat by key or table, else a host, else the lobby', () => {
    expect(placeOf('#rules=flip&seat=N&key=k')).to.deep.equal({
      kind: 'tab',
      seat: 'N',
      key: 'k',
      variant: 'flip',
    });
    expect(placeOf('#rules=chess&seat=S&table=t')).to.deep.equal({
      kind: 'table',
      seat: 'S',
      table: 't',
      variant: 'duel-dark',
    });
    expect(placeOf('#host&rules=flip')).to.deep.equal({ kind: 'host', variant: 'flip' });
    expect(placeOf('#seat=Q&table=t')).to.deep.equal({ kind: 'lobby' });
  });
});

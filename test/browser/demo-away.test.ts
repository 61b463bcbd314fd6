// Players at a hosted table hear who leaves it and who comes back.

import { expect, fixture, html } from '@open-wc/testing';
import { placeOf } from '../../demo/host/address.js';
import { HostPage } from '../../demo/host/host-page.js';
import { HostedTable, type Connection } from '../../demo/host/hosted-table.js';
import { SeatPage } from '../../demo/host/seat-page.js';
import { setLanguage } from '../../demo/language.js';
import { valueOf } from '../../src/fault.js';
import { parseVariant } from '../../src/formats/variant.js';
import { reference } from '../../src/reference/index.js';
import * as demo from './demo.js';

customElements.define('demo-host', HostPage);
customElements.define('demo-seat', SeatPage);

const seatAt = (hash: string): Promise<SeatPage> =>
  fixture<SeatPage>(html`<demo-seat .place=${placeOf(hash)}></demo-seat>`);
const presence = (page: SeatPage): string =>
  page.querySelector('.presence')?.textContent.trim() ?? '';

/** The end of a wire, and what came through it. */
function end(): Connection & { readonly heard: unknown[] } {
  const heard: unknown[] = [];
  return { heard, send: (text) => heard.push(JSON.parse(text)), close: () => {} };
}

describe('two browsers: who is there', () => {
  afterEach(() => setLanguage('en'));

  it('say in every language that the other tab was closed, and that it is back', async () => {
    setLanguage('en');
    const host = await fixture<HostPage>(html`<demo-host .variant=${'flip'}></demo-host>`);
    await demo.until(() => host.querySelectorAll('a').length === 2, 'two links');
    const links = [...host.querySelectorAll('a')].map(({ hash }) => hash);
    const red = await seatAt(links[0]!);
    const blue = await seatAt(links[1]!);
    await demo.until(() => demo.shown(red, '.piece').length === 50, 'a game');
    expect(presence(red)).to.equal('');
    // A second tab with the same link: the seat is empty when both are gone.
    const second = await seatAt(links[1]!);
    await demo.until(() => demo.shown(second, '.piece').length === 50, 'the same game');
    blue.remove();
    second.remove();
    await demo.until(() => presence(red) !== '', 'a note');
    expect(presence(red)).to.match(/^No longer here: \S+\. The same link leads back/);
    for (const [lang, says] of [
      ['zh', '已离开'],
      ['zh-Hant', '已離開'],
    ] as const) {
      setLanguage(lang);
      await red.updateComplete;
      expect(presence(red)).to.contain(says);
    }
    setLanguage('en');
    await expect(red).to.be.accessible();
    const again = await seatAt(links[1]!);
    await demo.until(() => presence(red).startsWith('Back again: '), 'the other again');
    expect(presence(again)).to.equal('');
  });

  it('are told by a host whose wires have ends: everybody once, a newcomer what was before', () => {
    const variant = valueOf(parseVariant('four-dark'));
    const table = new HostedTable({ core: reference, variant, newKey: () => 'key' });
    const [south, east, north, west] = [end(), end(), end(), end()];
    const sit = (wire: Connection, seat: string) =>
      table.receive(wire, JSON.stringify({ kind: 'sit', seat, key: 'key' }));
    const away = ({ heard }: typeof south) =>
      heard
        .filter((answer) => (answer as { kind: string }).kind === 'away')
        .map((answer) => (answer as { seats: string[] }).seats.join(''));
    sit(south, 'S');
    sit(east, 'E');
    sit(north, 'N');
    table.drop(east);
    sit(west, 'W');
    table.drop(north);
    sit(end(), 'E');
    expect(away(south)).to.deep.equal(['E', 'EN', 'N']);
    expect(away(west)).to.deep.equal(['E', 'EN', 'N']);
    expect(away(east)).to.deep.equal([]);
    table.close();
  });
});

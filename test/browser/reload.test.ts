// What a game at this screen still knows after a reload. The board before it stays on the page: a reload tells
// no element that it goes.

import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { passingKeeping } from '../../component/keeping.js';
import { countOf } from './boards.js';
import { boardWith, find, go, playing, press, services, settled, status } from './playing.js';

const beside = (board: Parameters<typeof find>[0]): string => find(board, '.beside').textContent;

describe('after a reload', () => {
  const { now } = Date;
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));
  afterEach(() => void (Date.now = now));

  it('has the clock of the move under way go on from what was left', async () => {
    const rules = 'duel-open,secondsPerSeat=600';
    const more = { services: { ...services(), keeping: passingKeeping() } };
    const board = await playing(rules, { keep: 'mine' }, more);
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    Date.now = () => now() + 100_000;
    const left = (of: typeof board): string => find(of, '.below .time').textContent.trim();
    // It is kept every second.
    await aTimeout(1100);
    expect(left(board)).to.match(/^8:[12]/);
    const again = await playing(rules, { keep: 'mine' }, more);
    await settled(again, () => beside(again).includes('goes on'));
    expect(left(again)).to.match(/^8:[12]/);
  });

  for (const rules of ['duel-open', 'duel-dark']) {
    it(`begins with the armies that marched out: ${rules}`, async () => {
      const more = { services: { ...services(), keeping: passingKeeping() } };
      const options = { pause: 0, keep: 'mine' };
      const board = await boardWith({ rules, options, ...more });
      await press(board, 'Random');
      await press(board, 'March out');
      await settled(board, () => countOf(board, '.piece') === 50);
      const again = await boardWith({ rules, options, ...more });
      await settled(again, () => beside(again).includes('goes on'));
      expect(again.toText()).to.equal(board.toText());
      expect(again.readOut()).to.equal(board.readOut());
    });
  }

  it('begins anew where nothing was laid out: the page may give another game', async () => {
    const more = { services: { ...services(), keeping: passingKeeping() } };
    await playing('duel-open', { keep: 'mine' }, more);
    const again = await playing('duel-open', { keep: 'mine' }, more);
    expect(beside(again)).not.to.contain('goes on');
  });
});

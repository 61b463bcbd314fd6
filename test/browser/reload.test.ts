// What a game at this screen still knows after a reload. The board before it stays on the page: a reload tells
// no element that it goes.

import { aTimeout, expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping, type Keeping } from '../../component/keeping.js';
import { countOf, heard } from './boards.js';
import {
  boardWith,
  covered,
  find,
  go,
  named,
  playing,
  press,
  services,
  SETUP,
  settled,
  status,
} from './playing.js';

const beside = (board: JunqiBoard): string => find(board, '.beside').textContent;
const handsOver = (board: JunqiBoard): boolean => countOf(board, '.handover') > 0;

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

  describe('has a game that was over', () => {
    const more = () => ({ services: { ...services(-500), keeping: passingKeeping() } });

    for (const [rules, hands] of [
      ['duel-open', 'S'],
      ['duel-dark', 'S'],
      ['duel-dark', 'S N'],
    ] as const) {
      it(`with its result, to be looked at and taken along: ${rules} for ${hands}`, async () => {
        const given = more();
        const board = await playing(rules, { hands, keep: 'mine' }, given);
        if (hands === 'S N') await press(board, 'I am Red: show my board');
        else await go(board, 'a5', 'b5');
        await settled(board, () => hands === 'S N' || status(board).startsWith('Your move'));
        await press(board, 'Resign');
        await press(board, 'Resign');
        const ended = status(board);
        const stages = heard('junqi-stage');
        const again = await playing(rules, { hands, keep: 'mine' }, given);
        again.scrollIntoView();
        await settled(again, () => covered(again) === covered(board));
        expect(stages.map(({ detail }) => detail as unknown)).to.deep.equal([{ stage: 'over' }]);
        expect(status(again)).to.equal(ended);
        expect(beside(again)).not.to.contain('goes on');
        expect(again.toText()).to.equal(board.toText());
        await press(again, 'Play again');
        await settled(again, () => named(again, 'Resign') !== undefined || handsOver(again));
        expect(given.services.keeping.keys('play:')).to.be.empty;
      });
    }

    it('with what may be taken back', async () => {
      const given = more();
      const board = await playing('duel-open', { keep: 'mine' }, given);
      await go(board, 'a5', 'b5');
      await settled(board, () => status(board).startsWith('Your move'));
      await press(board, 'Resign');
      await press(board, 'Resign');
      const again = await playing('duel-open', { keep: 'mine' }, given);
      await settled(again, () => named(again, 'Play again') !== undefined);
      const stages = heard('junqi-stage');
      await press(again, 'Take back');
      expect(status(again)).to.equal('Your move: Red');
      expect(beside(again)).to.contain('2 moves played');
      expect(stages.map(({ detail }) => detail as unknown)).to.deep.equal([{ stage: 'playing' }]);
    });

    it('with a draw that was agreed, and what it was agreed after', async () => {
      const given = more();
      const options = { hands: 'S N', keep: 'mine' };
      const board = await playing('duel-open', options, given);
      await go(board, 'a5', 'b5');
      await press(board, 'Offer a draw');
      await press(board, 'Red: Agree to a draw');
      const again = await playing('duel-open', options, given);
      await settled(again, () => named(again, 'Play again') !== undefined);
      expect(status(again)).to.equal(status(board));
      await press(again, 'Take back');
      expect(status(again)).to.equal('Blue to move');
      expect(beside(again)).to.contain('Blue offers a draw.');
    });
  });

  describe('has the army that was laid out', () => {
    const army = (board: JunqiBoard): string =>
      board.renderRoot.querySelector<HTMLTextAreaElement>('textarea')!.value;
    const formation = (board: JunqiBoard): string =>
      board.renderRoot.querySelector('select')!.selectedOptions[0]!.text.trim();
    const laying = (rules: string, options: object, keeping: Keeping) =>
      boardWith({
        rules,
        options: { keep: 'mine', ...options },
        services: { ...services(), keeping },
      });

    for (const [rules, seat] of [
      ['duel-open', 'S'],
      ['duel-dark', 'N'],
      ['four-dark', 'W'],
    ] as const) {
      it(`as its own seat laid it out, and nothing of another: ${rules}, ${seat}`, async () => {
        const keeping = passingKeeping();
        const board = await laying(rules, { hands: seat }, keeping);
        expect(keeping.keys('')).to.be.empty;
        await press(board, 'Random');
        const again = await laying(rules, { hands: seat }, keeping);
        expect(army(again)).to.equal(army(board));
        expect(keeping.keys('')).to.deep.equal([`desk:mine:${seat}`]);
        await press(again, 'March out');
        await settled(again, () => countOf(again, '.march') === 0 && countOf(again, '.piece') > 30);
        expect(keeping.keys('desk:')).to.deep.equal([`desk:mine:${seat}`]);
        expect(keeping.get(`desk:mine:${seat}`)).to.contain(army(board));
      });
    }

    it('of either player where both may see it', async () => {
      const keeping = passingKeeping();
      const board = await laying('duel-open', { hands: 'S N' }, keeping);
      await press(board, 'Random');
      const armies = [army(board)];
      await press(board, 'March out');
      await press(board, 'Random');
      armies.push(army(board));
      const again = await laying('duel-open', { hands: 'S N' }, keeping);
      const kept = [army(again)];
      await press(again, 'March out');
      kept.push(army(again));
      expect(kept).to.deep.equal(armies);
    });

    it('but of nobody where people set up in secret', async () => {
      const keeping = passingKeeping();
      const board = await laying('duel-dark', { hands: 'S N' }, keeping);
      await press(board, 'I am Red: show my board');
      await press(board, 'Random');
      await press(board, 'March out');
      await press(board, 'I am Blue: show my board');
      await press(board, 'Random');
      expect(keeping.keys('')).to.be.empty;
    });

    it('by the name of its formation', async () => {
      const keeping = passingKeeping();
      const board = await laying('duel-open', {}, keeping);
      const select = board.renderRoot.querySelector('select')!;
      select.selectedIndex = 3;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled(board);
      const again = await laying('duel-open', {}, keeping);
      expect(formation(again)).to.equal(formation(board));
    });

    it('unless it was for other rules, the page gives another now, or wants none kept', async () => {
      const keeping = passingKeeping();
      const board = await laying('duel-open', {}, keeping);
      await press(board, 'Random');
      const other = async (rules: string, options: object): Promise<string> =>
        army(await laying(rules, options, keeping));
      expect(await other('duel-open', {})).to.equal(army(board));
      expect(await other('duel-dark', {})).not.to.equal(army(board));
      expect(await other('duel-open', { keep: 'off' })).not.to.equal(army(board));
      expect(await other('duel-open', { setup: SETUP })).to.equal(SETUP);
      expect(await other('duel-open', {})).to.equal(SETUP);
    });

    it('but begins by itself where what is kept cannot be read', async () => {
      const keeping = passingKeeping();
      for (const text of ['', '{', '7', '{"rules":"duel-open","from":"","setup":"abc"}']) {
        keeping.set('desk:mine:S', text);
        const board = await laying('duel-open', {}, keeping);
        expect(countOf(board, '.march'), text).to.equal(1);
      }
    });
  });

  it('begins anew where nothing was laid out: the page may give another game', async () => {
    const more = { services: { ...services(), keeping: passingKeeping() } };
    await playing('duel-open', { keep: 'mine' }, more);
    const again = await playing('duel-open', { keep: 'mine' }, more);
    expect(beside(again)).not.to.contain('goes on');
  });
});

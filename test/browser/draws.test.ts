// Draws among people at one screen, and moves taken back after a reload.

import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import type { Seat } from '../../src/board.js';
import { reference } from '../../src/reference/index.js';
import { countOf, DUEL, heard, positionOf, rulesOf } from './boards.js';
import {
  boardWith,
  find,
  go,
  named,
  playing,
  press,
  services,
  settled,
  status,
} from './playing.js';

const beside = (board: JunqiBoard): string => find(board, '.beside').textContent;
const said = (board: JunqiBoard): string => find(board, '.said').textContent.trim();

describe('a draw at one screen', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('is offered, said and accepted on a board that both look at', async () => {
    const board = await playing('duel-open', { hands: 'S N' });
    const ends = heard('junqi-over');
    await press(board, 'Offer a draw');
    expect(beside(board)).to.contain('Red offers a draw.');
    await settled(board, () => said(board) === 'Red offers a draw.');
    expect(status(board)).to.equal('Red to move');
    await press(board, 'Blue: Agree to a draw');
    expect(ends.at(-1).detail).to.deep.equal({ result: '1/2', by: 'agreement' });
    expect(status(board)).to.contain('A draw');
    expect(said(board)).to.equal('');
    await press(board, 'Take back');
    expect(status(board)).to.equal('Red to move');
    expect(beside(board)).to.contain('Red offers a draw.');
  });

  it('is declined, and may be offered again after the next move of the other side', async () => {
    const board = await playing('duel-open', { hands: 'S N' });
    await press(board, 'Offer a draw');
    await press(board, 'Blue: Decline the draw');
    expect(beside(board)).to.contain('The draw is declined.');
    expect(said(board)).to.equal('The draw is declined.');
    expect(named(board, 'Blue: Agree to a draw')).to.be.undefined;
    expect(named(board, 'Offer a draw')!.disabled).to.be.true;
    await go(board, 'a5', 'b5');
    expect(named(board, 'Agree to a draw')).to.be.undefined;
    await go(board, 'a8', 'b8');
    expect(named(board, 'Offer a draw')!.disabled).to.be.false;
  });

  it('waits until the other one has the screen where boards are secret', async () => {
    const board = await playing('duel-dark', { hands: 'S N' });
    await press(board, 'I am Red: show my board');
    await press(board, 'Offer a draw');
    expect(beside(board)).to.contain('Red offers a draw. The answer comes in turn.');
    expect(named(board, 'Agree to a draw')).to.be.undefined;
    await go(board, 'a5', 'b5');
    await press(board, 'Hide the board');
    expect(said(board)).to.equal('');
    expect(find(board, '.told').textContent).to.contain('offers a draw');
    await press(board, 'I am Blue: show my board');
    expect(beside(board)).to.contain('Red offers a draw.');
    await settled(board, () => said(board) === 'Red offers a draw.');
    expect(named(board, 'Decline the draw')).not.to.be.undefined;
    await press(board, 'Agree to a draw');
    expect(status(board)).to.contain('A draw');
  });
});

/** A board of a game that the page hosts, with these offers. */
async function hosted(offers: readonly Seat[]): Promise<JunqiBoard> {
  const position = positionOf(DUEL, 'duel-open');
  return boardWith({
    rules: 'duel-open',
    options: { opponent: 'page', offers },
    view: position,
    destinations: reference.moves(rulesOf('duel-open'), position),
  });
}

describe('a draw where the page hosts the game', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  const offer = async (board: JunqiBoard, offers: readonly Seat[]): Promise<void> => {
    board.options = { opponent: 'page', offers };
    await settled(board);
  };

  it('is offered, said once, and declined until there is another offer', async () => {
    const board = await hosted([]);
    const wishes = heard('junqi-wish');
    expect(beside(board)).not.to.contain('offer of a draw');
    await offer(board, ['N']);
    expect(said(board)).to.equal('Blue offers a draw.');
    expect(beside(board)).to.contain('Blue offers a draw.');
    await press(board, 'Decline the draw');
    expect(board.shadowRoot!.activeElement).to.equal(find(board, '.status'));
    expect(beside(board)).not.to.contain('Blue offers a draw.');
    expect(named(board, 'Agree to a draw')).to.be.undefined;
    await offer(board, ['N']);
    expect(beside(board)).not.to.contain('Blue offers a draw.');
    await offer(board, []);
    expect(named(board, 'Offer a draw')!.disabled).to.be.false;
    await offer(board, ['N']);
    await press(board, 'Agree to a draw');
    expect(wishes.map(({ detail }) => detail.kind)).to.deep.equal(['agree']);
  });

  it('stands, which is said to who has offered it', async () => {
    const board = await hosted([]);
    await press(board, 'Offer a draw');
    expect(board.shadowRoot!.activeElement).to.equal(find(board, '.status'));
    await offer(board, ['S']);
    expect(said(board)).to.equal('Your offer of a draw stands.');
    expect(beside(board)).to.contain('Your offer of a draw stands.');
    expect(named(board, 'Offer a draw')!.disabled).to.be.true;
    expect(named(board, 'Decline the draw')).to.be.undefined;
    board.lang = 'zh';
    await settled(board);
    expect(said(board)).to.equal('你已求和，等待答复。');
  });
});

describe('what is taken back', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));
  const focused = (board: JunqiBoard): Element | null => board.shadowRoot!.activeElement;

  it('is said, and the focus stays until nothing is left', async () => {
    const board = await playing('duel-open', { hands: 'S N' });
    await go(board, 'a5', 'b5');
    await go(board, 'a8', 'b8');
    for (const [piece, place] of [
      ['Blue piece a8 to b8', '.undo'],
      ['Red piece a5 to b5', '.status'],
    ] as const) {
      find(board, '.undo').focus();
      await sendKeys({ press: 'Enter' });
      await settled(board);
      expect(said(board)).to.equal(`Taken back: ${piece}.`);
      expect(beside(board)).to.contain(`Taken back: ${piece}.`);
      expect(focused(board)).to.equal(find(board, place));
    }
  });

  it('may be an end', async () => {
    const board = await playing('duel-open');
    await press(board, 'Resign');
    await press(board, 'Resign');
    expect(status(board)).to.equal('You lose: resignation');
    expect(said(board)).to.equal('');
    await press(board, 'Take back');
    expect(said(board)).to.equal('Taken back: Red resigns.');
    expect(focused(board)).to.equal(find(board, '.status'));
  });
});

/** A game that goes on after a reload, a move and its answer played. */
async function playedOn(rules: string): Promise<JunqiBoard> {
  const more = { services: { ...services(), keeping: passingKeeping() } };
  const board = await playing(rules, { keep: 'mine' }, more);
  await go(board, 'a5', 'b5');
  await settled(board, () => status(board).startsWith('Your move'));
  board.remove();
  const again = await playing(rules, { keep: 'mine' }, more);
  await settled(again, () => beside(again).includes('2 moves played'));
  return again;
}

describe('after a reload', () => {
  it('takes back moves made before it', async () => {
    const again = await playedOn('duel-open');
    await press(again, 'Take back');
    expect(beside(again)).to.contain('0 moves played');
    expect(named(again, 'Take back')!.disabled).to.be.true;
    await go(again, 'c6', 'c7');
    await settled(again, () => beside(again).includes('2 moves played'));
    expect(countOf(again, '.error')).to.equal(0);
  });

  it('asks nobody again who has declined a draw', async () => {
    const more = { services: { ...services(), keeping: passingKeeping() } };
    const options = { hands: 'S N', keep: 'mine' };
    const board = await playing('duel-open', options, more);
    await press(board, 'Offer a draw');
    await press(board, 'Blue: Decline the draw');
    board.remove();
    const again = await playing('duel-open', options, more);
    await settled(again, () => beside(again).includes('goes on'));
    expect(named(again, 'Blue: Agree to a draw') === undefined).to.be.true;
    expect(beside(again)).not.to.contain('Red offers a draw.');
  });

  it('takes back nothing where that would tell what a piece is', async () => {
    const again = await playedOn('duel-dark');
    expect(named(again, 'Take back')).to.be.undefined;
  });
});

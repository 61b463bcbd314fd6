// Draws among people at one screen, and moves taken back after a reload.

import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import { countOf, heard } from './boards.js';
import { find, go, named, playing, press, services, settled, status } from './playing.js';

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
    expect(said(board)).to.contain('A draw');
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

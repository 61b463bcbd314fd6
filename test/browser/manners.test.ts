// What the computer says besides its moves, as whoever plays against it hears it.

import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Services } from '../../component/modes/services.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { heard } from './boards.js';
import { find, go, named, playing, press, services, settled, status } from './playing.js';

const beside = (board: Parameters<typeof find>[0]) => find(board, '.beside').textContent;

/** A computer that runs into nobody and takes the game for even. */
const peaceful: Partial<Services> = {
  ...services(0),
  opponent: () =>
    Promise.resolve({
      choose(from) {
        const game = 'view' in from ? undefined : Game.fromRecord(from, { core: reference });
        if (!game || !('value' in game)) throw new Error('it was told too little');
        const { position } = game.value;
        const move = game.value.moves().find(({ to }) => position.pieces[to] === undefined)!;
        return Promise.resolve({ ...move, score: 0, depth: 1, nodes: 1 });
      },
      stop: () => undefined,
      dispose: () => undefined,
    }),
};

/** Red walks to and fro in its front line while the computer thinks it stands so. */
async function pace(board: Parameters<typeof find>[0], turns: number): Promise<void> {
  const steps = ['a5', 'b5', 'a5'] as const;
  for (let turn = 0; turn < turns; turn++) {
    await settled(board, () => status(board).startsWith('Your move'));
    await go(board, steps[turn % 2]!, steps[(turn % 2) + 1]!);
  }
}

describe('manners', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('give up a lost game, and the board says who has won and why', async () => {
    const board = await playing('duel-open', {}, { services: services(-2_500) });
    const ends = heard('junqi-over');
    await pace(board, 5);
    await settled(board, () => ends.length > 0);
    expect(ends[0]!.detail).to.deep.equal({ result: 'S', by: 'resign' });
    expect(status(board)).to.equal('You win: resignation');
    expect(named(board, 'Play again')).to.not.be.undefined;
  });

  it('play a lost game to its end where they are told not to give up', async () => {
    const board = await playing(
      'duel-open',
      { manners: 'offer take' },
      { services: services(-2_500) },
    );
    const ends = heard('junqi-over');
    await pace(board, 6);
    await settled(board, () => status(board).startsWith('Your move'));
    expect(ends).to.be.empty;
  });

  it('take a draw that is offered in an even game', async () => {
    const board = await playing('duel-open', {}, { services: services(0) });
    const ends = heard('junqi-over');
    await pace(board, 2);
    await settled(board, () => status(board).startsWith('Your move'));
    await press(board, 'Offer a draw');
    await settled(board, () => ends.length > 0);
    expect(ends[0]!.detail).to.deep.equal({ result: '1/2', by: 'agreement' });
    expect(status(board)).to.equal('A draw: agreed');
  });

  it('refuse one where they are told to take none', async () => {
    const board = await playing(
      'duel-open',
      { manners: 'resign offer' },
      { services: services(0) },
    );
    await pace(board, 2);
    await settled(board, () => status(board).startsWith('Your move'));
    await press(board, 'Offer a draw');
    expect(beside(board)).to.contain('The draw is declined.');
    expect(status(board)).to.equal('Your move: Red');
  });

  it('offer a draw in an even game in which nothing happens, and it can be taken', async () => {
    // Of the 20 quiet plies two fifths are eight: the offer comes with the sixth even move.
    const board = await playing('duel-open,quietLimit=20', {}, { services: peaceful });
    const ends = heard('junqi-over');
    await pace(board, 6);
    await settled(board, () => named(board, 'Agree to a draw') !== undefined);
    expect(beside(board)).to.contain('offers a draw');
    await press(board, 'Agree to a draw');
    await settled(board, () => ends.length > 0);
    expect(ends[0]!.detail).to.deep.equal({ result: '1/2', by: 'agreement' });
  });
});

// One screen, several people: nothing that one of them was told, drew or kept is there for the next.

import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { facing } from '../../component/geometry.js';
import { passingKeeping } from '../../component/keeping.js';
import { turnLabel } from '../../component/labels.js';
import { en } from '../../component/messages/en.js';
import { BOARDS } from '../../src/board.js';
import type { Outcome } from '../../src/turn.js';
import { boardOf, countOf, DUEL, pointOf, positionOf } from './boards.js';
import {
  boardWith,
  covered,
  find,
  go,
  named,
  playing,
  press,
  services,
  settled,
} from './playing.js';

describe('the screen changes hands', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  // South's e6 is a platoon commander and falls, a6 a company commander and takes, c6 falls with its equal.
  for (const [from, to] of [
    ['e6', 'e7'],
    ['a6', 'a7'],
    ['c6', 'c7'],
  ] as const) {
    it(`says nothing of ${from}${to} after a reload`, async () => {
      const more = { services: { ...services(), keeping: passingKeeping() } };
      const options = { hands: 'S N', keep: 'mine' };
      const board = await playing('duel-dark', options, more);
      await press(board, 'I am Red: show my board');
      await go(board, from, to);
      await press(board, 'Hide the board');
      board.remove();
      const again = await playing('duel-dark', options, more);
      await settled(again, () => named(again, 'I am Blue: show my board') !== undefined);
      expect(countOf(again, '.piece, .point')).to.equal(0);
      expect(find(again, '.said').textContent.trim()).to.equal('');
      await press(again, 'I am Blue: show my board');
      expect(covered(again)).to.be.greaterThan(20);
      expect(find(again, '.said').textContent).not.to.contain(`${from} to ${to}`);
    });
  }

  it('offers nobody what another has kept while they set up', async () => {
    const keeping = passingKeeping();
    keeping.set('setup.REDSECRET', 'geffhe.d.cdk.hga.g.bjiihijcklj');
    const more = { services: { ...services(), keeping } };
    const shown = async (rules: string) => {
      const board = await boardWith({ rules, options: { hands: 'all' }, ...more });
      if (rules !== 'duel-open') await press(board, 'I am Red: show my board');
      await settled(board, () => countOf(board, '.piece') >= 25);
      return { text: board.renderRoot.textContent, forms: countOf(board, 'form.keep') };
    };
    const secret = await shown('duel-dark');
    expect(secret.text).not.to.contain('REDSECRET');
    expect(secret.forms).to.equal(0);
    const open = await shown('duel-open');
    expect(open.text).to.contain('REDSECRET');
    expect(open.forms).to.equal(1);
  });
});

describe('a turn of which the mover was not seen', () => {
  const view = positionOf(DUEL, 'duel-open');
  const said = (outcome: Outcome): string => {
    const [from, to] = [pointOf('duel', 'c4'), pointOf('duel', 'a6')];
    const turn = {
      kind: 'move',
      from,
      to,
      outcome,
      flagTaken: false,
      flags: [],
      shown: [],
    } as const;
    return turnLabel(facing(BOARDS.duel, 'S'), en, { ...turn, out: [] }, undefined, view);
  };

  it('names the piece where it stands now, or none', async () => {
    await boardOf(DUEL);
    expect(said('took')).to.equal('red company commander c4 to a6, takes');
    expect(said('fell')).to.equal('c4 to a6, falls');
    expect(said('both')).to.equal('c4 to a6, both fall');
  });
});

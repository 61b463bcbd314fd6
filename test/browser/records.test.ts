// Records: stepped through, as one seat saw them and as they were.

import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { BOARDS } from '../../src/board.js';
import { valueOf } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn.js';
import { parseTurn } from '../../src/formats/turn.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { countOf, heard, pointOf } from './boards.js';

const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';

/** Three turns of a dark game: c6 runs into c7, blue walks, red walks. */
function played(): Game {
  const setups = { S: SETUP, N: SETUP };
  const checked = Game.start({ variant: 'duel-dark', setups, core: reference });
  if (!('value' in checked)) throw new Error('the setups are refused');
  const game = checked.value;
  for (const text of ['c6c7', 'a8b8', 'a5b5']) valueOf(game.play(text));
  return game;
}

async function recordBoard(text: string, seat = ''): Promise<JunqiBoard> {
  return fixture<JunqiBoard>(
    html`<junqi-board record=${text} seat=${seat} lang="en"></junqi-board>`,
  );
}

const covered = (board: JunqiBoard) => countOf(board, '.piece .dot');

describe('records', () => {
  const game = played();
  const full = makeJqn([game.record()]);
  const south = makeJqn([game.recordFor('S')]);

  beforeEach(() => setViewport({ width: 800, height: 1000 }));

  it('shows the last turn, and any other on demand', async () => {
    const board = await recordBoard(full);
    expect(board.plies).to.equal(3);
    expect(countOf(board, '.landed')).to.equal(1);
    board.ply = 0;
    await board.updateComplete;
    expect(countOf(board, '.piece')).to.equal(50);
    expect(countOf(board, '.landed')).to.equal(0);
    board.setAttribute('ply', '2');
    await board.updateComplete;
    const landed = board.renderRoot.querySelector('.trail')?.getAttribute('d');
    expect(landed?.startsWith('M462')).to.equal(false);
    expect(board.ply).to.equal(2);
  });

  it('steps, says so, and stays where a listener objects', async () => {
    const board = await recordBoard(full);
    const plies = heard('junqi-ply');
    expect(board.next()).to.equal(false);
    expect(board.previous()).to.equal(true);
    expect(board.goTo(0)).to.equal(true);
    expect(board.previous()).to.equal(false);
    expect(plies.map(({ detail }) => detail as unknown)).to.deep.equal([
      { ply: 2, plies: 3 },
      { ply: 0, plies: 3 },
    ]);
    board.addEventListener('junqi-ply', (event) => event.preventDefault(), { once: true });
    expect(board.next()).to.equal(false);
    expect(board.ply).to.equal(0);
  });

  it('plays to the end and stops, or pauses', async () => {
    const board = await recordBoard(full);
    board.goTo(0);
    board.play(0.05);
    await aTimeout(400);
    expect(board.ply).to.equal(3);
    board.play(0.05);
    board.pause();
    await aTimeout(150);
    expect(board.ply).to.equal(0);
  });

  it('shows a full record whole, or as one seat saw it', async () => {
    const board = await recordBoard(full);
    expect(covered(board)).to.equal(0);
    board.seat = 'N';
    await board.updateComplete;
    expect(covered(board)).to.equal(countOf(board, '.army-red'));
    board.seat = 'all';
    await board.updateComplete;
    expect(covered(board)).to.equal(0);
  });

  it("shows a seat's record from that seat and cannot show more", async () => {
    const board = await recordBoard(south);
    const hidden = countOf(board, '.army-blue');
    expect(covered(board)).to.equal(hidden);
    board.seat = 'all';
    await board.updateComplete;
    expect(covered(board)).to.equal(hidden);
  });

  it('shows the same of a full record for a seat as of the record for that seat', async () => {
    const whole = await recordBoard(full, 'S');
    const part = await recordBoard(south, 'S');
    for (const ply of [0, 1, 2, 3]) {
      whole.ply = part.ply = ply;
      await Promise.all([whole.updateComplete, part.updateComplete]);
      await aTimeout(650);
      expect(whole.shadowRoot!.innerHTML).to.equal(part.shadowRoot!.innerHTML);
    }
  });

  it('seats the viewer at the bottom unless told otherwise', async () => {
    const board = await recordBoard(full, 'N');
    const top = (name: string) =>
      board.renderRoot
        .querySelector(`.point[data-point="${pointOf('duel', name)}"]`)!
        .getBoundingClientRect().top;
    expect(top('c12')).to.be.greaterThan(top('c1'));
    board.orientation = 'S';
    await board.updateComplete;
    expect(top('c12')).to.be.lessThan(top('c1'));
  });

  it('grows with a game that goes on', async () => {
    const board = await recordBoard(makeJqn([{ ...game.record(), turns: [] }]));
    expect(countOf(board, '.landed')).to.equal(0);
    board.record = full;
    await board.updateComplete;
    expect(countOf(board, '.landed')).to.equal(1);
  });

  it('says which turn cannot have happened', async () => {
    const errors = heard('junqi-error');
    const turn = valueOf(parseTurn(BOARDS.duel, 'b5b6'));
    const board = await recordBoard(makeJqn([{ ...game.record(), turns: [{ turn }] }]));
    expect(countOf(board, '[role=alert]')).to.equal(1);
    expect((errors[0]?.detail as { where: string }).where).to.match(/^record/);
  });
});

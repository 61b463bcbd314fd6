// Games in the element itself: against an opponent, among people at one screen, hosted by the page.

import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import type { Services } from '../../component/modes/services.js';
import { BOARDS } from '../../src/board.js';
import { reference } from '../../src/reference/index.js';
import { cell, countOf, heard, pointOf, positionOf, rulesOf, tapOn } from './boards.js';
import { everythingIn } from './everything.js';
import {
  boardWith,
  covered,
  find,
  firstMover,
  go,
  named,
  playing,
  press,
  services,
  settled,
  SETUP,
  status,
} from './playing.js';

/** A dark game that is kept, in which a8 has been marked as a bomb. */
async function marking() {
  const more = { services: { ...services(), keeping: passingKeeping() } };
  const board = await playing('duel-dark', { keep: 'mine' }, more);
  await press(board, 'Mark covered pieces');
  await tapOn(board, 'a8');
  await press(board, 'bomb');
  return { board, more };
}

describe('play', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));
  afterEach(() => emulateMedia({ colorScheme: 'light' }));

  it('has the reader set up, then plays against the opponent', async () => {
    const board = await boardWith({ rules: 'duel-open', options: { pause: 0 } });
    const armies = heard('junqi-deploy');
    expect(countOf(board, '.piece')).to.equal(25);
    await press(board, 'March out');
    await settled(board, () => countOf(board, '.piece') === 50);
    expect(armies).to.be.empty;
    expect(status(board)).to.equal('Your move: Red');
    expect(board.shadowRoot!.activeElement === find(board, '.point[tabindex="0"]')).to.be.true;
    expect(find(board, '.said').textContent.trim()).to.equal('');
  });

  it('leaves the focus where it is when a game begins that nobody asked for', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    for (const hands of ['S', 'S N']) {
      const board = await playing('duel-dark', { hands });
      expect(document.activeElement === field).to.be.true;
      board.remove();
    }
    const board = await boardWith({ rules: 'duel-dark', options: { hands: 'S N' } });
    await settled(board);
    expect(document.activeElement === field).to.be.true;
    field.remove();
  });

  it('brings the whole board into the window of a phone when a game begins', async () => {
    await setViewport({ width: 360, height: 640 });
    await emulateMedia({ reducedMotion: 'reduce' });
    const page = document.body.appendChild(document.createElement('div'));
    page.style.height = '2000px';
    const board = await boardWith({ rules: 'duel-open', options: { pause: 0 } });
    await press(board, 'March out');
    await settled(board, () => countOf(board, '.piece') === 50);
    await settled(board);
    const { top, bottom } = find(board, '.frame').getBoundingClientRect();
    expect(top).to.be.at.least(-1);
    expect(bottom).to.be.at.most(641);
    await emulateMedia({ reducedMotion: 'no-preference' });
    page.remove();
  });

  it('plays, takes back, is refused a draw, resigns and plays again', async () => {
    const board = await playing('duel-open', {}, { services: services(500) });
    const turns = heard('junqi-turn');
    const ends = heard('junqi-over');
    await go(board, 'a5', 'b5');
    await settled(board, () => turns.length === 2 && status(board).startsWith('Your move'));
    expect(turns[0]!.detail).to.include({ text: 'a5b5', ply: 1 });
    expect(find(board, '.beside').textContent).to.contain('2 moves played');
    await press(board, 'Take back');
    expect(find(board, '.beside').textContent).to.contain('0 moves played');
    expect(find(board, '.said').textContent).to.match(
      /^Taken back: Red piece a5 to b5; Blue piece /,
    );
    await press(board, 'Offer a draw');
    expect(find(board, '.beside').textContent).to.contain('The draw is declined.');
    await press(board, 'Resign');
    expect(board.shadowRoot!.activeElement).to.equal(find(board, '.sure'));
    await press(board, 'Resign');
    expect(status(board)).to.equal('You lose: resignation');
    expect(ends.at(-1).detail).to.deep.equal({ result: 'N', by: 'resign' });
    await press(board, 'Play again');
    await settled(board, () => status(board) === 'Your move: Red');
    expect(find(board, '.said').textContent.trim()).to.equal('');
  });

  it('goes on where the end is taken back, and says so', async () => {
    const board = await playing('duel-open', {}, { services: services(500) });
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    await press(board, 'Resign');
    await press(board, 'Resign');
    const stages = heard('junqi-stage');
    await press(board, 'Take back');
    expect(stages.map(({ detail }) => detail)).to.deep.equal([{ stage: 'playing' }]);
    expect(status(board)).to.equal('Your move: Red');
    expect(find(board, '.beside').textContent).to.contain('2 moves played');
    await press(board, 'Take back');
    expect(find(board, '.beside').textContent).to.contain('0 moves played');
    await go(board, 'a5', 'b5');
    await settled(board, () => find(board, '.beside').textContent.includes('2 moves played'));
  });

  it('goes on where somebody gave up before the first move', async () => {
    const board = await playing('duel-open');
    await press(board, 'Resign');
    await press(board, 'Resign');
    await press(board, 'Take back');
    expect(status(board)).to.equal('Your move: Red');
    expect(countOf(board, '.piece')).to.equal(50);
    expect(named(board, 'Take back')!.disabled).to.be.true;
  });

  it('has no button alone in a row of a phone', async () => {
    // A page's own margins leave a board of 360 pixels this much.
    await setViewport({ width: 344, height: 740 });
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const rules of ['duel-open', 'duel-dark']) {
        const board = await playing(rules, { hints: true }, { lang });
        const buttons = [...find(board, '.toolbar').querySelectorAll('button')];
        const rows = new Map<number, number>();
        for (const { offsetTop } of buttons) rows.set(offsetTop, (rows.get(offsetTop) ?? 0) + 1);
        expect(Math.min(...rows.values()), `${lang}, ${rules}`).to.be.above(1);
        board.remove();
      }
    }
  });

  it('plays by keys alone', async () => {
    const board = await playing('duel-open');
    cell(board, 'c6').focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'n' });
    await sendKeys({ press: 'Enter' });
    await settled(board, () => find(board, '.beside').textContent.includes('2 moves played'));
  });

  it('never offers to take back where that would tell what a piece is', async () => {
    const board = await playing('duel-dark');
    expect(covered(board)).to.equal(25);
    expect(named(board, 'Take back')).to.be.undefined;
  });

  it('shows all only when the game is over and somebody asks', async () => {
    const board = await playing('duel-dark');
    expect(named(board, 'Show all pieces')).to.be.undefined;
    await press(board, 'Resign');
    await press(board, 'Resign');
    expect(covered(board)).to.equal(25);
    await press(board, 'Show all pieces');
    expect(covered(board)).to.equal(0);
  });

  it('gives a hint where the author allows it', async () => {
    const without = await playing('duel-open');
    expect(named(without, 'Hint')).to.be.undefined;
    without.remove();
    const board = await playing('duel-open', { hints: true });
    await press(board, 'Hint');
    await settled(board, () => countOf(board, '.arrow.role-best') === 1);
    expect(find(board, '.said').textContent).to.match(/^Try \w+ to \w+\./);
    await go(board, 'a5', 'b5');
    expect(countOf(board, '.arrow')).to.equal(0);
  });

  it('leaves out the pieces of a handicap', async () => {
    const board = await playing('duel-dark', { handicap: 'S:ab' });
    expect(countOf(board, '.army-red.piece')).to.equal(23);
    expect(countOf(board, '.army-blue.piece')).to.equal(25);
  });

  it('lets a computer think on while a clock runs, and no longer than the clock allows', async () => {
    const asked: number[] = [];
    const thinks = (rests: number): Partial<Services> => ({
      ...services(),
      opponent: async () => {
        const opponent = await firstMover()();
        const choose: typeof opponent.choose = async (from, pace) => {
          asked.push(pace.milliseconds);
          await new Promise((resolve) => setTimeout(resolve, rests));
          return opponent.choose(from, pace);
        };
        return { ...opponent, choose };
      },
    });
    const variant = 'duel-open,secondsPerSeat=90';
    const board = await playing(variant, { seconds: 10 }, { services: thinks(2_300) });
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    expect(asked).to.have.length(1);
    // 90 seconds less a second and a half in reserve are spread over ninety moves.
    expect(asked[0]).to.be.within(970, 984);
  });

  it('counts clocks down', async () => {
    const board = await playing('duel-open,secondsPerSeat=600');
    expect(find(board, '.below .time').textContent).to.match(/^(10:00|9:5\d)$/);
  });

  it('lets one person command two allied seats of Four, seeing what both may know', async () => {
    const board = await playing('four-dark', { hands: 'S+N' });
    expect(covered(board)).to.equal(50);
    expect(status(board)).to.equal('Your move: South');
    await go(board, 'g5', 'h5');
    await settled(board, () => status(board) === 'Your move: North');
    expect(find(board, '.beside').textContent).to.contain('2 moves played');
  });

  it('goes on after a reload with the game that was kept, read from storage nobody reads by accident', async () => {
    const keeping = passingKeeping();
    const more = { services: { ...services(), keeping } };
    const board = await playing('duel-dark', { keep: 'mine' }, more);
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    expect(keeping.keys('play:')).to.deep.equal(['play:mine']);
    expect(keeping.get('play:mine')!.toLowerCase()).not.to.contain(SETUP.slice(0, 6));
    board.remove();
    const again = await playing('duel-dark', { keep: 'mine' }, more);
    await settled(again, () => find(again, '.beside').textContent.includes('2 moves played'));
    expect(covered(again)).to.equal(25);
    expect(again.renderRoot.querySelector('.beside')!.textContent).to.contain('goes on');
    await press(again, 'New game');
    await press(again, 'New game');
    expect(keeping.keys('play:')).to.be.empty;
  });

  it('keeps marks on covered pieces, which follow them and outlive a reload', async () => {
    const { board, more } = await marking();
    await press(board, 'engineer');
    expect(cell(board, 'a8').getAttribute('aria-label')).to.match(/\? bomb \/ engineer$/);
    expect(countOf(board, '.guess')).to.equal(1);
    await press(board, 'Mark covered pieces');
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    board.remove();
    const again = await playing('duel-dark', { keep: 'mine' }, more);
    await settled(again, () => countOf(again, '.guess') === 1);
  });

  it('keeps no marks for a game that begins, whatever became of the one before', async () => {
    const { board, more } = await marking();
    board.remove();
    // Nothing was moved, so no game goes on: this one is another.
    const again = await playing('duel-dark', { keep: 'mine' }, more);
    expect(countOf(again, '.guess')).to.equal(0);
  });

  it('hands the screen over without showing anybody the other’s pieces', async () => {
    const board = await playing('duel-dark', { hands: 'S N' });
    const text = (): string => board.renderRoot.textContent ?? '';
    expect(text()).to.contain('Red, take the screen');
    expect(countOf(board, '.piece, .point')).to.equal(0);
    await press(board, 'I am Red: show my board');
    expect(covered(board)).to.equal(25);
    await go(board, 'a5', 'b5');
    expect(status(board)).to.contain('a5 to b5');
    expect(board.renderRoot.querySelector('.point.start')).to.be.null;
    await press(board, 'Hide the board');
    expect(countOf(board, '.piece, .point')).to.equal(0);
    expect(text()).to.contain('Red piece a5 to b5');
    expect(find(board, '.said').textContent.trim()).to.equal('');
    await press(board, 'I am Blue: show my board');
    expect(find(board, '.points').getAttribute('aria-label')).to.contain('blue at the bottom');
    expect(covered(board)).to.equal(25);
  });

  it('has several people set up in secret, one after the other', async () => {
    const board = await boardWith({ rules: 'duel-dark', options: { hands: 'all' } });
    expect(countOf(board, '.piece')).to.equal(0);
    await press(board, 'I am Red: show my board');
    await settled(board, () => countOf(board, '.piece') === 25);
    await press(board, 'March out');
    await settled(board, () => status(board) === 'Blue, take the screen');
    expect(countOf(board, '.piece')).to.equal(0);
    await press(board, 'I am Blue: show my board');
    await settled(board, () => countOf(board, '.piece.army-blue') === 25);
    expect(countOf(board, '.piece.army-red')).to.equal(0);
  });

  it('plays open games on one board without handing over', async () => {
    const board = await playing('duel-open', { hands: 'S N' });
    expect(status(board)).to.equal('Red to move');
    await go(board, 'a5', 'b5');
    expect(status(board)).to.equal('Blue to move');
    expect(find(board, '.points').getAttribute('aria-label')).to.contain('red at the bottom');
    expect(countOf(board, '.point.start')).to.be.greaterThan(0);
  });

  it('is hosted by a page that hears of moves and wishes', async () => {
    const position = positionOf(
      'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0',
      'duel-open',
    );
    const board = await boardWith({
      rules: 'duel-open',
      options: { opponent: 'page', names: { N: 'Bo' }, clocks: { N: 61 } },
      view: position,
      destinations: reference.moves(rulesOf('duel-open'), position),
    });
    const wishes = heard('junqi-wish');
    const moves = heard('junqi-move');
    expect(find(board, '.above').textContent).to.match(/Bo[\s\S]*1:01/);
    await go(board, 'c6', 'c7');
    expect(moves.at(-1).detail.from).to.equal('c6');
    await press(board, 'Offer a draw');
    await press(board, 'Resign');
    await press(board, 'Resign');
    expect(wishes.map(({ detail }) => detail)).to.deep.equal([
      { kind: 'offer', seat: 'S' },
      { kind: 'resign', seat: 'S' },
    ]);
  });

  it('says what is wrong with what an author wrote', async () => {
    const errors = heard('junqi-error');
    const board = await fixture<JunqiBoard>(
      html`<junqi-board mode="play" rules="duel-open" hands="S+N"></junqi-board>`,
    );
    await settled(board, () => errors.length > 0);
    expect(errors[0]!.detail.message).to.contain('hands: found "S+N", expected');
  });

  it('holds nothing of what the reader may not know', async () => {
    const letters = [...SETUP];
    [letters[20], letters[22]] = [letters[22]!, letters[20]!];
    const seen: string[] = [];
    for (const setup of [SETUP, letters.join('')]) {
      const keeping = passingKeeping();
      const board = await playing(
        'duel-dark',
        { setups: { S: SETUP, N: setup }, keep: 'x' },
        { services: { ...services(), keeping } },
      );
      const told = [everythingIn(board.shadowRoot!)];
      for (const name of ['junqi-turn', 'junqi-move', 'junqi-select', 'junqi-over', 'junqi-start'])
        board.addEventListener(name, (event) =>
          told.push(JSON.stringify((event as CustomEvent).detail)),
        );
      await go(board, 'a5', 'b5');
      await settled(board, () => status(board).startsWith('Your move'));
      told.push(everythingIn(board.shadowRoot!));
      seen.push(told.join('\n'));
      board.remove();
    }
    expect(seen[0]).to.equal(seen[1]);
  });

  it('plays flip and Four', async () => {
    const flip = await playing('flip', { setups: {} });
    await settled(flip, () => countOf(flip, '.piece') === 50);
    expect(find(flip, '.beside').textContent).to.contain('Tap a face-down piece to turn it up.');
    await tapOn(flip, 'a1');
    await settled(flip, () => find(flip, '.beside').textContent.includes('2 moves played'));
    flip.remove();
    const four = await playing('four-dark', { hands: 'W' });
    await settled(four, () => status(four) === 'Your move: West');
    expect(find(four, '.points').getAttribute('aria-label')).to.contain('West at the bottom');
    expect(pointOf('four', 'a10')).to.be.lessThan(BOARDS.four.points);
  });

  for (const [rules, hands] of [
    ['duel-open', 'S'],
    ['four-dark', 'all'],
  ] as const) {
    it(`has nothing for axe to complain of: ${rules}`, async function () {
      this.timeout(120_000);
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme });
        const board = await playing(rules, { hands, hints: true });
        await expect(board).to.be.accessible();
        board.remove();
      }
    });
  }
});

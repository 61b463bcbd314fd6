// 记牌 that the game does itself, where the author allows it: what covered pieces can no longer be.

import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { publicExclusions } from '../../src/belief/beliefs.js';
import { makeJqn } from '../../src/formats/jqn.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { seatsOf } from '../../src/rules.js';
import { cell, countOf, heard, pointOf, rulesOf } from './boards.js';
import { everythingIn } from './everything.js';
import { boardWith, find, go, named, playing, press, settled, SETUP, status } from './playing.js';

const said = (board: JunqiBoard, point: string): string =>
  cell(board, point).getAttribute('aria-label') ?? '';

/** The same army with two other pieces exchanged. */
function exchanged(one: number, other: number): string {
  const letters = [...SETUP];
  [letters[one], letters[other]] = [letters[other]!, letters[one]!];
  return letters.join('');
}

const setupsOf = (rules: string, others: string): Record<string, string> =>
  Object.fromEntries(seatsOf(rulesOf(rules)).map((seat) => [seat, seat === 'S' ? SETUP : others]));

async function told(rules: string, more: Record<string, unknown> = {}): Promise<JunqiBoard> {
  const board = await playing(rules, { exclusions: true, ...more });
  await settled(board, () => countOf(board, '.bars') > 0);
  return board;
}

describe('what pieces can no longer be', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('is nowhere in the document where the author says nothing', async () => {
    const board = await playing('duel-dark');
    await go(board, 'a5', 'b5');
    await settled(board, () => status(board).startsWith('Your move'));
    expect(countOf(board, '.bars')).to.equal(0);
    expect(everythingIn(board.shadowRoot!)).not.to.match(/cannot be|can only be|no longer/);
  });

  it('is on every covered piece of Duel, and in its name', async () => {
    const board = await told('duel-dark');
    expect(countOf(board, '.bars')).to.equal(25);
    expect(said(board, 'a7')).to.match(/cannot be landmine, bomb or flag$/);
    expect(said(board, 'b12')).not.to.match(/cannot be/);
    expect(said(board, 'a6')).not.to.match(/cannot be/);
    expect(find(board, '.beside').textContent).to.contain('Bars on covered pieces, from the left:');
  });

  it('is on every covered piece of Four, of three armies', async () => {
    const board = await told('four-dark');
    expect(countOf(board, '.bars')).to.equal(75);
    for (const point of ['g12', 'l7', 'f7'])
      expect(said(board, point)).to.match(/cannot be landmine, bomb or flag/);
  });

  it('grows with the game, follows pieces, and is what publicExclusions says', async () => {
    const board = await told('duel-dark');
    const turns = heard('junqi-turn');
    await go(board, 'a5', 'b5');
    await settled(board, () => turns.length === 2 && status(board).startsWith('Your move'));
    const started = Game.start({
      variant: 'duel-dark',
      core: reference,
      setups: { S: SETUP, N: SETUP },
    });
    if (!('value' in started)) throw new Error('no game');
    const game = started.value;
    for (const { detail } of turns) game.play((detail as { turn: never }).turn);
    const there = (turns[1]!.detail as { turn: { to: number } }).turn.to;
    const [name] = [game.board.names[there]!];
    await settled(board, () => said(board, name).includes('flag'));
    expect(publicExclusions(game.recordFor('S')).get(there)).to.include.members(['j', 'l']);
    expect(said(board, name)).to.match(/cannot be .*landmine/);
  });

  it('is read and marked by keys alone', async () => {
    const board = await told('duel-dark');
    named(board, 'Mark covered pieces')!.focus();
    await sendKeys({ press: 'Enter' });
    cell(board, 'a7').focus();
    await sendKeys({ press: 'Enter' });
    await settled(board, () => countOf(board, '.marking') === 1);
    expect(named(board, 'landmine')!.disabled).to.be.true;
    expect(named(board, 'engineer')!.disabled).to.be.false;
    named(board, 'engineer')!.focus();
    await sendKeys({ press: ' ' });
    await settled(board, () => countOf(board, '.guess') === 1);
    expect(said(board, 'a7')).to.match(/\? engineer, cannot be landmine, bomb or flag$/);
  });

  it('is told in games that a page hosts, where it tells their course', async () => {
    const begin = (other: string): Game => {
      const setups = { S: SETUP, N: other };
      const started = Game.start({ variant: 'duel-dark', core: reference, setups });
      if (!('value' in started)) throw new Error('no game');
      return started.value;
    };
    const game = begin(SETUP);
    const options = { opponent: 'page', exclusions: true };
    const board = await boardWith({ rules: 'duel-dark', options, view: game.view('S') });
    expect(countOf(board, '.bars')).to.equal(0);
    const tell = (of: Game): void =>
      void Object.assign(board, {
        view: of.view('S'),
        options: { ...options, told: makeJqn([of.recordFor('S')]) },
      });
    tell(game);
    await settled(board, () => countOf(board, '.bars') === 25);
    expect(said(board, 'a7')).to.match(/cannot be landmine, bomb or flag$/);
    expect(find(board, '.beside').textContent).to.contain('Bars on covered pieces, from the left:');
    for (const text of ['a5b5', 'a8b8']) game.play(text);
    board.view = game.view('S');
    await settled(board, () => countOf(board, '.bars') === 0);
    tell(game);
    await settled(board, () => countOf(board, '.bars') === 25);
    for (let frame = 0; frame < 90; frame++) await settled(board);
    expect(said(board, 'b8')).to.contain('flag');
    expect(publicExclusions(game.recordFor('S')).get(pointOf('duel', 'b8'))).to.include('l');
    const other = begin(exchanged(20, 22));
    for (const text of ['a5b5', 'a8b8']) other.play(text);
    const before = everythingIn(board.shadowRoot!);
    // A page that tells too much by mistake has it told no further.
    board.options = { ...options, told: makeJqn([other.record()]) };
    for (let frame = 0; frame < 90; frame++) await settled(board);
    expect(everythingIn(board.shadowRoot!)).to.equal(before);
    const elsewhere = begin(SETUP);
    for (const text of ['e5d5', 'a8b8']) elsewhere.play(text);
    board.options = { ...options, told: makeJqn([elsewhere.recordFor('S')]) };
    await settled(board, () => countOf(board, '.bars') === 0);
    expect(countOf(board, '.error')).to.equal(0);
    board.options = { ...options, told: 'no record' };
    await settled(board, () => countOf(board, '.error') === 1);
    expect(find(board, '.error').textContent).to.contain('told, ');
  });

  it('goes with the author’s word, and with the end of the game', async () => {
    const board = await told('duel-dark');
    board.options = { ...board.options, exclusions: false };
    await settled(board, () => countOf(board, '.bars') === 0);
    board.options = { ...board.options, exclusions: true };
    await settled(board, () => countOf(board, '.bars') === 25);
    await press(board, 'Resign');
    await press(board, 'Resign');
    await press(board, 'Show all pieces');
    expect(countOf(board, '.bars')).to.equal(0);
  });

  for (const [rules, from, to] of [
    ['duel-dark', 'a5', 'b5'],
    ['four-dark', 'g5', 'h5'],
  ] as const) {
    it(`tells nothing secret: ${rules}`, async function () {
      this.timeout(60_000);
      const seen: string[] = [];
      for (const others of [SETUP, exchanged(20, 22)]) {
        const board = await told(rules, { setups: setupsOf(rules, others) });
        const turns = heard('junqi-turn');
        const pages = [everythingIn(board.shadowRoot!)];
        await go(board, from, to);
        const seats = seatsOf(rulesOf(rules)).length;
        await settled(board, () => turns.length === seats && status(board).startsWith('Your move'));
        for (let frame = 0; frame < 90; frame++) await settled(board);
        pages.push(everythingIn(board.shadowRoot!));
        seen.push(pages.join('\n'));
        board.remove();
      }
      expect(seen[0]).to.equal(seen[1]);
    });
  }
});

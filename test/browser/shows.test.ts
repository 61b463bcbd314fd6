// What the board shows: both boards from every seat, faces, marks, faults.

import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { ErrorDetail, JunqiBoard } from '../../component/junqi-board.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import type { Turn } from '../../src/turn.js';
import { boardOf, cell, countOf, DUEL, FOUR, heard, middleOf } from './boards.js';
import { move, OPEN_RAILS, pointOf, seenBySouth } from './boards.js';

const quiet = (from: string, to: string): Turn => ({
  kind: 'move',
  ...move('duel', from, to),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
});

describe('what the board shows', () => {
  beforeEach(() => setViewport({ width: 900, height: 1000 }));
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('shows a position given in the markup', async () => {
    const board = await fixture<JunqiBoard>(
      html`<junqi-board rules="duel-open" position=${DUEL}></junqi-board>`,
    );
    expect(countOf(board, '.piece')).to.equal(50);
    expect(countOf(board, '.point')).to.equal(60);
    expect(countOf(board, '.station')).to.equal(46);
    expect(countOf(board, '.camp')).to.equal(10);
    expect(countOf(board, '.headquarters')).to.equal(4);
  });

  it('shows an empty board when nothing is given', async () => {
    const board = await fixture<JunqiBoard>(html`<junqi-board></junqi-board>`);
    expect(countOf(board, '.piece')).to.equal(0);
    expect(countOf(board, '.point')).to.equal(60);
  });

  it('shows Four with 129 points, nine of them palaces, and Solo with two armies', async () => {
    const four = await boardOf(FOUR, { rules: 'four-dark' });
    expect(countOf(four, '.point')).to.equal(129);
    expect(countOf(four, '.palace')).to.equal(9);
    expect(countOf(four, '.piece')).to.equal(100);
    const solo = await fixture<JunqiBoard>(html`<junqi-board rules="solo-dark"></junqi-board>`);
    expect(countOf(solo, '.point')).to.equal(129);
  });

  it('draws the railways that rules add, and has room in its corners', async () => {
    const lines = async (rules: string) => {
      const board = await boardOf(FOUR, { rules });
      return board.renderRoot.querySelector('.rails')?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    };
    const plain = await lines('four-dark');
    expect(plain).to.equal(18);
    expect(await lines('four-dark,cornerArcs=true,crossLines=true')).to.equal(plain + 4);
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    board.innerHTML = '<b slot="bottom-right">North</b>';
    const name = board.querySelector('b')!.getBoundingClientRect();
    const box = board.getBoundingClientRect();
    expect(name.left).to.be.greaterThan(box.left + box.width * 0.6);
    expect(name.top).to.be.greaterThan(box.top + box.height * 0.6);
  });

  it('seats anybody at the bottom', async () => {
    const duel = await boardOf(DUEL, { orientation: 'N' });
    expect(middleOf(cell(duel, 'c12'))[1]).to.be.greaterThan(middleOf(cell(duel, 'c1'))[1]);
    expect(middleOf(cell(duel, 'a6'))[0]).to.be.greaterThan(middleOf(cell(duel, 'e6'))[0]);
    const four = await boardOf(FOUR, { rules: 'four-dark', orientation: 'E' });
    const [x, y] = middleOf(four);
    expect(middleOf(cell(four, 'q9'))[1]).to.be.greaterThan(y);
    expect(middleOf(cell(four, 'i1'))[0]).to.be.lessThan(x);
    expect(middleOf(cell(four, 'a9'))[1]).to.be.lessThan(y);
    expect(middleOf(cell(four, 'i17'))[0]).to.be.greaterThan(x);
  });

  it('draws faces as outlines, never as text', async () => {
    for (const faces of ['hanzi', 'hanzi1', 'latin', 'guide'] as const) {
      const board = await boardOf(DUEL, { faces });
      expect(countOf(board, '.army-red .face path')).to.be.greaterThan(24);
      expect(countOf(board, 'text')).to.equal(0);
      board.remove();
    }
  });

  it('shows hanzi on Chinese pages and a guide elsewhere', async () => {
    const board = await boardOf(DUEL);
    const guide = board.renderRoot.querySelector('.army-red .face')?.innerHTML;
    board.lang = 'zh-Hans';
    await board.updateComplete;
    expect(board.renderRoot.querySelector('.army-red .face')?.innerHTML).not.to.equal(guide);
    expect(cell(board, 'c6').getAttribute('aria-label')).to.equal('c6，红方一线，红方营长，可动');
  });

  it('shows files and ranks on demand', async () => {
    const board = await boardOf(DUEL, { coordinates: true });
    expect(countOf(board, '.coordinate')).to.equal(17);
    const four = await boardOf(FOUR, { rules: 'four-dark', coordinates: true });
    expect(countOf(four, '.coordinate')).to.equal(34);
  });

  it('shows one sign a piece on a small Four board', async () => {
    await setViewport({ width: 360, height: 740 });
    const board = await boardOf(FOUR, { rules: 'four-open', faces: 'hanzi' });
    const shown = (selector: string) =>
      getComputedStyle(board.renderRoot.querySelector(selector)!).display !== 'none';
    expect([shown('.narrow'), shown('.wide')]).to.deep.equal([true, false]);
    await setViewport({ width: 900, height: 1000 });
    await aTimeout(50);
    expect([shown('.narrow'), shown('.wide')]).to.deep.equal([false, true]);
  });

  it('has cells of at least 44 pixels on a Duel board of 330', async () => {
    const board = await boardOf(DUEL);
    board.style.width = '330px';
    await aTimeout(20);
    const { width, height } = cell(board, 'c6').getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
  });

  it('marks the last turn along the way it went', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const after = OPEN_RAILS.replace('/5/2D2/', '/I4/2D2/').replace('/IFF2/', '/1FF2/');
    const board = await boardOf(OPEN_RAILS);
    board.lastTurn = quiet('a2', 'a6');
    board.view = seenBySouth(after);
    await board.updateComplete;
    expect(countOf(board, '.left')).to.equal(1);
    expect(countOf(board, '.landed')).to.equal(1);
    const way = board.renderRoot.querySelector('.trail')?.getAttribute('d') ?? '';
    expect(way.match(/[ML]/g)).to.have.length(5);
    expect(board.renderRoot.querySelector('[role=status]')?.textContent).to.equal(
      'Red engineer a2 to a6',
    );
  });

  it('knows a piece by where it was deployed', async () => {
    const after = OPEN_RAILS.replace('/5/2D2/', '/2D2/5/');
    const board = await boardOf(OPEN_RAILS);
    const element = board.renderRoot.querySelector(
      `.piece[data-deployed="${pointOf('duel', 'c5')}"]`,
    );
    board.lastTurn = quiet('c5', 'c6');
    board.view = seenBySouth(after);
    await board.updateComplete;
    expect(element?.isConnected).to.equal(true);
    expect(element?.getAttribute('transform')).to.equal('translate(262 514)');
  });

  it('moves nothing for who wants no motion, and something for who does', async () => {
    const after = OPEN_RAILS.replace('/5/2D2/', '/2D2/5/');
    for (const [reducedMotion, running] of [
      ['reduce', 0],
      ['no-preference', 1],
    ] as const) {
      await emulateMedia({ reducedMotion });
      const board = await boardOf(OPEN_RAILS);
      board.lastTurn = quiet('c5', 'c6');
      board.view = seenBySouth(after);
      await board.updateComplete;
      expect(board.shadowRoot!.getAnimations()).to.have.length(running);
    }
  });

  it('lets a taken piece fade and then forgets it', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const board = await boardOf(DUEL);
    const after = DUEL.replace('dageh/GEFFH', 'daFeh/GE1FH');
    board.lastTurn = { ...quiet('c6', 'c7'), outcome: 'took' } as Turn;
    board.view = seenBySouth(after);
    await board.updateComplete;
    expect(countOf(board, '.piece')).to.equal(50);
    await waitUntil(() => countOf(board, '.piece') === 49, 'it is gone', { timeout: 15_000 });
  });

  for (const [attribute, value, where] of [
    ['rules', 'duel-drak', 'rules, preset'],
    ['position', 'nonsense S 0 0', 'position, placement'],
    ['orientation', 'E', 'orientation'],
    ['record', '[Rules "duel-dark"', 'record'],
  ] as const) {
    it(`says what is wrong with ${attribute}, and recovers`, async () => {
      const errors = heard('junqi-error');
      const board = await fixture<JunqiBoard>(
        html`<junqi-board rules="duel-open" position=${DUEL}></junqi-board>`,
      );
      const before = board.getAttribute(attribute);
      board.setAttribute(attribute, value);
      await board.updateComplete;
      const detail = errors.at(-1)?.detail as ErrorDetail;
      expect(errors).to.have.length(1);
      expect(detail.where.startsWith(where)).to.equal(true, detail.where);
      expect(detail.message).to.include(detail.expected);
      expect(board.renderRoot.querySelector('[role=alert]')?.textContent).to.include(
        detail.expected,
      );
      expect(countOf(board, '.point')).to.equal(0);
      if (before === null) board.removeAttribute(attribute);
      else board.setAttribute(attribute, before);
      await board.updateComplete;
      expect(countOf(board, '.piece')).to.equal(50);
      expect(countOf(board, '[role=alert]')).to.equal(0);
    });
  }

  it('can be defined twice, and keeps its children for pages without it', async () => {
    await import('../../component/define.js');
    const board = await fixture<JunqiBoard>(html`<junqi-board><p>No script.</p></junqi-board>`);
    expect(board.querySelector('p')?.textContent).to.equal('No script.');
    expect(board.querySelector('p')?.getBoundingClientRect().height).to.equal(0);
  });

  it('has no inline style attribute or sheet that a strict policy would refuse', async () => {
    const board = await boardOf(DUEL);
    expect(countOf(board, 'style, link')).to.equal(0);
    expect(countOf(board, 'svg [style]')).to.equal(0);
  });

  it('takes null for absent, whatever the property', async () => {
    const board = await boardOf(DUEL);
    const loose = board as unknown as Record<string, unknown>;
    for (const name of ['record', 'seat', 'ply', 'orientation', 'faces', 'lastTurn', 'lang']) {
      loose[name] = null;
    }
    loose['destinations'] = null;
    await board.updateComplete;
    expect(countOf(board, '.piece')).to.equal(50);
    expect(countOf(board, '.start')).to.equal(0);
    for (const name of ['view', 'position', 'rules', 'theme']) loose[name] = null;
    await board.updateComplete;
    expect(countOf(board, '.piece')).to.equal(0);
    expect(countOf(board, '.point')).to.equal(60);
    loose['view'] = JSON.parse(JSON.stringify(seenBySouth(DUEL)));
    await board.updateComplete;
    expect(countOf(board, '.piece')).to.equal(50);
    expect(countOf(board, '.piece .dot')).to.equal(25);
  });

  it('says what is wrong with a malformed view or last turn', async () => {
    const board = await boardOf(DUEL);
    const good = seenBySouth(DUEL);
    const errors = heard('junqi-error');
    const loose = board as unknown as Record<string, unknown>;
    const said: string[] = [];
    for (const [name, value] of [
      ['view', 'nonsense'],
      ['view', {}],
      ['view', { ...good, board: 'chess' }],
      ['view', { ...good, pieces: [] }],
      ['view', { ...good, pieces: good.pieces.map((p, i) => (i === 7 ? { seat: 'X' } : p)) }],
      ['view', { ...good, carried: [null] }],
      ['lastTurn', { kind: 'move' }],
      ['lastTurn', 'c6c7'],
      ['lastTurn', { ...quiet('c6', 'c7'), to: 99 }],
    ] as const) {
      loose['view'] = good;
      loose['lastTurn'] = undefined;
      await board.updateComplete;
      expect(countOf(board, '[role=alert]')).to.equal(0);
      loose[name] = value;
      await board.updateComplete;
      expect(countOf(board, '[role=alert]')).to.equal(1);
      said.push((errors.at(-1)?.detail as ErrorDetail).where);
    }
    expect(said).to.deep.equal([
      'view',
      'view, board',
      'view, board',
      'view, pieces',
      'view, pieces[7]',
      'view, carried',
      ...['lastTurn', 'lastTurn', 'lastTurn'],
    ]);
  });

  it('gives no place of Flip to a colour, for no half belongs to one', async () => {
    const flip = Game.start({ variant: 'flip', setups: {}, core: reference });
    if (!('value' in flip)) throw new Error('no game of Flip');
    const board = await boardOf(DUEL, { rules: 'flip', view: flip.value.position, lang: 'en' });
    expect(cell(board, 'c8').getAttribute('aria-label')).to.match(/^c8, [^,]*, face-down piece/);
    expect(cell(board, 'c8').getAttribute('aria-label')).not.to.match(/blue|red/);
  });
});

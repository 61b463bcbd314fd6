// Looking at records in the element itself, as a reader does.

import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing';
import {
  emulateMedia,
  executeServerCommand,
  sendKeys,
  sendMouse,
  setViewport,
} from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { valueOf } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn.js';
import { parseTurn } from '../../src/formats/turn.js';
import { BOARDS } from '../../src/board.js';
import { Game } from '../../src/game.js';
import type { GameRecord, RecordNode } from '../../src/record.js';
import { reference } from '../../src/reference/index.js';
import { parseShare } from '../../src/share/share.js';
import { cell, countOf, heard, middleOf, pointOf, standOnCanvas } from './boards.js';
import { everythingIn } from './everything.js';

const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';

const node = (text: string, more: Partial<RecordNode> = {}): RecordNode => ({
  turn: valueOf(parseTurn(BOARDS.duel, text)),
  ...more,
});

/** A dark game of four turns: c6 falls to c7; a note, an arrow and a variation of two turns on the second. */
function duel(other = SETUP): GameRecord {
  const checked = Game.start({
    variant: 'duel-dark',
    setups: { S: SETUP, N: other },
    core: reference,
  });
  if (!('value' in checked)) throw new Error('the setups are refused');
  for (const text of ['c6c7', 'a8b8', 'a5b5', 'e7e6']) valueOf(checked.value.play(text));
  const record = checked.value.record();
  const [first, second, ...rest] = record.turns;
  if (!first || !second) throw new Error('no turns');
  const at = (name: string): number => pointOf('duel', name);
  return {
    ...record,
    tags: { South: 'Anna', North: '小明', Event: 'A friendly game' },
    result: 'S',
    termination: 'resign',
    turns: [
      { ...first, clock: 65, comment: 'Too bold.' },
      {
        ...second,
        clock: 80,
        arrows: [{ from: at('a8'), to: at('b8'), color: 'G' }],
        circles: [{ at: at('c7'), color: 'R' }],
        variations: [[node('c8c7'), node('c5c6', { comment: 'And red is better.' })]],
      },
      ...rest,
    ],
  };
}

function four(): string {
  const setups = { S: SETUP, E: SETUP, N: SETUP, W: SETUP };
  const checked = Game.start({ variant: 'four-dark', setups, core: reference });
  if (!('value' in checked)) throw new Error('the setups are refused');
  for (let turn = 0; turn < 8; turn++) checked.value.play(checked.value.moves()[0]!);
  return makeJqn([
    { ...checked.value.record(), tags: { South: 'S', East: 'E', North: 'N', West: 'W' } },
  ]);
}

const DUEL_TEXT = makeJqn([duel()]);

async function viewer(record: string, more: Partial<JunqiBoard> = {}): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(html`<junqi-board mode="view" lang="en"></junqi-board>`);
  Object.assign(board, { record, ...more });
  await settled(board, () => countOf(board, '.moves') === 1);
  return board;
}

async function settled(board: JunqiBoard, holds: () => boolean = () => true): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    await board.updateComplete;
    await nextFrame();
    if (holds()) return;
  }
  throw new Error('it never came about');
}

const find = (board: JunqiBoard, selector: string): HTMLElement => {
  const found = board.renderRoot.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

async function press(board: JunqiBoard, label: string): Promise<void> {
  const buttons = [...board.renderRoot.querySelectorAll<HTMLElement>('button')];
  const wanted = buttons.find(
    (each) =>
      (each.getAttribute('aria-label') ?? each.textContent)?.trim().replace(/\s+/g, ' ') === label,
  );
  if (!wanted) throw new Error(`no button ${label}`);
  wanted.scrollIntoView({ block: 'center' });
  await sendMouse({ type: 'click', position: middleOf(wanted) });
  await settled(board);
}

const current = (board: JunqiBoard): string =>
  find(board, '.moves [aria-current="step"]').textContent.trim().replace(/\s+/g, ' ');

describe('view', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));
  afterEach(() => emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' }));

  it('begins at the start and is stepped through by its buttons', async () => {
    const board = await viewer(DUEL_TEXT);
    const plies = heard('junqi-ply');
    expect(find(board, '.status').textContent).to.contain('Red to move · 0 moves played');
    await press(board, 'Forward');
    expect(find(board, '.status').textContent).to.contain('Blue to move · 1 move played');
    expect(current(board)).to.match(/^1 c6c7/);
    expect(board.ply).to.equal(1);
    await press(board, 'To the end');
    expect(find(board, '.status').textContent).to.contain('Red wins: resignation');
    expect(plies.map(({ detail }) => detail)).to.deep.equal([
      { ply: 1, plies: 4 },
      { ply: 4, plies: 4 },
    ]);
  });

  it('goes into a variation and back, by hand and by key', async () => {
    const board = await viewer(DUEL_TEXT);
    await press(board, '3 a5b5');
    const variation = find(board, '.variation .item:last-of-type');
    await sendMouse({ type: 'click', position: middleOf(variation) });
    await settled(board);
    expect(variation.getAttribute('aria-current')).to.equal('step');
    expect(board.plies).to.equal(3);
    await sendKeys({ press: 'ArrowLeft' });
    await settled(board);
    expect(current(board)).to.match(/^2 c8c7/);
    expect(find(board, '.moves [aria-current="step"]').matches(':focus')).to.be.true;
    await press(board, 'Back to the game');
    expect(board.plies).to.equal(4);
    expect(current(board)).to.match(/^1 c6c7/);
  });

  it('opens a link made inside a variation at the same turn of it', async () => {
    const board = await viewer(DUEL_TEXT, { options: { variation: 1 }, ply: 3 });
    expect(current(board)).to.match(/^3 c5c6/);
    for (const step of ['Forward', 'Back', undefined]) {
      if (step) await press(board, step);
      const shared = valueOf(parseShare(board.link()));
      if (shared.kind !== 'record') throw new Error(shared.kind);
      const { ply, variation } = shared;
      const opened = await viewer(makeJqn([shared.record]), { options: { variation }, ply: ply! });
      expect(current(opened)).to.equal(current(board));
      expect(opened.plies).to.equal(board.plies);
      if (!step) await press(board, 'Back to the game');
    }
    expect(valueOf(parseShare(board.link()))).not.to.have.property('variation');
  });

  it('takes a link of a seat’s record to no variation', async () => {
    const board = await viewer(DUEL_TEXT, { options: { variation: 1 }, ply: 3, seat: 'N' });
    expect(valueOf(parseShare(board.link()))).not.to.have.property('variation');
    expect(board.toText()).not.to.contain('c5c6');
  });

  it('obeys keys only where the focus is within it, over the board too', async () => {
    const board = await viewer(DUEL_TEXT);
    await sendKeys({ press: 'ArrowRight' });
    await settled(board);
    expect(board.ply ?? 0).to.equal(0);
    cell(board, 'c3').focus();
    await sendKeys({ press: '.' });
    await sendKeys({ press: '.' });
    await sendKeys({ press: ',' });
    await settled(board);
    expect(board.ply).to.equal(1);
    find(board, '.button.toggle').focus();
    await sendKeys({ press: 'End' });
    await settled(board);
    expect(board.ply).to.equal(4);
  });

  it('draws what was noted beside a turn, and says what was written', async () => {
    const board = await viewer(DUEL_TEXT, { ply: 2 });
    expect(countOf(board, '.arrow.role-G')).to.equal(1);
    expect(countOf(board, '.circled.role-R')).to.equal(1);
    expect(find(board, '.moves').textContent).to.contain('Too bold.');
    expect(find(board, '.above').textContent).to.match(/Blue\s+小明[\s\S]*1:20/);
    expect(find(board, '.below .seat-bar').textContent).to.match(/Red\s+Anna[\s\S]*1:05/);
  });

  it('plays by itself to the end of a variation and stops there', async () => {
    const board = await viewer(DUEL_TEXT, { options: { pace: 0.05 } });
    await press(board, 'Play');
    await settled(board, () => board.ply === 4);
    await aTimeout(100);
    await settled(board, () => !board.playing);
    expect(find(board, '.button.toggle').getAttribute('aria-label')).to.equal('Play');
  });

  it('takes a second where the pace is none', async () => {
    const board = await viewer(DUEL_TEXT);
    const asked: unknown[] = [];
    const usual = window.setInterval.bind(window);
    window.setInterval = ((_: unknown, milliseconds: unknown) => asked.push(milliseconds)) as never;
    try {
      for (const pace of [undefined, 0.5, NaN, 0, -5, 'x' as unknown as number]) board.play(pace);
    } finally {
      window.setInterval = usual;
    }
    board.pause();
    expect(asked).to.deep.equal([1000, 500, 1000, 1000, 1000, 1000]);
  });

  it('takes the pace of the board where it is given none', async () => {
    const board = await viewer(DUEL_TEXT);
    board.setAttribute('pace', '0.3');
    const asked: unknown[] = [];
    const usual = window.setInterval.bind(window);
    window.setInterval = ((_: unknown, milliseconds: unknown) => asked.push(milliseconds)) as never;
    try {
      board.play();
      board.options = { pace: 0.2 };
      board.play();
      board.play(2);
    } finally {
      window.setInterval = usual;
    }
    board.pause();
    expect(asked).to.deep.equal([300, 200, 2000]);
  });

  it('shows it through the eyes of one seat, and all at the end when asked', async () => {
    const board = await viewer(DUEL_TEXT, { ply: 1 });
    const covered = () => countOf(board, '.piece .dot');
    expect(covered()).to.equal(0);
    const eyes = [...board.renderRoot.querySelectorAll<HTMLSelectElement>('select')].find((list) =>
      [...list.options].some(({ text }) => text.trim() === 'Blue'),
    )!;
    eyes.selectedIndex = [...eyes.options].findIndex(({ text }) => text.trim() === 'Blue');
    eyes.dispatchEvent(new Event('change'));
    await settled(board);
    expect(covered()).to.equal(24);
    expect(find(board, '.points').getAttribute('aria-label')).to.contain('blue at the bottom');
    await press(board, 'Show all pieces at the end');
    expect(covered()).to.equal(24);
    await press(board, 'To the end');
    expect(covered()).to.equal(0);
  });

  it('holds nothing of what the eyes it looks through may not know', async () => {
    // Two ranks of North's change places; nothing of it happens before South's eyes.
    const letters = [...SETUP];
    [letters[20], letters[22]] = [letters[22]!, letters[20]!];
    const seen: string[] = [];
    for (const setup of [SETUP, letters.join('')]) {
      const record = duel(setup);
      const board = await viewer(makeJqn([record]), { seat: 'S' });
      await press(board, '4 e7e6+');
      const shown = everythingIn(board.shadowRoot!);
      expect(shown).to.contain('4 moves played');
      seen.push(shown);
      board.remove();
    }
    expect(seen[0]).to.equal(seen[1]);
  });

  it('lets the reader choose among several games', async () => {
    const board = await viewer(`${DUEL_TEXT}\n${four()}`);
    expect(countOf(board, '.piece')).to.equal(50);
    const games = find(board, 'select') as HTMLSelectElement;
    games.selectedIndex = 1;
    games.dispatchEvent(new Event('change'));
    await settled(board);
    expect(countOf(board, '.piece')).to.equal(100);
    expect(countOf(board, '.corner .seat-bar')).to.equal(4);
    await press(board, 'To the end');
    expect(board.ply).to.equal(8);
  });

  it('reads a position and a setup as well, and says what it cannot read', async () => {
    const errors = heard('junqi-error');
    const board = await viewer(SETUP);
    expect(countOf(board, '.piece .dot')).to.equal(25);
    board.record = 'nothing of the kind';
    await settled(board, () => errors.length > 0);
    expect(errors[0]!.detail.message).to.match(/^record, line 1/);
  });

  it('turns the board', async () => {
    const board = await viewer(DUEL_TEXT);
    await press(board, 'Turn the board');
    expect(find(board, '.points').getAttribute('aria-label')).to.contain('blue at the bottom');
  });

  for (const [name, text] of [
    ['duel', DUEL_TEXT],
    ['four', four()],
  ] as const) {
    it(`has nothing for axe to complain of: ${name}`, async function () {
      this.timeout(90_000);
      for (const colorScheme of ['light', 'dark'] as const) {
        await emulateMedia({ colorScheme });
        standOnCanvas();
        const board = await viewer(text, { ply: 2 });
        await expect(board).to.be.accessible();
        board.remove();
      }
    });

    for (const width of [360, 768, 1440]) {
      for (const scheme of ['light', 'dark'] as const) {
        it(`keeps a picture: ${name}, ${width}, ${scheme}`, async () => {
          await setViewport({ width, height: 900 });
          await emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          document.documentElement.style.colorScheme = 'light dark';
          const board = await viewer(text, { ply: 2, coordinates: true });
          await aTimeout(30);
          await executeServerCommand('screenshot', {
            name: `view-${name}-${width}-${scheme}`,
            selector: 'junqi-board',
          });
          board.remove();
        });
      }
    }
  }
});

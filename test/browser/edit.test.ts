// Editing: pieces come from the palette by tap, drag and keys, move and go; what no army has is refused, what
// cannot be is said.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import type { EditDetail } from '../../component/modes/edit/edit-mode.js';
import {
  cell,
  countOf,
  dragFrom,
  DUEL,
  FOUR,
  heard,
  letGo,
  middleOf,
  standOnCanvas,
  tapOn,
} from './boards.js';

async function edit(
  rules = 'duel-open',
  position = '',
  more: { readonly lang?: string; readonly readonly?: boolean } = {},
): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(
    html`<junqi-board
      mode="edit"
      rules=${rules}
      position=${position}
      lang=${more.lang ?? 'en'}
      ?readonly=${more.readonly ?? false}
    ></junqi-board>`,
  );
  await waitUntil(() => board.renderRoot.querySelector('.panel, .error'), 'a panel', {
    timeout: 15_000,
  });
  await board.updateComplete;
  return board;
}

const EMPTY_DUEL = '5/5/5/5/5/5/5/5/5/5/5/5';

function tool(board: JunqiBoard, name: string): HTMLButtonElement {
  const buttons = [...board.renderRoot.querySelectorAll<HTMLButtonElement>('button')];
  const found = buttons.find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(name),
  );
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}

async function press(board: JunqiBoard, name: string): Promise<void> {
  tool(board, name).click();
  await board.updateComplete;
}

const textOf = (board: JunqiBoard): string => board.renderRoot.querySelector('textarea')!.value;
const statusOf = (board: JunqiBoard): string =>
  board.renderRoot.querySelector('.status')?.textContent.trim() ?? '';
const verdictOf = (board: JunqiBoard): string =>
  board.renderRoot.querySelector('.verdict')?.textContent.replace(/\s+/g, ' ').trim() ?? '';

async function write(board: JunqiBoard, text: string): Promise<void> {
  const area = board.renderRoot.querySelector('textarea')!;
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await board.updateComplete;
}

async function chooseIn(board: JunqiBoard, label: string, option: string): Promise<void> {
  const field = [...board.renderRoot.querySelectorAll('label.field')].find((each) =>
    each.textContent.trim().startsWith(label),
  );
  const select = field?.querySelector('select');
  const index = [...(select?.options ?? [])].findIndex(({ text }) => text.trim() === option);
  if (!select || index < 0) throw new Error(`no "${option}" in "${label}"`);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await board.updateComplete;
}

describe('edit', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 1100, height: 1000 }));

  it('puts pieces by tap until the army has no more of them', async () => {
    const board = await edit();
    const events = heard('junqi-edit');
    await press(board, 'Red division commander, 2 left');
    await tapOn(board, 'c6');
    await tapOn(board, 'b5');
    expect(textOf(board)).to.equal('5/5/5/5/5/5/2C2/1C3/5/5/5/5 S 0 0');
    expect(tool(board, 'Red division commander, 0 left').disabled).to.be.true;
    await tapOn(board, 'a1');
    expect(textOf(board)).to.equal('5/5/5/5/5/5/2C2/1C3/5/5/5/5 S 0 0');
    expect(events.map(({ detail }) => (detail as EditDetail).text)).to.have.length(2);
    expect((events[1]!.detail as EditDetail).fault).to.equal(null);
  });

  it('puts pieces by drag from the palette, and drags them off', async () => {
    const board = await edit();
    await press(board, 'Blue');
    const [x, y] = middleOf(tool(board, 'Blue flag'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x - 12, y - 12] });
    await sendMouse({ type: 'move', position: [x - 30, y - 30] });
    const [toX, toY] = middleOf(cell(board, 'd12'));
    await sendMouse({ type: 'move', position: [toX, toY] });
    await letGo(board);
    expect(textOf(board)).to.equal('3l1/5/5/5/5/5/5/5/5/5/5/5 S 0 0');
    await sendMouse({ type: 'move', position: [toX, toY] });
    await sendMouse({ type: 'down' });
    // A hand leaves the board step by step: the first one is still on it.
    await sendMouse({ type: 'move', position: [toX + 8, toY + 8] });
    await sendMouse({ type: 'move', position: [1090, 990] });
    await board.updateComplete;
    await letGo(board);
    expect(textOf(board)).to.equal(`${EMPTY_DUEL} S 0 0`);
  });

  it('moves and exchanges pieces by tap and by drag', async () => {
    const board = await edit('duel-open', '5/5/5/5/5/a4/A4/5/5/5/5/5 S 3 8');
    await tapOn(board, 'a6');
    await tapOn(board, 'c4');
    expect(textOf(board)).to.equal('5/5/5/5/5/a4/5/5/2A2/5/5/5 S 3 8');
    await dragFrom(board, 'c4', middleOf(cell(board, 'a7')));
    await letGo(board);
    expect(textOf(board)).to.equal('5/5/5/5/5/A4/5/5/2a2/5/5/5 S 3 8');
  });

  it('is done by keys alone', async () => {
    const board = await edit();
    cell(board, 'c6').focus();
    await sendKeys({ press: 'i' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: '2' });
    await sendKeys({ press: 'l' });
    await board.updateComplete;
    expect(textOf(board)).to.equal('5/5/5/5/5/2l2/2I2/5/5/5/5/5 S 0 0');
    await sendKeys({ press: 'Delete' });
    await sendKeys({ press: 'y' });
    await board.updateComplete;
    expect(textOf(board)).to.equal('5/5/5/5/5/2y2/2I2/5/5/5/5/5 S 0 0');
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    await board.updateComplete;
    expect(textOf(board)).to.equal('5/5/5/5/5/5/2I2/5/5/5/5/5 S 0 0');
    tool(board, 'Blue bomb').focus();
    await sendKeys({ press: 'Enter' });
    cell(board, 'a1').focus();
    await sendKeys({ press: 'Enter' });
    await board.updateComplete;
    expect(textOf(board)).to.equal('5/5/5/5/5/5/2I2/5/5/5/5/k4 S 0 0');
    await sendKeys({ press: 'Escape' });
    await board.updateComplete;
    expect(tool(board, 'Blue bomb').getAttribute('aria-pressed')).to.equal('false');
  });

  it('removes with the eraser, clears, begins and takes back', async () => {
    const board = await edit('duel-open', DUEL);
    await press(board, 'Remove pieces');
    await tapOn(board, 'a1');
    expect(statusOf(board)).to.equal('Red landmine removed from a1');
    await press(board, 'Clear');
    expect(textOf(board)).to.equal(`${EMPTY_DUEL} S 0 0`);
    expect(verdictOf(board)).to.contain('The board is empty.');
    await press(board, 'Start of a game');
    expect(countOf(board, '.drawing .piece')).to.equal(50);
    expect(verdictOf(board)).to.equal('This position can be played.');
    await press(board, 'Undo');
    await press(board, 'Undo');
    await press(board, 'Undo');
    expect(textOf(board)).to.equal(DUEL);
  });

  it('sets whose turn it is, counts, shown flags and rules', async () => {
    const board = await edit('duel-dark', DUEL);
    await chooseIn(board, 'To move', 'Blue');
    const numbers = board.renderRoot.querySelectorAll<HTMLInputElement>('input[type=number]');
    for (const [input, value] of [
      [numbers[0]!, '12'],
      [numbers[1]!, '40'],
    ] as const) {
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await board.updateComplete;
    }
    const flag = [...board.renderRoot.querySelectorAll<HTMLLabelElement>('.check')].find((each) =>
      each.textContent.includes('of blue'),
    )!;
    flag.querySelector('input')!.click();
    await board.updateComplete;
    expect(textOf(board)).to.equal(`${DUEL.slice(0, -6)} N 12 40 flags:b12`);
    numbers[0]!.value = '-4';
    numbers[0]!.dispatchEvent(new Event('change', { bubbles: true }));
    await board.updateComplete;
    expect(numbers[0]!.value).to.equal('12');
  });

  it('says what cannot be, with its place, and what may not be meant', async () => {
    const board = await edit();
    const events = heard('junqi-edit');
    await write(board, 'AA3/5/5/5/5/5/5/5/5/5/5/5 S 0 0');
    expect(verdictOf(board)).to.contain('placement, a12: found commander number 2 of S');
    expect((events.at(-1).detail as EditDetail).fault).to.contain('1 at most');
    expect(board.renderRoot.querySelector('textarea')?.value).to.match(/^AA3/);
    await write(board, 'A4/5/5/5/5/2l2/5/5/5/5/5/5 S 0 0');
    expect(verdictOf(board)).to.contain('Red has no flag.');
    expect(verdictOf(board)).to.contain('The flag of blue on c7 stands in no headquarters.');
    await write(board, '5/5/5/5/5/2a2/5/5/5/5/5/5 S 0 0');
    expect(verdictOf(board)).to.contain('Red is to move and has no piece.');
  });

  it('edits Four: every seat’s pieces, seats that are out', async () => {
    const board = await edit('four-open', FOUR);
    expect(tool(board, 'South engineer, 0 left').disabled).to.be.true;
    const east = [...board.renderRoot.querySelectorAll<HTMLLabelElement>('.check')].find((each) =>
      each.textContent.includes('East is out'),
    )!;
    east.querySelector('input')!.click();
    await board.updateComplete;
    expect(countOf(board, '.drawing .army-E')).to.equal(0);
    expect(textOf(board)).to.match(/ S 0 0 out:E$/);
    await press(board, 'East');
    await press(board, 'East commander');
    await tapOn(board, 'i9');
    expect(textOf(board)).to.match(/ S 0 0$/);
    expect(countOf(board, '.drawing .army-E')).to.equal(1);
  });

  it('goes from one board to another with the rules, and back', async () => {
    const board = await edit('duel-open', DUEL);
    const select = board.renderRoot.querySelector<HTMLSelectElement>('.fields select')!;
    const names = [...select.options].map(({ text }) => text.trim());
    select.selectedIndex = names.findIndex((name) => name.startsWith('Four'));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await board.updateComplete;
    expect(countOf(board, '.point')).to.equal(129);
    expect(verdictOf(board)).to.contain('The board is empty.');
    await press(board, 'Undo');
    expect(textOf(board)).to.equal(DUEL);
  });

  it('edits flip: face-down pieces want their bag', async () => {
    const board = await edit('flip');
    await press(board, 'Face-down piece');
    await tapOn(board, 'c6');
    expect(verdictOf(board)).to.contain('extras, bag');
    await write(board, '5/5/5/5/5/5/2?2/5/5/5/5/5 S 0 0 bag:A');
    expect(verdictOf(board)).not.to.contain('bag');
  });

  it('says what the page gave amiss, and only shows where it is readonly', async () => {
    const faults = heard('junqi-error');
    await edit('duel-open', 'A4/5 S 0 0');
    expect(faults.map(({ detail }) => String(detail.where))).to.deep.equal([
      'position, placement, row 3',
    ]);
    const board = await edit('duel-open', DUEL, { readonly: true });
    await tapOn(board, 'a6');
    expect(countOf(board, '.selection, .palette')).to.equal(0);
  });

  it('fits 360 pixels, in Chinese too', async () => {
    await setViewport({ width: 360, height: 800 });
    for (const [rules, position] of [
      ['duel-open', DUEL],
      ['four-open', FOUR],
    ] as const) {
      const board = await edit(rules, position, { lang: 'zh-CN' });
      expect(board.renderRoot.querySelector('h3')?.textContent).to.equal('编辑局面');
      expect(document.documentElement.scrollWidth).to.be.at.most(360);
      board.remove();
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing for axe to complain of, ${theme}`, async () => {
      await emulateMedia({ colorScheme: theme });
      standOnCanvas();
      const board = await edit('four-open', FOUR);
      await press(board, 'Remove pieces');
      await tapOn(board, 'i9');
      await write(board, 'nonsense');
      await expect(board).to.be.accessible();
      await emulateMedia({ colorScheme: 'light' });
    });
  }
});

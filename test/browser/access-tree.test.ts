// The board as a screen reader gets it: the browser's accessibility tree, not the attributes it is made of.

import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { reference } from '../../src/reference/index.js';
import type { Turn } from '../../src/turn.js';
import { viewOf } from '../../src/view.js';
import { boardOf, cell, DUEL, FOUR, move, positionOf, rulesOf, tapOn } from './boards.js';

interface Node {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly focused?: boolean;
  readonly children?: readonly Node[];
}

/** Everything in the tree, in reading order. */
async function nodes(): Promise<Node[]> {
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  const tree = await executeServerCommand<Node, undefined>('accessibility');
  return flat(tree);
}

const namesOf = (all: readonly Node[], role: string): string[] =>
  all.flatMap((node) => (node.role === role ? [node.name ?? ''] : []));

const said = (board: JunqiBoard): string =>
  board.renderRoot.querySelector('[role="status"].said')?.textContent?.trim() ?? '';

/** South's quiet step from c6 to b5. */
const STEP: Turn = {
  kind: 'move',
  ...move('duel', 'c6', 'b5'),
  outcome: 'quiet',
  flagTaken: false,
  flags: [],
  shown: [],
  out: [],
};

describe('the accessibility tree', () => {
  beforeEach(() => setViewport({ width: 900, height: 1000 }));

  it('is a grid with a name, told what keys do, of rows from the top', async () => {
    await boardOf(DUEL, { coordinates: true });
    const all = await nodes();
    const grid = all.find(({ role }) => role === 'grid');
    expect(grid?.name).to.equal('Junqi board, red at the bottom');
    expect(grid?.description).to.contain('Arrow keys walk over the points');
    const cells = namesOf(all, 'gridcell');
    expect(cells).to.have.length(60);
    expect(cells[0]).to.equal('a12, blue right base corner, blue piece');
    expect(cells.at(-1)).to.equal('e1, red right base corner, red landmine');
  });

  it('has no drawing, no rank of a covered piece, and nothing without a name', async () => {
    await boardOf(DUEL, { coordinates: true });
    const all = await nodes();
    expect(all.filter(({ role }) => ['img', 'image', 'graphic', 'SvgRoot'].includes(role))).to.be
      .empty;
    const cells = namesOf(all, 'gridcell');
    expect(cells).not.to.include('');
    const pieces = cells.map((name) => name.split(', ')[2] ?? '');
    expect(pieces.filter((name) => name.startsWith('blue'))).to.deep.equal(
      new Array<string>(25).fill('blue piece'),
    );
  });

  it('names palaces, and pieces of all four seats', async () => {
    await boardOf(FOUR, { rules: 'four-partners' });
    const cells = namesOf(await nodes(), 'gridcell');
    expect(cells).to.have.length(129);
    expect(cells).to.include('i9, centre palace, empty');
    expect(cells.filter((name) => name.endsWith('West piece'))).to.have.length(25);
    expect(cells.filter((name) => /North piece/.test(name))).to.be.empty;
  });

  it('says where the focus is as it walks, and what a chosen piece may do', async () => {
    const board = await boardOf(DUEL);
    cell(board, 'c6').focus();
    await sendKeys({ press: 'ArrowLeft' });
    const focused = async (): Promise<string | undefined> =>
      (await nodes()).find((node) => node.focused && node.role === 'gridcell')?.name;
    expect(await focused()).to.equal('b6, red left brow, red regiment commander, can move');
    await sendKeys({ press: 'Enter' });
    await board.updateComplete;
    await sendKeys({ press: 'ArrowDown' });
    expect(await focused()).to.equal('b5, red left front camp, empty, can go here');
  });

  it('tells a move once', async () => {
    const board = await boardOf(DUEL);
    const region = board.renderRoot.querySelector('.said')!;
    const told: string[] = [];
    const watch = new MutationObserver(() => told.push(said(board)));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    const rules = rulesOf('duel-dark');
    board.lastTurn = STEP;
    board.view = viewOf(rules, reference.follow(rules, positionOf(DUEL, 'duel-dark'), STEP), 'S');
    await board.updateComplete;
    board.coordinates = true;
    await board.updateComplete;
    await nextFrame();
    watch.disconnect();
    expect(told).to.deep.equal(['Red battalion commander c6 to b5']);
  });

  it('reads the position out by a key: own ranks, and covered pieces by where they stand', async () => {
    const board = await boardOf('5/5/5/2e2/5/l4/A4/5/2I2/I1K2/5/1L3 S 0 0', {
      rules: 'duel-dark',
    });
    cell(board, 'a6').focus();
    await sendKeys({ press: 'r' });
    await board.updateComplete;
    expect(said(board)).to.equal(
      'Red to move. Red, 5 pieces: commander a6, engineer c4 a3, bomb c3, flag b1. ' +
        'Blue, 2 pieces: piece a7 c9.',
    );
    expect(said(board)).to.equal(board.readOut().trim());
    board.lang = 'zh';
    await board.updateComplete;
    expect(board.readOut()).to.equal(
      '轮到红方。红方 5 子：司令 a6，工兵 c4 a3，炸弹 c3，军旗 b1。蓝方 2 子：暗子 a7 c9。',
    );
  });

  it('keeps the page’s own headings and boards apart', async () => {
    await fixture(html`<h2>A game</h2>`);
    await boardOf(DUEL);
    await tapOn(await boardOf(DUEL, { lang: 'zh' }), 'c6');
    const grids = namesOf(await nodes(), 'grid');
    expect(grids).to.deep.equal(['Junqi board, red at the bottom', '军棋棋盘，红方在下']);
  });
});

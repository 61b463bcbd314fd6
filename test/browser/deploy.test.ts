// Setting up: pieces change places by tap, drag and keys, limits show before anything is dropped, setups are
// kept, read, written and marched out with.

import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { nothing } from 'lit';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping, type Keeping } from '../../component/keeping.js';
import type { DeployDetail } from '../../component/modes/deploy/deploy-mode.js';
import { makeJql } from '../../src/formats/jql.js';
import { parseSetup } from '../../src/formats/setup-text.js';
import { valueOf } from '../../src/fault.js';
import { cell, countOf, dragFrom, heard, letGo, middleOf, standOnCanvas, tapOn } from './boards.js';

const WINGS = 'chigdb.k.adf.keg.i.cfjehgjljih';

interface Given {
  readonly rules?: string;
  readonly seat?: string;
  readonly setup?: string;
  readonly lang?: string;
  readonly readonly?: boolean;
  readonly keeping?: Keeping;
  readonly keep?: string;
}

async function deploy(given: Given = {}): Promise<JunqiBoard> {
  const { rules = 'duel-dark', seat = 'S', setup = '', lang = 'en' } = given;
  const board = await fixture<JunqiBoard>(
    html`<junqi-board
      mode="deploy"
      rules=${rules}
      seat=${seat}
      setup=${setup}
      lang=${lang}
      keep=${given.keep ?? nothing}
      ?readonly=${given.readonly ?? false}
      .services=${{ keeping: given.keeping ?? passingKeeping() }}
    ></junqi-board>`,
  );
  await waitUntil(() => board.renderRoot.querySelector('.panel, .error'), 'a panel', {
    timeout: 15_000,
  });
  await board.updateComplete;
  return board;
}

/** The setup that would march out, as letters. */
async function marched(board: JunqiBoard): Promise<string> {
  const events = heard('junqi-deploy');
  press(board, 'March out');
  await board.updateComplete;
  return (events[0]?.detail as DeployDetail | undefined)?.text ?? '';
}

function buttonOf(board: JunqiBoard, name: string): HTMLButtonElement {
  const buttons = [...board.renderRoot.querySelectorAll('button')];
  const found = buttons.find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name,
  );
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}
const press = (board: JunqiBoard, name: string): void => buttonOf(board, name).click();

const statusOf = (board: JunqiBoard): string =>
  board.renderRoot.querySelector('.status')?.textContent.trim() ?? '';
const labelOf = (board: JunqiBoard, name: string): string =>
  cell(board, name).getAttribute('aria-label') ?? '';

const fieldOf = (board: JunqiBoard): HTMLTextAreaElement =>
  board.renderRoot.querySelector('textarea')!;

const until = (holds: () => boolean): Promise<void> =>
  waitUntil(holds, 'it has not come', { timeout: 10_000 });

async function write(board: JunqiBoard, text: string): Promise<void> {
  const area = fieldOf(board);
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await board.updateComplete;
}

describe('deploy', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 900, height: 900 }));

  it('exchanges two pieces by tap and tells so', async () => {
    const board = await deploy();
    await tapOn(board, 'a6');
    expect(statusOf(board)).to.equal('Exchange the division commander with …');
    await tapOn(board, 'e6');
    expect(statusOf(board)).to.equal('Division commander and brigadier exchanged');
    expect(await marched(board)).to.equal('dhigcb.k.adf.keg.i.cfjehgjljih');
  });

  it('exchanges by drag', async () => {
    const board = await deploy();
    await dragFrom(board, 'a6', middleOf(cell(board, 'c6')));
    await letGo(board);
    expect(await marched(board)).to.equal('ihcgdb.k.adf.keg.i.cfjehgjljih');
  });

  it('exchanges by keys alone', async () => {
    const board = await deploy();
    cell(board, 'c6').focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    await board.updateComplete;
    expect(await marched(board)).to.equal('chgidb.k.adf.keg.i.cfjehgjljih');
  });

  it('shows before the drop where a piece may not go, and says why', async () => {
    const board = await deploy();
    // Wings has its bombs on c5 and d4.
    await tapOn(board, 'c5');
    expect(statusOf(board)).to.contain('Bombs stand anywhere but on the front line.');
    expect(countOf(board, '.circled')).to.be.greaterThan(4);
    expect(labelOf(board, 'b6')).to.contain('not here: a bomb may not stand on the front line');
    expect(labelOf(board, 'a5')).to.contain('can attack');
    await tapOn(board, 'b6');
    expect(statusOf(board)).to.equal('Not there: a bomb may not stand on the front line');
    expect(board.renderRoot.querySelector('[role=status]')?.textContent).to.contain('Not there');
    await tapOn(board, 'a5');
    expect(await marched(board)).to.equal('chigdk.b.adf.keg.i.cfjehgjljih');
  });

  it('keeps the mines round the flag where the rules want it', async () => {
    const board = await deploy({ rules: 'duel-open,minesAroundFlag=true' });
    await tapOn(board, 'b2');
    expect(labelOf(board, 'e2')).to.contain('touches neither the flag nor a mine');
    expect(labelOf(board, 'e6')).to.contain('the last two lines only');
  });

  it('mirrors, takes back and draws good setups that may march out', async () => {
    const board = await deploy();
    press(board, 'Mirror');
    await board.updateComplete;
    expect(await marched(board)).to.equal('dgihca.k.bek.fdc.i.gghejfhijlj');
    press(board, 'Undo');
    await board.updateComplete;
    expect(await marched(board)).to.equal(WINGS);
    for (let i = 0; i < 5; i++) {
      press(board, 'Random');
      await board.updateComplete;
      expect(await marched(board)).to.match(/^[a-l.]{30}$/);
    }
  });

  it('chooses formations and explains them', async () => {
    const board = await deploy();
    const select = board.renderRoot.querySelector('select')!;
    expect([...select.options].map(({ text }) => text.trim())).to.deep.equal([
      'Wings',
      'Left wing',
      'Decoy',
      'Fortress',
    ]);
    select.selectedIndex = 3;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await board.updateComplete;
    expect(board.renderRoot.querySelector('.panel')?.textContent).to.contain('strikes back');
    expect(await marched(board)).to.equal('eighfd.c.dgk.kcb.a.eijjhgjlfhi');
  });

  it('keeps a setup by name and finds it again, and forgets it', async () => {
    const keeping = passingKeeping();
    const first = await deploy({ keeping });
    press(first, 'Mirror');
    await first.updateComplete;
    const input = first.renderRoot.querySelector<HTMLInputElement>('.keep input')!;
    input.value = '我的阵 1';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await first.updateComplete;
    press(first, 'Keep');
    await first.updateComplete;
    expect(statusOf(first)).to.equal('Kept as 我的阵 1.');

    const board = await deploy({ keeping });
    const select = board.renderRoot.querySelector('select')!;
    select.selectedIndex = [...select.options].findIndex(({ text }) => text.includes('我的阵 1'));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await board.updateComplete;
    expect(await marched(board)).to.equal('dgihca.k.bek.fdc.i.gghejfhijlj');
    press(board, 'Forget 我的阵 1');
    await board.updateComplete;
    expect(keeping.keys('setup.')).to.deep.equal([]);
  });

  it('says that nothing is kept where storage is off', async () => {
    const keeping: Keeping = {
      get: () => undefined,
      set: () => undefined,
      remove: () => undefined,
      keys: () => [],
    };
    const board = await deploy({ keeping });
    const input = board.renderRoot.querySelector<HTMLInputElement>('.keep input')!;
    input.value = 'mine';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await board.updateComplete;
    press(board, 'Keep');
    await board.updateComplete;
    expect(statusOf(board)).to.equal('This browser keeps nothing for this page.');
  });

  it('reads what people write, faults and all, and marches out only with what may stand', async () => {
    const board = await deploy();
    await write(board, '排-军-旅-兵-团\n师-O-猫-O-弹');
    expect(board.renderRoot.querySelector('[role=alert]')?.textContent).to.contain(
      'line 2, column 5',
    );
    expect(buttonOf(board, 'March out').disabled).to.be.true;
    await write(
      board,
      '40 炸 39 36 36\n38 O 雷 O 38\n37 炸 O 37 35\n35 O 34 O 34\n34 33 33 33 32\n旗 雷 32 雷 32',
    );
    const reasons = [...board.renderRoot.querySelectorAll('.reasons li')].map((each) =>
      each.textContent.trim(),
    );
    expect(reasons).to.deep.equal([
      'b6: a bomb may not stand on the front line',
      'c5: a landmine may stand on the last two lines only',
      'a1: the flag must stand in a headquarters',
    ]);
    expect(buttonOf(board, 'March out').disabled).to.be.true;
    await write(board, WINGS);
    expect(await marched(board)).to.equal(WINGS);
  });

  it('opens a QQ file that is dropped, and refuses what is none', async () => {
    const board = await deploy();
    const drop = (content: BlobPart, name: string): void => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      board.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    const setup = valueOf(
      parseSetup('排军旅兵团/师兵弹/连连旅师/营连兵/雷营雷雷弹/司旗排排团'),
    ).setup;
    drop(makeJql(setup).slice(), 'mine.jql');
    await until(() => fieldOf(board).value === 'hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    expect(await marched(board)).to.equal('hbdiec.i.kgg.dcf.g.ijfjjkalhhe');
    drop('[Rules "flip"]\n\n*\n', 'game.jqn');
    await until(() => statusOf(board).startsWith('game.jqn'));
    expect(statusOf(board)).to.equal('game.jqn: found a record, expected a setup');
  });

  it('takes text that is pasted on the board', async () => {
    const board = await deploy();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'eighfd.c.dgk.kcb.a.eijjhgjlfhi');
    cell(board, 'c6').dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }),
    );
    await board.updateComplete;
    expect(await marched(board)).to.equal('eighfd.c.dgk.kcb.a.eijjhgjlfhi');
  });

  for (const [rules, seat, point, other] of [
    ['four-dark', 'S', 'g6', 'k6'],
    ['four-dark', 'E', 'l7', 'l11'],
    ['solo-dark', 'N', 'k12', 'g12'],
  ] as const) {
    it(`sets up ${seat} under ${rules}, its territory large enough for a finger`, async () => {
      await setViewport({ width: 360, height: 800 });
      const board = await deploy({ rules, seat });
      await until(() => cell(board, point).getBoundingClientRect().width > 0);
      const { width, height } = cell(board, point).getBoundingClientRect();
      expect(width).to.be.at.least(44);
      expect(height).to.be.at.least(44);
      await tapOn(board, point);
      await tapOn(board, other);
      expect(await marched(board)).to.equal(`d${WINGS.slice(1, 4)}c${WINGS.slice(5)}`);
      expect(document.documentElement.scrollWidth).to.be.at.most(360);
    });
  }

  it('keeps what was set up while the page gives the same again', async () => {
    const board = await deploy();
    press(board, 'Mirror');
    board.options = {};
    await board.updateComplete;
    board.setAttribute('setup', '');
    board.lang = 'zh-CN';
    await board.updateComplete;
    board.lang = 'en';
    await board.updateComplete;
    expect(await marched(board)).to.equal('dgihca.k.bek.fdc.i.gghejfhijlj');
  });

  it('keeps the army over a reload where the page names it', async () => {
    const keeping = passingKeeping();
    const board = await deploy({ keeping });
    press(board, 'Random');
    await board.updateComplete;
    expect(keeping.keys('')).to.be.empty;
    const named = await deploy({ keeping, keep: 'mine' });
    press(named, 'Random');
    await named.updateComplete;
    const shown = await deploy({ keeping, keep: 'mine', readonly: true });
    expect(fieldOf(shown).value).not.to.equal(fieldOf(named).value);
    const again = await deploy({ keeping, keep: 'mine' });
    expect(fieldOf(again).value).to.equal(fieldOf(named).value);
  });

  it('reaches its own points only', async () => {
    const board = await deploy();
    cell(board, 'c6').focus();
    await sendKeys({ press: 'ArrowUp' });
    const focused = board.shadowRoot?.activeElement as HTMLElement;
    expect(focused.getAttribute('aria-label')).to.match(/^c6/);
  });

  it('says what the page gave amiss', async () => {
    const faults = heard('junqi-error');
    await deploy({ rules: 'flip' });
    await deploy({ seat: 'E' });
    await deploy({ setup: 'abc' });
    expect(faults.map(({ detail }) => String(detail.where))).to.deep.equal([
      'rules',
      'seat',
      'setup, line 1',
    ]);
  });

  it('only shows where it is readonly', async () => {
    const board = await deploy({ readonly: true });
    await tapOn(board, 'a6');
    expect(countOf(board, '.selection')).to.equal(0);
    expect(countOf(board, '.march')).to.equal(0);
  });

  it('speaks Chinese, in both scripts, with rows of characters', async () => {
    const board = await deploy({ lang: 'zh-CN' });
    expect(board.renderRoot.querySelector('h3')?.textContent).to.equal('红方布阵');
    expect(board.renderRoot.querySelector('textarea')?.value.split('\n')[0]).to.equal(
      '师 排 兵 连 旅',
    );
    const traditional = await deploy({ lang: 'zh-TW' });
    expect(traditional.renderRoot.querySelector('h3')?.textContent).to.contain('佈陣');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing for axe to complain of, ${theme}, with a piece in hand and with faults`, async () => {
      await emulateMedia({ colorScheme: theme });
      standOnCanvas();
      const board = await deploy({ rules: 'four-dark' });
      await tapOn(board, 'h2');
      await write(board, 'nonsense');
      await expect(board).to.be.accessible();
      await emulateMedia({ colorScheme: 'light' });
    });
  }

  it('has its panel beside the board of Four as soon as there is room', async () => {
    await setViewport({ width: 760, height: 900 });
    const board = await deploy({ rules: 'four-dark' });
    const [frame, panel] = ['.frame', '.beside'].map((part) =>
      board.renderRoot.querySelector(part)!.getBoundingClientRect(),
    );
    expect(panel!.left).to.be.above(frame!.right);
  });

  it('shows nothing of what lies beside the territory on Four', async () => {
    const board = await deploy({ rules: 'four-dark' });
    board.coordinates = true;
    await board.updateComplete;
    const frame = board.renderRoot.querySelector('.frame')!.getBoundingClientRect();
    const labels = [...board.renderRoot.querySelectorAll('.coordinate')].filter((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
    });
    expect(
      labels
        .map(({ textContent }) => textContent)
        .sort()
        .join(''),
    ).to.equal('123456ghijk');
    const sheet = board.renderRoot.querySelector<SVGPathElement>('.sheet')!;
    const toSheet = sheet.getScreenCTM()!.inverse();
    for (const x of [frame.left + 3, frame.right - 3]) {
      for (let y = frame.top + 2; y < frame.bottom - 30; y += 2) {
        const place = new DOMPoint(x, y).matrixTransform(toSheet);
        expect(sheet.isPointInFill(place), `${x} ${y}`).to.be.true;
      }
    }
  });

  it('leaves nothing behind', async () => {
    const board = await deploy();
    board.remove();
    await sendMouse({ type: 'move', position: [5, 5] });
    const event = new DragEvent('dragover', { cancelable: true });
    board.dispatchEvent(event);
    expect(event.defaultPrevented).to.be.false;
  });
});

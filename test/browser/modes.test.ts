// How a mode lives with the board: it is asked, told, and gone when its board is.

import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { css } from 'lit';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { addMessages } from '../../component/messages/wording.js';
import type { BoardMode, ModeHost } from '../../component/modes/mode.js';
import { addMode } from '../../component/modes/registry.js';
import { panelStyles } from '../../component/panel-styles.js';
import { button } from '../../component/panels.js';
import {
  cell,
  countOf,
  DUEL,
  heard,
  middleOf,
  move,
  pointOf,
  positionOf,
  rulesOf,
  tapOn,
} from './boards.js';

const en = { $code: 'en', $name: 'English', $dir: 'ltr' as const, testMode: { greet: 'Good day' } };

/** What the mode under test was told, and the host it was given. */
let told: string[] = [];
let host: ModeHost;

class TestMode implements BoardMode {
  readonly styles = [
    panelStyles,
    css`
      .greeting {
        color: red;
      }
    `,
  ];
  readonly drawable = true;
  readonly #sight = {
    value: { rules: rulesOf('duel-open'), view: positionOf(DUEL, 'duel-open'), turn: undefined },
  };
  readonly #moves = [move('duel', 'c6', 'c7')];
  readonly #panels = { beside: html`` };
  screenShows = false;

  constructor(given: ModeHost) {
    host = given;
  }

  connect(): void {
    told.push('connect');
  }
  disconnect(): void {
    told.push('disconnect');
  }
  read(changed: ReadonlySet<string>): void {
    told.push(`read ${[...changed].filter((name) => ['rules', 'pace'].includes(name)).join(' ')}`);
  }
  sight() {
    return this.#sight;
  }
  destinations() {
    return this.#moves;
  }
  move({ from, to }: { from: number; to: number }): void {
    told.push(`move ${from} ${to}`);
  }
  tap(point: number): boolean {
    if (point !== pointOf('duel', 'a1')) return false;
    told.push('tap a1');
    return true;
  }
  put({ rank }: { rank?: string }, point: number): void {
    told.push(`put ${rank} ${point}`);
  }
  discard(from: number): boolean {
    told.push(`discard ${from}`);
    return true;
  }
  key({ key }: KeyboardEvent): boolean {
    told.push(`key ${key}`);
    return key === 'x';
  }
  label(point: number): string | undefined {
    return point === pointOf('duel', 'a2') ? 'watched' : undefined;
  }
  panels() {
    const words = host.words(en).testMode;
    return {
      ...this.#panels,
      beside: html`<p class="greeting">${words.greet} ${String(host.option('pace'))}</p>
        ${button({ label: 'Say it', press: () => host.say('It is said.'), name: 'say' })}
        <span
          class="tray"
          @pointerdown=${(event: PointerEvent) => host.carry({ seat: 'S', rank: 'a' }, event)}
          >司令</span
        >`,
    };
  }
}

addMode('test', () => Promise.resolve((given) => new TestMode(given)));
addMode('broken', () => Promise.reject(new Error('no such file')));

async function boardIn(mode: string): Promise<JunqiBoard> {
  told = [];
  const board = await fixture<JunqiBoard>(html`<junqi-board mode=${mode} pace="3"></junqi-board>`);
  await nextFrame();
  await board.updateComplete;
  return board;
}

describe('modes', () => {
  beforeEach(() => setViewport({ width: 1000, height: 1000 }));

  it('are asked what is seen and told what a hand did', async () => {
    const board = await boardIn('test');
    expect(told).to.deep.equal(['connect', 'read rules']);
    expect(countOf(board, '.piece')).to.equal(50);
    await tapOn(board, 'a1');
    await tapOn(board, 'c6');
    await tapOn(board, 'c7');
    expect(told.slice(2)).to.deep.equal([
      'tap a1',
      `move ${pointOf('duel', 'c6')} ${pointOf('duel', 'c7')}`,
    ]);
    expect(cell(board, 'a2').getAttribute('aria-label')).to.match(/, watched$/);
  });

  it('are not told of a move that the page cancelled', async () => {
    const board = await boardIn('test');
    board.addEventListener('junqi-move', (event) => event.preventDefault());
    await tapOn(board, 'c6');
    await tapOn(board, 'c7');
    expect(told.filter((what) => what.startsWith('move'))).to.be.empty;
  });

  it('hear of attributes of their own, of options first', async () => {
    const board = await boardIn('test');
    const greeting = () => board.renderRoot.querySelector('.greeting')!;
    expect(greeting().textContent).to.equal('Good day 3');
    expect(getComputedStyle(greeting()).color).to.equal('rgb(255, 0, 0)');
    board.setAttribute('pace', '5');
    await nextFrame();
    await board.updateComplete;
    expect(told.at(-1)).to.equal('read pace');
    expect(greeting().textContent).to.equal('Good day 5');
    board.options = { pace: 7 };
    await board.updateComplete;
    expect(greeting().textContent).to.equal('Good day 7');
  });

  it('speak the language of the element, and one that the page added', async () => {
    addMessages(
      { ...en, $code: 'zh', testMode: { greet: '你好' } } as typeof en,
      {
        $code: 'eo',
        $name: 'Esperanto',
        $dir: 'ltr',
        testMode: { greet: 'Bonan tagon' },
      } as typeof en,
    );
    const board = await boardIn('test');
    for (const [lang, greeting] of [
      ['zh-CN', '你好'],
      ['eo', 'Bonan tagon'],
      ['fr', 'Good day'],
    ] as const) {
      board.lang = lang;
      await board.updateComplete;
      expect(board.renderRoot.querySelector('.greeting')?.textContent).to.equal(`${greeting} 3`);
    }
  });

  it('say things in the live region, twice if need be', async () => {
    const board = await boardIn('test');
    const said = () => board.renderRoot.querySelector('.said')?.textContent;
    board.renderRoot.querySelector<HTMLElement>('.button.say')!.click();
    await board.updateComplete;
    expect(said()).to.equal('It is said.');
    board.renderRoot.querySelector<HTMLElement>('.button.say')!.click();
    await board.updateComplete;
    expect(said()).to.equal('It is said.\u00a0');
  });

  it('get keys that the points do not want, and those of their panels', async () => {
    const board = await boardIn('test');
    cell(board, 'c3').focus();
    await sendKeys({ press: 'x' });
    await sendKeys({ press: 'ArrowUp' });
    board.renderRoot.querySelector<HTMLElement>('.button.say')!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Enter' });
    expect(told.slice(2)).to.deep.equal(['key x', 'key ArrowLeft']);
  });

  it('have pieces carried onto the board from a panel, and dragged off it', async () => {
    const board = await boardIn('test');
    const tray = middleOf(board.renderRoot.querySelector('.tray')!);
    await sendMouse({ type: 'move', position: tray });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'c5')) });
    await board.updateComplete;
    expect(countOf(board, '.piece.in-hand')).to.equal(1);
    await sendMouse({ type: 'up' });
    expect(told.at(-1)).to.equal(`put a ${pointOf('duel', 'c5')}`);
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'c6')) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'c5')) });
    await sendMouse({ type: 'move', position: [900, 900] });
    await sendMouse({ type: 'up' });
    expect(told.at(-1)).to.equal(`discard ${pointOf('duel', 'c6')}`);
  });

  it('have arrows and circles drawn by the right button, wiped out by Escape', async () => {
    const board = await boardIn('test');
    const drawn = heard('junqi-draw');
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'a2')) });
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'move', position: middleOf(cell(board, 'a6')) });
    await sendMouse({ type: 'up', button: 'right' });
    await sendMouse({ type: 'click', button: 'right', position: middleOf(cell(board, 'c6')) });
    await board.updateComplete;
    expect(countOf(board, '.arrow')).to.equal(1);
    expect(countOf(board, '.circled')).to.equal(1);
    expect(drawn.at(-1)?.detail).to.deep.equal({
      arrows: [{ ...move('duel', 'a2', 'a6'), role: 'G' }],
      circles: [{ at: pointOf('duel', 'c6'), role: 'G' }],
    });
    cell(board, 'c3').focus();
    await sendKeys({ press: 'Escape' });
    await board.updateComplete;
    expect(countOf(board, '.arrow') + countOf(board, '.circled')).to.equal(0);
  });

  it('draw with the pen by taps: from, then to, or the same point twice', async () => {
    const board = await boardIn('test');
    host.pen = true;
    for (const name of ['b2', 'b4', 'd3', 'd3']) await tapOn(board, name);
    expect(countOf(board, '.arrow')).to.equal(1);
    expect(countOf(board, '.circled')).to.equal(1);
    expect(told.some((what) => what.startsWith('move'))).to.be.false;
  });

  it('end with their element and begin again with it, leave no style behind', async () => {
    const board = await boardIn('test');
    const parent = board.parentElement!;
    board.remove();
    parent.append(board);
    await board.updateComplete;
    board.mode = '';
    await board.updateComplete;
    expect(told.filter((what) => what.endsWith('connect'))).to.deep.equal([
      'connect',
      'disconnect',
      'connect',
      'disconnect',
    ]);
    expect(countOf(board, '.greeting, .piece')).to.equal(0);
  });

  it('that are unknown or do not load are told in place of the board', async () => {
    const errors = heard('junqi-error');
    const board = await boardIn('chess');
    expect(errors.at(-1)?.detail.message).to.contain('mode: found "chess", expected one of ');
    // It takes the room of its words, not that of a board.
    expect(board.getBoundingClientRect().height).to.be.below(250);
    board.mode = 'broken';
    await nextFrame();
    await board.updateComplete;
    expect(errors.at(-1)?.detail.message).to.contain('no such file');
    expect(board.renderRoot.querySelector('[role=alert]')).to.exist;
  });
});

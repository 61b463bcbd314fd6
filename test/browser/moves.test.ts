// A hand on the board: taps, drags and keys, as a person makes them.

import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { MoveDetail } from '../../component/junqi-board.js';
import { boardOf, cell, countOf, dragFrom, DUEL, FOUR, heard, letGo } from './boards.js';
import { middleOf, move, OPEN_RAILS, pointOf, seenBySouth, tapOn } from './boards.js';

const details = (events: readonly CustomEvent[]) =>
  events.map((event) => event.detail as MoveDetail);

describe('a hand on the board', () => {
  beforeEach(() => setViewport({ width: 800, height: 1000 }));
  afterEach(() => resetMouse());

  it('moves by a tap on a piece and a tap on a target', async () => {
    const board = await boardOf(DUEL);
    const moves = heard('junqi-move');
    await tapOn(board, 'c6');
    expect(cell(board, 'c6').getAttribute('aria-selected')).to.equal('true');
    expect(countOf(board, '.selection')).to.equal(1);
    await tapOn(board, 'c7');
    expect(details(moves)).to.deep.equal([
      { from: 'c6', to: 'c7', move: move('duel', 'c6', 'c7') },
    ]);
    expect(countOf(board, '.selection')).to.equal(0);
  });

  it('marks quiet targets with dots and attacks with brackets', async () => {
    const board = await boardOf(DUEL);
    await tapOn(board, 'c6');
    expect(countOf(board, '.quiet')).to.equal(2);
    expect(countOf(board, '.attack')).to.equal(1);
  });

  it('lets go by a second tap on the piece, and says so', async () => {
    const board = await boardOf(DUEL);
    const selections = heard('junqi-select');
    await tapOn(board, 'c6');
    await tapOn(board, 'c6');
    expect(selections.map(({ detail }) => detail as unknown)).to.deep.equal([
      { point: 'c6' },
      { point: null },
    ]);
  });

  it('chooses another own piece, and lets go on a point that is no target', async () => {
    const board = await boardOf(DUEL);
    const moves = heard('junqi-move');
    await tapOn(board, 'c6');
    await tapOn(board, 'a6');
    expect(cell(board, 'a6').getAttribute('aria-selected')).to.equal('true');
    await tapOn(board, 'c12');
    expect(countOf(board, '[aria-selected="true"]')).to.equal(0);
    expect(moves).to.be.empty;
  });

  it('chooses nothing that may not move', async () => {
    const board = await boardOf(DUEL);
    await tapOn(board, 'a2');
    await tapOn(board, 'c12');
    expect(countOf(board, '.selection')).to.equal(0);
  });

  it('moves by a drag, the piece under the pointer all the way', async () => {
    const board = await boardOf(DUEL);
    const moves = heard('junqi-move');
    await dragFrom(board, 'c6', middleOf(cell(board, 'c7')));
    expect(countOf(board, '.in-hand')).to.equal(1);
    expect(countOf(board, '.lifted')).to.equal(1);
    await letGo(board);
    expect(details(moves)).to.deep.equal([
      { from: 'c6', to: 'c7', move: move('duel', 'c6', 'c7') },
    ]);
    expect(countOf(board, '.in-hand')).to.equal(0);
  });

  it('keeps a dropped piece where it fell until the page answers', async () => {
    const board = await boardOf(OPEN_RAILS);
    const at = () =>
      board.renderRoot
        .querySelector(`.piece[data-deployed="${pointOf('duel', 'c5')}"]`)
        ?.getAttribute('transform');
    const home = at();
    await dragFrom(board, 'c5', middleOf(cell(board, 'c6')));
    await letGo(board);
    expect(at()).not.to.equal(home);
    board.view = seenBySouth(OPEN_RAILS);
    await board.updateComplete;
    expect(at()).to.equal(home);
  });

  it('puts a piece back that is dropped off the board or on no target', async () => {
    const board = await boardOf(DUEL);
    const moves = heard('junqi-move');
    await dragFrom(board, 'c6', [790, 20]);
    await letGo(board);
    await dragFrom(board, 'c6', middleOf(cell(board, 'e12')));
    await letGo(board);
    expect(moves).to.be.empty;
    expect(countOf(board, '.in-hand, .lifted, .selection')).to.equal(0);
  });

  it('ends a drag that the pointer is taken from', async () => {
    const board = await boardOf(DUEL);
    await dragFrom(board, 'c6', middleOf(cell(board, 'c7')));
    const points = board.renderRoot.querySelector('.points')!;
    points.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }));
    await board.updateComplete;
    expect(countOf(board, '.in-hand')).to.equal(0);
    await letGo(board);
    await tapOn(board, 'c6');
    expect(countOf(board, '.selection')).to.equal(1);
  });

  it('goes on when a touch passes from its cell to the board', async () => {
    const board = await boardOf(DUEL);
    await dragFrom(board, 'c6', middleOf(cell(board, 'c7')));
    const lost = new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true });
    cell(board, 'c6').dispatchEvent(lost);
    await board.updateComplete;
    expect(countOf(board, '.in-hand')).to.equal(1);
    await letGo(board);
  });

  it('takes two pixels for a tap, not for a drag', async () => {
    const board = await boardOf(DUEL);
    const [x, y] = middleOf(cell(board, 'c6'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 2, y] });
    expect(countOf(board, '.in-hand')).to.equal(0);
    await letGo(board);
    expect(countOf(board, '.selection')).to.equal(1);
  });

  it('moves by keys: arrows walk, Enter chooses, N goes to the targets, Escape lets go', async () => {
    const board = await boardOf(OPEN_RAILS);
    const moves = heard('junqi-move');
    cell(board, 'a2').focus();
    await sendKeys({ press: 'Enter' });
    await board.updateComplete;
    expect(countOf(board, '.selection')).to.equal(1);
    await sendKeys({ press: 'Escape' });
    await board.updateComplete;
    expect(countOf(board, '.selection')).to.equal(0);
    await sendKeys({ press: 'Space' });
    await board.updateComplete;
    const targets = countOf(board, '.target');
    expect(targets).to.be.greaterThan(12);
    await sendKeys({ press: 'n' });
    const first = board.shadowRoot!.activeElement as HTMLElement;
    expect(first.classList.contains('target')).to.equal(true);
    await sendKeys({ press: 'p' });
    await sendKeys({ press: 'n' });
    expect(board.shadowRoot!.activeElement).to.equal(first);
    await sendKeys({ press: 'Enter' });
    expect(details(moves)).to.have.length(1);
    expect(details(moves)[0]?.from).to.equal('a2');
  });

  it('walks as the board is seen, over the mountains too', async () => {
    const board = await boardOf(DUEL, { orientation: 'N' });
    cell(board, 'b7').focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(board.shadowRoot!.activeElement).to.equal(cell(board, 'b6'));
    await sendKeys({ press: 'ArrowLeft' });
    expect(board.shadowRoot!.activeElement).to.equal(cell(board, 'c6'));
    await sendKeys({ press: 'Home' });
    expect(board.shadowRoot!.activeElement).to.equal(cell(board, 'e6'));
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'End' });
    await sendKeys({ up: 'Control' });
    expect(board.shadowRoot!.activeElement).to.equal(cell(board, 'a12'));
  });

  it('leaves one point in the order of Tab', async () => {
    const board = await boardOf(DUEL);
    expect(countOf(board, '.point[tabindex="0"]')).to.equal(1);
    cell(board, 'a1').focus();
    await board.updateComplete;
    expect(countOf(board, '.point[tabindex="0"]')).to.equal(1);
    expect(cell(board, 'a1').tabIndex).to.equal(0);
  });

  it('leaves other keys to the page', async () => {
    const board = await boardOf(DUEL);
    const keys: string[] = [];
    const listen = (event: KeyboardEvent) => keys.push(`${event.key} ${event.defaultPrevented}`);
    document.addEventListener('keydown', listen);
    cell(board, 'c6').focus();
    for (const press of ['Escape', 'PageDown', 'x', 'ArrowUp']) await sendKeys({ press });
    document.removeEventListener('keydown', listen);
    expect(keys).to.deep.equal(['Escape false', 'PageDown false', 'x false']);
  });

  it('offers nothing when it is read-only', async () => {
    const board = await boardOf(DUEL, { readonly: true });
    const moves = heard('junqi-move');
    await tapOn(board, 'c6');
    await dragFrom(board, 'c6', middleOf(cell(board, 'c7')));
    await letGo(board);
    expect(countOf(board, '.selection, .in-hand, .target, .start')).to.equal(0);
    expect(moves).to.be.empty;
    expect(board.renderRoot.querySelector('[role=grid]')?.getAttribute('aria-readonly')).to.equal(
      'true',
    );
  });

  it('turns up a face-down piece by one tap', async () => {
    const text = '?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? S 0 0';
    const board = await boardOf(text, { rules: 'flip' });
    const moves = heard('junqi-move');
    await tapOn(board, 'c6');
    expect(details(moves)[0]?.move).to.deep.equal(move('duel', 'c6', 'c6'));
  });

  it('says that a face-down piece can be turned up, and nothing else of it', async () => {
    const text = '?????/?????/?1?1?/??1??/?1?1?/?????/?????/?1?1?/??1??/?1?1?/?????/????? S 0 0';
    const board = await boardOf(text, { rules: 'flip' });
    const label = (): string => cell(board, 'c6').getAttribute('aria-label')!;
    expect(label()).to.equal('c6, front line, face-down piece, can be turned up');
    board.lang = 'zh-Hans';
    await board.updateComplete;
    expect(label()).to.match(/，可翻开$/);
    board.lang = 'zh-Hant';
    await waitUntil(() => label().endsWith('，可翻開'));
  });

  it('tells through shadow roots, and a listener may cancel', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    const board = await boardOf(DUEL);
    root.append(board);
    await board.updateComplete;
    let composed: CustomEvent | undefined;
    host.addEventListener('junqi-move', (event) => {
      composed = event as CustomEvent;
      event.preventDefault();
    });
    await dragFrom(board, 'c6', middleOf(cell(board, 'c7')));
    await letGo(board);
    expect(composed?.bubbles && composed.composed && composed.cancelable).to.equal(true);
    const piece = board.renderRoot.querySelector(
      `.piece[data-deployed="${pointOf('duel', 'c6')}"]`,
    );
    expect(piece?.getAttribute('transform')).to.equal('translate(262 514)');
  });

  it('takes a tap beside a piece for the piece where cells are smaller than a finger', async () => {
    await setViewport({ width: 360, height: 640 });
    const board = await boardOf(FOUR, { rules: 'four-dark' });
    const [x, y] = middleOf(cell(board, 'g6'));
    await sendMouse({ type: 'click', position: [x - 18, y] });
    await board.updateComplete;
    expect(cell(board, 'g6').getAttribute('aria-selected')).to.equal('true');
  });

  it('leaves quick upright swipes to the page; a finger that has rested drags', async () => {
    const board = await boardOf(DUEL);
    const points = board.renderRoot.querySelector('.points')!;
    points.setPointerCapture = () => {};
    const [clientX, clientY] = middleOf(cell(board, 'c6'));
    const touch = async (type: string, dx: number, dy: number) => {
      const more = { pointerId: 7, pointerType: 'touch', isPrimary: true, buttons: 1 };
      const at = { clientX: clientX + dx, clientY: clientY + dy };
      const flow = { bubbles: true, composed: true };
      cell(board, 'c6').dispatchEvent(new PointerEvent(type, { ...more, ...at, ...flow }));
      await board.updateComplete;
    };
    const isHeld = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      cell(board, 'c6').dispatchEvent(event);
      return event.defaultPrevented;
    };
    await touch('pointerdown', 0, 0);
    expect(isHeld()).to.equal(false);
    await touch('pointermove', 1, -8);
    await touch('pointermove', 2, -30);
    expect(countOf(board, '.in-hand')).to.equal(0);
    await touch('pointerdown', 0, 0);
    await touch('pointermove', 8, 1);
    expect(countOf(board, '.in-hand')).to.equal(1);
    expect(isHeld()).to.equal(true);
    await touch('pointercancel', 8, 1);
    await touch('pointerdown', 0, 0);
    await aTimeout(220);
    expect(isHeld()).to.equal(true);
    await touch('pointermove', 1, -8);
    expect(countOf(board, '.in-hand')).to.equal(1);
    await touch('pointercancel', 1, -8);
  });

  it('scrolls the page from everywhere, upwards and downwards from the pieces that may move', async () => {
    const board = await boardOf(DUEL);
    const action = (name: string) => getComputedStyle(cell(board, name)).touchAction;
    expect(action('c6')).to.equal('pan-y pinch-zoom');
    expect(action('c12')).to.equal('manipulation');
    expect(action('a2')).to.equal('manipulation');
  });
});

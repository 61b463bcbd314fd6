// What the element's tests share: games to show and hands to play them.

import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../component/define.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { BOARDS, pointNamed, type BoardName, type Seat } from '../../src/board.js';
import { valueOf } from '../../src/fault.js';
import { parsePosition } from '../../src/formats/position.js';
import { parseVariant } from '../../src/formats/variant.js';
import type { Position } from '../../src/position.js';
import { reference } from '../../src/reference/index.js';
import type { Rules } from '../../src/rules.js';
import type { Move } from '../../src/turn.js';
import { viewOf } from '../../src/view.js';

export const DUEL = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
/** The front is empty: red's engineer on a2 may go all along its rails, blue's front line included. */
export const OPEN_RAILS = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dage1/5/2D2/1D2G/2G1B/IFF2/JCKLJ S 0 10';
export const FOUR =
  'ejglj/idjik/a1g1c/kh1df/b1i1g/ehfhc/TPSWRQ3uqornq/TV1W1St1o1vu/OVN1OQ3su1wwv/' +
  'XV1T1Up1m1px/RPMSUU3rtstsv/BGHIH/K1F1A/HC1DG/I1C1E/KJIEG/JLFJD S 0 0';

/** The page follows the reader's colours; axe does not see the canvas, so it is painted. */
export function standOnCanvas(): void {
  document.documentElement.style.colorScheme = 'light dark';
  document.body.style.background = 'Canvas';
}

export function rulesOf(text: string): Rules {
  return valueOf(parseVariant(text)).rules;
}

export function positionOf(text: string, rules: string): Position {
  return valueOf(parsePosition(text, rulesOf(rules)));
}

/** South's sight of a dark Duel game. */
export const seenBySouth = (text: string): Position =>
  viewOf(rulesOf('duel-dark'), positionOf(text, 'duel-dark'), 'S');

export function pointOf(board: BoardName, name: string): number {
  const point = pointNamed(BOARDS[board], name);
  if (point === undefined) throw new Error(`no point ${name}`);
  return point;
}

export const move = (board: BoardName, from: string, to: string): Move => ({
  from: pointOf(board, from),
  to: pointOf(board, to),
});

/** A board that shows what `seat` sees of a position, with its legal moves. */
export async function boardOf(
  text: string,
  { rules = 'duel-dark', seat = 'S', ...more }: Partial<JunqiBoard> & { seat?: Seat } = {},
): Promise<JunqiBoard> {
  const position = positionOf(text, rules);
  const board = await fixture<JunqiBoard>(html`<junqi-board></junqi-board>`);
  Object.assign(board, {
    rules,
    view: viewOf(rulesOf(rules), position, seat),
    destinations: reference.moves(rulesOf(rules), position),
    ...more,
  });
  await board.updateComplete;
  return board;
}

export function cell(board: JunqiBoard, name: string): HTMLElement {
  const point = pointOf(countOf(board, '.point') === 60 ? 'duel' : 'four', name);
  const found = board.renderRoot.querySelector<HTMLElement>(`.point[data-point="${point}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

/** Where a hand would touch a point, in whole pixels of the page. */
export function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

export async function tapOn(board: JunqiBoard, name: string): Promise<void> {
  await sendMouse({ type: 'click', position: middleOf(cell(board, name)) });
  await board.updateComplete;
}

/** Presses on one point, moves to another in two steps and lets go there. */
export async function dragFrom(
  board: JunqiBoard,
  from: string,
  to: [number, number],
): Promise<void> {
  const [x, y] = middleOf(cell(board, from));
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({
    type: 'move',
    position: [Math.round((x + to[0]) / 2), Math.round((y + to[1]) / 2)],
  });
  await sendMouse({ type: 'move', position: to });
  await board.updateComplete;
}

export async function letGo(board: JunqiBoard): Promise<void> {
  await sendMouse({ type: 'up' });
  await board.updateComplete;
}

/** The events of a name that reach the document from now on. */
export function heard(name: string): CustomEvent[] {
  const events: CustomEvent[] = [];
  document.addEventListener(name, (event) => events.push(event as CustomEvent));
  return events;
}

export const countOf = (board: JunqiBoard, selector: string): number =>
  board.renderRoot.querySelectorAll(selector).length;

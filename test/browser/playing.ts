// Games played in the element, for tests: whom they are played against, and hands on board and panels.

import { fixture, html, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { passingKeeping } from '../../component/keeping.js';
import type { Services } from '../../component/modes/services.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { seatsOf } from '../../src/rules.js';
import { countOf, middleOf, rulesOf, tapOn } from './boards.js';

export const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';

/** An opponent that plays the first move there is, and says how it stands. */
export const firstMover = (score = 0): Services['opponent'] => {
  const choose: Awaited<ReturnType<Services['opponent']>>['choose'] = async (from) => {
    const game = 'view' in from ? undefined : Game.fromRecord(from, { core: reference });
    if (!game || !('value' in game)) throw new Error('it was told too little');
    await nextFrame();
    return { ...game.value.moves()[0]!, score, depth: 1, nodes: 1 };
  };
  return () => Promise.resolve({ choose, stop: () => undefined, dispose: () => undefined });
};

export const services = (score?: number): Partial<Services> => ({
  core: () => Promise.resolve(reference),
  opponent: firstMover(score),
  keeping: passingKeeping(),
});

export async function settled(board: JunqiBoard, holds: () => boolean = () => true): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    await board.updateComplete;
    await nextFrame();
    if (holds()) return;
  }
  throw new Error('it never came about');
}

export async function boardWith(more: Partial<JunqiBoard>): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(html`<junqi-board lang="en"></junqi-board>`);
  Object.assign(board, { services: services(), ...more, mode: 'play' });
  await settled(board, () => countOf(board, '.status') > 0);
  return board;
}

/** A game with all setups given. */
export const playing = (
  rules: string,
  options: Record<string, unknown> = {},
  more: Partial<JunqiBoard> = {},
) =>
  boardWith({
    rules,
    options: {
      setups: Object.fromEntries(seatsOf(rulesOf(rules)).map((seat) => [seat, SETUP])),
      pause: 0,
      ...options,
    },
    ...more,
  });

export const find = (board: JunqiBoard, selector: string): HTMLElement => {
  const found = board.renderRoot.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
export const status = (board: JunqiBoard): string => find(board, '.status').textContent.trim();

export const named = (board: JunqiBoard, label: string): HTMLButtonElement | undefined =>
  [...board.renderRoot.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === label,
  );

export async function press(board: JunqiBoard, label: string): Promise<void> {
  await settled(board, () => named(board, label) !== undefined);
  const wanted = named(board, label)!;
  wanted.scrollIntoView({ block: 'center' });
  await sendMouse({ type: 'click', position: middleOf(wanted) });
  await settled(board);
}

export async function go(board: JunqiBoard, from: string, to: string): Promise<void> {
  find(board, '.frame').scrollIntoView();
  await tapOn(board, from);
  await tapOn(board, to);
  await settled(board);
}

export const covered = (board: JunqiBoard): number => countOf(board, '.piece .dot');

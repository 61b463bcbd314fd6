// What the tests of the demo's pages share: sections on a page with its style sheet, and hands.

import { aTimeout, fixture, html, waitUntil } from '@open-wc/testing';
import { unsafeStatic, html as literally } from 'lit/static-html.js';
import '../../demo/main.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { setLanguage } from '../../demo/language.js';
import type { Section } from '../../demo/section.js';

export { everythingIn } from './everything.js';

const styled = new Promise<void>((resolve, reject) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new Error('no style sheet')));
  link.href = '/demo/style.css';
  document.head.append(link);
});

/** A section by its tag, in English. */
export async function section<T extends Section>(tag: string): Promise<T> {
  await styled;
  setLanguage('en');
  const name = unsafeStatic(tag);
  const main = await fixture(
    html`<main id="main" tabindex="-1">${literally`<${name}></${name}>`}</main>`,
  );
  const element = main.firstElementChild as T;
  await element.updateComplete;
  return element;
}

export async function settle(element: Section): Promise<void> {
  await element.updateComplete;
  await aTimeout(0);
  await element.updateComplete;
  await board(element)?.updateComplete;
}

export const board = (within: Element): JunqiBoard | null => within.querySelector('junqi-board');

/** The board, which must be there. */
export function boardOn(within: Element): JunqiBoard {
  const found = board(within);
  if (!found) throw new Error('no board shows');
  return found;
}

/** All that a selector finds, in boards too. */
function everyOne<E extends Element>(within: Element, selector: string): E[] {
  const boards = [...within.querySelectorAll('junqi-board')];
  const parts = [within, ...boards.map(({ renderRoot }) => renderRoot)];
  return parts.flatMap((part) => [...part.querySelectorAll<E>(selector)]);
}

export function buttonNamed(within: Element, name: string): HTMLButtonElement | undefined {
  const buttons = everyOne<HTMLButtonElement>(within, 'button');
  return buttons.find((button) => {
    const label = button.getAttribute('aria-label') ?? button.textContent;
    return label.trim().replace(/\s+/g, ' ') === name;
  });
}

/** Presses a button once it is there. */
export async function press(within: Section, name: string): Promise<void> {
  await until(() => buttonNamed(within, name) !== undefined, `a button "${name}"`);
  buttonNamed(within, name)?.click();
  await settle(within);
}

/** Chooses from a list by its label and the text of the option. */
export async function choose(within: Section, label: string, option: string): Promise<void> {
  const found = (): HTMLSelectElement | undefined =>
    everyOne<HTMLSelectElement>(within, 'select').find(({ labels }) =>
      [...labels].some((each) => each.textContent.trim().startsWith(label)),
    );
  await until(() => found() !== undefined, `a list "${label}"`);
  const select = found()!;
  const index = [...select.options].findIndex(({ text }) => text.trim() === option);
  if (index < 0) throw new Error(`no option "${option}" in "${label}"`);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle(within);
}

export async function write(within: Section, text: string): Promise<void> {
  const [area] = everyOne<HTMLTextAreaElement>(within, 'textarea');
  if (!area) throw new Error('no field to write in');
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await settle(within);
}

/** Clicks a point of the board by its name. */
export function clickPoint(on: JunqiBoard, name: string): void {
  const cells = [...on.renderRoot.querySelectorAll<HTMLElement>('.point')];
  const cell = cells.find((each) => each.getAttribute('aria-label')?.startsWith(`${name},`));
  if (!cell) throw new Error(`no point ${name}`);
  cell.click();
}

/** A key to whatever point of the board has the focus. */
export function key(on: JunqiBoard, name: string): void {
  const focused =
    on.renderRoot.querySelector('.point:focus') ??
    on.renderRoot.querySelector('.point[tabindex="0"]');
  focused?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
}

/** Everything in a section, its board included, that a selector fits. */
export const shown = (within: Element, selector: string): HTMLElement[] =>
  everyOne<HTMLElement>(within, selector);

export const statusOf = (within: Element): string =>
  shown(within, '.status').at(-1)?.textContent.trim().replace(/\s+/g, ' ') ?? '';

/** What a browser kept of earlier games and of what was chosen for them. */
export function forgetGames(): void {
  for (const name of Object.keys(localStorage)) {
    if (/^junqi(\.|-demo\.(play|hot-seat))/.test(name)) localStorage.removeItem(name);
  }
}

export const until = (holds: () => boolean, what: string): Promise<void> =>
  waitUntil(holds, what, { interval: 5, timeout: 15_000 });

export { fixChance } from './chance.js';

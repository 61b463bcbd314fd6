// Boards for pages whose editors or forums allow no unknown tag: a script, a `<pre>` or a block of code
// becomes a board in its place.

import { mayBeSet, settingsOf, type Settings } from './settings.js';
import { writtenIn } from './written.js';

/** What Markdown makes of a fenced block of the language `junqi` stands beside what people write by hand. */
const TEXTS = [
  'script[type="text/junqi"]',
  'pre.junqi',
  'pre > code.language-junqi',
  'pre > code.lang-junqi',
  'pre.language-junqi',
  'figure.highlight.junqi .code pre',
].join(', ');

/** What site generators put around a block of code: frames, and line numbers. */
const BOXES = 'figure.highlight.junqi, div.language-junqi, div.highlight';

/**
 * Puts a board in place of every text in `root` that asks for one, and returns the boards. Settings of
 * the form `data-…` on the text's element are kept. Texts that became boards are not found again.
 */
export function upgrade(root: ParentNode = document): HTMLElement[] {
  const texts = [...root.querySelectorAll(TEXTS)];
  const inner = texts.filter(
    (text) => !texts.some((other) => other !== text && text.contains(other)),
  );
  return inner.map(boardInPlaceOf);
}

function boardInPlaceOf(text: Element): HTMLElement {
  const board = text.ownerDocument.createElement('junqi-board');
  const pre = text.closest('pre') ?? text;
  const settings = new Map([...ownSettings(pre), ...settingsOf(writtenIn(text))]);
  for (const [name, value] of settings) board.setAttribute(name, value);
  boxOf(pre).replaceWith(board);
  return board;
}

/** The frame, where it frames nothing else. */
function boxOf(pre: Element): Element {
  const box = pre.closest(BOXES);
  const isShared = (box?.querySelectorAll('pre:not(.gutter pre)').length ?? 0) > 1;
  return box && !isShared ? box : pre;
}

/** `data-mode="play"` on the element is `mode="play"` on its board. */
function ownSettings(host: Element): Settings {
  const settings = new Map<string, string>();
  // Whoever may write a script may say where the engine is.
  const allowed = (name: string): boolean =>
    mayBeSet(name) || (name === 'engine-src' && host.localName === 'script');
  for (const { name, value } of host.attributes) {
    const setting = name.replace(/^data-/, '');
    if (setting !== name && allowed(setting)) settings.set(setting, value);
  }
  const { lang } = host as HTMLElement;
  return lang && !settings.has('lang') ? settings.set('lang', lang) : settings;
}

/** Upgrades the page once it is read. */
export function upgradeWhenRead(): void {
  if (document.readyState !== 'loading') upgrade();
  else document.addEventListener('DOMContentLoaded', () => upgrade(), { once: true });
}

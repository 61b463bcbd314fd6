// The page for iframes: the board is told by the address's fragment, and the page around the frame hears
// how high it is.
//
//   embed.html#mode=play&level=3&rules=duel-dark
//   embed.html#junqi=1…                      what a share link holds

import { isFault } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { makePosition } from '../../src/formats/position.js';
import { makeSetup } from '../../src/formats/setup-text.js';
import { makeVariant } from '../../src/formats/variant.js';
import { parseShare, type Shared } from '../../src/share/share.js';
import { mayBeSet, type Settings } from './settings.js';

/** What the frame tells the page around it, in CSS pixels. */
export interface HeightMessage {
  readonly junqi: 'height';
  readonly height: number;
}

/** What the fragment says, with or without its `#`. */
export function frameSettings(fragment: string): Settings {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = fields.get('junqi');
  fields.delete('junqi');
  const named = [...fields].filter(([name]) => mayBeSet(name));
  if (code === null) return new Map(named);
  const shared = parseShare(code);
  // A link that was cut short is shown as what it is: a record that cannot be read.
  const read: Settings = isFault(shared)
    ? new Map([['record', `#junqi=${code}`]])
    : sharedSettings(shared.value);
  return new Map([...read, ...named]);
}

function sharedSettings(shared: Shared): Settings {
  const settings = new Map<string, string>();
  if (shared.kind === 'setup')
    return settings.set('mode', 'deploy').set('setup', makeSetup(shared.setup));
  if (shared.bottom !== undefined) settings.set('orientation', shared.bottom);
  if (shared.kind === 'record') {
    settings.set('record', makeJqn([shared.record]));
    if (shared.ply !== undefined) settings.set('ply', String(shared.ply));
    if (shared.variation) settings.set('variation', String(shared.variation));
    return settings;
  }
  return settings
    .set('rules', makeVariant(shared.variant))
    .set('position', makePosition(shared.position));
}

/** Makes the document a frame: one board, from edge to edge. */
export function showFrame(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html,body{margin:0;background:transparent}body{overflow-x:hidden}');
  document.adoptedStyleSheets.push(sheet);
  const board = document.createElement('junqi-board');
  const show = (): void => apply(board, frameSettings(location.hash));
  show();
  document.body.replaceChildren(board);
  addEventListener('hashchange', show);
  new ResizeObserver(() => tellHeight(board)).observe(board);
}

function apply(board: HTMLElement, settings: Settings): void {
  for (const name of board.getAttributeNames()) {
    if (mayBeSet(name) && !settings.has(name)) board.removeAttribute(name);
  }
  for (const [name, value] of settings) board.setAttribute(name, value);
  const lang = settings.get('lang');
  if (lang) document.documentElement.lang = lang;
}

/** Whoever frames us may know how high we are. */
function tellHeight(board: HTMLElement): void {
  const height = Math.ceil(board.getBoundingClientRect().height);
  const message: HeightMessage = { junqi: 'height', height };
  if (parent !== window) parent.postMessage(message, '*');
}

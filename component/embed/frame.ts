// The page for iframes: the board is told by the address's fragment, and the page around the frame hears
// how high it is.
//
//   embed.html#mode=play&level=3&rules=duel-dark
//   embed.html#junqi=1…                      what a share link holds

import { fault, isFault, type Fault, type Parsed } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { makePosition } from '../../src/formats/position.js';
import { quoted } from '../../src/formats/scan.js';
import { makeSetup } from '../../src/formats/setup-text.js';
import { makeVariant } from '../../src/formats/variant.js';
import { parseShare, type Shared } from '../../src/share/share.js';
import { addMode } from '../modes/registry.js';
import { mayBeSet, type Settings } from './settings.js';

/** What the frame tells the page around it, in CSS pixels. */
export interface HeightMessage {
  readonly junqi: 'height';
  readonly height: number;
}

/** What the fragment says, with or without its `#`; or what is wrong with the link in it. */
export function frameSettings(fragment: string): Parsed<Settings> {
  const named = namedIn(fragment);
  const code = new URLSearchParams(bare(fragment)).get('junqi');
  if (code === null) {
    if (named.size > 0 || bare(fragment) === '') return { value: named };
    return fault('link', quoted(bare(fragment)), '"#mode=play" or "#junqi=" and a code');
  }
  const shared = parseShare(code);
  if (isFault(shared)) return shared;
  return { value: new Map([...sharedSettings(shared.value), ...named]) };
}

const bare = (fragment: string): string => fragment.replace(/^#/, '');

/** Settings by name, beside a link or alone. */
function namedIn(fragment: string): Settings {
  const fields = [...new URLSearchParams(bare(fragment))];
  return new Map(fields.filter(([name]) => name !== 'junqi' && mayBeSet(name)));
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

/** The mode of a frame whose link cannot be read. */
const UNREAD = 'link';

/** Makes the document a frame: one board, from edge to edge. */
export function showFrame(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html,body{margin:0;background:transparent}body{overflow-x:hidden}');
  document.adoptedStyleSheets.push(sheet);
  const board = document.createElement('junqi-board');
  let trouble: { readonly fault: Fault } | undefined;
  const show = (): void => {
    const { hash } = location;
    const read = frameSettings(hash);
    if (isFault(read)) {
      trouble = read;
      // The board says what is wrong with what a mode was given, in the reader's language.
      addMode(UNREAD, () => Promise.resolve(() => ({ sight: () => trouble })));
      apply(board, new Map([...namedIn(hash), ['mode', UNREAD]]));
    } else apply(board, read.value);
    board.requestUpdate();
  };
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

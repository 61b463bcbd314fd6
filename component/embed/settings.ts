// What an embedded text says: settings by name, one a line, then a record or a position.
//
//   mode: play
//   rules: duel-dark
//
//   [SetupS "…"]

import { mended } from './mend.js';

/** Attributes for the board, by name. */
export type Settings = ReadonlyMap<string, string>;

const SETTING = /^\s*([a-z][a-z-]*)\s*[:：]\s*(.*?)\s*$/i;

/** Attributes that a page decides on, not whoever may write a text into it. */
const NOT_FOR_TEXTS =
  /^(on|aria-|data-)|^(accesskey|autofocus|class|contenteditable|dir|engine-src|hidden|id|inert|is|nonce|part|popover|role|slot|style|tabindex)$/;

export const mayBeSet = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !NOT_FOR_TEXTS.test(name);

/** Reads a text; what cannot be a setting begins the record or the position, whose faults the board tells. */
export function settingsOf(text: string): Settings {
  const settings = new Map<string, string>();
  const lines = mended(text).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !setLine(settings, line));
  const rest = first < 0 ? '' : lines.slice(first).join('\n').trim();
  if (rest !== '') settings.set(...sourceOf(rest));
  return settings;
}

function setLine(settings: Map<string, string>, line: string): boolean {
  const found = SETTING.exec(line);
  const name = found?.[1]?.toLowerCase() ?? '';
  if (!found || !mayBeSet(name)) return false;
  const value = found[2] ?? '';
  if (isNo(value)) settings.delete(name);
  else settings.set(name, isYes(value) ? '' : value);
  return true;
}

/** Boolean attributes are there or not. */
const isYes = (value: string): boolean => /^(yes|true|on|是)$/i.test(value);
const isNo = (value: string): boolean => /^(no|false|off|否)$/i.test(value);

/** Records begin with a tag, a comment or a numbered move; a position begins with its first rank. */
function sourceOf(text: string): ['record' | 'position', string] {
  const isRecord = /^(\[|\{|\d+\s*\.)/.test(text);
  return isRecord ? ['record', text] : ['position', text.replace(/\s+/g, ' ')];
}

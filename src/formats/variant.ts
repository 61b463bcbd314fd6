// Rules as text: a preset and what is changed of it, `four-dark,quietLimit=71`.

import { mustBe } from '../argument.js';
import { fault, type Parsed } from '../fault.js';
import type { Variant } from '../record.js';
import { OPTIONS, PRESETS, type OptionName, type PresetName, type Rules } from '../rules.js';
import { ruleFaults } from '../ruleFaults.js';
import { nearest } from './nearest.js';
import { quoted, wholeNumber } from './scan.js';

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** What players call the presets; understood, never written. */
const CHINESE: ReadonlyMap<string, PresetName> = new Map(
  Object.entries({
    'duel-open': '明棋 二人明棋 双人明棋 雙人明棋',
    'duel-dark': '暗棋 二人暗棋 双人暗棋 雙人暗棋',
    'duel-revealed': '暗摆明下 暗擺明下 二人暗摆明下 二人暗擺明下',
    flip: '翻棋 军棋翻棋 軍棋翻棋',
    'four-dark': '四暗 四国四暗 四國四暗 四国暗棋',
    'four-partners': '双明 雙明 四国双明 四國雙明',
    'four-open': '全明 四明 四国全明 四國全明',
    'solo-open': '单挑明棋 單挑明棋 单明',
    'solo-dark': '单挑 單挑 单挑暗棋 單挑暗棋 单暗',
  }).flatMap(([preset, names]) =>
    names.split(' ').map((name): [string, PresetName] => [name, preset as PresetName]),
  ),
);

/** Names that are near to no option's, with those that are meant. */
const MEANT: Readonly<Record<string, string>> = {
  clock: 'secondsPerMove" or "secondsPerSeat',
  time: 'secondsPerMove" or "secondsPerSeat',
  resignAfter: 'resignAfterPlies" or "resignAfterSeconds',
  resign: 'resignAfterPlies" or "resignAfterSeconds',
};

type Value = string | boolean | number | null;

/** Reads rules; the text of the result is canonical: changes in the options' order, none idle. */
export function parseVariant(text: string): Parsed<Variant> {
  mustBe('text', text);
  const [name = '', ...changes] = text.split(',').map((word) => word.trim());
  const preset = PRESET_NAMES.find((known) => known === name) ?? CHINESE.get(name);
  if (preset === undefined) {
    const near = nearest(name, PRESET_NAMES);
    return fault('preset', quoted(name), `a preset, perhaps "${near}"`);
  }
  const changed: Partial<Record<OptionName, Value>> = {};
  for (const [index, change] of changes.entries()) {
    const read = parseChange(change, `option ${index + 1}`);
    if ('fault' in read) return read;
    const [option, value] = read.value;
    if (option in changed)
      return fault(`option ${index + 1}`, `${option} a second time`, 'it once');
    changed[option] = value;
  }
  const rules = { ...PRESETS[preset], ...changed } as Rules;
  const [contradiction] = ruleFaults(rules);
  if (contradiction)
    return fault('rules', quotedWhole(text), noContradiction(contradiction.message));
  return { value: { text: textOver(preset, rules), rules } };
}

function quotedWhole(text: string): string {
  return `"${text.slice(0, 200)}"`;
}

function noContradiction(message: string): string {
  return `options that go together (${message})`;
}

function parseChange(text: string, where: string): Parsed<[OptionName, Value]> {
  const sign = text.indexOf('=');
  const name = (sign < 0 ? text : text.slice(0, sign)).trim();
  const option = OPTION_NAMES.find((known) => known === name);
  if (option === undefined) {
    const meant = Object.hasOwn(MEANT, name) ? MEANT[name] : nearest(name, OPTION_NAMES);
    return fault(where, quoted(name), `an option, perhaps "${meant}"`);
  }
  const word = text.slice(sign + 1).trim();
  if (sign < 0) return fault(where, quoted(text), `"${option}=" and ${expectedValue(option)}`);
  const value = parseValue(option, word);
  if (value === undefined) return fault(where, quoted(word), expectedValue(option, word));
  return { value: [option, value] };
}

function parseValue(name: OptionName, word: string): Value | undefined {
  const option = OPTIONS[name];
  if ('values' in option) {
    return (option.values as readonly Value[]).find((value) => String(value) === word);
  }
  if ((word === 'none' || word === 'unlimited') && option.none) return null;
  const value = wholeNumber(word);
  return value !== undefined && value >= option.least && value <= MOST ? value : undefined;
}

/** No count is larger; it fits the engine's numbers. */
const MOST = 1_000_000_000;

function expectedValue(name: OptionName, word?: string): string {
  const option = OPTIONS[name];
  if (!('values' in option)) {
    return `for ${name} a whole number of at least ${option.least}, ${MOST} at most${option.none ? ', or "none"' : ''}`;
  }
  const values = option.values.map(String);
  const hint = word === undefined ? '' : `, perhaps "${nearest(word, values)}"`;
  return `for ${name} one of ${values.join(' ')}${hint}`;
}

/** Canonical text of a variant, over the preset that its own text names where it names one. */
export function makeVariant(variant: Variant): string {
  mustBe('variant', variant);
  const { text, rules } = variant;
  const named = PRESET_NAMES.find((name) => name === text.split(',', 1)[0]?.trim());
  return named !== undefined && samePlay(PRESETS[named], rules)
    ? textOver(named, rules)
    : rulesText(rules);
}

/** Rules as the fewest changes of a preset. */
export function rulesText(rules: Rules): string {
  const texts = PRESET_NAMES.filter((name) => samePlay(PRESETS[name], rules)).map((name) =>
    textOver(name, rules),
  );
  const changes = (text: string) => text.split(',').length;
  return texts.reduce((best, text) => (changes(text) < changes(best) ? text : best));
}

/** A preset can be changed into these rules: the same board and seats. */
function samePlay(preset: Rules, rules: Rules): boolean {
  return preset.board === rules.board && preset.seats === rules.seats;
}

function textOver(name: PresetName, rules: Rules): string {
  const preset: Rules = PRESETS[name];
  const changes = OPTION_NAMES.filter((option) => preset[option] !== rules[option]).map(
    (option) => `${option}=${String(rules[option] ?? 'none')}`,
  );
  return [name, ...changes].join(',');
}

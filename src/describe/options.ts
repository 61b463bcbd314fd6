// The table of options in words: every option with its title, every value with its sentence. The rules
// panel and docs/options.md are made from it.

import { OPTIONS, type OptionName, type Rules } from '../rules.js';
import { END, FLIP, INFORMATION, POINTS, TURNS } from './course.js';
import { COLLISIONS, MOVEMENT, SETUP } from './play.js';
import type { Text } from './text.js';

/** Sentences of an option by its value as rules text writes it; `n` for any other number. */
export interface OptionText {
  readonly title: Text;
  readonly values: Readonly<Record<string, Text>>;
}

export type OptionTexts = Partial<Record<OptionName, OptionText>>;

export interface Section {
  readonly title: Text;
  readonly options: readonly OptionName[];
}

const section = (en: string, zhHans: string, texts: OptionTexts): Section => ({
  title: [en, zhHans],
  options: Object.keys(texts) as OptionName[],
});

/** All options in the order of docs/rules.md. */
export const SECTIONS: readonly Section[] = [
  section('Setup', '布阵', SETUP),
  section('Movement', '行棋', MOVEMENT),
  section('Collisions', '碰子', COLLISIONS),
  section('Information', '明暗', INFORMATION),
  section('Turns', '顺序', TURNS),
  section('Flip', '翻棋', FLIP),
  section('The end', '胜负', END),
  section('Points', '积分', POINTS),
];

export const OPTION_TEXTS: Readonly<Record<OptionName, OptionText>> = {
  ...SETUP,
  ...MOVEMENT,
  ...COLLISIONS,
  ...INFORMATION,
  ...TURNS,
  ...FLIP,
  ...END,
  ...POINTS,
};

/** The sentence for a value of an option, and the number to put in. */
export function sentenceOf(
  name: OptionName,
  value: Rules[OptionName],
): readonly [text: Text, n?: number] {
  const { values } = OPTION_TEXTS[name];
  const text = values[String(value ?? 'none')];
  if (text !== undefined) return [text];
  if (typeof value !== 'number' || !values.n) {
    throw new RangeError(`${name} has no value ${String(value)}`);
  }
  return [values.n, value];
}

/** The values of an option as the table lists them, the default first, `n` for a number. */
export function listedValues(name: OptionName): readonly string[] {
  const option = OPTIONS[name];
  if ('values' in option) return option.values.map(String);
  return Object.keys(OPTION_TEXTS[name].values);
}

// Rules in words: what a panel shows beside a board.

import { mustBe } from '../argument.js';
import { defaultOf, PRESETS, type OptionName, type PresetName, type Rules } from '../rules.js';
import { OPTION_TEXTS, SECTIONS, sentenceOf } from './options.js';
import { PLAYED_ON, PRESET_TEXTS } from './presets.js';
import { say, type Lang } from './text.js';

export interface DescribedOption {
  readonly option: OptionName;
  readonly title: string;
  readonly sentence: string;
  readonly isDefault: boolean;
}

export interface DescribedSection {
  readonly title: string;
  readonly options: readonly DescribedOption[];
}

export interface DescribeOptions {
  /** Describes every option; otherwise only those that differ from the defaults. */
  readonly all?: boolean;
}

/** Rules by section of docs/rules.md; sections without anything to say are left out. */
export function describeSections(
  rules: Rules,
  lang: Lang,
  { all = false }: DescribeOptions = {},
): readonly DescribedSection[] {
  mustBe('rules', rules);
  return SECTIONS.map(({ title, options }) => ({
    title: say(title, lang),
    options: options
      .map((option) => describeOption(rules, option, lang))
      .filter(({ isDefault }) => all || !isDefault),
  })).filter(({ options }) => options.length > 0);
}

/** Rules as sentences: who plays on what, then what differs from the defaults, or everything. */
export function describeRules(
  rules: Rules,
  lang: Lang,
  options: DescribeOptions = {},
): readonly string[] {
  const sections = describeSections(rules, lang, options);
  return [
    describeBoard(rules, lang),
    ...sections.flatMap(({ options: each }) => each.map(({ sentence }) => sentence)),
  ];
}

export function describeOption(rules: Rules, option: OptionName, lang: Lang): DescribedOption {
  const [text, n] = sentenceOf(option, rules[option]);
  return {
    option,
    title: say(OPTION_TEXTS[option].title, lang),
    sentence: say(text, lang, n),
    isDefault: rules[option] === defaultOf(option),
  };
}

/** Who plays on which board. */
export function describeBoard(
  { board, seats }: Pick<Rules, 'board' | 'seats'>,
  lang: Lang,
): string {
  return say(PLAYED_ON[`${board}-${seats}`], lang);
}

/** A preset's name in words. */
export function presetTitle(name: PresetName, lang: Lang): string {
  return say(PRESET_TEXTS[name], lang);
}

/** All presets by name, for a choice. */
export function presetTitles(lang: Lang): readonly (readonly [PresetName, string])[] {
  return (Object.keys(PRESETS) as PresetName[]).map((name) => [name, presetTitle(name, lang)]);
}

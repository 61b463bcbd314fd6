// What is chosen before a game, on every page that begins one.

import type { TemplateResult } from 'lit';
import type { Seat } from '../src/board.js';
import { armyName as nameIn } from '../component/game/standing.js';
import { spokenIn } from '../component/game/words.js';
import { PRESETS, type PresetName } from '../src/rules.js';
import { optionsOf } from './controls.js';
import { language, words } from './language.js';

/** Presets that the page has a name for. */
export type VariantName = PresetName & keyof ReturnType<typeof words>['variants'];

/** Minutes that each seat has for its whole game; 0 is no clock. */
export const CLOCKS = [0, 5, 10, 20, 30] as const;
export type Minutes = (typeof CLOCKS)[number];

/** The rules of a preset with a clock, as the board reads them. */
export const rulesOf = (variant: VariantName, minutes: Minutes): string =>
  minutes === 0 ? variant : `${variant},secondsPerSeat=${minutes * 60}`;

export const armyName = (variant: VariantName, seat: Seat): string =>
  nameIn(spokenIn(language()), PRESETS[variant].board, seat);

export function variantField<Name extends VariantName>(
  id: string,
  names: readonly Name[],
  chosen: Name,
  choose: (name: Name) => unknown,
): TemplateResult {
  const { play, variants } = words();
  return optionsOf(id, play.variant, names, chosen, { label: (name) => variants[name], choose });
}

export function clockField(
  id: string,
  chosen: Minutes,
  choose: (minutes: Minutes) => unknown,
): TemplateResult {
  const { play } = words();
  return optionsOf(id, play.clock, CLOCKS, chosen, { label: play.minutes, choose });
}

/** The one of `values` that was kept, else the usual one. */
export const oneOf = <T>(values: readonly T[], kept: unknown, usual: T): T =>
  values.find((value) => value === kept) ?? usual;

// Every preset, and every option switched to every other value over a rule set it changes.

import { isFault } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { ruleFaults } from '../../../src/ruleFaults.js';
import { OPTIONS, PRESETS, defaultOf, type OptionName } from '../../../src/rules.js';
import { pick, randomFrom } from '../../../src/random.js';

/** What single options are switched on over, where not dark Duel. */
const BASES: Partial<Record<OptionName, string>> = {
  cornerArcs: 'four-dark',
  crossLines: 'four-open',
  turnOrder: 'four-partners',
  leaving: 'four-dark',
  noMoves: 'four-dark',
  flipSides: 'flip',
  visibility: 'four-dark',
};

/** Values that counts are tried with, short enough to be reached in random games. */
const COUNTS: Partial<Record<OptionName, readonly (number | 'none')[]>> = {
  railReach: [1, 3],
  repetitionLimit: [1, 3],
  quietLimit: [8, 'none'],
  quietAfter: [90],
  maxPlies: [120],
  timeouts: [1, 'none'],
  secondsPerMove: [30],
  secondsPerSeat: [1800],
  resignAfterPlies: [60],
};

/** Rules that one option alone would leave without effect. */
const TOGETHER: Partial<Record<string, string>> = {
  'engineerClears=false': 'mine=both',
  'quietCounts=contacts': 'mine=bounces',
  'quietOutcome=moverLoses': 'quietLimit=12',
  'adjudicate=count': 'maxPlies=150',
  'quietAfter=90': 'quietLimit=12',
};

function valuesOf(name: OptionName): readonly (string | number | boolean)[] {
  const option = OPTIONS[name];
  if (!('values' in option)) return COUNTS[name] ?? [];
  const values: readonly (string | boolean)[] = option.values;
  return values.filter((value) => value !== defaultOf(name) && value !== 'flip');
}

const names = Object.keys(OPTIONS) as OptionName[];
/** The first option of §6: before it how pieces move and collide, from it on all the rest. */
const INFORMATION = names.indexOf('visibility');

function switched(options: readonly OptionName[]): readonly string[] {
  return options.flatMap((name) =>
    valuesOf(name).map((value) => {
      const change = `${name}=${value}`;
      const base = BASES[name] ?? 'duel-dark';
      return [base, TOGETHER[change], change].filter((part) => part !== undefined).join(',');
    }),
  );
}

/** Rule sets as text: every preset. */
export const PRESET_VARIANTS: readonly string[] = Object.keys(PRESETS);

/** Every option of §3–§5; those of flags and mines also where ranks are open: illegal, no bounce. */
export const PLAY_VARIANTS: readonly string[] = [
  ...switched(names.slice(0, INFORMATION)),
  'duel-open,mine=forbidden',
  'duel-open,commanderOnMine=forbidden',
  'duel-open,flagTaker=smallest',
  'duel-open,flagWin=home',
  'four-open,flagWin=home',
  'four-dark,flagWin=plant',
];

/** Every option of §6–§9. */
export const END_VARIANTS: readonly string[] = [
  ...switched(names.slice(INFORMATION)),
  'duel-open,repetitionLimit=1,noMoves=pass',
];

/** Options switched at once, at most. */
const MOST_TOGETHER = 6;

/** So many rule sets at random, each a preset with several options switched that may stand together. */
export function togetherVariants(count: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const presets = Object.keys(PRESETS);
  const variants: string[] = [];
  while (variants.length < count) {
    let text = pick(presets, random);
    const wanted = 2 + Math.floor(random() * (MOST_TOGETHER - 1));
    for (let switched = 0, tries = 0; switched < wanted && tries < 50; tries++) {
      const name = pick(names, random);
      const values = valuesOf(name);
      if (values.length === 0 || text.includes(`${name}=`)) continue;
      const more = `${text},${name}=${pick(values, random)}`;
      if (!stands(more)) continue;
      text = more;
      switched++;
    }
    variants.push(text);
  }
  return variants;
}

function stands(text: string): boolean {
  const variant = parseVariant(text);
  return !isFault(variant) && ruleFaults(variant.value.rules).length === 0;
}

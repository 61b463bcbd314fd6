// What a page, or the reader, has settled before a game begins.

import type { BySeat, Seat } from '../../../src/board.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Setup, Variant } from '../../../src/record.js';
import { textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';
import { readHandicap, type Handicap } from './handicap.js';
import { readPeople, type Person } from './people.js';
import { isOn } from './tastes.js';

export interface Setting {
  readonly variant: Variant;
  readonly people: readonly Person[];
  /** Who plays the seats that nobody here commands: an opponent of ours, or the page. */
  readonly others: 'engine' | 'page';
  /** Setups that are given; the other seats set up, or are set up by chance. */
  readonly setups: BySeat<Setup | string>;
  /** A position to play on from, in place of setups. */
  readonly position: string;
  readonly handicap: Handicap;
  /** How seats of nobody here are set up. */
  readonly armies: Armies;
  /** The reader begins, also where no army is to be set up. */
  readonly waits: boolean;
  /** What an army is set up from at first. */
  readonly setup: string;
}

/** A varied formation, a formation as it is in the books, anything that may stand, or the army of the first person. */
export const ARMIES = ['varied', 'formation', 'random', 'same'] as const;
export type Armies = (typeof ARMIES)[number];

/** Properties and attributes that decide what game it is. */
export const SETTLING: readonly string[] = [
  'rules',
  'position',
  'hands',
  'opponent',
  'handicap',
  'setups',
  'setup',
  'armies',
  'wait',
  'options',
];

export function readSetting(host: ModeHost): Parsed<Setting> {
  const { given } = host;
  const variant = parseVariant(textOf(given.rules).trim() || 'duel-open');
  if (isFault(variant)) return within('rules', variant.fault);
  const { rules } = variant.value;
  const people = readPeople(textOf(host.option('hands')), rules);
  if (isFault(people)) return people;
  const handicap = readHandicap(textOf(host.option('handicap')), rules);
  if (isFault(handicap)) return handicap;
  const others = textOf(host.option('opponent')).trim() || 'engine';
  if (others !== 'engine' && others !== 'page')
    return fault('opponent', `"${others}"`, '"engine" or "page"');
  const setups = readSetups(host.option('setups'));
  if (isFault(setups)) return setups;
  const named = textOf(host.option('armies')).trim() || ARMIES[0];
  const armies = ARMIES.find((known) => known === named);
  if (!armies) return fault('armies', `"${named}"`, `one of ${ARMIES.join(' ')}`);
  return {
    value: {
      variant: variant.value,
      people: people.value,
      others,
      setups: setups.value,
      position: textOf(given.position),
      handicap: handicap.value,
      armies,
      waits: isOn(host.option('wait')),
      setup: textOf(host.option('setup')),
    },
  };
}

/** An object by seat, or text such as `S=geffhe… N=…`. */
function readSetups(given: unknown): Parsed<BySeat<Setup | string>> {
  if (typeof given === 'object' && given !== null) return { value: given };
  const setups: Partial<Record<Seat, string>> = {};
  for (const word of textOf(given).trim().split(/\s+/).filter(Boolean)) {
    const [, seat, text = ''] = /^([SENW])=(.+)$/.exec(word) ?? [];
    if (!seat) return fault('setups', `"${word}"`, 'a seat, an equals sign and 30 letters');
    setups[seat as Seat] = text;
  }
  return { value: setups };
}

/** Whether two settings are of the same game. */
export const isSame = (one: Setting, other: Setting): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const within = (attribute: string, { where, ...rest }: Fault) => ({
  fault: { ...rest, where: `${attribute}, ${where}` },
});

/** Whether people at one screen may not see each other set up. */
export const isSecret = ({ people, variant }: Setting): boolean =>
  people.length > 1 && variant.rules.visibility !== 'open';

// What a page, or the reader, has settled before a game begins.

import type { BySeat, Seat } from '../../../src/board.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Setup, Variant } from '../../../src/record.js';
import { textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';
import { readHandicap, type Handicap } from './handicap.js';
import { readPeople, type Person } from './people.js';

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
}

/** Properties and attributes that decide what game it is. */
export const SETTLING: readonly string[] = [
  'rules',
  'position',
  'hands',
  'opponent',
  'handicap',
  'setups',
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
    return fault('opponent', `"${others}"`, 'engine or page');
  const setups = readSetups(host.option('setups'));
  if (isFault(setups)) return setups;
  return {
    value: {
      variant: variant.value,
      people: people.value,
      others,
      setups: setups.value,
      position: textOf(given.position),
      handicap: handicap.value,
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

const within = (attribute: string, { where, ...rest }: Fault) => ({
  fault: { ...rest, where: `${attribute}, ${where}` },
});

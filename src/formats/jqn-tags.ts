// The tag pairs of a record: rules, start, result and whatever else people write.

import { BOARDS, SEATS, type BySeat, type Seat } from '../board.js';
import { fault, isFault, type Fault, type Parsed } from '../fault.js';
import { ENDINGS, type Ending, type Result } from '../position.js';
import type { GameRecord, Setup, Start, Variant } from '../record.js';
import { seatsOf, type Rules } from '../rules.js';
import { escapeTag } from './jqn-tokens.js';
import { nearest } from './nearest.js';
import { makePosition, parsePosition } from './position.js';
import { quoted } from './scan.js';
import { makeSetup, parseSetupLetters } from './setup-text.js';
import { makeVariant, parseVariant } from './variant.js';

export const RESULTS: readonly (Result | '*')[] = ['S', 'N', 'S+N', 'E+W', '1/2', '*'];

/** Tags that say what the other fields of a record say. */
const OWN = [
  'Rules',
  ...SEATS.map((seat) => `Setup${seat}`),
  'Position',
  'First',
  'Result',
  'Termination',
];
/** Tags that stand before and after `Rules`, in this order; the rest follow the result. */
const HEAD = ['Event', 'Site', 'Date'];
const NAMES = ['South', 'East', 'North', 'West'];

/** What the tags of a game say; places of faults are the tags' names. */
export type Tagged = Pick<GameRecord, 'variant' | 'start' | 'result' | 'termination' | 'tags'>;

export function readTags(tags: ReadonlyMap<string, string>): Parsed<Tagged> {
  const variant = parseVariant(tags.get('Rules') ?? '');
  if (isFault(variant)) return inTag('Rules', variant.fault);
  const start = readStart(variant.value.rules, tags);
  if (isFault(start)) return start;
  const result = tags.get('Result') ?? '*';
  if (!isResult(result)) return fault('Result', quoted(result), `one of ${RESULTS.join(' ')}`);
  const termination = tags.get('Termination');
  if (termination !== undefined && !isEnding(termination)) {
    const expected = `one of ${ENDINGS.join(' ')}, perhaps "${nearest(termination, ENDINGS)}"`;
    return fault('Termination', quoted(termination), expected);
  }
  return {
    value: {
      variant: variant.value,
      start: start.value,
      result: result === '*' ? null : result,
      ...(termination === undefined ? {} : { termination }),
      tags: Object.fromEntries([...tags].filter(([name]) => !OWN.includes(name))),
    },
  };
}

export function isResult(text: string): text is Result | '*' {
  return (RESULTS as readonly string[]).includes(text);
}

function isEnding(text: string): text is Ending {
  return (ENDINGS as readonly string[]).includes(text);
}

function inTag(tag: string, { where, found, expected }: Fault): { readonly fault: Fault } {
  return fault(`${tag}, ${where}`, found, expected);
}

function readStart(rules: Rules, tags: ReadonlyMap<string, string>): Parsed<Start> {
  const setups = readSetups(rules, tags);
  if (isFault(setups)) return setups;
  const text = tags.get('Position');
  const first = tags.get('First');
  if (text === undefined) {
    const seats = seatsOf(rules);
    const seat = seats.find((name) => name === (first ?? 'S'));
    if (seat === undefined) return fault('First', quoted(first ?? ''), `one of ${seats.join(' ')}`);
    return { value: { kind: 'setups', setups: setups.value, first: seat } };
  }
  if (Object.keys(setups.value).length > 0) return fault('Position', 'setups too', 'one of them');
  if (first !== undefined) return fault('First', 'a position too', 'one of them');
  const position = parsePosition(text, rules);
  if (isFault(position)) return inTag('Position', position.fault);
  return { value: { kind: 'position', position: position.value } };
}

function readSetups(rules: Rules, tags: ReadonlyMap<string, string>): Parsed<BySeat<Setup>> {
  const setups: BySeat<Setup> = {};
  for (const seat of SEATS) {
    const text = tags.get(`Setup${seat}`);
    if (text === undefined) continue;
    const setup = parseSetupLetters(text);
    if (isFault(setup)) return inTag(`Setup${seat}`, setup.fault);
    if (!seatsOf(rules).includes(seat)) {
      return fault(`Setup${seat}`, `a setup of ${seat}`, `setups of ${seatsOf(rules).join(' ')}`);
    }
    setups[seat] = setup.value;
  }
  return { value: setups };
}

/** Tag pairs of a record, one a line. Throws where a tag of its own has no name a reader knows apart. */
export function makeTags(record: GameRecord): string {
  const { tags, result, termination } = record;
  for (const name of Object.keys(tags)) {
    if (OWN.includes(name) || !/^[A-Za-z]\w*$/.test(name)) {
      throw new RangeError(`"${name}" cannot be a tag's name`);
    }
  }
  const named = (names: readonly string[]) =>
    names.flatMap((name): [string, string][] => {
      const value = tags[name];
      return value === undefined ? [] : [[name, value]];
    });
  const rest = Object.keys(tags).filter((name) => ![...HEAD, ...NAMES].includes(name));
  const lines: [string, string][] = [
    ...named(HEAD),
    ['Rules', makeVariant(record.variant)],
    ...named(NAMES),
    ...startTags(record.variant, record.start),
    ['Result', result ?? '*'],
    ...(termination === undefined ? [] : [['Termination', termination] as [string, string]]),
    ...named(rest),
  ];
  return lines.map(([name, value]) => `[${name} "${escapeTag(value)}"]\n`).join('');
}

function startTags({ rules }: Variant, start: Start): [string, string][] {
  if (start.kind === 'position') return [['Position', makePosition(start.position)]];
  const seats: readonly Seat[] = BOARDS[rules.board].seats;
  return [
    ...seats.flatMap((seat): [string, string][] => {
      const setup = start.setups[seat];
      return setup === undefined ? [] : [[`Setup${seat}`, makeSetup(setup)]];
    }),
    ['First', start.first],
  ];
}

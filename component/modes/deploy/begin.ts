// What a page gave a seat to set up with.

import { fault, isFault, type Parsed } from '../../../src/fault.js';
import { parseSetup } from '../../../src/formats/setup-text.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { seatsOf } from '../../../src/rules.js';
import { named, textOf } from '../../given.js';
import type { ModeHost } from '../mode.js';
import type { KeptDesk } from './kept-desk.js';
import { SetupDesk } from './setup-desk.js';

/** What a desk is begun from: properties and attributes. */
export const SOURCES = ['rules', 'seat', 'orientation', 'setup', 'options'];

/** All of it in one text. */
export function givenTo(host: ModeHost): string {
  const { rules, seat, orientation } = host.given;
  return [rules, seat, orientation, host.option('setup')].map(textOf).join('\n\n');
}

export function beginDesk(host: ModeHost, kept: KeptDesk): Parsed<SetupDesk> {
  const { given } = host;
  const variant = parseVariant(textOf(given.rules).trim() || 'duel-open');
  if (isFault(variant)) return named('rules', variant);
  const { rules, text } = variant.value;
  if (rules.visibility === 'flip') {
    return fault('rules', `"${text}"`, 'rules under which seats set up');
  }
  const name = textOf(given.seat).trim() || textOf(given.orientation).trim() || 'S';
  const seat = seatsOf(rules).find((known) => known === name);
  if (!seat) return fault('seat', `"${name}"`, `one of ${seatsOf(rules).join(' ')}`);
  const start = kept.begin(text, seat, textOf(host.option('setup')).trim());
  if (start === '') return { value: new SetupDesk(rules, seat, undefined) };
  const read = parseSetup(start);
  if (isFault(read)) return named('setup', read);
  return { value: new SetupDesk(rules, seat, read.value) };
}

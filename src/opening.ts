// The door to a game: what somebody wants to start with is checked here, all of it at once.

import { mustBe } from './argument.js';
import { SEATS, type BySeat, type Seat } from './board.js';
import { fault, isFault, type Fault, type Parsed, type Reason } from './fault.js';
import { parsePosition } from './formats/position.js';
import { positionFault } from './formats/sanity.js';
import { parseSetup } from './formats/setup-text.js';
import { parseVariant } from './formats/variant.js';
import type { Position } from './position.js';
import type { Setup, Start, Variant } from './record.js';
import { seatsOf, type Rules } from './rules.js';
import { setupReasons } from './setup.js';

export interface Opening {
  /** A variant or its text, `four-dark,quietLimit=71`. */
  readonly variant: Variant | string;
  /** Setups or their texts; a seat left out has 25 pieces that nobody here knows. */
  readonly setups?: BySeat<Setup | string>;
  /** A position or its text, in place of setups; both together are refused. */
  readonly position?: Position | string;
  /** Who begins: South unless given. With a position its own word counts. */
  readonly first?: Seat;
}

/**
 * A value; or every text that could not be read, with the reasons against what could; or the reasons
 * alone. `fault` is the first of `faults`.
 */
export type Checked<T> =
  | { readonly value: T }
  | {
      readonly fault: Fault;
      readonly faults: readonly Fault[];
      readonly reasons: readonly Reason[];
    }
  | { readonly reasons: readonly Reason[] };

/** What a game is made of once it has been checked. */
export interface Checkup {
  readonly variant: Variant;
  readonly start: Start;
}

export function checkOpening(opening: Opening): Checked<Checkup> {
  const variant = read('rules', opening.variant, parseVariant);
  if (isFault(variant)) return refused([variant.fault], []);
  mustBe('variant', variant.value);
  const start = checkStart(variant.value.rules, opening);
  return 'value' in start ? { value: { variant: variant.value, start: start.value } } : start;
}

function checkStart(rules: Rules, opening: Opening): Checked<Start> {
  const { position, setups = {}, first = 'S' } = opening;
  if (position !== undefined) {
    if (Object.keys(setups).length > 0) {
      const expected = 'none beside a position, which says what stands where';
      return refused([fault('setups', 'setups', expected).fault], []);
    }
    const parsed = read('position', position, (text) => parsePosition(text, rules));
    if (isFault(parsed)) return refused([parsed.fault], []);
    mustBe('position', parsed.value);
    const wrong = typeof position === 'string' ? undefined : positionFault(rules, parsed.value);
    if (wrong) return refused([within('position', wrong).fault], []);
    return { value: { kind: 'position', position: parsed.value } };
  }
  const faults: Fault[] = [];
  const reasons: Reason[] = [];
  const known: BySeat<Setup> = {};
  const seats = seatsOf(rules);
  for (const seat of SEATS) {
    const given = setups[seat];
    if (given === undefined) continue;
    const parsed = checkSetup(rules, seat, given);
    if (isFault(parsed)) faults.push(parsed.fault);
    else {
      known[seat] = parsed.value;
      reasons.push(...setupReasons(rules, seat, parsed.value));
    }
  }
  if (!seats.includes(first)) {
    faults.push(fault('first', `"${first}"`, `one of ${seats.join(' ')}`).fault);
  }
  return faults.length + reasons.length > 0
    ? refused(faults, reasons)
    : { value: { kind: 'setups', setups: known, first } };
}

function checkSetup(rules: Rules, seat: Seat, given: Setup | string): Parsed<Setup> {
  const where = `setup ${seat}`;
  if (rules.visibility === 'flip') return fault(where, 'a setup', 'none: in flip nobody sets up');
  const seats = seatsOf(rules);
  if (!seats.includes(seat)) return fault(where, 'a setup', `setups of ${seats.join(' ')} only`);
  return read(where, given, (text) => {
    const parsed = parseSetup(text);
    return isFault(parsed) ? parsed : { value: parsed.value.setup };
  });
}

/** A value as it is, or read from its text; what is wrong with the text is placed inside `where`. */
function read<T extends object>(
  where: string,
  given: T | string,
  parse: (text: string) => Parsed<T>,
): Parsed<T> {
  if (typeof given !== 'string') return { value: given };
  const parsed = parse(given);
  return isFault(parsed) ? within(where, parsed.fault) : parsed;
}

/** A fault with its place named from further out: `setup S, line 2, column 1`. */
export function within(where: string, inner: Fault): { readonly fault: Fault } {
  const place = inner.where === where ? where : `${where}, ${inner.where}`;
  return { fault: { ...inner, where: place } };
}

function refused(faults: readonly Fault[], reasons: readonly Reason[]): Checked<never> {
  const [first] = faults;
  return first === undefined ? { reasons } : { fault: first, faults, reasons };
}

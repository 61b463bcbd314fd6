// What a seat's browser and its host say to each other: JSON texts, one message each. A request names no
// seat after the first: the host knows who sits at the other end.

import { SEATS, type Seat } from '../../src/board.js';
import { fault, type Parsed, type Reason } from '../../src/fault.js';
import type { Over } from '../../src/position.js';

export type Request =
  /** Takes a seat. The key is the one that the host gave before; without, the seat must be free. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly key?: string }
  /** A setup as people write it, or thirty letters. */
  | { readonly kind: 'deploy'; readonly setup: string }
  /** `c6c7`, or `^c6` in flip. */
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'resign' | 'offer' | 'agree' };

/** What time it is: whose runs, and milliseconds left for the move, null where there is no limit. */
export interface Time {
  readonly seat: Seat;
  readonly left: number | null;
}

export type Answer =
  /** The seat is yours; the key opens it again after a lost connection. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly key: string; readonly rules: string }
  /** Who has still to come or to set up. */
  | { readonly kind: 'gathering'; readonly missing: readonly Seat[] }
  /** The seat's record (`.jqn`), when a game begins and whenever its browser comes back. */
  | {
      readonly kind: 'game';
      readonly record: string;
      readonly time: Time;
      readonly over: Over | null;
    }
  /** Turns since, as text. They are public. */
  | {
      readonly kind: 'turns';
      readonly turns: readonly string[];
      readonly time: Time;
      readonly over: Over | null;
    }
  /** A request that came to nothing: where it is wrong, or which rules it breaks. */
  | Refusal
  /** Who has taken a seat and is not there now. */
  | { readonly kind: 'away'; readonly seats: readonly Seat[] }
  /** The seat was opened elsewhere with its key; this connection is closed. */
  | { readonly kind: 'replaced' };

export interface Refusal {
  readonly kind: 'refused';
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  readonly reasons?: readonly Reason[];
}

/** Longer than any setup that people write. */
const LONGEST = 2000;
const KINDS = ['sit', 'deploy', 'move', 'resign', 'offer', 'agree'] as const;

/** Reads a request: whoever sends it may send anything. */
export function readRequest(text: unknown): Parsed<Request> {
  if (typeof text !== 'string') return fault('message', typeof text, 'text');
  if (text.length > LONGEST) {
    return fault('message', `${text.length} characters`, `at most ${LONGEST}`);
  }
  const fields = jsonObject(text);
  if (!fields) return fault('message', shown(text), 'a JSON object');
  const kind = KINDS.find((known) => known === fields['kind']);
  switch (kind) {
    case undefined:
      return fault('kind', shown(fields['kind']), `one of ${KINDS.join(' ')}`);
    case 'sit':
      return readSit(fields);
    case 'deploy':
      return textField(fields, 'setup', (setup) => ({ kind, setup }));
    case 'move':
      return textField(fields, 'move', (move) => ({ kind, move }));
    default:
      return { value: { kind } };
  }
}

function readSit(fields: Fields): Parsed<Request> {
  const seat = SEATS.find((known) => known === fields['seat']);
  if (!seat) return fault('seat', shown(fields['seat']), `one of ${SEATS.join(' ')}`);
  if (fields['key'] === undefined) return { value: { kind: 'sit', seat } };
  return textField(fields, 'key', (key) => ({ kind: 'sit', seat, key }));
}

function textField(
  fields: Fields,
  name: string,
  request: (text: string) => Request,
): Parsed<Request> {
  const text = fields[name];
  return typeof text === 'string'
    ? { value: request(text) }
    : fault(name, shown(text), 'text in quotes');
}

const ANSWERS: readonly string[] = [
  'seated',
  'gathering',
  'game',
  'turns',
  'refused',
  'away',
  'replaced',
] satisfies Answer['kind'][];

/** An answer of the host, which is believed; undefined for what is none. */
export function readAnswer(text: unknown): Answer | undefined {
  const fields = typeof text === 'string' ? jsonObject(text) : undefined;
  return fields && ANSWERS.includes(String(fields['kind']))
    ? (fields as unknown as Answer)
    : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function jsonObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** What stood there, cut short. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

// The extras of position text: `key:value` words in any order, none of them twice.

import { pointNamed, pointName, type Board, type BySeat, type Point, type Seat } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import { RANKS, type Rank } from '../pieces.js';
import type { Color, Position } from '../position.js';
import { quoted, wholeNumber } from './scan.js';

/** What the extras of a position say. */
export type Extras = Pick<Position, Exclude<ExtraField, 'over'>>;
type ExtraField = keyof Omit<Position, 'board' | 'seats' | 'pieces' | 'turn' | 'quiet' | 'ply'>;
type Draft = { -readonly [K in keyof Extras]: Extras[K] };

/** The board and the seats that a word may speak of. */
interface Frame {
  readonly board: Board;
  readonly seats: readonly Seat[];
}
type Item<T> = (frame: Frame, text: string) => T | undefined;

const COLORS: readonly Color[] = ['red', 'blue'];

const point: Item<Point> = ({ board }, text) => pointNamed(board, text);
const seat: Item<Seat> = ({ seats }, text) => seats.find((name) => name === text);

const seatCount: Item<[Seat, number]> = (frame, text) => {
  const who = seat(frame, text.slice(0, 1));
  const times = wholeNumber(text.slice(1));
  return who && times ? [who, times] : undefined;
};
const seatSeconds: Item<[Seat, number]> = (frame, text) => {
  const who = seat(frame, text.slice(0, 1));
  const seconds = wholeNumber(text.slice(2));
  return who && text[1] === '=' && seconds !== undefined ? [who, seconds] : undefined;
};
const seatColor: Item<[Seat, Color]> = (frame, text) => {
  const who = seat(frame, text.slice(0, 1));
  const color = COLORS.find((name) => `=${name}` === text.slice(1));
  return who && color ? [who, color] : undefined;
};
const carried: Item<Position['carried'][number]> = (frame, text) => {
  const [at, home, ...rest] = text.split('=').map((name) => point(frame, name));
  return at === undefined || home === undefined || rest.length > 0 ? undefined : { at, home };
};
const repeated: Item<Position['again'][number]> = (frame, text) => {
  const found = /^([a-q]\d\d?)([a-q]\d\d?)x([1-9]\d{0,3})$/.exec(text);
  const from = point(frame, found?.[1] ?? '');
  const to = point(frame, found?.[2] ?? '');
  if (from === undefined || to === undefined || from === to) return undefined;
  return { from, to, times: Number(found?.[3]) };
};

/** Reads a comma-separated list whose items have different keys. */
function list<T>(
  frame: Frame,
  where: string,
  text: string,
  item: Item<T>,
  expected: string,
  key: (value: T) => unknown,
): Parsed<T[]> {
  const seen = new Set<unknown>();
  const values: T[] = [];
  for (const word of text.split(',')) {
    const value = item(frame, word);
    if (value === undefined) return fault(where, quoted(word), expected);
    if (seen.has(key(value))) return fault(where, `${quoted(word)} a second time`, 'it once');
    seen.add(key(value));
    values.push(value);
  }
  return { value: values };
}

/** Adds what one word says to the draft, or says what is wrong with it. */
type Reader = (frame: Frame, text: string, draft: Draft, where: string) => Parsed<unknown>;

function listReader<T>(
  item: Item<T>,
  expected: string,
  put: (draft: Draft, values: T[]) => void,
  key: (value: T) => unknown = (value) => value,
): Reader {
  return (frame, text, draft, where) => {
    const read = list(frame, where, text, item, expected, key);
    if (!isFault(read)) put(draft, read.value);
    return read;
  };
}

function bySeat<T>(entries: [Seat, T][]): BySeat<T> {
  return Object.fromEntries(entries);
}

const first = <T>([value]: [T, unknown]): T => value;

const colors = listReader(
  seatColor,
  'a seat and its colour such as "S=red"',
  (draft, values) => (draft.sides = bySeat(values)),
  first,
);

const READERS: Readonly<Record<string, Reader>> = {
  out: listReader(seat, 'a seat that takes part', (draft, values) => (draft.out = values)),
  flags: listReader(point, 'a point', (draft, values) => (draft.flags = values)),
  shown: listReader(point, 'a point', (draft, values) => (draft.shown = values)),
  timeouts: listReader(
    seatCount,
    'a seat and a number such as "S2"',
    (draft, values) => (draft.timeouts = bySeat(values)),
    first,
  ),
  passed: listReader(
    seatCount,
    'a seat and a number such as "N1"',
    (draft, values) => (draft.passed = bySeat(values)),
    first,
  ),
  carry: listReader(
    carried,
    'two points such as "c7=d12"',
    (draft, values) => (draft.carried = values),
    ({ at }) => at,
  ),
  again: listReader(
    repeated,
    'a move and a number such as "c6c7x2"',
    (draft, values) => (draft.again = values),
    ({ from, to }) => `${from} ${to}`,
  ),
  clock: listReader(
    seatSeconds,
    'a seat and its seconds such as "S=1800"',
    (draft, values) => (draft.clock = bySeat(values)),
    first,
  ),
  sides: (frame, text, draft, where) =>
    text === '-' ? { value: undefined } : colors(frame, text, draft, where),
  pair: listReader(
    seatColor,
    'a seat and a colour such as "S=red"',
    (draft, values) => (draft.pair = bySeat(values)),
    first,
  ),
  bag: (_frame, text, draft, where) => {
    const read = parseBag(text, where);
    if (!isFault(read)) draft.bag = read.value;
    return read;
  },
};

/** Words of flip, refused in other games. */
const OF_FLIP = ['sides', 'pair', 'bag'];

export function parseExtras(frame: Frame, flip: boolean, words: readonly string[]): Parsed<Extras> {
  const draft: Draft = {
    out: [],
    flags: [],
    shown: [],
    timeouts: {},
    passed: {},
    carried: [],
    again: [],
  };
  const seen = new Set<string>();
  for (const word of words) {
    const key = word.split(':', 1)[0] ?? '';
    const reader = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
    if (reader === undefined || !word.includes(':') || (OF_FLIP.includes(key) && !flip)) {
      const known = Object.keys(READERS).filter((name) => flip || !OF_FLIP.includes(name));
      return fault('extras', quoted(word), `one of ${known.map((name) => `${name}:`).join(' ')}`);
    }
    if (seen.has(key)) return fault('extras', `${key}: a second time`, 'it once');
    seen.add(key);
    const read = reader(frame, word.slice(key.length + 1), draft, `extras, ${key}`);
    if (isFault(read)) return read;
  }
  if (draft.sides && new Set(Object.values(draft.sides)).size < Object.keys(draft.sides).length) {
    return fault('extras, sides', 'one colour for two seats', 'a colour for each seat');
  }
  return { value: draft };
}

/** `bag:` holds a letter for every rank not yet turned up, capitals red, `-` when none is left. */
function parseBag(text: string, where: string): Parsed<NonNullable<Position['bag']>> {
  const bag: Record<Color, Partial<Record<Rank, number>>> = { red: {}, blue: {} };
  for (const letter of text === '-' ? '' : text || ' ') {
    const rank = RANKS.find((name) => name === letter.toLowerCase());
    if (rank === undefined) return fault(where, quoted(letter), 'a rank letter, or "-" alone');
    const side = bag[letter === rank ? 'blue' : 'red'];
    side[rank] = (side[rank] ?? 0) + 1;
  }
  return { value: bag };
}

function makeBag(bag: NonNullable<Position['bag']>): string {
  const letters = (color: Color) =>
    RANKS.map((rank) => rank.repeat(bag[color][rank] ?? 0)).join('');
  return `${letters('red').toUpperCase()}${letters('blue')}` || '-';
}

/** The extras of a position as words, in one order. */
export function makeExtras({ board, seats }: Frame, position: Extras): string[] {
  const name = (at: Point) => pointName(board, at);
  const per = <T>(values: BySeat<T> | undefined, sign: string, zero?: T): string[] =>
    seats.flatMap((who) => {
      const value = values?.[who];
      return value === undefined || value === zero ? [] : [`${who}${sign}${String(value)}`];
    });
  const sides = per(position.sides, '=');
  const extras: Record<string, readonly string[]> = {
    out: position.out,
    flags: position.flags.map(name),
    shown: position.shown.map(name),
    timeouts: per(position.timeouts, '', 0),
    passed: per(position.passed, '', 0),
    carry: position.carried.map(({ at, home }) => `${name(at)}=${name(home)}`),
    again: position.again.map(({ from, to, times }) => `${name(from)}${name(to)}x${times}`),
    clock: per(position.clock, '='),
    sides: sides.length === 0 && position.bag ? ['-'] : sides,
    pair: per(position.pair, '='),
    bag: position.bag ? [makeBag(position.bag)] : [],
  };
  return Object.entries(extras).flatMap(([key, values]) =>
    values.length === 0 ? [] : [`${key}:${values.join(',')}`],
  );
}

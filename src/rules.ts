// Rules are data: a flat object of small values. The table below is the list of options; presets
// are differences from its defaults; each field is read in one place of each implementation.

import type { BoardName, Seat } from './board.js';

interface Choice<V extends string | boolean> {
  readonly values: readonly V[];
}
interface Count {
  /** A whole number of at least `least`, or `none` where that is allowed. */
  readonly least: number;
  readonly none: boolean;
}

const choice = <const V extends string>(...values: V[]): Choice<V> => ({ values });
/** A switch; its default stands first, as in the rules page. */
const off: Choice<boolean> = { values: [false, true] };
const on: Choice<boolean> = { values: [true, false] };
const count = (least: number, none = true): Count => ({ least, none });

/** Every option by the section of docs/rules.md that states it; a choice's default stands first. */
export const OPTIONS = {
  // §3 Setup
  bombsOnFront: off,
  minesAroundFlag: off,
  // §4 Movement
  leaveHeadquarters: choice('never', 'enemy', 'any'),
  railTurn: choice('none', 'once', 'any'),
  railReach: count(1),
  ownZoneStep: off,
  flyingBombs: off,
  enemyCamps: on,
  bombsInCamps: on,
  cornerArcs: off,
  crossLines: off,
  repetitionLimit: count(1),
  // §5 Collisions
  mine: choice('stays', 'both', 'bounces', 'forbidden'),
  engineerClears: on,
  commanderOnMine: choice('asOthers', 'forbidden'),
  bombTakesFlag: on,
  scouting: off,
  flagNeeds: choice('nothing', 'minesCleared'),
  flagTaker: choice('any', 'smallest'),
  flagWin: choice('take', 'home', 'plant'),
  // §6 Information
  visibility: choice('open', 'dark', 'partners', 'revealed', 'flip'),
  flagShown: on,
  // §7 Turns
  turnOrder: choice('anticlockwise', 'clockwise'),
  touchMove: off,
  // §8 Flip
  flipSides: choice('engineer', 'first', 'pair'),
  // §9 The end
  noMoves: choice('out', 'pass'),
  bothStuck: choice('draw', 'moverLoses'),
  quietLimit: count(1),
  /** Plies before this one are not counted by the quiet limit (250: counted from ply 251). */
  quietAfter: count(0, false),
  quietCounts: choice('removals', 'contacts'),
  quietOutcome: choice('draw', 'moverLoses'),
  maxPlies: count(1),
  adjudicate: choice('draw', 'count'),
  deadPosition: choice('ignore', 'draw'),
  timeouts: count(1),
  secondsPerMove: count(1),
  secondsPerSeat: count(1),
  resignAfterPlies: count(0, false),
  resignAfterSeconds: count(0, false),
  leaving: choice('end', 'playOn'),
  illegalMove: choice('refused', 'loses'),
  scoring: off,
  minSeconds: count(0, false),
} as const;

export type OptionName = keyof typeof OPTIONS;
type OptionValue<O> = O extends Choice<infer V> ? V : number | null;

/** All options with their values (null is `none`), and the board and seats they are played on. */
export type Rules = { readonly [K in OptionName]: OptionValue<(typeof OPTIONS)[K]> } & {
  readonly board: BoardName;
  readonly seats: 2 | 4;
};

/** Defaults of the counts; a choice's default is its first value. */
const COUNT_DEFAULTS: Partial<Record<OptionName, number | null>> = {
  quietLimit: 70,
  quietAfter: 0,
  timeouts: 5,
  resignAfterPlies: 0,
  resignAfterSeconds: 0,
  minSeconds: 0,
};

/** The default of an option, null for `none`. */
export function defaultOf(name: OptionName): string | boolean | number | null {
  const option = OPTIONS[name];
  return 'values' in option ? option.values[0]! : (COUNT_DEFAULTS[name] ?? null);
}

const defaults = Object.fromEntries(
  (Object.keys(OPTIONS) as OptionName[]).map((name) => [name, defaultOf(name)]),
) as unknown as Omit<Rules, 'board' | 'seats'>;

const duel: Rules = { ...defaults, board: 'duel', seats: 2 };
const four: Rules = { ...defaults, board: 'four', seats: 4 };
const solo: Rules = { ...four, seats: 2 };
const flip: Rules = { ...duel, visibility: 'flip', mine: 'forbidden', leaveHeadquarters: 'any' };
const qq: Rules = {
  ...four,
  visibility: 'dark',
  quietLimit: 71,
  resignAfterPlies: 20,
  scoring: true,
};

/** Presets of docs/rules.md §10. */
export const PRESETS = {
  'duel-open': duel,
  'duel-dark': { ...duel, visibility: 'dark' },
  'duel-revealed': { ...duel, visibility: 'revealed' },
  flip: { ...flip, flagNeeds: 'minesCleared', flagTaker: 'smallest' },
  'flip-simple': { ...flip, flipSides: 'first' },
  'flip-any': { ...flip, flipSides: 'first', flagNeeds: 'minesCleared' },
  'flip-match': {
    ...flip,
    flipSides: 'pair',
    bombTakesFlag: false,
    flagNeeds: 'minesCleared',
    flagTaker: 'smallest',
    repetitionLimit: 3,
  },
  'duel-family': {
    ...duel,
    visibility: 'dark',
    railReach: 3,
    enemyCamps: false,
    scouting: true,
    leaveHeadquarters: 'enemy',
    deadPosition: 'draw',
    flagWin: 'plant',
    flagNeeds: 'minesCleared',
    flagTaker: 'smallest',
  },
  championship: {
    ...duel,
    visibility: 'dark',
    quietLimit: 31,
    quietCounts: 'contacts',
    quietOutcome: 'moverLoses',
    secondsPerSeat: 1800,
    illegalMove: 'loses',
  },
  'four-dark': { ...four, visibility: 'dark' },
  'four-partners': { ...four, visibility: 'partners' },
  'four-open': four,
  'solo-open': { ...solo, visibility: 'revealed' },
  'solo-dark': { ...solo, visibility: 'dark' },
  qq,
  'qq-duel': { ...qq, seats: 2 },
  lianzhong: { ...qq, leaving: 'playOn' },
  'site-360': {
    ...four,
    visibility: 'dark',
    resignAfterPlies: 20,
    quietLimit: 50,
    quietAfter: 250,
    minSeconds: 120,
  },
  club: {
    ...four,
    visibility: 'dark',
    turnOrder: 'clockwise',
    secondsPerMove: 30,
    noMoves: 'pass',
    resignAfterSeconds: 90,
  },
  classic: { ...four, visibility: 'dark', timeouts: 3 },
} as const satisfies Record<string, Rules>;

export type PresetName = keyof typeof PRESETS;

/** Seats that take part under a set of rules, in turn order of the default direction. */
export function seatsOf(rules: Pick<Rules, 'seats'>): readonly Seat[] {
  return rules.seats === 4 ? ['S', 'E', 'N', 'W'] : ['S', 'N'];
}

/** Seats of the same team as `seat`, itself first. */
export function teamOf(rules: Pick<Rules, 'seats'>, seat: Seat): readonly Seat[] {
  if (rules.seats === 2) return [seat];
  const partner: Record<Seat, Seat> = { S: 'N', N: 'S', E: 'W', W: 'E' };
  return [seat, partner[seat]];
}

/** The rules for a turn lost because a seat's whole time is spent, whatever clock runs besides. */
export function wholeTimeSpent(rules: Rules): Rules {
  return { ...rules, secondsPerMove: null };
}

// What to show, read from what the page gave: rules and a position, a record, or a view as it is.

import { BOARDS, SEATS, type Seat } from '../src/board.js';
import { fault, isFault, type Parsed } from '../src/fault.js';
import { parsePosition } from '../src/formats/position.js';
import { parseVariant } from '../src/formats/variant.js';
import type { Position } from '../src/position.js';
import { seatsOf, type Rules } from '../src/rules.js';
import type { Turn } from '../src/turn.js';
import { facing } from './geometry.js';
import type { Sight } from './stage.js';

export const VIEWERS = [...SEATS, 'all'] as const;
/** Whose view of a record is shown; `all` shows whatever the record holds. */
export type Viewer = (typeof VIEWERS)[number];

export function readRules(text: string): Parsed<Rules> {
  const variant = parseVariant(text.trim() || 'duel-open');
  return isFault(variant) ? named('rules', variant) : { value: variant.value.rules };
}

export function readPosition(text: string, rules: Rules): Parsed<Position> {
  const position = parsePosition(text, rules);
  return isFault(position) ? named('position', position) : position;
}

/** The attribute comes first in the place of its fault. */
function named(
  attribute: string,
  { fault: { where, ...rest } }: { fault: ReturnType<typeof fault>['fault'] },
) {
  return { fault: { where: where ? `${attribute}, ${where}` : attribute, ...rest } };
}

/** A seat of the board, or the first where none is named. */
export function readOrientation(text: string, board: Position['board']): Parsed<Seat> {
  const { seats } = BOARDS[board];
  const name = text.trim() || 'S';
  const seat = seats.find((known) => known === name);
  return seat ? { value: seat } : fault('orientation', `"${name}"`, `one of ${seats.join(' ')}`);
}

export function readViewer(text: string): Parsed<Viewer | undefined> {
  const name = text.trim();
  if (name === '') return { value: undefined };
  const viewer = VIEWERS.find((known) => known === name);
  return viewer ? { value: viewer } : fault('seat', `"${name}"`, `one of ${VIEWERS.join(' ')}`);
}

export interface Sources {
  readonly rules: string;
  readonly position: string;
  readonly orientation: string;
  readonly view: Position | undefined;
  readonly lastTurn: Turn | undefined;
}

/** What is to be seen, or what is wrong with what was given. */
export function readSight(sources: Sources): Parsed<Sight> {
  const rules = readRules(sources.rules);
  if (isFault(rules)) return rules;
  const view = readView(sources, rules.value);
  if (isFault(view)) return view;
  const bottom = readOrientation(sources.orientation, view.value.board);
  if (isFault(bottom)) return bottom;
  const at = facing(BOARDS[view.value.board], bottom.value);
  return { value: { facing: at, view: view.value, turn: sources.lastTurn } };
}

function readView({ view, position }: Sources, rules: Rules): Parsed<Position> {
  if (view) return { value: view };
  return position.trim() ? readPosition(position, rules) : { value: emptyView(rules) };
}

/** A board with nothing on it. */
function emptyView(rules: Rules): Position {
  return {
    board: rules.board,
    seats: seatsOf(rules),
    pieces: new Array<undefined>(BOARDS[rules.board].points).fill(undefined),
    turn: 'S',
    quiet: 0,
    ply: 0,
    out: [],
    flags: [],
    shown: [],
    timeouts: {},
    passed: {},
    carried: [],
    again: [],
    over: null,
  };
}

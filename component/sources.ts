// What to show, read from what the page gave: rules and a position, a record, or a view as it is.

import { BOARDS, type Seat } from '../src/board.js';
import { fault, isFault, type Parsed } from '../src/fault.js';
import { parsePosition } from '../src/formats/position.js';
import { parseVariant } from '../src/formats/variant.js';
import type { Position } from '../src/position.js';
import type { Rules } from '../src/rules.js';
import { emptyPosition } from '../src/start.js';
import { facing } from './geometry.js';
import { named, plyOf, textOf, turnOf, viewOf } from './given.js';
import type { ModeSight } from './modes/mode.js';
import { frameOf, type RecordReader } from './record-source.js';
import type { RecordViewer } from './record-viewer.js';
import type { Sight } from './stage.js';

/** Properties that say what is seen. */
export const SOURCES = [
  'mode',
  'rules',
  'position',
  'record',
  'seat',
  'ply',
  'view',
  'orientation',
  'lastTurn',
] as const;

function readRules(text: string): Parsed<Rules> {
  const variant = parseVariant(text.trim() || 'duel-open');
  return isFault(variant) ? named('rules', variant) : { value: variant.value.rules };
}

function readPosition(text: string, rules: Rules): Parsed<Position> {
  const position = parsePosition(text, rules);
  return isFault(position) ? named('position', position) : position;
}

/** A seat of the board, or the first where none is named. */
function readOrientation(text: string, board: Position['board']): Parsed<Seat> {
  const { seats } = BOARDS[board];
  const name = text.trim() || 'S';
  const seat = seats.find((known) => known === name);
  return seat ? { value: seat } : fault('orientation', `"${name}"`, `one of ${seats.join(' ')}`);
}

/** What a page gives an element; nobody has looked at it yet. */
export type Sources = Readonly<
  Record<
    'rules' | 'position' | 'record' | 'seat' | 'ply' | 'orientation' | 'view' | 'lastTurn',
    unknown
  >
>;

/** What is to be seen, or what is wrong with what was given. A record stands above a view, a view above a position. */
export function readSight(sources: Sources, records: RecordReader): Parsed<Sight> {
  const viewer = records.read(sources);
  if (isFault(viewer)) return viewer;
  const frame: Parsed<Omit<Sight, 'facing'>> = viewer.value
    ? frameOf(viewer.value, plyOf(sources.ply))
    : readGiven(sources);
  if (isFault(frame)) return frame;
  const { board } = frame.value.view;
  const bottom = readOrientation(textOf(sources.orientation) || seatOf(viewer.value), board);
  if (isFault(bottom)) return bottom;
  return { value: { ...frame.value, facing: facing(BOARDS[board], bottom.value) } };
}

/** What a mode shows, turned as the page wants it. */
export function facedSight(given: Parsed<ModeSight>, orientation: unknown): Parsed<Sight> {
  if (isFault(given)) return given;
  const { bottom: own = '', ...shown } = given.value;
  const { board } = shown.view;
  const bottom = readOrientation(own || textOf(orientation), board);
  if (isFault(bottom)) return bottom;
  return { value: { ...shown, facing: facing(BOARDS[board], bottom.value) } };
}

/** The seat that looks on at a record sits at the bottom. */
const seatOf = (viewer: RecordViewer | undefined): string =>
  viewer === undefined || viewer.viewer === 'all' ? '' : viewer.viewer;

function readGiven(sources: Sources): Parsed<Omit<Sight, 'facing'>> {
  const rules = readRules(textOf(sources.rules));
  if (isFault(rules)) return rules;
  const view = readView(sources, rules.value);
  if (isFault(view)) return view;
  const turn = turnOf(sources.lastTurn, view.value);
  if (isFault(turn)) return turn;
  return { value: { view: view.value, turn: turn.value, rules: rules.value } };
}

function readView(sources: Sources, rules: Rules): Parsed<Position> {
  const view = viewOf(sources.view);
  if (isFault(view)) return view;
  if (view.value) return { value: view.value };
  const position = textOf(sources.position);
  return position.trim() ? readPosition(position, rules) : { value: emptyView(rules) };
}

/** A board with nothing on it. */
function emptyView(rules: Rules): Position {
  const { points } = BOARDS[rules.board];
  return emptyPosition(rules, 'S', new Array<undefined>(points).fill(undefined));
}

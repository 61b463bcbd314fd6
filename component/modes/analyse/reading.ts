// What the page gave, as a tree of which the reader may know every word.

import type { Seat } from '../../../src/board.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { GameRecord, Variant } from '../../../src/record.js';
import { recordFor } from '../../../src/seatrecord.js';
import { startPosition } from '../../../src/start.js';
import { FORMATIONS } from '../../../src/formations.js';
import { seatsOf } from '../../../src/rules.js';
import { plyOf, textOf, viewOf } from '../../given.js';
import { RecordReader } from '../../record-source.js';
import type { RecordViewer } from '../../record-viewer.js';
import type { Given } from '../mode.js';
import { startOf } from '../view/cursor.js';
import { Tree } from './tree.js';

export interface Reading {
  readonly tree: Tree;
  /** Whose knowledge it is; `all` knows whatever was given. */
  readonly viewer: Seat | 'all';
}

/** `variation`: which one of the record `ply` leads through, from 1; the game itself where there is no such one. */
export function readTree(given: Given, variation?: number): Parsed<Reading> {
  const viewer = new RecordReader().read(given);
  if (isFault(viewer)) return viewer;
  const record = viewer.value && known(viewer.value, textOf(given.seat).trim() !== '');
  const read = record ? readRecord(record, viewer.value.viewer) : readPosition(given);
  if (isFault(read)) return read;
  const { tree } = read.value;
  if (record) tree.play(startOf(record, variation).line.map(({ turn }) => turn));
  const ply = record ? plyOf(given.ply) : 0;
  tree.current = tree.line[Math.max(0, Math.trunc(ply ?? Infinity))] ?? tree.line.at(-1)!;
  return read;
}

/** What the reader may know of a record: where the page chose a seat not what was written for others. */
function known({ record, viewer }: RecordViewer, isNarrowed: boolean): GameRecord {
  if (viewer === 'all') return record;
  const narrowed = recordFor(record, viewer);
  return isNarrowed ? narrowed : { ...narrowed, turns: record.turns };
}

function readRecord(
  { variant, start, turns }: GameRecord,
  viewer: Reading['viewer'],
): Parsed<Reading> {
  try {
    return { value: { tree: new Tree(variant, start, turns), viewer } };
  } catch (error) {
    if (error instanceof RangeError) return fault('record', error.message, 'turns that can happen');
    throw error;
  }
}

function readPosition(given: Given): Parsed<Reading> {
  const variant = parseVariant(textOf(given.rules).trim() || 'duel-open');
  if (isFault(variant)) return named('rules', variant.fault);
  const view = viewOf(given.view);
  if (isFault(view)) return view;
  const text = textOf(given.position).trim();
  const { rules } = variant.value;
  const read = view.value
    ? { value: view.value }
    : text === ''
      ? { value: usualStart(variant.value) }
      : parsePosition(text, rules);
  if (isFault(read)) return named('position', read.fault);
  const position = read.value;
  if (position.board !== rules.board) {
    return fault('view, board', `"${position.board}"`, `the ${rules.board} board of the rules`);
  }
  const seat = seatsOf(rules).find((name) => name === textOf(given.seat).trim());
  const tree = new Tree(variant.value, { kind: 'position', position });
  return { value: { tree, viewer: seat ?? 'all' } };
}

/** Where nothing was given: every seat with the first of the formations. */
function usualStart({ rules }: Variant) {
  const { setup } = FORMATIONS[0]!;
  const setups = Object.fromEntries(seatsOf(rules).map((seat) => [seat, setup]));
  return startPosition(rules, { kind: 'setups', setups, first: 'S' });
}

/** The attribute comes first in the place of its fault. */
function named(attribute: string, { where, ...rest }: Fault): Parsed<never> {
  return { fault: { where: where ? `${attribute}, ${where}` : attribute, ...rest } };
}

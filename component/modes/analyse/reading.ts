// What the page gave, as a tree of which the reader may know every word.

import type { Seat } from '../../../src/board.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Variant } from '../../../src/record.js';
import { recordFor } from '../../../src/seatrecord.js';
import { startPosition } from '../../../src/start.js';
import { FORMATIONS } from '../../../src/formations.js';
import { seatsOf } from '../../../src/rules.js';
import { plyOf, textOf, viewOf } from '../../given.js';
import { RecordReader } from '../../record-source.js';
import type { RecordViewer } from '../../record-viewer.js';
import type { Given } from '../mode.js';
import { Tree } from './tree.js';

export interface Reading {
  readonly tree: Tree;
  /** Whose knowledge it is; `all` knows whatever was given. */
  readonly viewer: Seat | 'all';
}

export function readTree(given: Given): Parsed<Reading> {
  const viewer = new RecordReader().read(given);
  if (isFault(viewer)) return viewer;
  const read = viewer.value ? readRecord(viewer.value) : readPosition(given);
  if (isFault(read)) return read;
  const { tree } = read.value;
  const ply = viewer.value ? plyOf(given.ply) : 0;
  tree.current = tree.line[Math.max(0, Math.trunc(ply ?? Infinity))] ?? tree.line.at(-1)!;
  return read;
}

function readRecord({ record, viewer }: RecordViewer): Parsed<Reading> {
  const { variant, start, turns } = viewer === 'all' ? record : recordFor(record, viewer);
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

// The record a page gave, read once for all its turns.

import type { Seat } from '../src/board.js';
import { fault, isFault, type Parsed } from '../src/fault.js';
import { parseJqn } from '../src/formats/jqn.js';
import { seatsOf } from '../src/rules.js';
import { textOf } from './given.js';
import { RecordViewer, viewerOf, type RecordFrame } from './record-viewer.js';

type RecordSources = Readonly<Record<'record' | 'seat', unknown>>;

export class RecordReader {
  #record = '';
  #seat = '';
  #viewer: Parsed<RecordViewer | undefined> = { value: undefined };

  /** The viewer of the record, or undefined where there is none. */
  read(sources: RecordSources): Parsed<RecordViewer | undefined> {
    // Bytes are for a mode to read.
    const given = sources.record instanceof Uint8Array ? '' : sources.record;
    const [record, seat] = [textOf(given), textOf(sources.seat)];
    if (record !== this.#record || seat !== this.#seat) {
      this.#record = record;
      this.#seat = seat;
      this.#viewer = record.trim() ? readRecord(record, seat) : { value: undefined };
    }
    return this.#viewer;
  }
}

/** The first game of a text; `name` is what a page calls the text. */
export function readRecord(text: string, seat: string, name = 'record'): Parsed<RecordViewer> {
  const games = parseJqn(text);
  if (isFault(games)) {
    return { fault: { ...games.fault, where: `${name}, ${games.fault.where}` } };
  }
  const [record] = games.value;
  if (!record) return fault(name, 'no game', 'a game');
  const viewers: readonly (Seat | 'all')[] = [...seatsOf(record.variant.rules), 'all'];
  const viewer = seat.trim() === '' ? viewerOf(record) : viewers.find((v) => v === seat.trim());
  if (viewer === undefined) return fault('seat', `"${seat}"`, `one of ${viewers.join(' ')}`);
  return { value: new RecordViewer(record, viewer) };
}

/** The frame after `ply` turns or as near as there is; a turn that cannot have happened is a fault. */
export function frameOf(viewer: RecordViewer, ply: number | undefined): Parsed<RecordFrame> {
  const { plies } = viewer;
  const shown = ply === undefined || Number.isNaN(ply) ? plies : Math.trunc(ply);
  try {
    return { value: viewer.frame(Math.max(0, Math.min(shown, plies))) };
  } catch (error) {
    if (error instanceof RangeError) return fault('record', error.message, 'turns that can happen');
    throw error;
  }
}

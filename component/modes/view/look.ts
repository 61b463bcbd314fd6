// Looking at a line of a record through somebody's eyes.

import { BOARDS, type Seat } from '../../../src/board.js';
import { fault, isFault, type Parsed } from '../../../src/fault.js';
import type { GameRecord } from '../../../src/record.js';
import { seatsOf } from '../../../src/rules.js';
import { armyOf, type Army } from '../../army.js';
import type { End } from '../../game/standing.js';
import { frameOf } from '../../record-source.js';
import { RecordViewer, type RecordFrame } from '../../record-viewer.js';
import type { Cursor, Line } from './cursor.js';

export type Eyes = Seat | 'all';

/** Follows the lines of one record, each once for each pair of eyes. */
export class Looks {
  readonly #viewers = new Map<Line, Map<Eyes, RecordViewer>>();
  readonly #armies = new Map<Line, readonly (Army | undefined)[]>();

  constructor(readonly record: GameRecord) {}

  /** The frame at a place, or what cannot have happened on the way there. */
  frame({ line, ply }: Cursor, eyes: Eyes): Parsed<RecordFrame> {
    return frameOf(this.#viewer(line, eyes), ply);
  }

  /** Seconds left to a seat, as the record says. */
  clock({ line, ply }: Cursor, seat: Seat): number | undefined {
    if (!line.some(({ clock }) => clock !== undefined)) return undefined;
    try {
      return this.#viewer(line, 'all').clockOf(seat, ply);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** Whose each turn of a line is. */
  armies(line: Line): readonly (Army | undefined)[] {
    const known = this.#armies.get(line);
    if (known) return known;
    const armies = this.#follow(line);
    this.#armies.set(line, armies);
    return armies;
  }

  /** How a line ended: as the record says and, where it says less, as the rules do. */
  end(line: Line): End | undefined {
    const { turns, result, termination } = this.record;
    const last = this.frame({ line, ply: line.length }, 'all');
    const judged = (!isFault(last) && last.value.view.over) || undefined;
    if (line !== turns || result === null) return judged;
    const by = termination ?? (judged?.result === result ? judged.by : undefined);
    return by === undefined ? { result } : { result, by };
  }

  #follow(line: Line): (Army | undefined)[] {
    const { rules } = this.record.variant;
    const viewer = this.#viewer(line, 'all');
    const armies: (Army | undefined)[] = [];
    for (let ply = 1; ply <= line.length; ply++) {
      const before = frameOf(viewer, ply - 1);
      // A variation that cannot have happened; the board says so when it is chosen.
      if (isFault(before)) break;
      const seat = viewer.moverOf(ply);
      const color = seat && before.value.view.sides?.[seat];
      const isFlip = rules.visibility === 'flip';
      armies.push(color ?? (isFlip ? undefined : armyOf({ board: BOARDS[rules.board] }, seat)));
    }
    return armies;
  }

  #viewer(line: Line, eyes: Eyes): RecordViewer {
    const ofLine = this.#viewers.get(line) ?? new Map<Eyes, RecordViewer>();
    const { record } = this;
    const isMain = line === record.turns;
    const viewer =
      ofLine.get(eyes) ?? new RecordViewer(isMain ? record : { ...record, turns: line }, eyes);
    this.#viewers.set(line, ofLine.set(eyes, viewer));
    return viewer;
  }
}

/** Whose eyes a page's `seat` names. */
export function eyesNamed(name: string, { variant }: GameRecord): Parsed<Eyes> {
  const known: readonly Eyes[] = [...seatsOf(variant.rules), 'all'];
  const eyes = known.find((each) => each === name);
  return eyes ? { value: eyes } : fault('seat', `"${name}"`, `one of ${known.join(' ')}`);
}

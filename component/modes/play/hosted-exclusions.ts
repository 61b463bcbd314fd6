// What covered pieces can no longer be in a game that a page hosts. Views do not say it; the page tells the course
// of the game beside them. Turns are public, and what it may hold of setups is not looked at. Where the course
// does not lead to the view nothing is said.

import type { Point } from '../../../src/board.js';
import { isFault, type Fault, type Parsed } from '../../../src/fault.js';
import type { Position } from '../../../src/position.js';
import type { GameRecord } from '../../../src/record.js';
import type { Annotations } from '../../annotations.js';
import { spokenIn } from '../../game/words.js';
import { textOf, viewOf as checkedView } from '../../given.js';
import type { Identities } from '../../identity.js';
import { frameOf, readRecord } from '../../record-source.js';
import type { RecordFrame } from '../../record-viewer.js';
import { isSamePosition } from '../../stage.js';
import type { ModeHost } from '../mode.js';
import { Excluded, type Watched } from './excluded.js';
import { excludedText } from './marking.js';
import { en } from './messages/en.js';

interface Told {
  readonly record: GameRecord;
  readonly frame: RecordFrame;
}

class ToldGame implements Watched {
  #text = '';
  #told: Parsed<Told> | undefined;

  constructor(private readonly host: ModeHost) {}

  /** What was told; undefined where nothing was. */
  read(): Parsed<Told> | undefined {
    const text = textOf(this.host.option('told')).trim();
    if (text !== this.#text) this.#told = text ? toldIn(text) : undefined;
    this.#text = text;
    return this.#told;
  }

  get plies(): number {
    return this.#known?.record.turns.length ?? 0;
  }

  record(): GameRecord | undefined {
    return this.#known?.record;
  }

  get identities(): Identities {
    return this.#known?.frame.identities ?? [];
  }

  get view(): Position | undefined {
    const view: Parsed<Position | undefined> = checkedView(this.host.given.view);
    const told = this.#known?.frame.view;
    if (isFault(view) || !view.value || !told) return undefined;
    return isSamePosition(view.value, told) ? view.value : undefined;
  }

  get #known(): Told | undefined {
    return this.#told && !isFault(this.#told) ? this.#told.value : undefined;
  }
}

/** For the panels and the board of whoever asks. */
export class HostedExclusions {
  readonly #told: ToldGame;
  readonly #excluded: Excluded;
  /** The same as long as nothing else is excluded. */
  #marks: Annotations | undefined;

  constructor(private readonly host: ModeHost) {
    this.#told = new ToldGame(host);
    this.#excluded = new Excluded(this.#told, () => this.#look());
  }

  /** The page has told or shown something else. */
  read(): void {
    this.#told.read();
    this.#look();
    void this.#excluded.see();
  }

  stop(): void {
    this.#excluded.stop();
  }

  /** What is wrong with what was told. */
  get fault(): { readonly fault: Fault } | undefined {
    const told = this.#told.read();
    return told && isFault(told) ? told : undefined;
  }

  get marks(): Annotations | undefined {
    return this.#marks;
  }

  label(point: Point): string | undefined {
    const { ranks } = spokenIn(this.host.lang).board;
    return excludedText(this.#excluded.at(point), ranks, this.host.words(en).play);
  }

  #look(): void {
    const { bars } = this.#excluded;
    this.#marks = bars.length > 0 ? { bars } : undefined;
    this.host.update();
  }
}

function toldIn(text: string): Parsed<Told> {
  const viewer = readRecord(text, 'all', 'told');
  if (isFault(viewer)) return viewer;
  const frame = frameOf(viewer.value, undefined);
  if (isFault(frame)) return { fault: { ...frame.fault, where: 'told' } };
  return { value: { record: viewer.value.record, frame: frame.value } };
}

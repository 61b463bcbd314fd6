// Looking at records.

import { SEATS, type Seat } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import type { GameRecord } from '../../../src/record.js';
import type { Annotations } from '../../annotations.js';
import { textOf, plyOf } from '../../given.js';
import { addMessages } from '../../messages/wording.js';
import type { SteppedLine } from '../../record-line.js';
import { viewerOf, type RecordFrame } from '../../record-viewer.js';
import { following } from '../following.js';
import type { BoardMode, ModeHost, ModeMaker, ModeSight, Panels } from '../mode.js';
import { penButton } from '../pen.js';
import { moved, nodeAt, onMainLine, startOf, steppedLine, type Cursor } from './cursor.js';
import { eyesNamed, Looks, type Eyes } from './look.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { meant, stepByKey } from './keys.js';
import { notesOf } from './notes.js';
import { Opening } from './opening.js';
import { paceOf, viewPanels, type ViewState } from './panels.js';
import { recordsOf, withoutNames } from './records.js';
import { viewStyles } from './styles.js';

/**
 * Shows records: turns with comments and variations, forward and back by hand or by itself, as everybody saw
 * them or all at once.
 *
 * @attr {string} record - Games to look at: `.jqn` text with one game or several, or a `.jgs`, `.jql` or position; as a
 *   property bytes too. Begins at the start unless `ply` says where.
 * @attr {number} variation - Which variation `ply` leads through, from 1 as they are written; the game itself where absent.
 * @attr {S | E | N | W | all} seat - Through whose eyes at first.
 * @attr {number} pace - Seconds a move when it plays by itself; 1 where absent.
 * @attr {boolean} open - The reader may open files of their own, drop or paste them: `.jqn`, `.jgs`, `.jql`, a position.
 * @attr {boolean} anonymous - Leaves out the names of the players.
 * @attr {boolean} reveal - Shows all that the record holds once its end is reached, whoever looks.
 *
 * @fires junqi-open - A file or text of the reader's is about to be shown: `{ kind, text, name }`, kind `records`,
 *   `position` or `setup`. Cancelling it leaves that to the page.
 * @fires junqi-ply - Another turn is about to be shown: `{ ply, plies }`, of the variation where one is shown.
 */
export class ViewMode implements BoardMode {
  readonly drawable = true;
  readonly styles = viewStyles;
  #records: Parsed<readonly GameRecord[]> = { value: [] };
  #chosen = 0;
  #variation = 0;
  #looks: Looks | undefined;
  #cursor: Cursor = { line: [], ply: 0 };
  #eyes: Eyes = 'all';
  #bottom: Seat | undefined;
  #pace = 1;
  #reveals = false;
  #sight: Parsed<ModeSight> | undefined;
  /** What the panels tell of: what was seen last, even where a line leads to what cannot have happened. */
  #shown: Pick<ViewState, 'facing' | 'sight'> | undefined;
  readonly drawn = following(() => nodeAt(this.#cursor));

  #isAnonymous = false;
  readonly #opening: Opening;

  constructor(private readonly host: ModeHost) {
    addMessages(en, zhHans, zhHant);
    this.#opening = new Opening(host, (records) => {
      this.#records = { value: records };
      this.#choose(0);
      this.#look();
    });
  }

  connect(): void {
    this.#opening.listen(this.#is('open'));
  }

  read(changed: ReadonlySet<string>): void {
    const has = (...names: string[]): boolean => names.some((name) => changed.has(name));
    if (has('options', 'pace')) this.#pace = paceOf(this.host.option('pace'));
    if (has('options', 'reveal')) this.#reveals = this.#is('reveal');
    if (has('options', 'open')) this.#opening.listen(this.#is('open'));
    if (has('options', 'anonymous')) this.#nameless(this.#is('anonymous'));
    if (has('record', 'rules')) this.#open();
    else if (has('seat')) this.#lookAs(this.#eyesGiven());
    this.#enter(has('record', 'rules'));
    const ply = plyOf(this.host.given.ply);
    if (has('ply') && ply !== undefined) this.#cursor = moved(this.#cursor, ply);
    this.#look();
  }

  sight(): Parsed<ModeSight> | undefined {
    return this.#sight;
  }

  get line(): SteppedLine {
    return steppedLine(this.#looks?.record, this.#cursor, (cursor) => this.#go(cursor));
  }

  record() {
    const record = this.#looks?.record;
    return record && { record, viewer: this.#eyes };
  }

  annotations(): Annotations | undefined {
    const record = this.#looks?.record;
    return record && notesOf(nodeAt(this.#cursor) ?? record.notes);
  }

  key({ key }: KeyboardEvent, point: number | undefined): boolean {
    const wanted = meant(key, point !== undefined);
    switch (wanted) {
      case ' ':
        return done(this.#toggle());
      case 'f':
        return done(this.#flip());
      default:
        return stepByKey(this.host.element, this.#cursor.ply, wanted);
    }
  }

  panels(): Panels | undefined {
    const state = this.#state();
    return state && viewPanels(state);
  }

  disconnect(): void {
    this.#opening.listen(false);
    this.host.element.pause();
    this.host.pen = false;
  }

  #open(): void {
    const { record, rules } = this.host.given;
    const isEmpty = typeof record === 'string' ? record.trim() === '' : !record;
    this.#records = isEmpty ? { value: [] } : recordsOf(record, textOf(rules));
    this.#choose(0);
  }

  /** Goes to the variation that the page names, when it names another or gives another record. */
  #enter(isOther: boolean): void {
    const number = Number(this.host.option('variation') ?? 0);
    const record = this.#looks?.record;
    if (record && (number !== this.#variation || (isOther && number > 0))) {
      this.#cursor = startOf(record, number);
    }
    this.#variation = number;
  }

  #choose(index: number): void {
    this.host.element.pause();
    this.#chosen = index;
    this.#looks = this.#looksAt(index);
    const record = this.#looks?.record;
    this.#shown = undefined;
    this.#cursor = record ? startOf(record) : { line: [], ply: 0 };
    this.#bottom = SEATS.find((seat) => seat === record?.tags['SavedBy']);
    this.#lookAs(this.#eyesGiven());
  }

  #looksAt(index: number): Looks | undefined {
    const record = isFault(this.#records) ? undefined : this.#records.value[index];
    return record && new Looks(this.#isAnonymous ? withoutNames(record) : record);
  }

  /** The names come or go; the turns, and the place among them, stay. */
  #nameless(isAnonymous: boolean): void {
    if (isAnonymous === this.#isAnonymous) return;
    this.#isAnonymous = isAnonymous;
    this.#looks = this.#looksAt(this.#chosen);
  }

  /** Whether a switch is set, by a value or an attribute. */
  #is(name: string): boolean {
    const given = this.host.option(name);
    return given !== undefined && given !== null && given !== false;
  }

  /** Whose eyes the page wants, else those that the record was written for. */
  #eyesGiven(): Eyes {
    const record = this.#looks?.record;
    if (!record) return 'all';
    const name = textOf(this.host.given.seat).trim();
    const eyes = name ? eyesNamed(name, record) : { value: viewerOf(record) };
    if (!isFault(eyes)) return eyes.value;
    this.#records = eyes;
    return 'all';
  }

  #lookAs(eyes: Eyes): void {
    this.#eyes = eyes;
    if (eyes !== 'all') this.#bottom = eyes;
  }

  /** What is seen at the cursor. */
  #look(): void {
    const frame = this.#frame();
    const bottom = this.#bottom;
    this.#sight =
      frame && !isFault(frame) ? { value: { ...frame.value, ...(bottom && { bottom }) } } : frame;
    this.host.update();
  }

  #frame(): Parsed<RecordFrame> | undefined {
    if (isFault(this.#records)) return this.#records;
    return this.#looks?.frame(this.#cursor, this.#isRevealed ? 'all' : this.#eyes);
  }

  get #isRevealed(): boolean {
    const { line, ply } = this.#cursor;
    const record = this.#looks?.record;
    return this.#reveals && line === record?.turns && ply === line.length && record.result !== null;
  }

  #go(cursor: Cursor): void {
    const isOther = cursor.line !== this.#cursor.line || cursor.ply !== this.#cursor.ply;
    this.#cursor = cursor;
    const { element } = this.host;
    if (element.ply !== cursor.ply) element.ply = cursor.ply;
    if (isOther) this.#look();
  }

  /** Chosen from the list: perhaps in another line. */
  #jump(cursor: Cursor): void {
    const { element } = this.host;
    element.pause();
    if (cursor.line === this.#cursor.line) element.goTo(cursor.ply);
    else this.#go(cursor);
  }

  #toggle(): void {
    const { element } = this.host;
    if (element.playing) element.pause();
    else element.play(this.#pace);
  }

  #flip(): void {
    const { facing } = this.host;
    const seats = facing?.board.seats ?? [];
    this.#bottom = facing && seats[(seats.indexOf(facing.bottom) + 1) % seats.length];
    this.#look();
  }

  #state(): ViewState | undefined {
    const { host } = this;
    const { facing } = host;
    const looks = this.#looks;
    const sight = this.#sight;
    if (!looks || !sight || isFault(this.#records)) return undefined;
    if (facing && !isFault(sight)) this.#shown = { facing, sight: sight.value };
    if (!this.#shown) return undefined;
    return {
      lang: host.lang,
      words: host.words(en).view,
      ...this.#shown,
      looks,
      cursor: this.#cursor,
      count: this.#records.value.length,
      chosen: this.#chosen,
      eyes: this.#eyes,
      pace: this.#pace,
      reveals: this.#reveals,
      isPlaying: host.element.playing,
      opening: this.#opening.panel(),
      pen: penButton(host),
      act: {
        goTo: (ply) => this.#jump(moved(this.#cursor, ply)),
        jump: (cursor) => this.#jump(cursor),
        leave: () => this.#jump(onMainLine(looks.record, this.#cursor)),
        toggle: () => this.#toggle(),
        flip: () => this.#flip(),
        choose: (index) => {
          this.#choose(index);
          this.#look();
        },
        lookAs: (eyes) => {
          this.#lookAs(eyes);
          this.#look();
        },
        setPace: (pace) => {
          this.#pace = pace;
          if (host.element.playing) host.element.play(pace);
          host.update();
        },
        reveal: () => {
          this.#reveals = !this.#reveals;
          this.#look();
        },
      },
    };
  }
}

const done = (_: unknown): true => true;

export const viewMode: ModeMaker = (host) => new ViewMode(host);

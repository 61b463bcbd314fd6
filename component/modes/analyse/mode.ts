// `mode="analyse"`: the engine's lines and standing, moves that somebody tries, and in hidden games what covered
// pieces can still be.

import { SEATS, type Point, type Seat } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import type { Move, Turn } from '../../../src/turn.js';
import type { Annotations, ArrowMark } from '../../annotations.js';
import { evaluationStyles } from '../../evaluation-bar.js';
import { textOf } from '../../given.js';
import { en as boardEn } from '../../messages/en.js';
import { addMessages } from '../../messages/wording.js';
import { panelStyles } from '../../panel-styles.js';
import type { SteppedLine } from '../../record-line.js';
import { following } from '../following.js';
import type { BoardMode, ModeHost, ModeMaker, ModeSight, Panels } from '../mode.js';
import { penButton } from '../pen.js';
import { watchedIn } from './asked.js';
import { StandingBar } from './bar.js';
import { doubtMarks, likeliest, type Shown } from './doubts.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { outcomePanel, sidePanel, type PanelHands, type PanelState } from './panel.js';
import { readTree, type Reading } from './reading.js';
import { percent, type Standpoint } from './standing.js';
import { analyseStyles } from './styles.js';
import type { Branch } from './tree.js';
import { Watch, type Watched } from './watch.js';
import { movesToTry, outcomesOf } from './what-if.js';

const MOST_ARROWS = 3;

/**
 * The analysis board. Moves made on it become variations.
 *
 * @attr {on | off | none} engine - Whether the engine runs from the start; `none` forbids it to the reader.
 * @attr {number} variation - Which variation of the record `ply` leads through, from 1 as they are written; the game
 *   itself where absent.
 * @attr {number} lines - How many lines the engine tells, 3 unless given.
 * @attr {number} seconds - How long it looks at one position, 60 unless given; 0 for as long as it is shown.
 * @attr {string} engine-src - Address of the engine's worker file on the page's own origin.
 * @attr {off | all} doubts - Hidden games: whether covered pieces show what they can be from the start.
 */
export class AnalyseMode implements BoardMode {
  readonly styles = [panelStyles, evaluationStyles, analyseStyles];
  readonly drawable = true;
  readonly #host: ModeHost;
  readonly #watch: Watch;
  #reading: Parsed<Reading> | undefined;
  #shown: Shown = 'all';
  #asking: readonly (readonly Turn[])[] | undefined;
  #isForbidden = false;
  readonly #bar = new StandingBar();
  readonly drawn = following(() => this.#read?.tree.current);
  /** What belongs to a position, made once. */
  #sights = new WeakMap<Branch, Parsed<ModeSight>>();
  #moves = new WeakMap<Branch, readonly Move[]>();
  #watched = new WeakMap<Branch, Watched>();
  readonly #hands: PanelHands = {
    toggle: () => this.#toggle(),
    show: (branch) => this.#show(branch),
    remove: () => this.#remove(),
    playLine: (line, count) => this.#playLine(line, count),
    showDoubts: (shown) => {
      this.#shown = shown;
      this.#host.update();
    },
    choose: (turns) => this.#choose(turns),
  };

  constructor(host: ModeHost) {
    this.#host = host;
    const engineSrc = (): string => textOf(host.option('engineSrc'));
    const rungs = () => (engineSrc() === '' ? {} : { workerUrl: engineSrc() });
    this.#watch = new Watch(host.element, rungs, () => host.update());
  }

  connect(): void {
    this.#watch.connect();
  }

  disconnect(): void {
    this.#watch.disconnect();
    this.#host.pen = false;
  }

  read(changed: ReadonlySet<string>): void {
    const option = (name: string): unknown => this.#host.option(name);
    if ([...SOURCES, 'variation'].some((name) => changed.has(name))) this.#reread();
    else if (changed.has('ply')) this.#goTo(this.#host.given.ply);
    if (changed.has('engine') || changed.has('options')) {
      const engine = textOf(option('engine'));
      this.#isForbidden = engine === 'none';
      this.#watch.turn(engine !== 'none' && engine !== 'off');
    }
    if (changed.has('doubts') || changed.has('options')) {
      this.#shown = textOf(option('doubts')) === 'off' ? 'off' : 'all';
    }
    if (changed.has('lines') || changed.has('seconds') || changed.has('options')) {
      this.#watched = new WeakMap();
    }
    this.#look();
  }

  get line(): SteppedLine {
    const { tree } = this.#read ?? {};
    const line = tree?.line ?? [];
    return {
      ply: tree ? line.indexOf(tree.current) : 0,
      plies: Math.max(0, line.length - 1),
      goTo: (ply) => this.#goTo(ply),
    };
  }

  sight(): Parsed<ModeSight> | undefined {
    const reading = this.#reading;
    if (!reading || isFault(reading)) return reading;
    const { tree, viewer } = reading.value;
    const known = this.#sights.get(tree.current);
    if (known) return known;
    const { position: view, turn, identities } = tree.current;
    const bottom = viewer === 'all' ? {} : { bottom: viewer };
    const { rules } = tree.variant;
    const sight = { value: { rules, view, turn, identities, ...bottom } };
    this.#sights.set(tree.current, sight);
    return sight;
  }

  destinations(): readonly Move[] {
    const { tree } = this.#read ?? {};
    if (!tree || this.#asking) return NO_MOVES;
    const known = this.#moves.get(tree.current);
    if (known) return known;
    const moves = movesToTry(tree.variant.rules, tree.current.position);
    this.#moves.set(tree.current, moves);
    return moves;
  }

  move(move: Move): void {
    const { tree } = this.#read ?? {};
    if (!tree) return;
    const { rules } = tree.variant;
    const possible = this.#possible();
    const outcomes = outcomesOf(rules, tree.current.position, move, possible);
    const [only] = outcomes;
    if (only && outcomes.length === 1) return this.#choose(only);
    this.#asking = outcomes;
    this.#host.focus('.outcome');
  }

  key({ key, target }: KeyboardEvent, point: Point | undefined): boolean {
    const { tree } = this.#read ?? {};
    if (!tree) return false;
    if (key === 'Escape' && this.#asking) this.#choose(undefined);
    else if (key === 'e' && !this.#isForbidden) this.#toggle();
    else if (key === ',' || (key === 'ArrowLeft' && point === undefined)) this.#step(-1);
    else if (key === '.' || (key === 'ArrowRight' && point === undefined)) this.#step(1);
    else if (/^[1-9]$/.test(key)) this.#playLine(Number(key) - 1, 1);
    else if (key === 'Delete') this.#remove();
    else return false;
    const isInMoves = target instanceof Element && target.closest('.moves') !== null;
    if (point === undefined && isInMoves) this.#host.focus('.moves .item[aria-current]');
    return true;
  }

  annotations(): Annotations | undefined {
    const { report, isOn } = this.#watch;
    if (!report || !isOn || this.#asking) return undefined;
    const arrows = report.lines.slice(0, MOST_ARROWS).flatMap(({ moves: [move] }, index) => {
      const role = index === 0 ? 'best' : 'other';
      return move ? [{ ...move, role, place: index + 1 } satisfies ArrowMark] : [];
    });
    return { arrows, ...doubtMarks(report.doubts ?? [], this.#shown) };
  }

  label(point: Point): string | undefined {
    const { report, isOn } = this.#watch;
    if (!report?.doubts || !isOn || this.#shown === 'off') return undefined;
    const ranks = likeliest(report.doubts, point).slice(0, 3);
    if (ranks.length === 0) return undefined;
    const { words, ranks: names, lang } = this.#words;
    const shares = ranks.map(([rank, share]) => words.share(names[rank], percent(lang, share)));
    return words.canBe(new Intl.ListFormat(lang, { type: 'disjunction' }).format(shares));
  }

  panels(): Panels | undefined {
    const reading = this.#read;
    if (!reading) return undefined;
    const { words, armies, ranks, lang } = this.#words;
    const { tree } = reading;
    const { rules } = tree.variant;
    const at: Standpoint = { words, armies, lang, rules, bottom: this.#bottom(reading) };
    const watch = this.#isForbidden ? undefined : this.#watch;
    const [best] = (watch?.isOn && watch.report?.lines) || [];
    const asking = this.#asking;
    const pen = penButton(this.#host);
    const state: PanelState = { at, ranks, tree, watch, shown: this.#shown, pen, asking };
    const above = outcomePanel(state, this.#hands);
    return {
      beside: sidePanel(state, this.#hands),
      ...(above && { above }),
      ...(watch?.isOn && { edge: this.#bar.draw(at, tree.current.position, best) }),
    };
  }

  get #read(): Reading | undefined {
    return this.#reading && !isFault(this.#reading) ? this.#reading.value : undefined;
  }

  get #words() {
    const { armies, ranks } = this.#host.words(boardEn);
    return { words: this.#host.words(en).analyse, armies, ranks, lang: this.#host.lang };
  }

  #bottom({ viewer }: Reading): Seat {
    const named = SEATS.find((seat) => seat === textOf(this.#host.given.orientation).trim());
    return named ?? (viewer === 'all' ? 'S' : viewer);
  }

  #reread(): void {
    this.#reading = readTree(this.#host.given, Number(this.#host.option('variation')));
    this.#asking = undefined;
  }

  /** Lets the engine look at the position shown. */
  #look(): void {
    const reading = this.#read;
    const current = reading?.tree.current;
    if (!reading || !current || current.position.over) return this.#watch.see(undefined);
    const known = this.#watched.get(current);
    const watched = known ?? watchedIn(reading, (name) => this.#host.option(name));
    this.#watched.set(current, watched);
    this.#watch.see(watched);
  }

  /** What covered pieces can be, as far as the engine has said. */
  #possible() {
    const { doubts } = this.#watch.report ?? {};
    if (!doubts) return undefined;
    return (point: Point) => likeliest(doubts, point).map(([rank]) => rank);
  }

  #toggle(): void {
    this.#watch.turn(!this.#watch.isOn);
    this.#host.update();
  }

  #show(branch: Branch): void {
    const { tree } = this.#read ?? {};
    if (!tree) return;
    tree.current = branch;
    this.#asking = undefined;
    this.#look();
    this.#host.update();
  }

  #step(by: number): void {
    this.#goTo(this.line.ply + by);
  }

  #goTo(ply: unknown): void {
    const line = this.#read?.tree.line ?? [];
    const last = line.length - 1;
    const branch =
      line[typeof ply === 'number' ? Math.max(0, Math.min(Math.trunc(ply), last)) : last];
    if (branch) this.#show(branch);
  }

  #remove(): void {
    const { tree } = this.#read ?? {};
    if (!tree?.remove(tree.current)) return;
    this.#show(tree.current);
  }

  /** Plays the first moves of an engine's line, as far as it is known what comes of them. */
  #playLine(line: number, count: number): void {
    for (const move of this.#watch.report?.lines[line]?.moves.slice(0, count) ?? []) {
      if (this.#asking) return;
      this.move(move);
    }
  }

  #choose(turns: readonly Turn[] | undefined): void {
    const { tree } = this.#read ?? {};
    this.#asking = undefined;
    if (tree && turns) tree.play(turns);
    this.#look();
    this.#host.update();
  }
}

const NO_MOVES: readonly Move[] = [];

/** Properties that say what is analysed. */
const SOURCES = ['rules', 'position', 'record', 'seat', 'view'] as const;

export const analyseMode: ModeMaker = (host) => {
  addMessages(en, zhHans, zhHant);
  return new AnalyseMode(host);
};

// Hands out slices of time to jobs, so that a word from outside is heard between any two of them. Owners
// take turns, the focused one every second time, and so do the jobs of one owner. A job has an engine
// of its own while it is worked on; there are so many engines and no more, which caps the memory.

import type { Engine } from '../engine/engine.js';
import type { BeginLabour, Labour } from './labour.js';
import type { Heard, Order, ReportText, Said } from './protocol.js';

/** Milliseconds of a slice; a word from outside waits for no more than that and one step. */
const SLICE = 5;
/** Steps of a slice, about: between two of them the clock is looked at. */
const STEPS = 5;
/** Milliseconds between two reports on one job, at least. */
const REPORT_EVERY = 125;
/** Engines at most. */
const MOST_ENGINES = 6;
/** Milliseconds an analysis keeps its engine at least, where others wait for one. */
const TENURE = 2_000;
/** Nodes of a slice: what the first is expected to have, and the most where a coarse clock sees no time pass. */
const FIRST_SLICE = 200;
const MOST_NODES = 60_000;

/** What a desk works with; tests give it other clocks. */
export interface Tools {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs something soon, after words from outside have been heard. */
  readonly later: (run: () => void) => void;
  readonly say: (said: Said) => void;
  readonly makeEngine: () => Engine;
  readonly begin: BeginLabour;
}

interface Place {
  readonly order: Order;
  paused: boolean;
  engine?: Engine;
  labour?: Labour;
  /** When it got its engine. */
  since: number;
  /** Nodes a millisecond, as far as known. */
  rate: number;
  /** Milliseconds of slices. */
  spent: number;
  /** Milliseconds since its first slice, up to the last pause, and since when it runs again. */
  elapsed: number;
  resumed?: number | undefined;
  reported: number;
  /** The furthest it ever got: an analysis that starts anew says nothing until it gets further. */
  best?: ReportText;
  /** When it, and its owner, last had a slice, as numbers of slices. */
  turn: number;
}

export class Desk {
  readonly #tools: Tools;
  readonly #places = new Map<number, Place>();
  readonly #ownerTurns = new Map<number, number>();
  readonly #free: Engine[] = [];
  #engines = 0;
  #focus = 0;
  #slices = 0;
  #focusedLast = false;
  #running = false;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  hear(heard: Exclude<Heard, { readonly engine: unknown }>): void {
    if ('order' in heard) this.#take(heard.order, heard.paused);
    else if ('stop' in heard) this.#leave(this.#places.get(heard.stop));
    else if ('pause' in heard) this.#pause(this.#places.get(heard.pause));
    else if ('resume' in heard) this.#resume(this.#places.get(heard.resume));
    else this.#focus = heard.focus;
  }

  #take(order: Order, paused: boolean): void {
    const start = { since: 0, rate: FIRST_SLICE / SLICE, spent: 0, elapsed: 0, turn: 0 };
    // The first report may come at once.
    this.#places.set(order.id, { order, paused, ...start, reported: -REPORT_EVERY });
    this.#run();
  }

  #pause(place: Place | undefined): void {
    if (!place || place.paused) return;
    place.elapsed = this.#elapsed(place);
    place.resumed = undefined;
    place.paused = true;
  }

  #resume(place: Place | undefined): void {
    if (!place?.paused) return;
    place.paused = false;
    if (place.turn > 0) place.resumed = this.#tools.now();
    this.#run();
  }

  #leave(place: Place | undefined): void {
    if (!place) return;
    this.#places.delete(place.order.id);
    this.#giveUpEngine(place);
    const { owner } = place.order;
    if (![...this.#places.values()].some((other) => other.order.owner === owner)) {
      this.#ownerTurns.delete(owner);
    }
  }

  #run(): void {
    if (this.#running) return;
    this.#running = true;
    this.#tools.later(() => this.#goOn());
  }

  /** One slice, and the next one later. */
  #goOn(): void {
    const place = this.#next();
    this.#running = place !== undefined;
    if (!place) return;
    try {
      this.#slice(place);
    } catch (error) {
      this.#leave(place);
      const { id } = place.order;
      this.#tools.say({ id, error: error instanceof Error ? error.message : String(error) });
    }
    this.#tools.later(() => this.#goOn());
  }

  /** Whose turn it is, with an engine to work with. */
  #next(): Place | undefined {
    const ready = [...this.#places.values()].filter(({ paused }) => !paused);
    const isFocused = ({ order }: Place): boolean => order.owner === this.#focus;
    const preferred = this.#focusedLast ? [] : ready.filter(isFocused);
    const others = ready.filter((place) => !isFocused(place));
    for (const group of [preferred, others, ready]) {
      const turn = (place: Place) => this.#ownerTurns.get(place.order.owner) ?? 0;
      group.sort((a, b) => turn(a) - turn(b) || a.turn - b.turn || a.order.id - b.order.id);
      const place = group.find((each) => this.#provide(each));
      if (place) return place;
    }
    return undefined;
  }

  /** Sees to it that a job has an engine; false where it must wait for one. */
  #provide(place: Place): boolean {
    if (place.labour) return true;
    const engine = this.#free.pop() ?? this.#newEngine() ?? this.#takenEngine();
    if (!engine) return false;
    place.engine = engine;
    place.since = this.#tools.now();
    return true;
  }

  #newEngine(): Engine | undefined {
    if (this.#engines === MOST_ENGINES) return undefined;
    this.#engines++;
    return this.#tools.makeEngine();
  }

  /** From an analysis that is paused, or has had one long enough: it starts anew when it gets another. */
  #takenEngine(): Engine | undefined {
    const until = this.#tools.now() - TENURE;
    const holders = [...this.#places.values()].filter(
      ({ order, engine, paused, since }) =>
        engine && order.kind === 'analyse' && (paused || since < until),
    );
    holders.sort((a, b) => Number(b.paused) - Number(a.paused) || a.since - b.since);
    const [holder] = holders;
    if (holder) this.#giveUpEngine(holder);
    return this.#free.pop();
  }

  #giveUpEngine(place: Place): void {
    if (place.engine) this.#free.push(place.engine);
    delete place.engine;
    delete place.labour;
  }

  #slice(place: Place): void {
    const { now } = this.#tools;
    const { order, engine } = place;
    const begin = now();
    place.resumed ??= begin;
    place.turn = ++this.#slices;
    this.#ownerTurns.set(order.owner, place.turn);
    this.#focusedLast = order.owner === this.#focus;
    const labour = (place.labour ??= this.#tools.begin(order, engine!));
    const most = order.nodes ?? Infinity;
    const step = Math.ceil((place.rate * SLICE) / STEPS);
    let more = true;
    let done = 0;
    let took = 0;
    while (more && labour.nodes < most && took < SLICE && done < MOST_NODES) {
      const nodes = Math.max(1, Math.min(step, MOST_NODES - done, most - labour.nodes));
      more = labour.step(nodes);
      done += nodes;
      took = now() - begin;
    }
    place.spent += took;
    place.rate = Math.min(place.rate * 2, took > 0 ? done / took : Infinity);
    const enough = labour.nodes >= most || this.#elapsed(place) >= (order.milliseconds ?? Infinity);
    if (!more || enough) this.#finish(place, labour);
    else if (order.kind === 'analyse') this.#report(place, labour);
  }

  #report(place: Place, labour: Labour): void {
    const time = this.#tools.now();
    if (time - place.reported < REPORT_EVERY) return;
    const report = this.#found(place, labour);
    if (!report) return;
    place.reported = time;
    this.#tools.say({ id: place.order.id, report });
  }

  #finish(place: Place, labour: Labour): void {
    const { id } = place.order;
    const said: Said = labour.choice
      ? { id, choice: labour.choice() }
      : { id, done: this.#found(place, labour) ?? place.best ?? this.#nothing(place, labour) };
    this.#leave(place);
    this.#tools.say(said);
  }

  /** What is known now, unless it is less than what was known before. */
  #found(place: Place, labour: Labour): ReportText | undefined {
    const findings = labour.findings();
    if (!findings || findings.depth < (place.best?.depth ?? 0)) return undefined;
    place.best = { ...findings, milliseconds: place.spent };
    return place.best;
  }

  #nothing(place: Place, { nodes }: Labour): ReportText {
    return { depth: 0, nodes, milliseconds: place.spent, lines: [] };
  }

  #elapsed({ elapsed, resumed }: Place): number {
    return elapsed + (resumed === undefined ? 0 : this.#tools.now() - resumed);
  }
}

// The engine beside a board: it looks at the position shown, for as long as the board is on the screen.

import { joinPool } from '../../../src/analysis/page.js';
import type { RungOptions } from '../../../src/analysis/rungs.js';
import type { AnalyseOptions, AnalysisJob, Member } from '../../../src/analysis/service.js';
import type { Report } from '../../../src/analysis/report.js';
import type { Asked } from '../../../src/analysis/task.js';

/** `done`: it has seen all it was to see. `failed`: it cannot do this; `unavailable`: there is no engine. */
export type WatchState = 'off' | 'thinking' | 'done' | 'failed' | 'unavailable';

/** What is looked at; the same object as long as it is the same position. */
export interface Watched {
  readonly asked: Asked;
  readonly options: AnalyseOptions;
}

export class Watch {
  state: WatchState = 'off';
  /** Why there is no engine, or why it cannot do this. */
  reason = '';
  #isOn = false;
  #watched: Watched | undefined;
  #member: Member | undefined;
  #job: AnalysisJob | undefined;
  #away = true;
  #observer: IntersectionObserver | undefined;
  /** What was found of positions so far. */
  readonly #reports = new WeakMap<Watched, Report>();

  constructor(
    private readonly element: HTMLElement,
    private readonly rungs: () => RungOptions,
    private readonly changed: () => void,
  ) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Lines that the engine is to tell. */
  get wanted(): number {
    return this.#watched?.options.lines ?? 0;
  }

  /** What is known of the position looked at. */
  get report(): Report | undefined {
    return this.#watched && this.#reports.get(this.#watched);
  }

  connect(): void {
    this.#observer = new IntersectionObserver((entries) => {
      this.#away = !entries.at(-1)?.isIntersecting;
      this.#hold();
    });
    this.#observer.observe(this.element);
    this.element.addEventListener('focusin', this.#focus);
    this.element.addEventListener('pointerdown', this.#focus);
    this.#begin();
  }

  disconnect(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#away = true;
    this.element.removeEventListener('focusin', this.#focus);
    this.element.removeEventListener('pointerdown', this.#focus);
    this.#end();
    this.#member?.leave();
    this.#member = undefined;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
    this.#end();
    this.#begin();
  }

  /** Looks at another position; at none where there is nothing to look at. */
  see(watched: Watched | undefined): void {
    if (watched === this.#watched) return;
    this.#end();
    this.#watched = watched;
    this.#begin();
  }

  readonly #focus = (): void => this.#member?.focus();

  #hold(): void {
    if (this.#away) this.#job?.pause('away');
    else this.#job?.resume('away');
  }

  #end(): void {
    const job = this.#job;
    this.#job = undefined;
    job?.stop();
    this.state = 'off';
  }

  #begin(): void {
    const watched = this.#watched;
    if (!this.#isOn || !watched || !this.#observer) return;
    this.#member ??= joinPool(this.rungs());
    this.state = 'thinking';
    this.reason = '';
    const job = this.#member.analyse(watched.asked, watched.options, (report) => {
      if (job === this.#job) this.#found(watched, report);
    });
    this.#job = job;
    this.#hold();
    job.done.then(
      (report) => this.#ended(job, watched, report),
      (error: unknown) => this.#failed(job, error),
    );
  }

  /** A search that was begun again tells nothing until it is as deep as the one before. */
  #found(watched: Watched, report: Report): void {
    if (report.depth < (this.#reports.get(watched)?.depth ?? 0)) return;
    this.#reports.set(watched, report);
    this.changed();
  }

  #ended(job: AnalysisJob, watched: Watched, report: Report | undefined): void {
    if (job !== this.#job) return;
    this.state = 'done';
    if (report) this.#found(watched, report);
    this.changed();
  }

  #failed(job: AnalysisJob, error: unknown): void {
    if (job !== this.#job) return;
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
    // By its name: the pool may be that of another copy of this library.
    this.state = name === 'EngineUnavailable' ? 'unavailable' : 'failed';
    this.reason = message.replace(/^engine unavailable: /, '');
    this.changed();
  }
}

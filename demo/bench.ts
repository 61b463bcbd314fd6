// The bench page: the measures of `npm run bench` in the reader's own browser.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { IMPLEMENTATIONS, type ImplementationName } from '../bench/implementation.js';
import type { MeasureName } from '../bench/measures.js';
import { rateText, slowerText, table } from '../bench/report.js';
import type { Result, Row } from '../bench/run.js';
import type { BoardName } from '../src/board.js';
import type { Order, Report } from './bench-protocol.js';
import { applyColours } from './colours.js';
import { BENCH_WORDS, type BenchWords } from './bench-words.js';
import { DemoFooter } from './footer.js';
import { DemoHeader } from './header.js';
import { applyLanguage, language } from './language.js';
import { Section } from './section.js';

const SHORT: Order = { rounds: 3, least: 30, warm: 80 };
const LONG: Order = { rounds: 9, least: 80, warm: 250 };

/** What the page is doing. */
type Phase =
  | { readonly kind: 'idle' | 'preparing' | 'stopped' }
  | {
      readonly kind: 'running';
      readonly name: MeasureName;
      readonly board?: BoardName;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: 'finished'; readonly signature: number }
  | { readonly kind: 'failed'; readonly error: string };

interface Measured {
  readonly name: MeasureName;
  readonly board?: BoardName;
}

const keyOf = ({ name, board }: Measured): string => `${name} ${board ?? ''}`;

export class Bench extends Section {
  @state() private phase: Phase = { kind: 'idle' };
  @state() private results: ReadonlyMap<string, Result> = new Map();
  @state() private missing: readonly ImplementationName[] = [];
  @state() private copied = false;
  #worker: Worker | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  get #words(): BenchWords {
    return BENCH_WORDS[language()];
  }

  #start(order: Order): void {
    this.#end();
    this.results = new Map();
    this.missing = [];
    this.copied = false;
    this.phase = { kind: 'preparing' };
    const worker = new Worker(new URL('./bench-worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#hear({ kind: 'failed', error: message });
    worker.postMessage(order);
    this.#worker = worker;
  }

  #hear(report: Report): void {
    switch (report.kind) {
      case 'missing':
        this.missing = [...this.missing, report.name];
        break;
      case 'begun':
        this.phase = { ...report, kind: 'running' };
        break;
      case 'result':
        this.results = new Map(this.results).set(keyOf(report.result), report.result);
        break;
      case 'finished':
      case 'failed':
        this.phase = report;
        this.#end();
    }
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #stop(): void {
    this.#end();
    this.phase = { kind: 'stopped' };
  }

  async #copy(): Promise<void> {
    const words = table([...this.results.values()]);
    await navigator.clipboard.writeText(`${navigator.userAgent}\n\n${words}\n`);
    this.copied = true;
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const busy = this.phase.kind === 'preparing' || this.phase.kind === 'running';
    return html`<h2>${words.title}</h2>
      <p class="lead">${words.lead}</p>
      <div class="buttons">
        ${
          busy
            ? html`<button type="button" @click=${() => this.#stop()}>${words.stop}</button>`
            : html`<button type="button" class="primary" @click=${() => this.#start(SHORT)}>
                  ${words.short}
                </button>
                <button type="button" @click=${() => this.#start(LONG)}>${words.long}</button>`
        }
        ${
          this.results.size > 0
            ? html`<button type="button" @click=${() => void this.#copy()}>
                ${this.copied ? words.copied : words.copy}
              </button>`
            : nothing
        }
      </div>
      <div role="status">${this.#renderPhase()}</div>
      ${this.missing.map((name) => html`<p class="hint">${words.missing(words.names[name])}</p>`)}
      <div class="results">
        ${[...this.results.values()].map((result) => this.#renderResult(result))}
      </div>
      ${this.#renderExplanation()}`;
  }

  #renderPhase(): TemplateResult | typeof nothing {
    const words = this.#words;
    const { phase } = this;
    switch (phase.kind) {
      case 'idle':
        return nothing;
      case 'preparing':
        return html`<p class="hint">${words.preparing}</p>`;
      case 'running':
        return html`<progress max=${phase.of} value=${phase.done}></progress>
          <p class="hint">${words.running(this.#titleOf(phase))}</p>`;
      case 'finished':
        return html`<p class="hint">${words.done(phase.signature)}</p>`;
      case 'stopped':
        return html`<p class="hint">${words.stopped}</p>`;
      case 'failed':
        return html`<p class="notice bad">${phase.error}</p>`;
    }
  }

  #titleOf({ name, board }: Measured): string {
    const [title] = this.#words.measures[name];
    return board ? `${title}, ${this.#words.boards[board]}` : title;
  }

  #renderResult(result: Result): TemplateResult {
    const fastest = Math.max(...result.rows.map(({ median }) => median));
    return html`<figure>
      <figcaption>
        ${this.#titleOf(result)} <small>${this.#words.measures[result.name][1]}</small>
      </figcaption>
      ${result.rows.map((row, index) => this.#renderRow(result, row, index > 0, fastest))}
    </figure>`;
  }

  #renderRow(result: Result, row: Row, compared: boolean, fastest: number): TemplateResult {
    const words = this.#words;
    const slower = compared && row.ratio < 0.995;
    return html`<div class="bar">
      <div class="bar-words">
        <span>${result.name === 'view' ? words.library : words.names[row.implementation]}</span>
        <span>
          ${slower ? html`<em>${words.slower(slowerText(row))}</em> · ` : nothing}${rateText(
            row.median,
          )}
        </span>
      </div>
      <div class="track">
        <div
          class="fill ${row.implementation}"
          style="width: ${((row.median / fastest) * 100).toFixed(2)}%"
        ></div>
      </div>
    </div>`;
  }

  #renderExplanation(): TemplateResult {
    const { what, why, implementations, names, reasons } = this.#words;
    return html`<div class="text">
      <h3>${what}</h3>
      <ul>
        ${IMPLEMENTATIONS.map(
          (name) => html`<li><strong>${names[name]}</strong>: ${implementations[name]}</li>`,
        )}
      </ul>
      <h3>${why}</h3>
      <ul>
        ${reasons.map((reason) => html`<li>${reason}</li>`)}
      </ul>
    </div>`;
  }
}

customElements.define('demo-bench', Bench);
customElements.define('demo-header', DemoHeader);
customElements.define('demo-footer', DemoFooter);
applyColours();
applyLanguage();

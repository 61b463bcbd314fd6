// A seat's page: sit, set up, play. All it shows comes from what its host sent.

import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { MoveDetail } from '../../component/events.js';
import type { Seat } from '../../src/board.js';
import { makeSetup } from '../../src/formats/setup-text.js';
import { PRESETS, seatsOf } from '../../src/rules.js';
import { loadCore } from '../core.js';
import { failureReason } from '../failure.js';
import { language, words } from '../language.js';
import { failureNotice, troubleNotice } from '../notices.js';
import { seatNames } from '../seat-names.js';
import { Section } from '../section.js';
import type { SetupChoice } from '../setup-choice.js';
import { armyName, capital, countsLine, lastBoardTurn, resultText } from '../table.js';
import { hashOf, type Place } from './address.js';
import { overChannel } from './channel.js';
import { SeatClient, type Sight } from './seat-client.js';
import { overSocket } from './wire.js';
import { hostWords } from './words.js';

type SeatPlace = Extract<Place, { kind: 'tab' | 'table' }>;
type Playing = Extract<Sight, { kind: 'playing' }>;

export class SeatPage extends Section {
  @property({ attribute: false }) place!: SeatPlace;
  @state() private failure: string | undefined = undefined;
  @state() private isResigning = false;
  /** Sent, and not yet answered. */
  @state() private hasDeployed = false;
  @state() private copied: Seat | undefined = undefined;
  #client: SeatClient | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  protected override firstUpdated(): void {
    this.#ticking = setInterval(() => this.requestUpdate(), 1000);
    void this.#sit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    this.#client?.close();
  }

  async #sit(): Promise<void> {
    const core = await loadCore().catch((error: unknown) => {
      this.failure = failureReason(error);
    });
    if (!core || !this.isConnected) return;
    const { place } = this;
    const isTab = place.kind === 'tab';
    this.#client = new SeatClient({
      core,
      seat: place.seat,
      open: isTab
        ? overChannel(place.key)
        : overSocket(`./table/${place.table}?rules=${place.variant}`),
      key: isTab ? place.key : keptKey(place),
      ...(!isTab && { keep: (key: string) => keepKey(place, key) }),
      changed: () => this.requestUpdate(),
    });
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const name = capital(armyName(PRESETS[this.place.variant].board, this.place.seat));
    return html`<h2>${words().variants[this.place.variant]}: ${name}</h2>
      ${failureNotice(this.failure)} ${this.#renderRefusal()} ${this.#renderSight()}`;
  }

  #renderSight(): TemplateResult {
    const { calling, lost, closed, taken } = hostWords();
    const client = this.#client;
    const sight = client?.sight ?? { kind: 'calling' };
    const told = (text: string) => html`<p class="status" role="status">${text}</p>`;
    switch (sight.kind) {
      case 'calling':
        return told(client?.wasLost ? lost : calling);
      case 'closed':
        return told(sight.refusal ? taken : closed);
      case 'gathering':
        return html`${client?.isConnected ? nothing : told(lost)} ${this.#renderGathering(sight)}`;
      case 'playing':
        return this.#renderPlaying(sight);
    }
  }

  #renderRefusal(): TemplateResult | typeof nothing {
    const refusal = this.#client?.refusal;
    if (!refusal || this.#client?.sight.kind === 'closed') return nothing;
    const { reasons, ...fault } = refusal;
    return troubleNotice(hostWords().refused, reasons ? { reasons } : { fault });
  }

  #renderGathering({ missing }: Extract<Sight, { kind: 'gathering' }>): TemplateResult {
    const { seat, variant } = this.place;
    const rules = PRESETS[variant];
    const isMissing = missing.includes(seat) && rules.visibility !== 'flip';
    if (isMissing && !this.hasDeployed) {
      return html`${this.#renderInvitations()}
        <demo-setup-choice
          .rules=${rules}
          .seat=${seat}
          @march-out=${this.#deploy}
        ></demo-setup-choice>`;
    }
    const names = missing.map((each) => capital(armyName(rules.board, each)));
    const { missing: still, and } = hostWords();
    return html`${this.#renderInvitations()}
      <p class="status" role="status" tabindex="-1">${still(names.join(and))}</p>`;
  }

  /** Links for the other seats; a tab's host has them itself. */
  #renderInvitations(): TemplateResult[] {
    const { place } = this;
    if (place.kind !== 'table') return [];
    const { invite, copy, copied } = hostWords();
    const { board } = PRESETS[place.variant];
    return seatsOf(PRESETS[place.variant])
      .filter((seat) => seat !== place.seat)
      .map((seat) => {
        const link = new URL(hashOf({ ...place, seat }), location.href).href;
        return html`<p class="invitation">
          ${invite(capital(armyName(board, seat)))} <a href=${link} target="_blank">${link}</a>
          <button type="button" @click=${() => void this.#copy(seat, link)}>
            ${this.copied === seat ? copied : copy}
          </button>
        </p>`;
      });
  }

  #renderPlaying({ game, over, time, heardAt }: Playing): TemplateResult {
    const { seat } = this.place;
    const { rules } = game;
    const { play } = words();
    const client = this.#client;
    const isMine = !over && game.turn === seat;
    const status = over
      ? resultText(rules.board, over)
      : (isMine ? play.yourMove : play.theirMove)(capital(armyName(rules.board, game.turn)));
    const { left, lost } = hostWords();
    const seconds = time.left === null ? null : (time.left - (Date.now() - heardAt)) / 1000;
    return html`<div class="table ${rules.board}">
      <div class="board-column">
        <junqi-board
          .view=${game.view(seat)}
          .destinations=${isMine ? game.moves() : []}
          .lastTurn=${lastBoardTurn(game)}
          orientation=${seat}
          lang=${language()}
          theme="inherit"
          coordinates
          @junqi-move=${this.#moved}
          >${seatNames(rules, seat)}</junqi-board
        >
      </div>
      <div class="panel">
        <p class="status" role="status" tabindex="-1">${client?.isConnected ? status : lost}</p>
        ${countsLine(rules, game.position)}
        ${
          over || seconds === null
            ? nothing
            : html`<p class="hint">${left(Math.max(0, Math.ceil(seconds)))}</p>`
        }
        <div class="buttons">${over ? this.#renderAfter() : this.#renderDuring(game.offers)}</div>
        <p class="hint">${play.keys}</p>
      </div>
    </div>`;
  }

  #renderDuring(offers: readonly Seat[]): TemplateResult {
    const { play } = words();
    const { agree, offered } = hostWords();
    const ask = (kind: 'offer' | 'agree') => (): void => this.#client?.ask(kind);
    if (this.isResigning) {
      return html`<span>${play.reallyResign}</span>
        <button type="button" class="danger" @click=${this.#resign}>${play.resign}</button>
        <button type="button" @click=${() => (this.isResigning = false)}>${play.goOn}</button>`;
    }
    const isAsked = offers.length > 0 && !offers.includes(this.place.seat);
    return html`${
        isAsked
          ? html`<span>${offered}</span>
              <button type="button" class="primary" @click=${ask('agree')}>${agree}</button>`
          : html`<button type="button" ?disabled=${offers.length > 0} @click=${ask('offer')}>
              ${play.offer}
            </button>`
      }<button type="button" @click=${() => (this.isResigning = true)}>${play.resign}</button>`;
  }

  #renderAfter(): TemplateResult {
    return html`<a class="button" href="./two-browsers.html">${hostWords().again}</a>`;
  }

  readonly #deploy = ({ target }: Event): void => {
    this.hasDeployed = true;
    this.#client?.deploy(makeSetup((target as SetupChoice).setup));
    void this.focusOn('.status');
  };

  readonly #moved = ({ detail }: CustomEvent<MoveDetail>): void => {
    this.#client?.play(detail.move);
  };

  readonly #resign = (): void => {
    this.isResigning = false;
    this.#client?.ask('resign');
    void this.focusOn('.status');
  };

  async #copy(seat: Seat, link: string): Promise<void> {
    await navigator.clipboard.writeText(link);
    this.copied = seat;
  }
}

/** A tab's own storage: a page loaded again is still the seat's, another tab is not. */
const storageName = ({ table, seat }: { table: string; seat: Seat }): string =>
  `junqi-seat.${table}.${seat}`;

function keptKey(place: { table: string; seat: Seat }): string | undefined {
  try {
    return sessionStorage.getItem(storageName(place)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepKey(place: { table: string; seat: Seat }, key: string): void {
  try {
    sessionStorage.setItem(storageName(place), key);
  } catch {
    // Storage is switched off: the seat is lost when the page is loaded again.
  }
}

// A seat's page: sit, set up, play. All it shows comes from what its host sent.

import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { MoveDetail } from '../../component/events.js';
import { lastBoardTurn } from '../../component/game/standing.js';
import type { DeployDetail } from '../../component/modes/deploy/deploy-mode.js';
import type { WishDetail } from '../../component/modes/play/page-mode.js';
import type { Seat } from '../../src/board.js';
import type { Over, Position } from '../../src/position.js';
import { PRESETS, seatsOf } from '../../src/rules.js';
import { loadCore } from '../core.js';
import { failureReason } from '../failure.js';
import { armyName } from '../game-choices.js';
import { language, words } from '../language.js';
import { listen } from '../listening.js';
import { failureNotice, troubleNotice } from '../notices.js';
import { Section } from '../section.js';
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
  /** Sent, and not yet answered. */
  @state() private hasDeployed = false;
  @state() private copied: Seat | undefined = undefined;
  #client: SeatClient | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  protected override firstUpdated(): void {
    this.#ticking = setInterval(() => this.requestUpdate(), 1000);
    void this.#sit();
  }

  constructor() {
    super();
    // A tab that is closed tells the host before it goes; one that the browser brings back sits down again.
    listen(this, window, 'pagehide', () => this.#client?.close());
    listen(this, window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) void this.#sit();
    });
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
    const name = armyName(this.place.variant, this.place.seat);
    return html`<h2>${words().variants[this.place.variant]}: ${name}</h2>
      ${failureNotice(this.failure)} ${this.#renderRefusal()}
      <p class="presence" role="status">${this.#presence()}</p>
      ${this.#renderSight()}`;
  }

  /** Who has left, and who is back. */
  #presence(): string {
    const { away, back, sight } = this.#client ?? {};
    if (!away || !back || sight?.kind === 'closed') return '';
    const words = hostWords();
    const names = (seats: readonly Seat[]): string =>
      seats.map((seat) => armyName(this.place.variant, seat)).join(words.and);
    if (away.length > 0) return words.away(names(away));
    return back.length > 0 ? words.back(names(back)) : '';
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
        <junqi-board
          mode="deploy"
          rules=${variant}
          seat=${seat}
          lang=${language()}
          theme="inherit"
          @junqi-deploy=${this.#deploy}
        ></junqi-board>`;
    }
    const names = missing.map((each) => armyName(variant, each));
    const { missing: still, and } = hostWords();
    return html`${this.#renderInvitations()}
      <p class="status" role="status" tabindex="-1">${still(names.join(and))}</p>`;
  }

  /** Links for the other seats; a tab's host has them itself. */
  #renderInvitations(): TemplateResult[] {
    const { place } = this;
    if (place.kind !== 'table') return [];
    const { invite, copy, copied } = hostWords();
    return seatsOf(PRESETS[place.variant])
      .filter((seat) => seat !== place.seat)
      .map((seat) => {
        const link = new URL(hashOf({ ...place, seat }), location.href).href;
        return html`<p class="invitation">
          ${invite(armyName(place.variant, seat))} <a href=${link} target="_blank">${link}</a>
          <button type="button" @click=${() => void this.#copy(seat, link)}>
            ${this.copied === seat ? copied : copy}
          </button>
        </p>`;
      });
  }

  #renderPlaying({ game, over, time, heardAt }: Playing): TemplateResult {
    const { seat, variant } = this.place;
    const isMine = !over && game.turn === seat;
    const left = time.left === null ? undefined : (time.left - (Date.now() - heardAt)) / 1000;
    const clocks = over || left === undefined ? {} : { [time.seat]: Math.max(0, left) };
    return html`${
        this.#client?.isConnected
          ? nothing
          : html`<p class="status" role="status">${hostWords().lost}</p>`
      }
      <junqi-board
        mode="play"
        opponent="page"
        rules=${variant}
        hands=${seat}
        wishes="offer resign"
        .view=${viewWith(game.view(seat), over)}
        .destinations=${isMine ? game.moves() : []}
        .lastTurn=${lastBoardTurn(game.turns)}
        .options=${{ clocks, offers: game.offers }}
        orientation=${seat}
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-move=${this.#moved}
        @junqi-wish=${this.#wished}
      ></junqi-board>
      ${
        over
          ? html`<p class="after">
              <a class="button" href="./two-browsers.html">${hostWords().again}</a>
            </p>`
          : nothing
      }`;
  }

  readonly #deploy = ({ detail }: CustomEvent<DeployDetail>): void => {
    this.hasDeployed = true;
    this.#client?.deploy(detail.text);
    void this.focusOn('.status');
  };

  readonly #moved = ({ detail }: CustomEvent<MoveDetail>): void => {
    this.#client?.play(detail.move);
  };

  readonly #wished = ({ detail: { kind } }: CustomEvent<WishDetail>): void => {
    if (kind !== 'undo' && kind !== 'again') this.#client?.ask(kind);
  };

  async #copy(seat: Seat, link: string): Promise<void> {
    await navigator.clipboard.writeText(link);
    this.copied = seat;
  }
}

const ended = new WeakMap<Position, Position>();

/** A view with the end that the host tells of, which may rest on ranks that this seat does not know. */
function viewWith(view: Position, over: Over | null): Position {
  if (!over || view.over) return view;
  const known = ended.get(view) ?? { ...view, over };
  ended.set(view, known);
  return known;
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

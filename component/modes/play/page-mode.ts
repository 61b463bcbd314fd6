// A game that the page hosts: it gives `view`, `destinations` and `lastTurn`, hears moves, and is told when
// somebody wants a draw, gives up or wants their move back. Here are only the panels around it.

import { html, nothing } from 'lit';
import { SEATS, type Point, type Seat } from '../../../src/board.js';
import { isFault, type Fault, type Parsed } from '../../../src/fault.js';
import type { Position } from '../../../src/position.js';
import type { Annotations } from '../../annotations.js';
import { fire, type WishDetail } from '../../events.js';
import { seatPanels } from '../../game/seat-bars.js';
import { armyName, countsText, resultText, sideName } from '../../game/standing.js';
import { spokenIn } from '../../game/words.js';
import { textOf, viewOf as checkedView } from '../../given.js';
import { toolbar, type Button } from '../../panels.js';
import type { BoardMode, ModeHost, Panels } from '../mode.js';
import type { HostedExclusions } from './hosted-exclusions.js';
import { en } from './messages/en.js';
import { mayTakeBack } from './people.js';
import type { Setting } from './setting.js';
import { readTastes } from './tastes.js';

export type { WishDetail };

export class PageMode implements BoardMode {
  #asks = false;
  #exclusions: HostedExclusions | undefined;
  /** Whose offers were told. */
  #told = '';
  #isDeclined = false;

  constructor(
    private readonly host: ModeHost,
    private readonly setting: Setting,
  ) {}

  read(): void {
    this.#tellOffer();
    if (this.#tells) return void this.#exclude().catch(() => undefined);
    this.#exclusions = undefined;
  }

  disconnect(): void {
    this.#exclusions?.stop();
  }

  /** Only what is wrong with what was told besides: the view is the page's. */
  sight(): { readonly fault: Fault } | undefined {
    return this.#exclusions?.fault;
  }

  annotations(): Annotations | undefined {
    return this.#exclusions?.marks;
  }

  label(point: Point): string | undefined {
    return this.#exclusions?.label(point);
  }

  /** Few pages want it, so that it comes when one does. */
  async #exclude(): Promise<void> {
    const { HostedExclusions } = await import('./hosted-exclusions.js');
    if (!this.#tells) return;
    this.#exclusions ??= new HostedExclusions(this.host);
    this.#exclusions.read();
  }

  get #tells(): boolean {
    return readTastes(this.host).tells;
  }

  panels(): Panels | undefined {
    const { host } = this;
    const view: Parsed<Position | undefined> = checkedView(host.given.view);
    const { facing } = host;
    if (!facing || isFault(view) || !view.value) return undefined;
    const spoken = spokenIn(host.lang);
    const { rules } = this.setting.variant;
    const { names } = readTastes(host);
    const clocks = bySeat(host.option('clocks'));
    const sitters = Object.fromEntries(
      SEATS.map((seat) => [seat, { name: names[seat], clock: clocks[seat] }]),
    );
    const { over, turn } = view.value;
    const words = this.#words;
    const offer = this.#offerText();
    const whose = this.setting.people.flat().includes(turn) ? words.yourMove : spoken.game.toMove;
    const status = over
      ? resultText(spoken, rules.board, over)
      : whose(sideName(spoken, view.value, turn));
    return {
      ...seatPanels(spoken, facing, view.value, sitters),
      beside: html`<p class="status" role="status" tabindex="-1">${status}</p>
        ${this.#asks && !over ? html`<p>${words.reallyResign}</p>` : nothing}
        ${offer ? html`<p class="word">${offer}</p>` : nothing}
        ${toolbar(words.actions, this.#buttons(view.value))}
        ${this.#exclusions?.marks ? html`<p class="quiet-text">${words.barsAre(Object.values(spoken.board.ranks))}</p>` : nothing}
        <p class="quiet-text">${countsText(spoken, rules, view.value)}</p>
        <p class="quiet-text">${view.value.bag ? words.turnUp : nothing} ${words.keys}</p>`,
    };
  }

  #buttons({ over }: Position): (Button | false)[] {
    const words = this.#words;
    const [person] = this.setting.people;
    const seat = person?.[0] ?? 'S';
    const wish = (kind: WishDetail['kind']) => (): void => {
      this.#asks = false;
      fire(this.host.element, 'junqi-wish', { kind, seat });
      this.host.update();
      this.host.focus('.status');
    };
    const ask = (asks: boolean) => (): void => {
      this.#asks = asks;
      this.host.update();
      this.host.focus(asks ? '.sure' : '.resign');
    };
    const may = (kind: WishDetail['kind']): boolean => this.#wishes.includes(kind);
    if (over)
      return [may('again') && { label: words.rematch, look: 'primary', press: wish('again') }];
    if (this.#asks) {
      return [
        { label: words.resign, look: 'danger', press: wish('resign'), name: 'sure' },
        { label: words.goOn, press: ask(false) },
      ];
    }
    const offers = this.#offers;
    const isOffered = offers.length > 0 && !offers.includes(seat) && !this.#isDeclined;
    const decline = (): void => {
      this.#isDeclined = true;
      this.host.update();
      this.host.focus('.status');
    };
    return [
      isOffered
        ? { label: words.agree, look: 'primary', press: wish('agree') }
        : may('offer') && {
            label: words.offer,
            press: wish('offer'),
            disabled: offers.length > 0,
          },
      isOffered && { label: words.decline, press: decline },
      may('undo') &&
        mayTakeBack(this.setting.variant.rules) && {
          label: words.undo,
          icon: 'undo' as const,
          press: wish('undo'),
        },
      may('resign') && { label: words.resign, press: ask(true), name: 'resign' },
    ];
  }

  /** Who wants a draw; that one's own offer stands, where nobody else has made one. */
  #offerText(): string {
    const offers = this.#offers;
    const view = checkedView(this.host.given.view);
    if (offers.length === 0 || this.#isDeclined || isFault(view) || view.value?.over) return '';
    const words = this.#words;
    const own = this.setting.people.flat();
    const spoken = spokenIn(this.host.lang);
    const names = offers
      .filter((seat) => !own.includes(seat))
      .map((seat) => armyName(spoken, this.setting.variant.rules.board, seat));
    return names.length > 0 ? words.offered(words.and(names)) : words.offerStands;
  }

  /** Once for every offer, after the turn that came with it has been told. */
  #tellOffer(): void {
    const offers = this.#offers.join();
    if (offers === this.#told) return;
    this.#told = offers;
    this.#isDeclined = false;
    const { host } = this;
    void host.element.updateComplete.then(() => {
      if (this.#told === offers && this.#offerText()) host.say(() => this.#offerText());
    });
  }

  get #offers(): readonly Seat[] {
    const given = listOf(this.host.option('offers'));
    return SEATS.filter((seat) => given.includes(seat));
  }

  get #wishes(): readonly string[] {
    return textOf(this.host.option('wishes') ?? WISHES).split(/\s+/);
  }

  get #words() {
    return this.host.words(en).play;
  }
}

const WISHES = 'offer resign undo again';

const bySeat = (given: unknown): Readonly<Partial<Record<Seat, number>>> =>
  typeof given === 'object' && given !== null ? given : {};

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

// A game that the page hosts: it gives `view`, `destinations` and `lastTurn`, hears moves, and is told when
// somebody wants a draw, gives up or wants their move back. Here are only the panels around it.

import { html, nothing } from 'lit';
import { SEATS, type Seat } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import type { Position } from '../../../src/position.js';
import { fire } from '../../events.js';
import { seatPanels } from '../../game/seat-bars.js';
import { countsText, resultText, sideName } from '../../game/standing.js';
import { spokenIn } from '../../game/words.js';
import { viewOf as checkedView } from '../../given.js';
import { toolbar, type Button } from '../../panels.js';
import type { BoardMode, ModeHost, Panels } from '../mode.js';
import { en } from './messages/en.js';
import { mayTakeBack } from './people.js';
import type { Setting } from './setting.js';
import { readTastes } from './tastes.js';

/** What somebody wants besides moving. */
export interface WishDetail {
  readonly kind: 'offer' | 'agree' | 'resign' | 'undo' | 'again';
  readonly seat: Seat;
}

export class PageMode implements BoardMode {
  #asks = false;

  constructor(
    private readonly host: ModeHost,
    private readonly setting: Setting,
  ) {}

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
    const status = over
      ? resultText(spoken, rules.board, over)
      : spoken.game.toMove(sideName(spoken, view.value, turn));
    return {
      ...seatPanels(spoken, facing, view.value, sitters),
      beside: html`<p class="status" role="status" tabindex="-1">${status}</p>
        ${this.#asks ? html`<p>${this.#words.reallyResign}</p>` : nothing}
        ${toolbar(this.#words.actions, this.#buttons(view.value))}
        <p class="quiet-text">${countsText(spoken, rules, view.value)}</p>`,
    };
  }

  #buttons({ over }: Position): (Button | false)[] {
    const words = this.#words;
    const [person] = this.setting.people;
    const seat = person?.[0] ?? 'S';
    const wish = (kind: WishDetail['kind']) => (): void => {
      this.#asks = false;
      fire(this.host.element, 'junqi-wish', { kind, seat } satisfies WishDetail);
      this.host.update();
    };
    const ask = (asks: boolean) => (): void => {
      this.#asks = asks;
      this.host.update();
      this.host.focus(asks ? '.sure' : '.resign');
    };
    if (over) return [{ label: words.rematch, look: 'primary', press: wish('again') }];
    if (this.#asks) {
      return [
        { label: words.resign, look: 'danger', press: wish('resign'), name: 'sure' },
        { label: words.goOn, press: ask(false) },
      ];
    }
    const offers = listOf(this.host.option('offers'));
    const isOffered = offers.length > 0 && !offers.includes(seat);
    return [
      isOffered
        ? { label: words.agree, look: 'primary', press: wish('agree') }
        : { label: words.offer, press: wish('offer'), disabled: offers.includes(seat) },
      mayTakeBack(this.setting.variant.rules) && {
        label: words.undo,
        icon: 'undo' as const,
        press: wish('undo'),
      },
      { label: words.resign, press: ask(true), name: 'resign' },
    ];
  }

  get #words() {
    return this.host.words(en).play;
  }
}

const bySeat = (given: unknown): Readonly<Partial<Record<Seat, number>>> =>
  typeof given === 'object' && given !== null ? given : {};

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

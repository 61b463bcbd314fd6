// A host's tab: the referee of players in other tabs. It shows no board, for it knows everything.

import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Seat } from '../../src/board.js';
import { valueOf } from '../../src/fault.js';
import { parseVariant } from '../../src/formats/variant.js';
import { loadCore } from '../core.js';
import { failureReason } from '../failure.js';
import { askBeforeLeaving } from '../leaving.js';
import { words } from '../language.js';
import { failureNotice } from '../notices.js';
import { Section } from '../section.js';
import { armyName } from '../game-choices.js';
import { hashOf, type VariantName } from './address.js';
import { hostOverChannels } from './channel.js';
import { HostedTable } from './hosted-table.js';
import { hostWords } from './words.js';

export class HostPage extends Section {
  @property({ attribute: false }) variant!: VariantName;
  @state() private table: HostedTable | undefined = undefined;
  @state() private failure: string | undefined = undefined;
  #close = (): void => {};

  constructor() {
    super();
    askBeforeLeaving(this, () => this.table !== undefined && !this.table.isOver);
  }

  protected override firstUpdated(): void {
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.table?.close();
    this.#close();
  }

  async #open(): Promise<void> {
    const core = await loadCore().catch((error: unknown) => {
      this.failure = failureReason(error);
    });
    if (!core || !this.isConnected) return;
    const table = new HostedTable({ core, variant: valueOf(parseVariant(this.variant)) });
    this.#close = hostOverChannels(table);
    this.table = table;
  }

  protected override render(): TemplateResult {
    const { hostTitle, hostLead } = hostWords();
    return html`<h2>${words().variants[this.variant]}: ${hostTitle}</h2>
      <p class="lead">${hostLead}</p>
      ${failureNotice(this.failure)}
      <ul class="seats">
        ${this.table?.seats.map((seat) => this.#renderSeat(seat))}
      </ul>`;
  }

  #renderSeat(seat: Seat): TemplateResult {
    const { variant, table } = this;
    const key = table?.keyOf(seat) ?? '';
    const name = armyName(variant, seat);
    return html`<li>
      <a class="button" target="_blank" href=${hashOf({ kind: 'tab', seat, key, variant })}
        >${hostWords().openSeat(name)}</a
      >
    </li>`;
  }
}

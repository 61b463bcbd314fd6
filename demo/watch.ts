// Watching a record: the board opens files, steps through them and looks through anybody's eyes.

import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { JunqiBoard } from '../component/junqi-board.js';
import type { OpenDetail } from '../component/modes/view/opening.js';
import type { BoardName, Seat } from '../src/board.js';
import type { Fault } from '../src/fault.js';
import type { Shared } from '../src/share/share.js';
import { analyseLink } from './analyse-link.js';
import { boardOfRecord } from './board-kind.js';
import { tell, tellLoaded } from './events.js';
import { EXAMPLE } from './example.js';
import { language, words } from './language.js';
import { troubleNotice } from './notices.js';
import { Section } from './section.js';

type Place = 'ply' | 'variation' | 'bottom';

export class Watch extends Section {
  @state() private keepsNames = false;
  /** The seat at the bottom, where a link says it. */
  @state() private bottom: Seat | '' = '';
  @state() private board: BoardName = 'duel';
  @state() private fault: Fault | undefined = undefined;

  /** Shows a record, after `ply` turns of the game or of a variation. */
  async show(
    text: string,
    { ply = 0, variation, bottom }: Pick<Shared & { kind: 'record' }, Place> = {},
  ): Promise<void> {
    this.fault = undefined;
    this.bottom = bottom ?? '';
    this.board = boardOfRecord(text);
    await this.updateComplete;
    const board = this.querySelector<JunqiBoard>('junqi-board');
    if (!board) return;
    // The same text and turn once more are another wish: the reader may have opened something else since.
    board.ply = undefined;
    const record = board.record === text ? `${text}\n` : text;
    Object.assign(board, { record, ply, options: { variation } });
  }

  /** Something that was to be shown cannot be; undefined when nobody wants it any more. */
  complain(fault: Fault | undefined): void {
    this.fault = fault;
  }

  protected override render(): TemplateResult {
    const { watch } = words();
    return html`<h2 tabindex="-1">${watch.title}</h2>
      <p class="lead">${watch.lead}</p>
      ${troubleNotice(watch.bad, { fault: this.fault })}
      <junqi-board
        mode="view"
        data-board=${this.board}
        .record=${EXAMPLE}
        orientation=${this.bottom}
        open
        ?anonymous=${!this.keepsNames}
        tools=""
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-open=${this.#opened}
      ></junqi-board>
      <div class="after">
        ${analyseLink()}
        <label class="check">
          <input
            type="checkbox"
            .checked=${this.keepsNames}
            @change=${({ target }: Event) => (this.keepsNames = (target as HTMLInputElement).checked)}
          />
          ${watch.keepNames}
        </label>
      </div>`;
  }

  /** A setup belongs to another section. */
  #opened(event: CustomEvent<OpenDetail>): void {
    const { kind, text } = event.detail;
    this.fault = undefined;
    if (kind !== 'setup') {
      this.bottom = '';
      this.board = boardOfRecord(text);
      return tellLoaded(this);
    }
    event.preventDefault();
    tell(this, 'demo-setup-file', text);
  }
}

// Editing a position: any board, and from there to a link or a file.

import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Seat } from '../src/board.js';
import type { Shared } from '../src/share/share.js';
import { makePosition } from '../src/formats/position.js';
import type { EditDetail } from '../component/modes/edit/edit-mode.js';
import { boardOfRules } from './board-kind.js';
import { language, words } from './language.js';
import { Section } from './section.js';

/** A game under way, so that there is something to move. */
const EXAMPLE = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/1ageh/d1FFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 1 9';

export class Edit extends Section {
  @property() position = EXAMPLE;
  @state() private rules = 'duel-open';
  /** As the reader has changed them. */
  @state() private shownRules = this.rules;
  @state() private bottom: Seat | '' = '';

  /** Begins with a position that came in a link. */
  show({ variant, position, bottom }: Shared & { readonly kind: 'position' }): void {
    this.rules = this.shownRules = variant.text;
    this.position = makePosition(position);
    this.bottom = bottom ?? '';
  }

  protected override render(): TemplateResult {
    const { edit } = words();
    return html`<h2 tabindex="-1">${edit.title}</h2>
      <p class="lead">${edit.lead}</p>
      <junqi-board
        mode="edit"
        data-board=${boardOfRules(this.shownRules)}
        rules=${this.rules}
        position=${this.position}
        orientation=${this.bottom}
        tools=""
        lang=${language()}
        theme="inherit"
        coordinates
        @junqi-edit=${({ detail }: CustomEvent<EditDetail>) => (this.shownRules = detail.rules)}
      ></junqi-board>`;
  }
}

// Short messages: what is wrong with an input, and what is to be said beside a board.

import { html, nothing, type TemplateResult } from 'lit';
import type { Fault, Reason } from '../src/fault.js';
import { RANK_NAMES, RANKS } from '../src/pieces.js';
import { boardWords, language, words } from './language.js';

/** Something did not load. */
export function failureNotice(reason: string | undefined): TemplateResult | typeof nothing {
  if (reason === undefined) return nothing;
  return html`<div class="notice bad" role="alert">
    <p>${words().notLoaded}</p>
    <p>${reason}</p>
  </div>`;
}

/** Everything that speaks against an input, at once. */
export function troubleNotice(
  title: string,
  { fault, reasons = [] }: { fault?: Fault | undefined; reasons?: readonly Reason[] },
): TemplateResult | typeof nothing {
  if (!fault && reasons.length === 0) return nothing;
  return html`<div class="notice bad" role="alert">
    <p>${title}</p>
    <ul>
      ${fault ? html`<li>${faultSentence(fault)}</li>` : nothing}
      ${reasons.map((reason) => html`<li>${reasonText(reason)}</li>`)}
    </ul>
  </div>`;
}

/** A reason in the reader's language; the rules' own sentence where the table has none. */
function reasonText({ rule, points, message }: Reason): string {
  if (language() === 'en') return message;
  const at = points.length > 0 ? `${points.join(' ')}：` : '';
  const rank = RANKS.find((known) => rule === `${RANK_NAMES[known].replace(' ', '-')}-count`);
  if (rank) return at + words().wrongCount(boardWords().ranks[rank], points.length);
  const known = words().setupRules[rule];
  return known ? at + known : message;
}

function faultSentence({ where, found, expected }: Fault): string {
  return boardWords().sentence(where, found, expected);
}

// Short messages: what is wrong with an input, and what is to be said beside a board.

import { html, nothing, type TemplateResult } from 'lit';
import type { Fault, Reason } from '../src/fault.js';
import { words } from './language.js';
import { faultSentence, reasonText } from './setup-check.js';

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

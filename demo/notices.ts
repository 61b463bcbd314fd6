// Short messages: what is wrong with an input, and what is to be said beside a board.

import { html, nothing, type TemplateResult } from 'lit';
import { faultSentence } from '../component/messages/phrases.js';
import { addMessages, wordsIn } from '../component/messages/wording.js';
import { en as deploy } from '../component/modes/deploy/messages/en.js';
import { zhHans as deployZh } from '../component/modes/deploy/messages/zh-hans.js';
import { zhHant as deployZhHant } from '../component/modes/deploy/messages/zh-hant.js';
import { reasonText } from '../component/modes/deploy/reasons.js';
import type { Fault, Reason } from '../src/fault.js';
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
      ${fault ? html`<li>${faultSentence(boardWords(), fault)}</li>` : nothing}
      ${reasons.map((reason) => html`<li>${reasonSentence(reason)}</li>`)}
    </ul>
  </div>`;
}

function reasonSentence(reason: Reason): string {
  addMessages(deploy, deployZh, deployZhHant);
  return reasonText(wordsIn(deploy, language()).deploy, boardWords(), reason);
}

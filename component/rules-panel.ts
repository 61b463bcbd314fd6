// The rules in words below the board: what differs from the usual rules, and the rest on demand.

import { html, nothing, type TemplateResult } from 'lit';
import {
  describeBoard,
  describeSections,
  type DescribedSection,
} from '../src/describe/describe.js';
import { langOf, say, type Text } from '../src/describe/text.js';
import type { Rules } from '../src/rules.js';

const TITLE: Text = ['Rules', '规则'];
const REST: Text = ['All the other rules', '其余规则'];

/*
 * details.rules[part=rules]
 * ├─ summary                        Rules
 * ├─ p                              who plays on what
 * ├─ dl                             what differs: dt section, dd sentences
 * └─ details                        the rest, in the same way
 */
export function rulesPanel(rules: Rules, tag: string): TemplateResult {
  const lang = langOf(tag);
  const sections = describeSections(rules, lang, { all: true });
  return html`<details class="rules" part="rules" lang=${lang} open>
    <summary>${say(TITLE, lang)}</summary>
    <p>${describeBoard(rules, lang)}</p>
    ${list(sections, false)}
    <details>
      <summary>${say(REST, lang)}</summary>
      ${list(sections, true)}
    </details>
  </details>`;
}

/** The sentences that state a default, or those that do not. */
function list(
  sections: readonly DescribedSection[],
  isDefault: boolean,
): TemplateResult | typeof nothing {
  const rows = sections.flatMap(({ title, options }) => {
    const said = options.filter((option) => option.isDefault === isDefault);
    if (said.length === 0) return [];
    return [
      html`<dt>${title}</dt>
        ${said.map(({ option, sentence }) => html`<dd data-option=${option}>${sentence}</dd>`)}`,
    ];
  });
  return rows.length === 0 ? nothing : html`<dl>${rows}</dl>`;
}

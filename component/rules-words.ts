// The rules in words are as heavy as a third of the board: their code is loaded when a board first shows them.

import { nothing, type TemplateResult } from 'lit';
import type { Rules } from '../src/rules.js';

type RulesPanel = typeof import('./rules-panel.js').rulesPanel;

let panel: RulesPanel | undefined;
let loading: Promise<unknown> | undefined;

/** The panel, or nothing until its code is there; `loaded` is called then. What failed to load is tried again. */
export function rulesWords(
  rules: Rules,
  tag: string,
  loaded: () => void,
): TemplateResult | typeof nothing {
  if (panel) return panel(rules, tag);
  loading ??= import('./rules-panel.js').then(({ rulesPanel }) => (panel = rulesPanel));
  loading.then(loaded, () => (loading = undefined));
  return nothing;
}

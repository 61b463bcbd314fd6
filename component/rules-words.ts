// The rules in words are as heavy as a third of the board: their code is loaded when a board first shows them.

import { nothing, type TemplateResult } from 'lit';
import type { Rules } from '../src/rules.js';
import type { rulesPanel } from './rules-panel.js';

let panel: typeof rulesPanel | undefined;
let loading: Promise<unknown> | undefined;

/** The panel, or nothing until its code is there; `loaded` is called then. What failed to load is tried again. */
export function rulesWords(
  rules: Rules,
  tag: string,
  loaded: () => void,
): TemplateResult | typeof nothing {
  if (panel) return panel(rules, tag);
  loading ??= import('./rules-panel.js').then((module) => (panel = module.rulesPanel));
  loading.then(loaded, () => (loading = undefined));
  return nothing;
}

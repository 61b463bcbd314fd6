// Light, dark or as the reader's system has it: chosen once, on any page, and kept.

import { html, type TemplateResult } from 'lit';
import { keep, kept } from './keeping.js';
import { words } from './language.js';

const COLOURS = ['auto', 'light', 'dark'] as const;
type Colours = (typeof COLOURS)[number];

let current: Colours = COLOURS.find((known) => known === kept('colours')) ?? 'auto';

/** Has the page look as chosen. */
export function applyColours(): void {
  document.documentElement.dataset['colours'] = current;
}

export function colourSelect(): TemplateResult {
  const { colours, colourNames } = words();
  const chosen = ({ target }: Event): void => {
    current = COLOURS[(target as HTMLSelectElement).selectedIndex] ?? 'auto';
    keep('colours', current);
    applyColours();
  };
  return html`<select aria-label=${colours} @change=${chosen}>
    ${COLOURS.map(
      (name) =>
        html`<option value=${name} .selected=${name === current}>${colourNames[name]}</option>`,
    )}
  </select>`;
}

// A labelled list to choose from.

import { html, type TemplateResult } from 'lit';

interface Choosing<T> {
  readonly label: (value: T) => string;
  readonly choose: (value: T) => unknown;
  readonly disabled?: boolean;
}

export function optionsOf<T extends string | number>(
  id: string,
  label: string,
  values: readonly T[],
  current: T,
  { label: name, choose, disabled = false }: Choosing<T>,
): TemplateResult {
  const chosen = (event: Event): void => {
    const value = values[(event.target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} ?disabled=${disabled} @change=${chosen}>
      ${values.map(
        (value) =>
          html`<option value=${value} .selected=${value === current}>${name(value)}</option>`,
      )}
    </select>
  </div>`;
}

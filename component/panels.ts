// What panels are made of: buttons, toolbars, fields. Shared by all modes, styled by `panelStyles`.

import { html, nothing, type TemplateResult } from 'lit';

/** Drawn in 24 × 24, because fonts differ in whether and how they have such signs. */
export const ICONS = {
  first: 'M5 5h2.5v14H5zM20 5v14L8.5 12z',
  previous: 'M16.5 5v14L6 12z',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M6.5 5H10v14H6.5zM14 5h3.5v14H14z',
  next: 'M7.5 5v14L18 12z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11.5-7z',
  flip: 'M8 3L3.5 8H7v8h2.5V8H13zM16 21l4.5-5H17V8h-2.5v8H11z',
  pen: 'M4 20l1-4.5L15.5 5l3.5 3.5L8.500 19zM16.6 3.9l1.200-1.2q.8-.8 1.600 0l1.900 1.900q.8.8 0 1.600l-1.200 1.200z',
  draw: 'M3.500 18.700L13 9.200V4.500h-3V2h11.500v11.500H19v-3.300l-4.200 .8L5.300 20.500z',
  undo: 'M10 5v4h4.500a5.5 5.5 0 0 1 0 11H8v-2.500h6.500a3 3 0 0 0 0-6H10v4L3.500 10.250z',
  flag: 'M6 3h2v1.300q3-1.500 6 0t5 0v9q-2.500 1.500-5 0t-6 0V21H6z',
  hint: 'M12 2.500a6.500 6.500 0 0 0-3.500 12V17h7v-2.500a6.500 6.500 0 0 0-3.500-12zM9 18.500h6V21H9z',
  eye: 'M12 5c5 0 8.500 4 10 7-1.500 3-5 7-10 7s-8.500-4-10-7c1.500-3 5-7 10-7zm0 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.200a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600z',
  save: 'M10.700 3h2.600v9l3.200-3.200 1.800 1.800L12 17l-6.300-6.400 1.800-1.800 3.200 3.200zM4 18.500h16V21H4z',
  whole:
    'M4 4h6v2.5H6.5V10H4zM14 4h6v6h-2.5V6.5H14zM4 14h2.5v3.5H10V20H4zM17.5 14H20v6h-6v-2.5h3.5z',
  share: 'M13 3l8 8-8 8v-4.500c-5 0-8 1.500-10 5 .5-6 4-11 10-12z',
} as const;
export type Icon = keyof typeof ICONS;

export const iconDrawing = (icon: Icon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICONS[icon]}></path>
  </svg>`;

export interface Button {
  readonly label: string;
  readonly press: (event: Event) => void;
  /** Shown in place of the label, which then is its name and tooltip. */
  readonly icon?: Icon;
  /** `primary` is what one most likely wants, `danger` what cannot be taken back. */
  readonly look?: 'primary' | 'danger' | '';
  readonly disabled?: boolean;
  /** On or off, where it is a switch. */
  readonly pressed?: boolean;
  /** What `ModeHost.focus` may find it by: a class. */
  readonly name?: string;
}

export function button({
  label,
  press,
  icon,
  look = '',
  disabled = false,
  pressed,
  name = '',
}: Button): TemplateResult {
  return html`<button
    type="button"
    part="button"
    class="button ${look} ${icon ? 'icon-only' : ''} ${name}"
    aria-label=${icon ? label : nothing}
    title=${icon ? label : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${disabled}
    @click=${press}
  >
    ${icon ? iconDrawing(icon) : label}
  </button>`;
}

/** Buttons side by side; those that are absent take no room. */
export function toolbar(
  label: string,
  buttons: readonly (Button | undefined | false)[],
): TemplateResult {
  return html`<div class="toolbar" part="toolbar" role="group" aria-label=${label}>
    ${buttons.map((each) => (each ? button(each) : nothing))}
  </div>`;
}

export interface Choice<Value> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly name: (value: Value) => string;
  readonly choose: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A list of which one is chosen, under its label. */
export function choiceField<Value>({
  label,
  values,
  chosen,
  name,
  choose,
  disabled = false,
}: Choice<Value>): TemplateResult {
  const chose = ({ target }: Event): void => {
    const value = values[(target as HTMLSelectElement).selectedIndex];
    if (value !== undefined) choose(value);
  };
  return html`<label class="field" part="field"
    ><span class="field-name">${label}</span>
    <select ?disabled=${disabled} @change=${chose}>
      ${values.map((value) => html`<option .selected=${value === chosen}>${name(value)}</option>`)}
    </select></label
  >`;
}

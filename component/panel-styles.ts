// How panels around the board look. Colours and sizes come from custom properties, so that a page can
// make them its own; sizes follow the room the element has, not the window.

import { css } from 'lit';

export const panelStyles = css`
  .panel {
    --_panel: var(--junqi-panel, light-dark(#fffdf7, #211f1a));
    --_panel-edge: var(--junqi-panel-edge, light-dark(#d8c9a4, #4a4436));
    --_panel-text: var(--junqi-panel-text, light-dark(#2c2618, #ece3cf));
    --_panel-quiet: var(--junqi-panel-quiet, light-dark(#65583c, #b9ac8d));
    --_accent: var(--junqi-accent, light-dark(#0b57d0, #8ab4ff));
    --_accent-text: var(--junqi-accent-text, light-dark(#fff, #10131a));
    --_danger: var(--junqi-danger, light-dark(#a3261e, #ffb4ab));
    --_danger-text: var(--junqi-danger-text, light-dark(#fff, #3b0906));
    box-sizing: border-box;
    min-inline-size: 0;
    color: var(--_panel-text);
    font: var(--junqi-font, 0.9375rem/1.45 system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  .panel > * + * {
    margin-block-start: 0.6em;
  }
  .panel p,
  .panel h3,
  .panel ol,
  .panel ul {
    margin-block-end: 0;
  }
  .panel p:first-child,
  .panel h3:first-child {
    margin-block-start: 0;
  }
  .panel h3 {
    font-size: 1em;
  }
  .panel summary {
    padding-block: 0.45em;
    cursor: pointer;
  }
  .status {
    font-weight: 600;
    outline: none;
  }
  .quiet-text {
    color: var(--_panel-quiet);
    font-size: 0.9em;
  }
  .alert {
    color: var(--_error);
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-block-size: max(2.4em, 36px);
    min-inline-size: max(2.4em, 36px);
    padding: 0.3em 0.8em;
    border: 1px solid var(--_panel-edge);
    border-radius: var(--junqi-radius, 7px);
    background: var(--_panel);
    color: inherit;
    font: inherit;
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (pointer: coarse) {
    .button,
    .field select,
    .list .item,
    .panel summary {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
  }
  .button.icon-only {
    padding: 0.3em;
  }
  /* A finger does not hover: what it has touched would stay marked. */
  @media (hover: hover) {
    .button:hover:not(:disabled) {
      border-color: var(--_accent);
    }
  }
  .button:active:not(:disabled, .primary, .danger) {
    background: color-mix(in srgb, var(--_accent) 14%, var(--_panel));
  }
  .button:is(.primary, .danger):active:not(:disabled) {
    filter: brightness(0.9);
  }
  .button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .button[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
    color: var(--_accent);
  }
  .button.primary {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-text);
  }
  .button.danger {
    border-color: var(--_danger);
    background: var(--_danger);
    color: var(--_danger-text);
  }
  .panel :is(button, select, input, textarea, summary, [tabindex='0']):focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .icon {
    inline-size: 1.35em;
    block-size: 1.35em;
    fill: currentColor;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5em 0.9em;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, auto);
    gap: 0.15em;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .field-name {
    color: var(--_panel-quiet);
    font-size: 0.85em;
  }
  .field :is(select, input, textarea) {
    box-sizing: border-box;
    min-block-size: 36px;
    max-inline-size: 100%;
    padding: 0.3em 0.5em;
    border: 1px solid var(--_panel-edge);
    border-radius: var(--junqi-radius, 7px);
    background: var(--_panel);
    color: inherit;
    font: inherit;
  }
  .field input[type='range'] {
    padding: 0;
    accent-color: var(--_accent);
  }
  /* Rows of which one may be the current one. */
  .list {
    margin-inline: 0;
    padding: 0.3em;
    border: 1px solid var(--_panel-edge);
    border-radius: var(--junqi-radius, 7px);
    background: var(--_panel);
    list-style: none;
  }
  .list .item {
    padding: 0.15em 0.4em;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .list .item:hover {
    background: color-mix(in srgb, var(--_accent) 14%, transparent);
  }
  .list .item[aria-current='step'],
  .list .item[aria-current='true'] {
    background: var(--_accent);
    color: var(--_accent-text);
  }
  @media (forced-colors: active) {
    .panel {
      --_panel: Canvas;
      --_panel-edge: CanvasText;
      --_panel-text: CanvasText;
      --_panel-quiet: CanvasText;
      --_accent: Highlight;
      --_accent-text: HighlightText;
      --_danger: Highlight;
      --_danger-text: HighlightText;
    }
    .button.primary,
    .button.danger,
    .list .item[aria-current] {
      forced-color-adjust: none;
    }
  }
  @media print {
    .toolbar,
    .field,
    .panel details:not([open]) {
      display: none;
    }
  }
`;

// The frame around the board, what stands in its place, and the cells over it.

import { css } from 'lit';

export const frame = css`
  :host {
    display: block;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    position: relative;
    aspect-ratio: 524 / 916;
    max-inline-size: var(--_across);
    container-type: inline-size;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
  }
  .frame.four {
    aspect-ratio: 1;
  }
  .frame.bare {
    aspect-ratio: auto;
  }
  .waiting {
    direction: inherit;
    overflow: auto;
    user-select: text;
    -webkit-user-select: text;
  }
  .waiting > ::slotted(svg:not([slot])) {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  .corner {
    position: absolute;
    display: block;
    box-sizing: border-box;
    inline-size: 33.5%;
    block-size: 33.5%;
    padding: 2%;
    user-select: text;
    -webkit-user-select: text;
    pointer-events: none;
  }
  .corner::slotted(*),
  .corner > .panel {
    pointer-events: auto;
  }
  .corner[name^='top'] {
    top: 0;
  }
  .corner[name^='bottom'] {
    bottom: 0;
  }
  .corner[name$='left'] {
    left: 0;
  }
  .corner[name$='right'] {
    right: 0;
  }
  .drawing {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    forced-color-adjust: none;
  }
  .error {
    box-sizing: border-box;
    block-size: 100%;
    padding: 1.5em;
    border: 1.5px solid var(--_edge);
    border-radius: 8px;
    background: var(--_board);
    color: var(--_error);
    font:
      16px/1.5 system-ui,
      sans-serif;
    overflow: auto;
    overflow-wrap: anywhere;
    user-select: text;
    -webkit-user-select: text;
  }
  .error p {
    margin: 0 0 0.75em;
  }
  .said {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const points = css`
  .points {
    position: absolute;
    inset: 0;
  }
  .row {
    display: contents;
  }
  .point {
    position: absolute;
    translate: -50% -50%;
    box-sizing: border-box;
    outline: none;
    touch-action: manipulation;
    cursor: default;
  }
  .point.start {
    touch-action: pan-y pinch-zoom;
    cursor: grab;
  }
  .point.target {
    cursor: pointer;
  }
  .frame:is([data-gesture='dragging'], [data-gesture='carrying']) .point {
    cursor: grabbing;
  }
  .frame.pen .point {
    touch-action: none;
    cursor: crosshair;
  }
  /* Light, dark, light: one of them shows on every colour below. */
  .point:focus-visible {
    border: 2px solid var(--_halo);
    border-radius: 8px;
    outline: 3px solid var(--_select);
    outline-offset: -1px;
    box-shadow: 0 0 0 4px var(--_halo);
    z-index: 1;
  }
`;

// How the element looks. One constructed style sheet: nothing here needs inline styles.

import { css } from 'lit';
import { theme } from './theme.js';

const frame = css`
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
    max-inline-size: var(--junqi-max-width, min(420px, calc(98vh * 524 / 916)));
    max-inline-size: var(--junqi-max-width, min(420px, calc(98dvh * 524 / 916)));
    margin-inline: auto;
    container-type: inline-size;
    direction: ltr;
    user-select: none;
    -webkit-user-select: none;
  }
  .frame.four {
    aspect-ratio: 1;
    max-inline-size: var(--junqi-max-width, min(880px, 98vh));
    max-inline-size: var(--junqi-max-width, min(880px, 98dvh));
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

const ground = css`
  .sheet {
    fill: var(--_board);
    stroke: var(--_edge);
    stroke-width: 2.5;
  }
  .roads,
  .rails,
  .ties,
  .trail,
  .bracket,
  .attack .halo {
    fill: none;
  }
  .roads {
    stroke: var(--_road);
  }
  .rails {
    stroke: var(--_rail);
  }
  .ties {
    stroke: var(--_tie);
  }
  .mountains {
    fill: var(--_label);
    opacity: 0.75;
  }
  .station,
  .palace {
    fill: var(--_station);
    stroke: var(--_road);
    stroke-width: 1.8;
  }
  .palace {
    fill: var(--_palace);
  }
  .camp {
    fill: var(--_camp);
    stroke: var(--_camp-edge);
    stroke-width: 2.6;
  }
  .four .station {
    stroke-width: 1.3;
  }
  .four .camp {
    stroke-width: 1.8;
  }
  .headquarters {
    fill: var(--_headquarters);
    stroke: var(--_headquarters-edge);
    stroke-width: 2.2;
    stroke-linejoin: round;
  }
  .four .headquarters {
    stroke-width: 1.6;
  }
  .coordinate {
    fill: var(--_label);
    font-family: system-ui, sans-serif;
    font-weight: 600;
    letter-spacing: -0.04em;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const pieces = css`
  .shadow {
    fill: #000;
    opacity: 0.28;
  }
  .body {
    fill: var(--_body);
    stroke: var(--_rim);
    stroke-width: 1.6;
  }
  .four .body {
    stroke-width: 1.2;
  }
  .sheen {
    fill: #fff;
    opacity: 0.1;
  }
  .face,
  .dot {
    fill: var(--_ink);
  }
  .narrow {
    display: none;
  }
  .inset {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1.4;
    opacity: 0.55;
  }
  .four .inset {
    stroke-width: 1;
  }
  .dot {
    opacity: 0.6;
  }
  .carried {
    fill: var(--_last);
    stroke: #3a2c00;
    stroke-width: 1.5;
    paint-order: stroke;
  }
  .lifted {
    opacity: 0.35;
  }
  .in-hand .shadow {
    opacity: 0.4;
    translate: 0 3px;
  }
  @container (max-width: 560px) {
    .wide {
      display: none;
    }
    .narrow {
      display: initial;
    }
    .four .coordinate {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .shadow,
    .sheen {
      display: none;
    }
  }
  @media print {
    .shadow,
    .sheen {
      display: none;
    }
    .piece {
      --_body: #fff;
      --_rim: #000;
      --_ink: #000;
    }
    .piece.own {
      --_body: #444;
      --_ink: #fff;
    }
  }
`;

const marks = css`
  .trail {
    stroke: var(--_last);
    stroke-width: 5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .trail.edge {
    stroke: var(--_last-edge);
    stroke-width: 8;
  }
  .four .trail {
    stroke-width: 3.6;
  }
  .four .trail.edge {
    stroke-width: 6;
  }
  .left,
  .landed {
    stroke: var(--_last-edge);
  }
  .left {
    fill: color-mix(in srgb, var(--_last) 45%, transparent);
    stroke-dasharray: none;
  }
  .landed {
    fill: var(--_last);
  }
  .selection rect {
    fill: none;
  }
  .halo {
    stroke: var(--_halo);
  }
  .ring {
    stroke: var(--_select);
  }
  .quiet {
    fill: var(--_target);
    stroke: var(--_halo);
  }
  .attack .bracket {
    stroke: var(--_select);
  }
`;

const points = css`
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
    touch-action: none;
    cursor: grab;
  }
  .point.target {
    cursor: pointer;
  }
  .frame.dragging .point {
    cursor: grabbing;
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

export const styles = [theme, frame, ground, pieces, marks, points];

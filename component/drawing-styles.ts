// How board, pieces and marks are painted.

import { css } from 'lit';

export const ground = css`
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

export const pieces = css`
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

export const marks = css`
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
  .rim {
    stroke: var(--_last-edge);
  }
  .rim,
  .landed {
    fill: none;
  }
  .left {
    fill: color-mix(in srgb, var(--_last) 45%, transparent);
    stroke-dasharray: none;
  }
  .landed {
    stroke: var(--_last);
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

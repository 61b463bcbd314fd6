// How annotations are painted.

import { css } from 'lit';

export const annotations = css`
  .annotations .role-best,
  .annotations .role-user,
  .annotations .role-G {
    --_role: var(--junqi-arrow-best, light-dark(#1c7a3a, #5fd98b));
  }
  .annotations .role-other {
    --_role: var(--junqi-arrow-other, light-dark(#5f6670, #aab2bd));
  }
  .annotations .role-R {
    --_role: light-dark(#b3261e, #ff8a80);
  }
  .annotations .role-Y {
    --_role: light-dark(#a86f00, #ffd54f);
  }
  .annotations .role-B {
    --_role: light-dark(#0b57d0, #8ab4ff);
  }
  .arrow {
    opacity: 0.88;
  }
  .arrow.place-2 {
    opacity: 0.76;
  }
  .arrow.place-3 {
    opacity: 0.64;
  }
  .arrow .line,
  .circled .line {
    fill: none;
    stroke: var(--_role);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow .edge,
  .circled .edge {
    fill: none;
    stroke: var(--_halo);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow .head {
    fill: var(--_role);
    stroke: var(--_halo);
    stroke-width: 1;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .heat {
    fill: var(--junqi-heat, light-dark(#e8590c, #ff922b));
  }
  .bars {
    fill: #fff;
    stroke: #0009;
    stroke-width: 0.7;
  }
  .guess path {
    fill: var(--_ink);
    stroke: var(--_body);
    stroke-width: 3;
    paint-order: stroke;
  }
  @media (forced-colors: active) {
    .annotations [class*='role-'] {
      --_role: Highlight;
    }
    .heat {
      fill: Highlight;
    }
    .bars {
      fill: var(--_ink);
      stroke: none;
    }
  }
`;

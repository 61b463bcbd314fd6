// Colours, light and dark, and what they become where the reader's own colours are forced.
// Every one can be set from outside; `light-dark()` follows the element's `theme`.
//
// The board has a ground of its own and follows the reader; what stands around it stands on the page's and
// follows the page, unless a theme says what that is. On the dark board the dark armies keep a lighter rim, or
// they would sink into it. Where colours are forced one side is filled, the other outlined; on paper, too.

import { css } from 'lit';

export const theme = css`
  .frame,
  .screen {
    color-scheme: light dark;
  }
  :host([theme]:not([theme='auto']):not([theme=''])) .frame,
  :host([theme]:not([theme='auto']):not([theme=''])) .screen {
    color-scheme: inherit;
  }
  :host {
    --_board: var(--junqi-board, light-dark(#efe3c6, #2a2721));
    --_edge: var(--junqi-board-edge, light-dark(#c9b68b, #57503f));
    --_label: var(--junqi-label, light-dark(#6b5b3c, #cdbf9f));
    --_road: var(--junqi-road, light-dark(#8b7a5c, #7d6d50));
    --_rail: var(--junqi-rail, light-dark(#3a332a, #a8966f));
    --_tie: var(--junqi-rail-tie, light-dark(#f2e8d0, #1d1a15));
    --_station: var(--junqi-station, light-dark(#f7efdb, #3a352b));
    --_camp: var(--junqi-camp, light-dark(#dce7ce, #2f3d2c));
    --_camp-edge: var(--junqi-camp-edge, light-dark(#5e7f5a, #7fa178));
    --_headquarters: var(--junqi-headquarters, light-dark(#ebd0bf, #4a2f27));
    --_headquarters-edge: var(--junqi-headquarters-edge, light-dark(#a3402f, #d0745f));
    --_palace: var(--junqi-palace, light-dark(#f7efdb, #3a352b));
    --_last: var(--junqi-last, #f2b705);
    --_last-edge: var(--junqi-last-edge, light-dark(#8a6a00, #ffd75e));
    --_select: var(--junqi-select, light-dark(#0b57d0, #8ab4ff));
    --_halo: var(--junqi-halo, light-dark(#ffffff, #10131a));
    --_target: var(--junqi-target, light-dark(#1c6b34, #7ddb96));
    --_error: var(--junqi-error, light-dark(#8c1d18, #ffb4ab));
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([theme='inherit']) {
    color-scheme: inherit;
  }

  .army-red {
    --_body: var(--junqi-red, #b3261e);
    --_rim: #6f120d;
    --_ink: #fff;
  }
  .army-blue {
    --_body: var(--junqi-blue, #1f4e79);
    --_rim: #0c2b47;
    --_ink: #fff;
  }
  .army-S {
    --_body: var(--junqi-south, #dd6b20);
    --_rim: #8a3d0b;
    --_ink: #1d1006;
  }
  .army-E {
    --_body: var(--junqi-east, #7f3fb5);
    --_rim: #46206a;
    --_ink: #fff;
  }
  .army-N {
    --_body: var(--junqi-north, #86cfaf);
    --_rim: #3c7d63;
    --_ink: #0c1f17;
  }
  .army-W {
    --_body: var(--junqi-west, #173a63);
    --_rim: #061a33;
    --_ink: #fff;
  }
  .army-covered {
    --_body: var(--junqi-covered, #6d5b41);
    --_rim: #3e3322;
    --_ink: #fff;
  }
  .army-blue,
  .army-W {
    --_rim: light-dark(#0c2b47, #6f9ccb);
  }
  .army-red {
    --_rim: light-dark(#6f120d, #ef8a80);
  }
  .army-E {
    --_rim: light-dark(#46206a, #b98be0);
  }
  .army-covered {
    --_rim: light-dark(#3e3322, #b5a17e);
  }

  @media (forced-colors: active) {
    :host {
      --_board: Canvas;
      --_edge: CanvasText;
      --_label: CanvasText;
      --_road: CanvasText;
      --_rail: CanvasText;
      --_tie: Canvas;
      --_station: Canvas;
      --_camp: Canvas;
      --_camp-edge: CanvasText;
      --_headquarters: Canvas;
      --_headquarters-edge: CanvasText;
      --_palace: Canvas;
      --_last: Highlight;
      --_last-edge: Highlight;
      --_select: Highlight;
      --_halo: Canvas;
      --_target: Highlight;
      --_error: CanvasText;
    }
    .piece,
    .bars,
    .guess,
    .swatch,
    .turn,
    .button.seat {
      --_body: Canvas;
      --_rim: CanvasText;
      --_ink: CanvasText;
    }
    .army-red,
    .army-S,
    .army-N {
      --_body: CanvasText;
      --_ink: Canvas;
    }
  }

  @media print {
    :host {
      color-scheme: light;
    }
  }
`;

// Where the board and the panels around it stand, by the room there is for the element.
//
// In one column all are as wide as the board, or as lines of text need. What stands along the board makes its
// column wider, and the board no smaller. A screen is as large as the board that it stands for: nothing moves
// when the board comes.

import { css } from 'lit';

export const layout = css`
  .whole {
    container: junqi / inline-size;
  }
  .layout {
    --_across: var(--junqi-max-width, min(420px, calc(98vh * 524 / 916)));
    display: grid;
    --_edge-room: 0px;
    grid-template: 'above' 'middle' 'below' 'beside' 'tools' / minmax(0, 1fr);
    column-gap: 1.25rem;
  }
  .layout.four {
    --_across: var(--junqi-max-width, min(880px, 98vh));
  }
  .layout.has-edge {
    --_edge-room: 18px;
  }
  @supports (height: 1dvh) {
    .layout {
      --_across: var(--junqi-max-width, min(420px, calc(98dvh * 524 / 916)));
    }
    .layout.four {
      --_across: var(--junqi-max-width, min(880px, 98dvh));
    }
  }
  .middle {
    grid-area: middle;
    display: flex;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
  }
  .middle > .frame,
  .middle > .screen {
    flex: 0 1 auto;
    align-self: start;
    inline-size: 100%;
    max-inline-size: var(--_across);
    min-inline-size: 0;
  }
  .screen {
    display: grid;
    align-content: center;
    box-sizing: border-box;
    aspect-ratio: 524 / 916;
    min-block-size: 20em;
    padding: 1.5em;
    border: 1.5px solid var(--_edge);
    border-radius: 14px;
    background: var(--_board);
  }
  .four .screen {
    aspect-ratio: 1;
  }
  .above {
    grid-area: above;
    margin-block-end: 0.75rem;
  }
  .beside {
    grid-area: beside;
    margin-block-start: 0.75rem;
  }
  .below {
    grid-area: below;
    margin-block-start: 0.75rem;
  }
  .sharing {
    grid-area: tools;
    margin-block-start: 0.75rem;
  }
  .above,
  .below,
  .sharing,
  .beside {
    inline-size: 100%;
    max-inline-size: calc(var(--_across) + var(--_edge-room));
    margin-inline: auto;
  }
  .beside,
  .sharing {
    max-inline-size: max(26rem, var(--_across) + var(--_edge-room));
  }
  .middle > .edge {
    flex: none;
    inline-size: 12px;
  }
  @container junqi (min-width: 640px) {
    .layout.duel:is(.has-beside, :has(> .middle > .screen)) {
      grid-template:
        'above beside' auto
        'middle beside' auto
        'below beside' auto
        'tools beside' 1fr / minmax(0, calc(var(--_across) + var(--_edge-room))) minmax(14rem, 1fr);
    }
    .layout.duel > .beside {
      margin-block-start: 0;
    }
    :where(.layout.duel) > .beside {
      max-inline-size: none;
      margin-inline: 0;
    }
  }
  @container junqi (min-width: 900px) {
    .layout.four:is(.has-beside, :has(> .middle > .screen)) {
      grid-template:
        'above beside' auto
        'middle beside' auto
        'below beside' auto
        'tools beside' 1fr / minmax(0, calc(var(--_across) + var(--_edge-room))) minmax(16rem, 1fr);
    }
    .layout.four > .beside {
      margin-block-start: 0;
    }
    :where(.layout.four) > .beside {
      max-inline-size: none;
      margin-inline: 0;
    }
  }
`;

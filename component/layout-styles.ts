// Where the board and the panels around it stand, by the room there is for the element.

import { css } from 'lit';

export const layout = css`
  .whole {
    container: junqi / inline-size;
  }
  .layout {
    --_across: var(--junqi-max-width, min(420px, calc(98vh * 524 / 916)));
    display: grid;
    grid-template: 'above' 'middle' 'below' 'beside' / minmax(0, 1fr);
    column-gap: 1.25rem;
  }
  .layout.four {
    --_across: var(--junqi-max-width, min(880px, 98vh));
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
    min-block-size: 20em;
    padding: 1.5em;
    border: 1.5px solid var(--_edge);
    border-radius: 14px;
    background: var(--_board);
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
  .above,
  .below {
    inline-size: 100%;
    max-inline-size: var(--_across);
    margin-inline: auto;
  }
  .edge {
    flex: none;
  }
  @container junqi (min-width: 640px) {
    .layout.duel.has-beside {
      grid-template:
        'above beside' auto
        'middle beside' auto
        'below beside' 1fr / minmax(0, calc(var(--_across) + 18px)) minmax(14rem, 1fr);
    }
    .layout.duel > .beside {
      margin-block-start: 0;
    }
  }
  @container junqi (min-width: 900px) {
    .layout.four.has-beside {
      grid-template:
        'above beside' auto
        'middle beside' auto
        'below beside' 1fr / minmax(0, var(--_across)) minmax(16rem, 1fr);
    }
    .layout.four > .beside {
      margin-block-start: 0;
    }
  }
`;

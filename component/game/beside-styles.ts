// What stands beside a game, no wider than lines that are easy to read.

import { css } from 'lit';

export const besideStyles = css`
  @container junqi (min-width: 640px) {
    .layout.duel > .beside {
      max-inline-size: 28rem;
    }
  }
`;

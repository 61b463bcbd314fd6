// A closer look at one wing of Four, for fingers on small screens.

import { css } from 'lit';

export const wings = css`
  .sight {
    position: absolute;
    inset: 0;
    transition: transform 200ms ease-in-out;
  }
  .frame[data-wing] {
    overflow: hidden;
    border-radius: 8px;
  }
  .frame[data-wing] > .corner {
    visibility: hidden;
  }
  .frame[data-wing] > .sight {
    transform: scale(2.4);
  }
  .frame[data-wing='below'] > .sight {
    transform-origin: 50% 100%;
  }
  .frame[data-wing='above'] > .sight {
    transform-origin: 50% 0;
  }
  .frame[data-wing='left'] > .sight {
    transform-origin: 0 50%;
  }
  .frame[data-wing='right'] > .sight {
    transform-origin: 100% 50%;
  }
  .closer {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    min-inline-size: 44px;
    min-block-size: 44px;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_board);
    color: var(--_label);
    font:
      20px/1 system-ui,
      sans-serif;
  }
  @media (prefers-reduced-motion: reduce) {
    .sight {
      transition: none;
    }
  }
`;

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
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    padding: 0;
    min-inline-size: min(44px, 14cqi);
    min-block-size: min(44px, 14cqi);
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_board);
    color: var(--_label);
    font:
      20px/1 system-ui,
      sans-serif;
  }
  /* Where no point is: beside the near arm, above or below the others. */
  [data-wing='below'] > .closer {
    inset-block: auto 0;
  }
  [data-wing='right'] > .closer {
    inset-inline: auto 0;
  }
  .closer b {
    font-size: 14px;
  }
  .beyond,
  .note {
    background: var(--_label);
    color: var(--_board);
  }
  /* What is said of a choice. It takes no taps, and fades. */
  .note {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: 0;
    inline-size: fit-content;
    margin: 0 auto;
    padding: 0.35em 0.8em;
    translate: 0 -50%;
    border-radius: 8px;
    font:
      14px/1.3 system-ui,
      sans-serif;
    pointer-events: none;
    animation: note 600ms 5s forwards;
  }
  .four > .note {
    inset-block-start: 44.3%;
  }
  @keyframes note {
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .sight {
      transition: none;
    }
  }
`;

// While a seat sets up, its own territory fills the frame: no point is smaller than a finger.

import { css } from 'lit';

export const deployStyles = css`
  /* The lower half of Duel with the front; of Four the lower arm, and nothing of those beside it. */
  .frame {
    overflow: clip;
    aspect-ratio: 524 / 482;
    border-radius: 3%;
  }
  .frame.four {
    aspect-ratio: 280 / 316;
  }
  .sight > .drawing,
  .sight > .points {
    position: absolute;
    inset: auto;
    inset-block-end: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: calc(100% * 916 / 482);
  }
  .frame.four > .sight > .drawing,
  .frame.four > .sight > .points {
    inset-inline-start: calc(-100% * 300 / 280);
    inline-size: calc(100% * 880 / 280);
    block-size: calc(100% * 880 / 316);
  }
  .frame.four > .corner {
    display: none;
  }
  /* What lies outside is neither reached nor read. */
  .points {
    visibility: hidden;
  }
  .duel .row:nth-child(n + 7),
  .four .row:nth-child(n + 12) {
    visibility: visible;
  }
  .layout.four {
    --_across: var(--junqi-max-width, min(420px, 98vh));
  }
  /* Pieces are as large as those of Duel. */
  .four .wide {
    display: initial;
  }
  .four .narrow {
    display: none;
  }
  .four .coordinate {
    display: initial;
  }
  @container junqi (min-width: 640px) {
    .layout.four.has-beside {
      grid-template:
        'above beside' auto
        'middle beside' auto
        'below beside' auto
        'tools beside' 1fr / minmax(0, var(--_across)) minmax(14rem, 1fr);
    }
    .layout.four > .beside {
      margin-block-start: 0;
    }
  }
  .beside {
    max-inline-size: 34rem;
  }
  .reasons ul {
    margin-block: 0.2em 0;
    padding-inline-start: 1.2em;
  }
  .panel .march {
    inline-size: 100%;
    font-weight: 600;
  }
  .keep {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.4em;
  }
  .keep .field {
    flex: 1 1 9em;
  }
  .keep input {
    inline-size: 100%;
  }
`;
